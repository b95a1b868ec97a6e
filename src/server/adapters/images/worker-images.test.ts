import { afterAll, describe, expect, test } from 'vitest';
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

describe('pictures in worker threads', () => {
  const { signal } = new AbortController();
  const images = createWorkerImages();
  afterAll(() => images.close());

  test('many at once are all made: waiting for a turn takes nothing off the time of one', {
    timeout: 60_000,
  }, async () => {
    const coldMs = await timeOf(() => images.drawItem(COAT, signal));
    const warmMs = await timeOf(() => images.drawItem(COAT, signal));
    const taskLimitMs = Math.round(Math.max(coldMs * 3, 1_500));
    const hurried = createWorkerImages({ taskLimitMs });
    const count = Math.ceil((3 * taskLimitMs) / warmMs);

    const allMs = await timeOf(() =>
      Promise.all(Array.from({ length: count }, () => hurried.drawItem(COAT, signal))),
    );

    expect(allMs).toBeGreaterThan(taskLimitMs);
    await hurried.close();
  });

  test('what takes too long is stopped; a photo is named, our own drawing is an outage', async () => {
    const impatient = createWorkerImages({ taskLimitMs: 1 });

    await expect(impatient.measure(await drawPhoto(), signal)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(impatient.drawItem(COAT, signal)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(impatient.ingestPhoto('/dev/null', signal)).rejects.toMatchObject({
      code: 'not_an_image',
      message: 'This picture took too long to read.',
    });
    await impatient.close();
  });

  test('who goes away is not worked for', async () => {
    await expect(images.drawItem(COAT, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  async function timeOf(work: () => Promise<unknown>): Promise<number> {
    const started = performance.now();
    await work();
    return performance.now() - started;
  }
});
