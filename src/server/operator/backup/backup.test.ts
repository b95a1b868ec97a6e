import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '#server/db/engine.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { fillAccount } from '#server/testing/fill-account.ts';
import { runHemline } from '#server/testing/run-hemline.ts';
import { createPostgresDatabase, testEngines } from '#server/testing/test-database.ts';
import { ALL_TABLES, takeSnapshot } from './snapshot.ts';

interface Place {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

/** An installation that nobody has started yet. */
async function emptyPlace(engine: Engine): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hemline-restored-'));
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  return {
    dataDir,
    databaseUrl: postgres?.url ?? null,
    async remove() {
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every row of every table, as JSON that is the same for the same row of either engine. */
async function contentsOf(place: { dataDir: string; databaseUrl: string | null }) {
  const database = openDatabase(place);
  const snapshot = await takeSnapshot(database, place.dataDir);
  const contents: Record<string, string[]> = {};
  for (const table of ALL_TABLES) {
    const lines: string[] = [];
    for await (const row of snapshot.rows(table)) {
      const plain = Object.entries(JSON.parse(JSON.stringify(row))).map(([column, value]) => {
        if (table === 'users' && column === 'emailVerified') return [column, Boolean(value)];
        return [column, table.startsWith('modelTokens') && column === 'used' ? Number(value) : value];
      });
      lines.push(JSON.stringify(Object.fromEntries(plain.sort())));
    }
    contents[table] = lines.sort();
  }
  await snapshot.close();
  await database.close();
  return contents;
}

function picturesOf(dataDir: string): Map<string, string> {
  const folder = join(dataDir, 'files');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length), readFileSync(path).toString('base64')];
    }),
  );
}

describe.each(testEngines())('a backup on %s', (engine) => {
  let app: TestApp;
  let person: SignedInClient;
  let archive: string;
  const places: Place[] = [];

  beforeAll(async () => {
    app = await buildTestApp({ engine });
    person = await app.signedIn();
    await fillAccount(app, person);
    // What ends a line elsewhere, quotes, and what is beyond the basic plane.
    const name = 'Ada "Line\u2028break"\n Løvelace 👗';
    await app.database.db.updateTable('users').set({ name }).where('id', '=', person.id).execute();
  }, 120_000);
  afterAll(async () => {
    await app.close();
    for (const place of places) await place.remove();
  });

  async function newPlace(target: Engine = engine): Promise<Place> {
    const place = await emptyPlace(target);
    places.push(place);
    return place;
  }

  test.each(testEngines())(
    'holds everything, and is restored to the last row and byte on %s',
    async (target) => {
      const folder = join(app.database.dataDir, 'backups');
      rmSync(folder, { recursive: true, force: true });
      const made = await runHemline(['backup', '--json'], app.database);
      expect(made).toMatchObject({ code: 0, errors: '' });
      const { path, rows, pictures } = JSON.parse(made.output);
      archive = path;
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder)).toEqual([path.slice(folder.length + 1)]);
      // Nothing that a person can leave is empty here: a table that is forgotten would not be missed else.
      expect(Object.entries(rows).filter(([, count]) => count === 0)).toHaveLength(
        ALL_TABLES.length - ALL_TABLES.filter((table) => Number(rows[table]) > 0).length,
      );
      for (const table of ['users', 'photos', 'outfits', 'outfitHistory', 'outfitFiles', 'paidPlans', 'jobs'])
        expect(rows[table], table).toBeGreaterThan(0);
      expect(pictures).toBeGreaterThan(5);

      const place = await newPlace(target);
      expect(await runHemline(['restore', path], place)).toMatchObject({ code: 0, errors: '' });

      const source = { ...app.database, databaseUrl: app.database.databaseUrl };
      const before = await contentsBeside(source);
      expect(await contentsOf(place)).toEqual(before);
      expect(picturesOf(place.dataDir)).toEqual(picturesOf(app.database.dataDir));
      expect(await runHemline(['verify'], place)).toMatchObject({ code: 0 });
    },
    120_000,
  );

  /** As {@link contentsOf}, of the app that runs. */
  async function contentsBeside(source: TestApp['database']) {
    const snapshot = await takeSnapshot(source, source.dataDir);
    await snapshot.close();
    return engine === 'postgres' ? contentsOf(source) : contentsOfCopy(source);
  }

  async function contentsOfCopy({ db }: TestApp['database']) {
    const place = await newPlace('sqlite');
    await sql`vacuum into ${join(place.dataDir, 'hemline.sqlite')}`.execute(db);
    return contentsOf(place);
  }

  test('that is made while people write is of one instant, with every picture it knows', async () => {
    const { db } = app.database;
    const day = '2026-11-23';
    await db.insertInto('modelTokens').values({ day, used: 0 }).execute();
    const writer = await app.signedIn();
    await writer.post('/api/activate-basic-plan', { packageId: 'basic' });
    await db.insertInto('modelTokensByUser').values({ userId: writer.id, day, used: 1_000 }).execute();
    const bytes = await drawPhoto();

    let isOver = false;
    let moved = 0;
    // What leaves one table arrives in another, in one transaction: together they are always 1,000.
    const moving = (async () => {
      while (!isOver) {
        moved += 1;
        await db.transaction().execute(async (transaction) => {
          const amount = moved % 2 === 0 ? 7 : -7;
          await transaction
            .updateTable('modelTokensByUser')
            .set((row) => ({ used: row('used', '-', amount) }))
            .where('userId', '=', writer.id)
            .execute();
          await transaction
            .updateTable('modelTokens')
            .set((row) => ({ used: row('used', '+', amount) }))
            .where('day', '=', day)
            .execute();
        });
        await sleep(1);
      }
    })();
    let uploaded = 0;
    const uploading = (async () => {
      while (!isOver) {
        const answer = await writer.upload('/api/photos/upload', [{ name: 'one.jpg', bytes }]);
        expect(answer.statusCode).toBe(200);
        uploaded += 1;
        await writer.delete(`/api/photos/${answer.json().photos[0].id}`);
        await writer.delete('/api/photos/deleted');
      }
    })();

    const backups: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const folder = join(app.database.dataDir, `under-load-${made}`);
      const answer = await runHemline(['backup', '--to', folder, '--json'], app.database);
      expect(answer).toMatchObject({ code: 0, errors: '' });
      backups.push(JSON.parse(answer.output).path);
    }
    isOver = true;
    await Promise.all([moving, uploading]);
    expect(moved).toBeGreaterThan(20);
    expect(uploaded).toBeGreaterThan(0);

    for (const backup of backups) {
      const place = await newPlace();
      expect(await runHemline(['restore', backup], place)).toMatchObject({ code: 0, errors: '' });
      const { modelTokens, modelTokensByUser, users } = await contentsOf(place);
      const sums = [...(modelTokens ?? []), ...(modelTokensByUser ?? [])].map((line) => JSON.parse(line));
      const ofWriter = sums.filter((row) => row.day === day && (row.userId ?? writer.id) === writer.id);
      expect(ofWriter).toHaveLength(2);
      expect(ofWriter[0].used + ofWriter[1].used).toBe(1_000);
      expect(users?.join()).toContain(person.email);
      // Rows and files agree but for what was being written: such a row is not kept, and is swept.
      expect(JSON.parse((await runHemline(['verify', '--json'], place)).output)).toMatchObject({
        missing: [],
        wrongLength: [],
      });
    }
  }, 180_000);

  test('is not restored over an installation, nor over pictures of another one', async () => {
    const beside = await runHemline(['restore', archive], app.database);
    expect(beside).toMatchObject({ code: 1, output: '' });
    expect(beside.errors).toMatch(
      /pictures already that are not in the backup|accounts here already|in use by another/,
    );

    const place = await newPlace();
    await runHemline(['restore', archive], place);
    const again = await runHemline(['restore', archive], place);
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('accounts here already') });
  }, 60_000);

  test('leaves secrets out unless they are asked for', async () => {
    writeFileSync(
      join(app.database.dataDir, 'secrets.json'),
      JSON.stringify({ sessionSecret: 'S'.repeat(48) }),
    );
    const folder = join(app.database.dataDir, 'with-secrets');
    const made = await runHemline(['backup', '--with-secrets', '--to', folder, '--json'], app.database);
    const { path, secrets } = JSON.parse(made.output);
    expect(secrets).toBe('included');

    const place = await newPlace();
    await runHemline(['restore', path], place);
    expect(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')).toContain('SSSS');

    const without = await newPlace();
    await runHemline(['restore', archive], without);
    expect(existsSync(join(without.dataDir, 'secrets.json'))).toBe(false);
  }, 60_000);
});

test('a damaged, cut or foreign file is named, and nothing is made of it', async () => {
  const app = await buildTestApp();
  const person = await app.signedIn();
  await person.post('/api/activate-basic-plan', { packageId: 'basic' });
  await person.upload('/api/photos/upload', [{ name: 'one.jpg', bytes: await drawPhoto() }]);
  const made = await runHemline(['backup', '--json'], app.database);
  const whole = readFileSync(JSON.parse(made.output).path);
  const place = await emptyPlace('sqlite');
  const file = join(app.database.dataDir, 'damaged.zip');

  // A picture is the first thing in it.
  const flipped = Buffer.from(whole);
  flipped[400] = (flipped[400] ?? 0) ^ 1;
  for (const [bytes, words] of [
    [flipped, /The backup is damaged: the picture .* cannot be read as it was written/],
    [whole.subarray(0, whole.length / 2), /cannot be read as a backup/],
    [Buffer.from('no zip at all'), /cannot be read as a backup/],
  ] as const) {
    writeFileSync(file, bytes);
    for (const command of ['check-backup', 'restore']) {
      const answer = await runHemline([command, file], { ...place, dataDir: join(place.dataDir, 'new') });
      expect(answer).toMatchObject({ code: 1, output: '', errors: expect.stringMatching(words) });
    }
  }
  expect(existsSync(join(place.dataDir, 'new'))).toBe(false);
  await place.remove();
  await app.close();
}, 60_000);
