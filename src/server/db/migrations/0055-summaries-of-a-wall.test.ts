import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { createPostgresDatabase, testEngines } from '#server/testing/test-database.ts';
import { up } from './0055-summaries-of-a-wall.ts';

interface Tables {
  outfits: { id: string; content: string; summary: string };
}

test.each(testEngines())('summaries that were stored before learn picture and sum, on %s', async (engine) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hemline-migration-'));
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  const database = openDatabase({ databaseUrl: postgres?.url ?? null, dataDir });
  const db = database.db as unknown as Kysely<Tables>;
  await db.schema
    .createTable('outfits')
    .addColumn('id', 'text')
    .addColumn('content', 'text')
    .addColumn('summary', 'text')
    .execute();
  const content = JSON.stringify({ title: 'Harbor', imageUrl: '/api/files/1', estimatedTotalCents: 14_950 });
  await db
    .insertInto('outfits')
    .values([
      { id: 'whole', content, summary: '{"title":"Harbor","words":["navy"]}' },
      { id: 'damaged', content: '{"title":', summary: '{}' },
    ])
    .execute();

  await up(database.db as unknown as Kysely<unknown>);

  const rows = await db.selectFrom('outfits').select(['id', 'summary']).orderBy('id').execute();
  expect(rows.map(({ id, summary }) => [id, JSON.parse(summary)])).toEqual([
    ['damaged', {}],
    ['whole', { title: 'Harbor', words: ['navy'], imageUrl: '/api/files/1', estimatedTotalCents: 14_950 }],
  ]);
  await database.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});
