import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '#server/testing/add-user.ts';
import { openTestDatabase, testEngines } from '#server/testing/test-database.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { type Db, openDatabase } from './open-database.ts';

describe.each(testEngines())('the database on %s', (engine) => {
  test('migrating twice changes nothing', async () => {
    const database = await openTestDatabase(engine);
    const user = await addUser(database);

    await migrate(database);

    expect(await database.db.selectFrom('users').select('id').execute()).toEqual([{ id: user }]);
    await database.close();
  });

  test('a schema of a newer Hemline is refused with a clear text', async () => {
    const database = await openTestDatabase(engine);
    await sql`insert into "migrations" ("name", "timestamp") values ('9999-from-the-future', '2030')`.execute(
      database.db,
    );

    await expect(migrate(database)).rejects.toThrow(/made by a newer Hemline/);
    await database.close();
  });

  test("a user's rows go with the user", async () => {
    const database = await openTestDatabase(engine);
    const userId = await addUser(database);
    await database.db
      .insertInto('userPlans')
      .values({ userId, packageId: 'basic', since: new Date().toISOString() })
      .execute();

    await database.db.deleteFrom('users').where('id', '=', userId).execute();

    expect(await database.db.selectFrom('userPlans').selectAll().execute()).toEqual([]);
    await database.close();
  });

  test('transactions that run at once do not mix', async () => {
    const database = await openTestDatabase(engine);
    const userId = await addUser(database);
    const add = (kind: string, fails: boolean) =>
      database.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('allowances').values({ userId, day: 'd', kind, used: 1 }).execute();
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (fails) throw new Error('rolled back');
      });

    await Promise.allSettled([add('a', false), add('b', true), add('c', false)]);

    const kinds = await database.db.selectFrom('allowances').select('kind').orderBy('kind').execute();
    expect(kinds.map((row) => row.kind)).toEqual(['a', 'c']);
    await database.close();
  });
});

describe.skipIf(!testEngines().includes('postgres'))('connections to PostgreSQL', () => {
  test('give up a statement and a wait for a lock in time, but no migration', async () => {
    const prepared = await openTestDatabase('postgres');
    const userId = await addUser(prepared);
    const database = openDatabase({
      databaseUrl: prepared.databaseUrl,
      dataDir: tmpdir(),
      connections: { pool: 2, statementTimeoutMs: 400, lockTimeoutMs: 100 },
    });
    const sleep = sql`select pg_sleep(0.6)`;
    const touch = (db: Pick<Db, 'updateTable'>) =>
      db.updateTable('users').set({ name: 'Ada' }).where('id', '=', userId).execute();

    await expect(sleep.execute(database.db)).rejects.toMatchObject({ code: '57014' });
    await expect(database.withoutTimeouts((db) => sleep.execute(db))).resolves.toBeTruthy();
    await prepared.db.transaction().execute(async (holding) => {
      await touch(holding);
      await expect(touch(database.db)).rejects.toMatchObject({ code: '55P03' });
    });
    await expect(touch(database.db)).resolves.toBeTruthy();

    await database.close();
    await prepared.close();
  });
});

describe('the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hemline-folder-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('is opened by one at a time, and the refusal names the holder', () => {
    const unlock = lockFolder(folder);

    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(String(process.pid));
    unlock();
    lockFolder(folder)();
  });

  test('is free at once after its process was killed, and nothing acknowledged is lost', async () => {
    const script = `
      const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'open-database.ts'))});
      const { migrate } = await import(${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))});
      const { addUser } = await import(${JSON.stringify(join(import.meta.dirname, '../testing/add-user.ts'))});
      const database = openDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(folder)} });
      await migrate(database);
      for (;;) console.log(await addUser(database));
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.split('\n').length > 20) child.kill('SIGKILL');
    });
    await once(child, 'exit');

    const database = openDatabase({ databaseUrl: null, dataDir: folder });
    const stored = await database.db.selectFrom('users').select('id').execute();
    await database.close();

    const acknowledged = output.split('\n').slice(0, -1);
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(stored.map((row) => row.id)).toEqual(expect.arrayContaining(acknowledged));
  });
});
