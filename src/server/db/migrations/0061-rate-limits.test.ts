import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrateTo } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createPostgresDatabase, testEngines } from '#server/testing/test-database.ts';

test.each(testEngines())('what was counted before goes on counting, on %s', async (engine) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hemline-migration-'));
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  const database = openDatabase({ databaseUrl: postgres?.url ?? null, dataDir });
  await migrateTo(database, '0060-guess-of-finds');
  const counted = { key: 'hashed', points: 4, expiresAt: '2026-11-25T12:00:00.000Z' };
  const before = database.db as unknown as Kysely<{ tries: typeof counted }>;
  await before.insertInto('tries').values(counted).execute();

  await migrate(database);
  await database.db
    .updateTable('rateLimits')
    .set((row) => ({ points: row('points', '+', 1) }))
    .where('key', '=', 'hashed')
    .execute();
  expect(await database.db.selectFrom('rateLimits').selectAll().execute()).toEqual([
    { ...counted, points: 5 },
  ]);

  await database.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});
