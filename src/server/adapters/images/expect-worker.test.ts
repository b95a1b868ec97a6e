import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWorker } from './expect-worker.ts';
import { createWorkerImages } from './worker-images.ts';

describe('a worker for pictures that cannot be loaded', () => {
  let folder: string;
  let broken: URL;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hemline-worker-'));
    const path = join(folder, 'worker.mjs');
    writeFileSync(path, "import 'a-decoder-that-is-not-there';\n");
    broken = pathToFileURL(path);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is found at start, and what is missing is named in one line', async () => {
    await expect(expectWorker(broken)).rejects.toThrow(
      /^Pictures cannot be made here, so Hemline ends\. Cannot find package 'a-decoder-that-is-not-there' .*\. Install the packages anew: npm ci$/,
    );
  });

  test('is no fault of the one that can', async () => {
    await expect(expectWorker()).resolves.toBeUndefined();
  });

  test('keeps nobody waiting, at any try, however many wait', async () => {
    const images = createWorkerImages({ worker: broken });
    const { signal } = new AbortController();

    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.allSettled(
        Array.from({ length: 5 }, () => images.toJpeg(new Uint8Array(), 10, signal)),
      );
      for (const answer of answers) {
        expect(answer).toMatchObject({
          reason: { code: 'unavailable', message: 'Pictures cannot be made on this server just now.' },
        });
      }
    }

    await images.close();
  });
});
