import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { createPostgresDatabase, testEngines } from '#server/testing/test-database.ts';
import { up as firstJourney } from './0001-first-journey.ts';
import { up } from './0005-generations-and-history.ts';

interface Tables {
  users: Record<string, unknown>;
  outfits: Record<string, unknown>;
  outfitVersions: Record<string, unknown>;
  outfitHistory: Record<string, unknown>;
}

test.each(testEngines())('versions that were kept before become the history, on %s', async (engine) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hemline-migration-'));
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  const database = openDatabase({ databaseUrl: postgres?.url ?? null, dataDir });
  const db = database.db as unknown as Kysely<Tables>;
  const at = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;
  const content = (title: string) => JSON.stringify({ title, prompt: 'office' });
  await firstJourney(database.db as unknown as Kysely<unknown>, engine);
  await db
    .insertInto('users')
    .values({
      id: 'ada',
      name: 'Ada',
      email: 'a@example.com',
      createdAt: at(0),
      updatedAt: at(0),
      emailVerified: engine === 'postgres' ? false : 0,
    })
    .execute();
  const outfit = { userId: 'ada', isFavorite: 0, createdAt: at(0) };
  await db
    .insertInto('outfits')
    .values([
      { ...outfit, id: 'changed', content: content('third') },
      { ...outfit, id: 'unchanged', content: content('only') },
    ])
    .execute();
  await db
    .insertInto('outfitVersions')
    .values([
      { outfitId: 'changed', version: 1, prompt: 'warmer', content: content('first'), createdAt: at(1) },
      { outfitId: 'changed', version: 2, prompt: 'cheaper', content: content('second'), createdAt: at(2) },
    ])
    .execute();

  await up(database.db as unknown as Kysely<unknown>);

  const state = (number: number, cameFrom: number | null, prompt: string, title: string) => ({
    outfitId: 'changed',
    number,
    cameFrom,
    prompt,
    content: content(title),
    createdAt: at(number - 1),
  });
  expect(await db.selectFrom('outfitHistory').selectAll().orderBy('number').execute()).toEqual([
    state(1, null, 'office', 'first'),
    state(2, 1, 'warmer', 'second'),
    state(3, 2, 'cheaper', 'third'),
  ]);
  expect(
    await db.selectFrom('outfits').select(['id', 'version', 'deletedAt']).orderBy('id').execute(),
  ).toEqual([
    { id: 'changed', version: 3, deletedAt: null },
    { id: 'unchanged', version: 1, deletedAt: null },
  ]);
  await database.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});
