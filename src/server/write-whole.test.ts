import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hemline-whole-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('is there whole, for its owner alone', async () => {
  const path = join(folder, 'a');
  await writeWhole(path, Readable.from([Buffer.from('one '), Buffer.from('two')]));

  expect([await readFile(path, 'utf8'), (await stat(path)).mode & 0o777]).toEqual(['one two', 0o600]);
});

test.each([
  ['before it is opened', () => Readable.from([]).destroy(new Error('gone'))],
  [
    'as it is opened',
    () =>
      new Readable({
        read() {
          this.destroy(new Error('gone'));
        },
      }),
  ],
  [
    'in the middle',
    () =>
      Readable.from(
        (function* () {
          yield Buffer.from('one');
          throw new Error('gone');
        })(),
      ),
  ],
])('leaves nothing behind when its source breaks off %s', async (_when, source) => {
  const paths = Array.from({ length: 30 }, (_, at) => join(folder, `${at}`));
  const ends = await Promise.allSettled(paths.map((path) => writeWhole(path, source())));
  await sleep(50);

  expect(ends.map(({ status }) => status)).toEqual(paths.map(() => 'rejected'));
  expect(paths.filter((path) => existsSync(path))).toEqual([]);
});

test('what is judged and refused is not there', async () => {
  const path = join(folder, 'a');
  const refuse = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (chunk.includes('x')) throw new Error('no picture');
      yield chunk;
    }
  };

  await expect(writeWhole(path, Readable.from([Buffer.from('x')]), refuse)).rejects.toThrow('no picture');
  expect(existsSync(path)).toBe(false);
});
