import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { createWorkerImages } from './worker-images.ts';

const COAT: BoardItem = {
  slot: 'outer',
  silhouette: 'wool-coat',
  colorHex: '#b98a52',
  pattern: 'check',
  fabric: 'wool',
};

describe('pictures in processes of their own', () => {
  const { signal } = new AbortController();
  const images = createWorkerImages();
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hemline-pictures-'));
  });
  afterAll(async () => {
    await images.close();
    await rm(folder, { recursive: true });
  });

  test('many at once are all made: waiting for a turn takes nothing off the time of one', async () => {
    // Without a garment: encoding alone takes the same time whenever it is done.
    const coldMs = await timeOf(() => images.drawLookBoard([], 1, signal));
    const warmMs = await timeOf(() => images.drawLookBoard([], 1, signal));
    const taskLimitMs = Math.round(Math.max(coldMs * 3, 1_500));
    const hurried = createWorkerImages({ taskLimitMs });
    const count = Math.ceil((3 * taskLimitMs) / warmMs);

    const allMs = await timeOf(() =>
      Promise.all(Array.from({ length: count }, () => hurried.drawLookBoard([], 1, signal))),
    );

    expect(allMs).toBeGreaterThan(taskLimitMs);
    await hurried.close();
  });

  test('what takes too long is stopped, and no photo is called none because the machine is busy', async () => {
    const impatient = createWorkerImages({ taskLimitMs: 1 });

    await expect(impatient.measure(await drawPhoto(), signal)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(impatient.drawLookBoard([COAT], 1, signal)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(impatient.ingestPhoto('/dev/null', signal)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Reading the picture took too long. Please try again in a moment.',
    });
    await impatient.close();
  });

  test('a board keeps its shadows soft: few levels of transparency would draw a halo of steps', async () => {
    const { full, thumbnail } = await images.drawLookBoard([COAT], 1, signal);

    for (const file of [full, thumbnail]) {
      const alpha = await sharp(file).extractChannel('alpha').raw().toBuffer();
      expect(new Set(alpha).size).toBeGreaterThan(60);
    }
  });

  test('a garment that was cut out of a photo is shown; where its file is broken, it is drawn', async () => {
    const tile = { create: { width: 300, height: 500, channels: 4, background: '#2f7d46' } } as const;
    const cutOut = await sharp(tile).webp().toBuffer();
    const greenOf = async (file: Uint8Array) => (await sharp(file).stats()).dominant.g;

    const [shown] = (await images.drawLookBoard([{ ...COAT, cutOut }], 1, signal)).pieces;
    const broken = await images.drawLookBoard([{ ...COAT, cutOut: cutOut.subarray(0, 40) }], 1, signal);
    const drawn = await images.drawLookBoard([COAT], 1, signal);

    expect(await greenOf(shown?.bytes ?? new Uint8Array())).toBeGreaterThan(110);
    expect(broken.pieces[0]?.bytes).toEqual(drawn.pieces[0]?.bytes);
  });

  test('who goes away is not worked for', async () => {
    await expect(images.drawLookBoard([COAT], 1, AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    );
  });

  test('a picture that decoding would blow up is refused before it is decoded', async () => {
    const bomb = sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#78283c' } });
    const path = join(folder, 'bomb.avif');
    await writeFile(path, await bomb.avif({ effort: 0 }).toBuffer());

    await expect(images.ingestPhoto(path, signal)).rejects.toMatchObject({
      code: 'too_large',
      message: 'This picture takes too much memory to read. Please send a smaller one, or a JPEG.',
    });
  });

  test('a picture that takes too much of either all the same ends its worker and nothing else', async () => {
    const budget = new URL('./within-budget.ts', import.meta.url);
    const greedy = join(folder, 'greedy.mjs');
    await writeFile(
      greedy,
      `import { withinBudget } from '${budget}';
      const taken = [];
      export const ingestPhoto = ({ path }) => withinBudget(path, async () => {
        for (;;) { taken.push(Buffer.alloc(1e7, 1)); await new Promise((next) => setTimeout(next, 5)); }
      });
      export const toSquares = () => process.memoryUsage.rss();`,
    );
    const pool = createWorkerImages({ worker: pathToFileURL(greedy) });

    await expect(pool.ingestPhoto(join(folder, 'any'), signal)).rejects.toMatchObject({ code: 'too_large' });
    expect(readdirSync(folder)).not.toContain('any.over-budget');
    expect(Number(await pool.toSquares(new Uint8Array(), signal))).toBeLessThan(200e6);
    await pool.close();
  });

  test('the processor’s time counts, not the clock’s: who waits long for a turn of it is not refused, who calculates on is', async () => {
    const budget = new URL('./within-budget.ts', import.meta.url);
    const slow = join(folder, 'slow.mjs');
    await writeFile(
      slow,
      `import { withinBudget } from '${budget}';
      const BUDGET = { memoryBytes: Infinity, processorMs: 1_000 };
      export const ingestPhoto = ({ path }) => withinBudget(path, async () => {
        if (path.endsWith('starved')) await new Promise((next) => setTimeout(next, 3_000));
        else for (;;);
        return { ok: true, photo: path };
      }, BUDGET);`,
    );
    const pool = createWorkerImages({ worker: pathToFileURL(slow) });
    const [starved, endless] = [join(folder, 'starved'), join(folder, 'endless')];

    await expect(pool.ingestPhoto(starved, signal)).resolves.toBe(starved);
    await expect(pool.ingestPhoto(endless, signal)).rejects.toMatchObject({ code: 'too_large' });
    await pool.close();
  });

  test('a worker that the system ends has not read a bad picture: it is to be sent again', async () => {
    const killed = join(folder, 'killed.mjs');
    await writeFile(
      killed,
      `export const ingestPhoto = () => process.kill(process.pid, 'SIGKILL'); export const findGarment = ingestPhoto;`,
    );
    const pool = createWorkerImages({ worker: pathToFileURL(killed) });

    await expect(pool.ingestPhoto(join(folder, 'any'), signal)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Reading the picture took too long. Please try again in a moment.',
    });
    await expect(pool.findGarment(new Uint8Array(), [], signal)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await pool.close();
  });

  test('a worker knows nothing of the server’s secrets', async () => {
    const curious = join(folder, 'curious.mjs');
    await writeFile(curious, 'export const toSquares = () => Object.keys(process.env);');
    vi.stubEnv('SESSION_SECRET', 'x'.repeat(48));
    const pool = createWorkerImages({ worker: pathToFileURL(curious) });

    expect(await pool.toSquares(new Uint8Array(), signal)).not.toContain('SESSION_SECRET');
    await pool.close();
    vi.unstubAllEnvs();
  });

  async function timeOf(work: () => Promise<unknown>): Promise<number> {
    const started = performance.now();
    await work();
    return performance.now() - started;
  }
});
