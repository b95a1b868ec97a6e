import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type ListedStorage,
  type StoredFile,
  StoredFileMissingError,
} from '#server/adapters/storage/storage.ts';
import { probeStorage } from '#server/probe-data.ts';

/** What every storage keeps to, wherever the bytes lie. */
export function describeStorage(name: string, open: () => ListedStorage): void {
  describe(`${name} keeps the contract of storages`, () => {
    let storage: ListedStorage;
    beforeEach(() => {
      storage = open();
    });

    test('files are read as they were written, and writing again replaces them', async () => {
      const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));

      await storage.put('ada/one.webp', Buffer.from('first'));
      await storage.put('ada/one.webp', bytes);
      await storage.put('ada/empty.avif', Buffer.alloc(0));

      expect((await buffer(await storage.get('ada/one.webp'))).equals(bytes)).toBe(true);
      expect(await buffer(await storage.get('ada/empty.avif'))).toHaveLength(0);
    });

    test('what is deleted is missing; deleting again is no error', async () => {
      await storage.put('ada/one.webp', Buffer.from('first'));

      await storage.delete('ada/one.webp');
      await storage.delete('ada/one.webp');

      await expect(storage.get('ada/one.webp')).rejects.toThrow(StoredFileMissingError);
    });

    test('many are written and read at once', async () => {
      const keys = Array.from({ length: 30 }, (_, index) => `many/file-${index}.webp`);

      await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key))));

      const read = await Promise.all(
        keys.map(async (key) => (await buffer(await storage.get(key))).toString()),
      );
      expect(read).toEqual(keys);
    });

    test('everything that lies there is listed, with its size, and nothing else', async () => {
      for await (const { key } of storage.list()) await storage.delete(key);
      await storage.put('ada/one.webp', Buffer.from('first'));
      await storage.put('ada/two.avif', Buffer.alloc(0));
      await storage.put('ben/three.webp', Buffer.from('third'));
      await storage.delete('ada/two.avif');
      await storage.put('ben/four.webp', Buffer.from('fourth'));

      const listed: StoredFile[] = [];
      for await (const file of storage.list()) listed.push(file);

      expect(listed.sort((one, other) => one.key.localeCompare(other.key))).toEqual([
        { key: 'ada/one.webp', byteLength: 5 },
        { key: 'ben/four.webp', byteLength: 6 },
        { key: 'ben/three.webp', byteLength: 5 },
      ]);
    });

    test('it is ready, and keeps nothing of the question', async () => {
      await probeStorage(storage, 'a-probe');
      await expect(storage.get('probes/a-probe.txt')).rejects.toThrow();
    });

    test.each(['../secrets.json', '/etc/passwd', 'ada/../../x.webp', 'ada\0.webp', '', 'a?x=1.webp'])(
      '"%s" is no key',
      async (key) => {
        await expect(storage.get(key)).rejects.toThrow('not a storage key');
        await expect(storage.put(key, Buffer.from(''))).rejects.toThrow('not a storage key');
        await expect(storage.delete(key)).rejects.toThrow('not a storage key');
      },
    );
  });
}
