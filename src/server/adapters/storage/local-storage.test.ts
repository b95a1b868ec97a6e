import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

  test('are read as they were written, and writing again replaces them', async () => {
    const storage = createLocalStorage(folder);

    await storage.put('ada/one.webp', Buffer.from('first'));
    await storage.put('ada/one.webp', Buffer.from('second'));

    expect((await buffer(await storage.get('ada/one.webp'))).toString()).toBe('second');
    expect(readdirSync(join(folder, 'ada'))).toEqual(['one.webp']);
  });

  test('are gone when deleted, with what a crash left of their writing; deleting again is no error', async () => {
    const storage = createLocalStorage(folder);
    mkdirSync(join(folder, 'ada'), { recursive: true });
    writeFileSync(join(folder, 'ada', 'one.webp.part'), 'half');

    await storage.delete('ada/one.webp');
    await storage.delete('ada/one.webp');

    expect(readdirSync(join(folder, 'ada'))).toEqual([]);
    await expect(storage.get('ada/one.webp')).rejects.toThrow(StoredFileMissingError);
  });

  test.each(['../secrets.json', '/etc/passwd', 'ada/../../x.webp', 'ada\0.webp', ''])(
    'never lie outside: "%s" is no key',
    async (key) => {
      const storage = createLocalStorage(folder);

      await expect(storage.get(key)).rejects.toThrow('not a storage key');
      await expect(storage.put(key, Buffer.from(''))).rejects.toThrow('not a storage key');
      await expect(storage.delete(key)).rejects.toThrow('not a storage key');
    },
  );
});
