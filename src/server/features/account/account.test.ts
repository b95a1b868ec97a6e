import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEMLINE } from '#contract/product.ts';
import { createLocalStorage } from '#server/adapters/storage/local-storage.ts';
import { StoredFileMissingError } from '#server/adapters/storage/storage.ts';
import { systemClock } from '#server/clock.ts';
import { PERSONAL_TABLES } from '#server/db/personal-tables.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { fillAccount } from '#server/testing/fill-account.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { testEngines } from '#server/testing/test-database.ts';
import { type AccountDeletionPart, createAccountService } from './account.service.ts';
import { createAccountExport } from './account-export.ts';

/** Ours and the libraries', without a person in them. */
const TABLES_OF_NOBODY = ['migrations', 'migrationLock'];
const log = pino({ level: 'silent' });

describe.each(testEngines())('your data on %s', (engine) => {
  let app: TestApp;
  let owner: SignedInClient;
  let stranger: SignedInClient;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
    owner = await app.signedIn();
    stranger = await app.signedIn();
    await fillAccount(app, owner);
    await fillAccount(app, stranger);
  });
  afterAll(() => app.close());

  test('every table of the database says whose its rows are', async () => {
    const tables = await app.database.db.introspection.getTables();
    const names = tables.map(({ name }) => name).filter((name) => !TABLES_OF_NOBODY.includes(name));

    expect(names.sort()).toEqual(Object.keys(PERSONAL_TABLES).sort());
  });

  test('a column that sounds like a secret does not leave, and every named column exists', async () => {
    for (const { name, columns } of await app.database.db.introspection.getTables()) {
      const about = PERSONAL_TABLES[name as keyof typeof PERSONAL_TABLES];
      if (about === undefined || 'nothingBecause' in about) continue;
      const has = columns.map((column) => column.name);
      expect(has, name).toEqual(
        expect.arrayContaining([...about.key, ...(about.withheld ?? []), ...(about.json ?? [])]),
      );
      const secrets = has.filter((column) => /password|token$|secret|hash|storageKey/i.test(column));
      expect(about.withheld ?? [], name).toEqual(expect.arrayContaining(secrets));
    }
  });

  test('the download has a row of every table, and nothing of anybody else', async () => {
    const answer = await owner.get('/api/account/export');
    const zip = await readZip(answer.rawPayload);

    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="hemline-data-\d{4}-\d\d-\d\d\.zip"$/,
      ),
    });
    expect(zip.has('README.txt')).toBe(true);
    expect(zip.has('MISSING.txt')).toBe(false);
    for (const [table, about] of Object.entries(PERSONAL_TABLES)) {
      if ('nothingBecause' in about) continue;
      const content = JSON.parse(String(zip.get(`${about.file}.json`)));
      expect(content[table]?.length, `rows of ${table}: add one to fill-account.ts`).toBeGreaterThan(0);
      for (const column of about.json ?? [])
        expect(typeof content[table][0][column], column).not.toBe('string');
    }
    const texts = [...zip]
      .filter(([name]) => !name.startsWith('pictures/'))
      .map(([, bytes]) => String(bytes));
    const everything = texts.join('\n');
    expect(everything).toContain(`Wearer ${owner.id}`);
    expect(everything).toContain('a wardrobe that fits');
    expect(everything).toContain('swap the shoes');
    for (const secret of await secretsOf(app, owner)) expect(everything).not.toContain(secret);
    for (const other of [stranger.id, stranger.email]) expect(everything).not.toContain(other);
  });

  test('all pictures are in it, as they are stored', async () => {
    const zip = await readZip((await owner.get('/api/account/export')).rawPayload);
    const pictures = [...zip].filter(([name]) => name.startsWith('pictures/'));

    const kept = await app.database.db
      .selectFrom('files')
      .select('id')
      .where('userId', '=', owner.id)
      .execute();
    expect(pictures.map(([name]) => name.slice('pictures/'.length).split('.')[0]).sort()).toEqual(
      kept.map(({ id }) => id).sort(),
    );
    for (const [, bytes] of pictures) expect((await sharp(bytes).metadata()).width).toBeGreaterThan(10);
  });

  test('a link on another site cannot start the download, and a visitor gets none', async () => {
    expect((await owner.get('/api/account/export', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await app.visitor().get('/api/account/export')).statusCode).toBe(401);
  });

  test.each([
    [{}, 400, 'Password is required'],
    [{ password: '' }, 400, 'Password is required'],
    [{ password: 'not the password' }, 401, 'That is not your password.'],
    [{ email: 'somebody@example.com' }, 400, 'Password is required'],
  ])('%j deletes nothing', async (body, status, message) => {
    const answer = await stranger.delete('/api/account', body);

    expect(answer.statusCode).toBe(status);
    expect(answer.json().fields.password.message).toBe(message);
    expect((await stranger.get('/api/auth/user')).statusCode).toBe(200);
    expect(await rowsOf(app, stranger)).toMatchObject({ users: 1, outfits: 1, photos: 2 });
  });

  test('deleting an account leaves no row and no file of it, and the others as they were', async () => {
    const before = await rowsOf(app, stranger);
    const elsewhere = app.visitor();
    await elsewhere.post('/api/auth/login', { email: owner.email, password: owner.password });
    const stolen = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
    const empty = Object.entries(await rowsOf(app, owner)).filter(([, rows]) => rows === 0);
    expect(empty, 'tables without a row of the owner: add one to fill-account.ts').toEqual([]);

    const answer = await owner.delete('/api/account', { password: owner.password });

    expect(answer.json()).toEqual({ success: true });
    expect(owner.cookies.size).toBe(0);
    expect((await app.visitor().get('/api/auth/user', { cookie: stolen })).statusCode).toBe(401);
    expect((await elsewhere.get('/api/auth/user')).statusCode).toBe(401);
    const left = Object.entries(await rowsOf(app, owner)).filter(([, rows]) => rows > 0);
    expect(left).toEqual([]);
    expect(filesOf(app, owner)).toEqual([]);
    expect(await rowsOf(app, stranger)).toEqual(before);
    expect(filesOf(app, stranger)).not.toEqual([]);
    const again = await app
      .visitor()
      .post('/api/auth/login', { email: owner.email, password: owner.password });
    expect(again.statusCode).toBe(401);
  });

  test('four deletions at once are one, and the address is free again', async () => {
    const person = await app.signedIn();

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => person.delete('/api/account', { password: person.password })),
    );

    for (const { statusCode } of answers) expect([200, 401, 429]).toContain(statusCode);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
    expect((await app.signedIn({ email: person.email })).id).not.toBe(person.id);
  });

  test('what was under way meanwhile is told to sign in, and leaves no file', async () => {
    const user = await app.signedIn();
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();

    const uploads = [0, 1, 2].map(() =>
      user.upload('/api/profile-picture', [{ name: 'me.png', bytes }], 'profilePicture'),
    );
    const deletion = await user.delete('/api/account', { password: user.password });

    expect(deletion.statusCode).toBe(200);
    for (const { statusCode, json } of await Promise.all(uploads)) {
      if (statusCode !== 200) expect([statusCode, json().code]).toEqual([401, 'signed_out']);
    }
    expect(filesOf(app, user)).toEqual([]);
  });

  test('guessing the password of a session that was left open is limited', async () => {
    const person = await app.signedIn();
    for (let index = 0; index < 5; index += 1) {
      const wrong = await person.delete('/api/account', { password: `guess number ${index}` });
      expect(wrong.statusCode).toBe(401);
    }

    expect((await person.delete('/api/account', { password: person.password })).statusCode).toBe(429);
    expect((await person.get('/api/auth/user')).statusCode).toBe(200);
  });
});

describe('an account of a provider', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());

  async function fromProvider() {
    const person = await app.signedIn();
    await app.database.db
      .updateTable('accounts')
      .set({ providerId: 'oidc', password: null })
      .where('userId', '=', person.id)
      .execute();
    return person;
  }

  test('is deleted by its address, typed again', async () => {
    const person = await fromProvider();

    const wrong = await person.delete('/api/account', { email: 'somebody@example.com' });
    const right = await person.delete('/api/account', { email: ` ${person.email.toUpperCase()} ` });

    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields.email.message).toBe('That is not the address of this account.');
    expect(right.statusCode).toBe(200);
    expect((await rowsOf(app, person)).users).toBe(0);
  });

  test('asks for a new sign-in when the last one is long ago', async () => {
    const person = await fromProvider();
    const longAgo = new Date(Date.now() - 16 * 60_000).toISOString();
    await sql`update "sessions" set "createdAt" = ${longAgo} where "userId" = ${person.id}`.execute(
      app.database.db,
    );

    const answer = await person.delete('/api/account', { email: person.email });

    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('sign_in_too_old');
    expect((await person.get('/api/auth/user')).statusCode).toBe(200);
  });
});

describe('what other slices do about an account that goes', () => {
  test('fails before anything is deleted, or does not keep it from being deleted', async () => {
    const app = await buildTestApp();
    const person = await app.signedIn();
    await fillAccount(app, person);
    const before = await rowsOf(app, person);
    let part: AccountDeletionPart = {
      note: () => Promise.reject(new Error('no room for a note')),
      finish: () => Promise.reject(new Error('the payment provider is down')),
    };
    const { db } = app.database;
    const service = createAccountService({
      db,
      forgetDeleted: async () => {},
      auth: {
        currentUser: async () => ({ authProvider: 'local' }),
        isPassword: async () => true,
        logout: async () => [],
      } as never,
      files: { markAllForDeletion: async () => [], removeMarked: async () => {} } as never,
      accountExport: { open: () => expect.unreachable() },
      deletionParts: [{ note: (...given) => part.note(...given), finish: () => part.finish() }],
      rateLimits: { consume: async () => {}, reset: async () => {} } as never,
      knownBrowsers: { forget: () => 'known=' } as never,
      clock: systemClock,
    });
    const user = { id: person.id, email: person.email } as never;
    const deletion = () => service.delete(user, { password: 'x' }, { headers: new Headers(), log });

    await expect(deletion()).rejects.toThrow('no room for a note');
    expect(await rowsOf(app, person)).toEqual(before);

    part = { ...part, note: async () => {} };
    await deletion();
    expect((await rowsOf(app, person)).users).toBe(0);
    await app.close();
  });
});

test('a picture that cannot be read is named, and the rest goes on', async () => {
  const app = await buildTestApp();
  const person = await app.signedIn();
  await fillAccount(app, person);
  const [first] = await app.database.db
    .selectFrom('files')
    .select(['id', 'storageKey'])
    .where('userId', '=', person.id)
    .execute();
  await createLocalStorage(join(app.database.dataDir, 'files')).delete(first?.storageKey ?? '');

  const zip = await readZip((await person.get('/api/account/export')).rawPayload);

  expect(String(zip.get('MISSING.txt'))).toContain(`pictures/${first?.id}.`);
  expect([...zip.keys()].filter((name) => name.startsWith('pictures/')).length).toBeGreaterThan(5);
  expect(JSON.parse(String(zip.get('photos.json'))).photos).toHaveLength(2);
  await app.close();
});

describe('hundreds of pictures', () => {
  const PICTURES = 400;
  const BYTES = 500_000;

  /** An export of big pictures that counts how many of them it has fetched. */
  async function bigExport() {
    const app = await buildTestApp();
    const person = await app.signedIn();
    const counted = { fetched: 0 };
    const accountExport = createAccountExport({
      db: app.database.db,
      clock: systemClock,
      product: HEMLINE,
      files: {
        listKept: async () =>
          Array.from({ length: PICTURES }, (_, index) => ({
            id: `picture-${index}`,
            mediaType: 'image/webp',
          })),
        async readBytes(_userId, id) {
          counted.fetched += 1;
          if (id === 'picture-7') throw new StoredFileMissingError(id);
          return new Uint8Array(BYTES).fill(counted.fetched % 256);
        },
      },
    });
    return { app, person, accountExport, counted };
  }

  test('are fetched only as fast as the download goes, and no more after it is given up', async () => {
    const { app, person, accountExport, counted } = await bigExport();
    const abort = new AbortController();
    const stream = accountExport.open(person, { signal: abort.signal, log });
    stream.on('error', () => {});
    const reader = stream[Symbol.asyncIterator]();
    for (let read = 0; read < 10 * BYTES; ) read += (await reader.next()).value?.length ?? BYTES;
    await sleep(200);

    expect(counted.fetched).toBeLessThan(16);
    abort.abort(new Error('the browser went away'));
    await sleep(200);
    const atTheEnd = counted.fetched;
    await sleep(200);
    expect(counted.fetched).toBe(atTheEnd);
    expect(stream.destroyed).toBe(true);
    await app.close();
  });

  test('all arrive', async () => {
    const { app, person, accountExport } = await bigExport();
    const stream = accountExport.open(person, { signal: new AbortController().signal, log });

    const zip = await readZip(await buffer(Readable.from(stream)));

    expect([...zip.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(PICTURES - 1);
    expect(zip.get('pictures/picture-399.webp')?.length).toBe(BYTES);
    expect(String(zip.get('MISSING.txt'))).toContain('pictures/picture-7.webp');
    await app.close();
  });
});

/** How many rows of a person each table has that knows people by their id or their address. */
async function rowsOf(app: TestApp, person: SignedInClient): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, columns } of await app.database.db.introspection.getTables()) {
    const has = (column: string) => columns.some((found) => found.name === column);
    const [column, value] = has('userId')
      ? ['userId', person.id]
      : has('recipient')
        ? ['recipient', person.email]
        : ['id', person.id];
    if (column === 'id' && name !== 'users') continue;
    const { rows } = await sql<{ rows: unknown }>`
      select count(*) as "rows" from ${sql.table(name)} where ${sql.ref(column as string)} = ${value}
    `.execute(app.database.db);
    counts[name] = Number(rows[0]?.rows);
  }
  return counts;
}

function filesOf(app: TestApp, person: SignedInClient): string[] {
  try {
    return readdirSync(join(app.database.dataDir, 'files', person.id));
  } catch {
    return [];
  }
}

async function secretsOf(app: TestApp, person: SignedInClient): Promise<string[]> {
  const { db } = app.database;
  const sessions = await db.selectFrom('sessions').select('token').where('userId', '=', person.id).execute();
  const accounts = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', person.id)
    .execute();
  const secrets = [...sessions.map(({ token }) => token), ...accounts.map(({ password }) => password ?? '')];
  return [...secrets, '$argon2', 'hash-of-a-code', '87654321'];
}
