import type { Kysely } from 'kysely';

/** Mails that wait, reset codes, profile pictures, and when a device was last used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No user id: a mail may be asked for an address that nobody has, and must look the same until it is sent.
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('text', 'text')
    .addColumn('html', 'text')
    .execute();
  await db.schema.createIndex('outboxByState').on('outbox').columns(['state', 'dueAt']).execute();

  // One a user: a newer code is the death of an older one.
  await db.schema
    .createTable('resetCodes')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addColumn('triesLeft', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('profilePictures')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('fileId', 'text', (column) => column.notNull().references('files.id'))
    .addColumn('smallFileId', 'text', (column) => column.notNull().references('files.id'))
    .execute();

  await db.schema.alterTable('sessions').addColumn('lastUsedAt', 'text').execute();
}
