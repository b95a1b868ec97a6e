import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalStorage } from '#server/adapters/storage/local-storage.ts';
import type { Storage } from '#server/adapters/storage/storage.ts';
import { addUser } from '#server/testing/add-user.ts';
import { openTestDatabase, type TestDatabase, testEngines } from '#server/testing/test-database.ts';
import { expectFiles, FilesMissingError } from './expect-files.ts';
import { createFilesService } from './files.service.ts';

describe.each(testEngines())('the pictures that the database knows, on %s', (engine) => {
  let database: TestDatabase;
  let folder: string;
  let storage: Storage;
  let userId: string;
  let count = 0;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    folder = join(database.dataDir, 'files');
    storage = createLocalStorage(folder);
    userId = await addUser(database);
  });
  afterAll(() => database.close());

  async function keep(pictures: number): Promise<string[]> {
    const { db } = database;
    const clock = { now: () => new Date(Date.UTC(2026, 0, 1) + count * 1000) };
    const files = createFilesService({ db, storage, clock, newId: () => `file-${engine}-${++count}` });
    const ids: string[] = [];
    for (let made = 0; made < pictures; made += 1) {
      const [id = ''] = await files.store(userId, [{ bytes: new Uint8Array([1]), mediaType: 'image/webp' }]);
      await db.transaction().execute((transaction) => files.keep(transaction, [id]));
      ids.push(id);
    }
    return ids;
  }

  test('need not be there while there are none', async () => {
    await expect(expectFiles({ db: database.db, storage })).resolves.toBeUndefined();
  });

  test('are enough when some are: a copy that was put back may miss the newest or the oldest', async () => {
    const ids = await keep(8);
    for (const id of ids.slice(0, 7)) await storage.delete(`${userId}/${id}.webp`);
    await expect(expectFiles({ db: database.db, storage })).resolves.toBeUndefined();
  });

  test('stop the start when none is, with what to do; nothing is written there', async () => {
    await rm(folder, { recursive: true });

    const refused = expectFiles({ db: database.db, storage });

    await expect(refused).rejects.toBeInstanceOf(FilesMissingError);
    await expect(refused).rejects.toThrow(/disk mounted.*right bucket.*EXPECT_DATA=no/);
  });

  test('are not missing in a storage that is only down, or does not answer', async () => {
    const down = { ...storage, get: () => Promise.reject(new Error('connect ECONNREFUSED')) };
    await expect(expectFiles({ db: database.db, storage: down })).resolves.toBeUndefined();

    const silent = { ...storage, get: () => new Promise<never>(() => {}) };
    await expect(expectFiles({ db: database.db, storage: silent })).resolves.toBeUndefined();
  });
});
