import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { createPostgresDatabase, testEngines } from '#server/testing/test-database.ts';
import { up as firstJourney } from './0001-first-journey.ts';
import { up as generationsAndHistory } from './0005-generations-and-history.ts';
import { up as jobs } from './0020-jobs.ts';
import { up as outfitSummaries } from './0021-outfit-summaries.ts';

type Tables = Record<'users' | 'outfits' | 'generations' | 'jobs', Record<string, unknown>>;

const AT = '2026-11-20T12:00:00.000Z';
const ASKED = { prompt: 'office', priceRange: '100-200', ways: 1, startFrom: null };
const LOOK = { outfit: { id: 'look-1' }, fileIds: ['file-1'] };

test.each(testEngines())('what an older database holds is brought up, on %s', async (engine) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hemline-migration-'));
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  const database = openDatabase({ databaseUrl: postgres?.url ?? null, dataDir });
  const untyped = database.db as unknown as Kysely<unknown>;
  const db = database.db as unknown as Kysely<Tables>;
  await firstJourney(untyped, engine);
  await generationsAndHistory(untyped);
  await db
    .insertInto('users')
    .values({
      id: 'ada',
      name: 'Ada',
      email: 'a@example.com',
      createdAt: AT,
      updatedAt: AT,
      emailVerified: engine === 'postgres' ? false : 0,
    })
    .execute();
  const generation = {
    userId: 'ada',
    reservationId: null,
    offered: null,
    outfitIds: '[]',
    failure: null,
    startedAt: AT,
  };
  const failure = JSON.stringify({ code: 'internal', message: 'Broken.' });
  await db
    .insertInto('generations')
    .values([
      {
        ...generation,
        id: 'a-running',
        stage: 'drawing',
        reservationId: 'taken',
        request: JSON.stringify(ASKED),
      },
      {
        ...generation,
        id: 'b-offered',
        stage: 'offered',
        offered: JSON.stringify([LOOK]),
        request: JSON.stringify({ modifies: null, ...ASKED, ways: 3 }),
      },
      {
        ...generation,
        id: 'c-changed',
        stage: 'done',
        outfitIds: '["outfit-1"]',
        request: JSON.stringify({ modifies: 'outfit-1', ...ASKED, prompt: 'warmer' }),
      },
      { ...generation, id: 'd-failed', stage: 'failed', failure, request: JSON.stringify(ASKED) },
    ])
    .execute();
  const items = [
    { category: 'Tops', item: 'Tee', color: 'Navy', style: 'Casual', shoppingLinks: [] },
    { category: 'Tops', item: 'Vest', color: 'Navy', style: 'Casual', shoppingLinks: [] },
  ];
  const picture = { url: '/full', thumbnailUrl: '/small', thumbnailAvifUrl: null };
  const shown = { title: 'Harbor', description: 'By the sea.', priceRange: '100-200' };
  await db
    .insertInto('outfits')
    .values({
      id: 'outfit-1',
      userId: 'ada',
      isFavorite: 0,
      createdAt: AT,
      content: JSON.stringify({ ...shown, picture, items }),
    })
    .execute();

  await jobs(untyped);
  await outfitSummaries(untyped);

  const job = { userId: 'ada', kind: 'generate', startedAt: AT, stage: null, reservationId: null };
  const generate = JSON.stringify({ kind: 'generate', ...ASKED });
  expect(await db.selectFrom('jobs').selectAll().orderBy('id').execute()).toEqual([
    {
      ...job,
      id: 'a-running',
      state: 'running',
      stage: 'drawing',
      reservationId: 'taken',
      request: generate,
      result: null,
      error: null,
    },
    {
      ...job,
      id: 'b-offered',
      state: 'offered',
      error: null,
      request: JSON.stringify({ kind: 'generate', ...ASKED, ways: 3 }),
      result: JSON.stringify({ outfitIds: [], offered: [LOOK] }),
    },
    {
      ...job,
      id: 'c-changed',
      kind: 'modify',
      state: 'done',
      error: null,
      request: JSON.stringify({ kind: 'modify', outfitId: 'outfit-1', prompt: 'warmer' }),
      result: JSON.stringify({ outfitIds: ['outfit-1'], offered: [] }),
    },
    { ...job, id: 'd-failed', state: 'failed', request: generate, result: null, error: failure },
  ]);
  const [{ summary } = {}] = await db.selectFrom('outfits').select('summary').execute();
  expect(JSON.parse(String(summary))).toEqual({
    ...shown,
    thumbnailUrl: '/small',
    thumbnailAvifUrl: null,
    words: ['Tops', 'Tee', 'Navy', 'Casual', 'Vest'],
  });
  await database.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});
