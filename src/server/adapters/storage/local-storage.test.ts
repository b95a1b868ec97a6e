import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeStorage } from '#server/testing/storage-contract.ts';
import { createLocalStorage } from './local-storage.ts';
import { StoredFileMissingError } from './storage.ts';

describe('files on the local disk', () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'hemline-storage-'));
    folder = join(parent, 'deep', 'files');
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  test('are gone when deleted, with what a crash left of their writing; deleting again is no error', async () => {
    const storage = createLocalStorage(folder);
    mkdirSync(join(folder, 'ada'), { recursive: true });
    writeFileSync(join(folder, 'ada', 'one.webp.part'), 'half');

    await storage.delete('ada/one.webp');
    await storage.delete('ada/one.webp');

    expect(readdirSync(folder), 'the folder named who had them').toEqual([]);
    await expect(storage.get('ada/one.webp')).rejects.toThrow(StoredFileMissingError);
  });

  test('are written also while the last other one of their folder is deleted', async () => {
    const storage = createLocalStorage(folder);

    for (let round = 0; round < 40; round += 1) {
      await storage.put('ada/old.webp', Buffer.from('old'));
      await Promise.all([
        storage.delete('ada/old.webp'),
        ...[1, 2, 3].map((index) => storage.put(`ada/new-${index}.webp`, Buffer.from('new'))),
      ]);
      expect(readdirSync(join(folder, 'ada')).sort()).toEqual(['new-1.webp', 'new-2.webp', 'new-3.webp']);
      await Promise.all([1, 2, 3].map((index) => storage.delete(`ada/new-${index}.webp`)));
    }

    expect(readdirSync(folder)).toEqual([]);
  });
});

describeStorage('the local disk', () => createLocalStorage(mkdtempSync(join(tmpdir(), 'hemline-storage-'))));
