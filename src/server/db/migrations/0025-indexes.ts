import { type Kysely, sql } from 'kysely';

/**
 * No statement reads other people's rows to find its own (`every-statement.test.ts`). Of states that most rows are not in,
 * only those few rows are indexed: the index stays small, and SQLite's planner is not misled by a column that is nearly
 * always null.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  const partial = (name: string, table: string, column: string, rows: string) =>
    sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.ref(column)}) where ${sql.raw(rows)}`.execute(
      db,
    );

  await index('filesByUser', 'files', ['userId', 'id']);
  await db.schema.dropIndex('filesByState').execute();
  await partial('filesUnkept', 'files', 'createdAt', `"state" != 'kept'`);

  // Where a file goes, the database asks who refers to it.
  await index('photosByFile', 'photos', ['fileId']);
  await index('photosByThumbnail', 'photos', ['thumbnailId']);
  await index('photosByThumbnailAvif', 'photos', ['thumbnailAvifId']);
  await index('profilePicturesByFile', 'profilePictures', ['fileId']);
  await index('profilePicturesBySmallFile', 'profilePictures', ['smallFileId']);
  await index('outfitFilesByFile', 'outfitFiles', ['fileId']);

  for (const table of ['outfits', 'photos', 'inspirations']) {
    await db.schema.dropIndex(`${table}ByDeletion`).execute();
    await partial(`${table}Deleted`, table, 'deletedAt', `"deletedAt" is not null`);
  }

  await index('reservationsByUser', 'reservations', ['userId', 'id']);
  await index('reservationsByTime', 'reservations', ['takenAt']);
  await index('sessionsByExpiry', 'sessions', ['expiresAt']);
  await index('sessionsByCreation', 'sessions', ['createdAt']);
  await index('resetCodesByExpiry', 'resetCodes', ['expiresAt']);
  await index('outboxByRecipient', 'outbox', ['recipient', 'id']);

  await index('paymentEventsByTime', 'paymentEvents', ['receivedAt']);
  await index('customersToForgetByGateway', 'customersToForget', ['gateway', 'livemode']);
  await partial(
    'checkoutAttemptsUnfinished',
    'checkoutAttempts',
    'createdAt',
    `"state" in ('open', 'closing')`,
  );
  await partial(
    'subscriptionsRunning',
    'subscriptions',
    'id',
    `"status" not in ('canceled', 'incomplete_expired')`,
  );
  await partial(
    'subscriptionsToSettle',
    'subscriptions',
    'id',
    `"takenOverAt" is not null and "settled" = 0`,
  );
  await partial(
    'sandboxSubscriptionsRunning',
    'sandboxSubscriptions',
    'periodEnd',
    `"status" not in ('canceled', 'incomplete_expired')`,
  );
}
