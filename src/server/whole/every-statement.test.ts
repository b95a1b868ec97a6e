import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLocalStorage } from '#server/adapters/storage/local-storage.ts';
import type { Engine } from '#server/db/engine.ts';
import type { Db } from '#server/db/open-database.ts';
import { PERSONAL_TABLES } from '#server/db/personal-tables.ts';
import { expectFiles } from '#server/features/files/expect-files.ts';
import { aPiece } from '#server/testing/a-piece.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { fillAccount } from '#server/testing/fill-account.ts';
import { hearStatements } from '#server/testing/hear-statements.ts';
import { testEngines } from '#server/testing/test-database.ts';

/** Tables that do not grow with people: one row a day, and what the migrations wrote down. */
const SMALL = ['modelTokens', 'migrations', 'migrationLock'];
/** They read no more rows than they answer: in the order of the ids nearly every file is kept. */
const STOPS_EARLY = /^select "storageKey" from "files" where "state" = \S+ order by "id" \w+ limit/;
const GROWING = Object.keys(PERSONAL_TABLES).filter((table) => !SMALL.includes(table));

afterEach(() => vi.restoreAllMocks());

describe.each(testEngines())('every statement, on %s', (engine) => {
  it('finds its rows by an index, however many there are of other people', async () => {
    const statements = hearStatements(engine);
    const app = await buildTestApp({ engine });
    onTestFinished(() => app.close());
    statements.length = 0;
    await live(app);
    const asked = [...new Set(statements)]
      .filter(isOfTheApplication)
      .filter((text) => !STOPS_EARLY.test(text));

    const partial = await partialIndexes[engine](app.database.db);
    const slow: string[] = [];
    for (const statement of asked) {
      const plan = (await explain[engine](app.database.db, statement)).filter((step) =>
        readsAll(step, partial),
      );
      if (plan.length > 0) slow.push(`${statement}\n    ${plan.join('\n    ')}`);
    }

    expect(asked.length).toBeGreaterThan(100);
    expect(slow).toEqual([]);
  });
});

/** Everything that somebody does, once, and what the server does by itself. */
async function live(app: TestApp): Promise<void> {
  const client = await app.signedIn();
  await fillAccount(app, client);
  const [outfit] = (await client.get('/api/outfits')).json().outfits;
  const [photo] = (await client.get('/api/photos')).json();
  const [inspiration] = (await client.get('/api/style/inspirations')).json();
  const [piece] = (await client.get('/api/closet/pieces')).json().pieces;
  for (const { route } of app.routes) {
    if (route.method !== 'GET' || route.path === '/api/logout') continue;
    await client.get(route.path.replace(':id', route.path.includes('photos') ? photo.id : outfit.id));
  }

  const find = await foundIn(client);
  const reset = { newPassword: 'a wholly new one', confirmPassword: 'a wholly new one' };
  const answers = [
    await client.post('/api/closet/pieces/of-look', { outfitId: outfit.id, itemId: outfit.items[0].id }),
    await client.post(`/api/outfits/${outfit.id}/undo`),
    await client.post(`/api/outfits/${outfit.id}/modify`, { modificationPrompt: 'make it black' }),
    await client.post(`/api/outfits/${outfit.id}/go-back`, { version: 1 }),
    await client.patch(`/api/outfits/${outfit.id}/favorite`, { isFavorite: true }),
    await client.delete(`/api/outfits/${outfit.id}`),
    await client.post(`/api/outfits/${outfit.id}/restore`),
    await client.delete(`/api/outfits/${outfit.id}`),
    await client.patch(`/api/style/inspirations/${inspiration.id}`, { title: 'Quay' }),
    await client.delete(`/api/style/inspirations/${inspiration.id}`),
    await client.post(`/api/style/inspirations/${inspiration.id}/restore`),
    await client.delete(`/api/style/inspirations/${inspiration.id}`),
    await client.patch(`/api/closet/pieces/${piece.id}`, { revision: 1, state: 'toMend' }),
    await client.post(`/api/closet/finds/${find}/taps`, { taps: [{ x: 0.5, y: 0.5, belongs: true }] }),
    await client.post(`/api/closet/finds/${find}/confirm`, aPiece()),
    await client.post('/api/closet/finds/cancel'),
    await client.post('/api/closet/read', { text: 'navy linen blazer, 79' }),
    await client.get('/api/closet/search?q=navy'),
    await client.post('/api/closet/wears', { pieceIds: [piece.id], day: '2026-11-20' }),
    await client.post('/api/closet/wears/undo', { pieceIds: [piece.id], day: '2026-11-20' }),
    await client.delete(`/api/closet/pieces/${piece.id}`),
    await client.post(`/api/closet/pieces/${piece.id}/restore`),
    await client.delete(`/api/photos/${photo.id}`),
    await client.post(`/api/photos/${photo.id}/restore`),
    await client.post('/api/auth/forgot-password', { email: client.email }),
    await client.get('/api/account/export'),
    await app.visitor().post('/api/auth/login', { email: client.email, password: client.password }),
  ];
  for (const [index, { statusCode, body }] of answers.entries())
    expect(statusCode, `${index}: ${body.slice(0, 300)}`).toBe(200);
  await client.post('/api/create-payment-intent', { packageId: 'pro' });
  await client.post('/api/auth/reset-password', { email: client.email, token: '00000000', ...reset });
  await client.post('/api/auth/change-password', {
    currentPassword: client.password,
    newPassword: reset.newPassword,
  });
  const picture = [{ name: 'me.jpg', bytes: await drawPhoto() }];
  const other = await app.signedIn();
  expect((await other.upload('/api/profile-picture', picture, 'profilePicture')).statusCode).toBe(200);
  await app.outbox.deliverDue();
  await expectFiles({
    db: app.database.db,
    storage: createLocalStorage(join(app.database.dataDir, 'files')),
  });
  await app.sweep('at-start');
  const gone = await client.delete('/api/account', { password: reset.newPassword });
  expect(gone.statusCode, gone.body).toBe(200);
  await app.sweep('while-serving');
}

/** @returns the id of a photo of the closet once a garment was found in it */
async function foundIn(client: SignedInClient): Promise<string> {
  return vi.waitFor(
    async () => {
      const [find] = (await client.get('/api/closet/finds')).json().finds;
      expect(find?.state).toBe('found');
      return find.id;
    },
    { timeout: 60_000, interval: 200 },
  );
}

function isOfTheApplication(statement: string): boolean {
  const begin = /^\s*(select|update|delete|insert|with)\b/i.test(statement);
  return begin && GROWING.some((table) => statement.includes(`"${table}"`));
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] } & Record<
  string,
  unknown
>;

const explain: Record<Engine, (db: Db, statement: string) => Promise<string[]>> = {
  async sqlite(db, statement) {
    const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${statement}`)}`.execute(db);
    return rows.map(({ detail }) => detail);
  },
  /**
   * Where there is any index to find rows by, it is taken: what then reads a whole table has none. Of tables that are nearly
   * empty it is guessed from the width of their rows how many there are: without the second line, a new column makes another
   * statement read an index from end to end, to merge with.
   */
  async postgres(db, statement) {
    return db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_mergejoin = off`.execute(transaction);
      const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
        ${sql.raw(`explain (format json, generic_plan) ${statement}`)}
      `.execute(transaction);
      return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)).map(wordsOf);
    });
  },
};

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** A node in the words in which SQLite tells its plans. */
function wordsOf(node: Plan): string {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
  if (type === 'Seq Scan') return `SCAN ${table}`;
  if (!type.includes('Index') || 'Index Cond' in node) return type;
  return `SCAN ${table ?? ''} USING INDEX ${index}`;
}

/** Of the few rows of a state: to read such an index from end to end is what it is for. */
const partialIndexes: Record<Engine, (db: Db) => Promise<string[]>> = {
  sqlite: (db) =>
    namesOf(db, sql`select name from sqlite_master where type = 'index' and sql like '% where %'`),
  postgres: (db) =>
    namesOf(db, sql`select indexname as name from pg_indexes where indexdef like '% WHERE %'`),
};

async function namesOf(db: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`${query}`.execute(db);
  return rows.map(({ name }) => name);
}

function readsAll(step: string, partial: string[]): boolean {
  if (!/^SCAN (?!\d+-ROW|CONSTANT)/.test(step)) return false;
  const index = / USING (?:COVERING )?INDEX (\w+)/.exec(step)?.[1];
  return index === undefined || !partial.includes(index);
}
