import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShrinkAnswer, ShrinkRequest } from './shrink-photo.ts';

/** How long a stand-in worker takes for a photo of this name; never, when it is not here. */
const SLOW_MS: Record<string, number> = { 'a.jpg': 15_000, 'b.jpg': 15_000, 'c.png': 15_000 };

let atOnce = 0;
let mostAtOnce = 0;
let workers = 0;

class StubbedWorker extends EventTarget {
  constructor() {
    super();
    workers += 1;
  }

  postMessage({ id, file }: ShrinkRequest) {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    const ms = SLOW_MS[file.name];
    if (ms === undefined) return;
    setTimeout(() => {
      atOnce -= 1;
      const jpeg = new Blob(['small'], { type: 'image/jpeg' });
      this.dispatchEvent(new MessageEvent<ShrinkAnswer>('message', { data: { id, jpeg } }));
    }, ms);
  }

  terminate() {
    atOnce -= 1;
  }
}

let shrinkPhoto: (file: File) => Promise<File>;

beforeEach(async () => {
  vi.resetModules();
  // Its worker outlives a photo: each test has a module of its own.
  shrinkPhoto = (await import('./shrink-photo.ts')).shrinkPhoto;
  vi.useFakeTimers();
  [atOnce, mostAtOnce, workers] = [0, 0, 0];
  vi.stubGlobal('Worker', StubbedWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function shrinkAll(...names: string[]) {
  return Promise.all(names.map((name) => shrinkPhoto(new File(['large picture'], name))));
}

test('photos are made small one after the other, and waiting takes nothing off the time of one', async () => {
  const shrunk = shrinkAll('a.jpg', 'b.jpg', 'c.png');
  await vi.advanceTimersByTimeAsync(45_000);

  expect((await shrunk).map(({ name, size }) => [name, size])).toEqual([
    ['a.jpg', 5],
    ['b.jpg', 5],
    ['c.jpg', 5],
  ]);
  expect(mostAtOnce).toBe(1);
});

test('a photo that never ends is sent as it is, and the next one has a new worker', async () => {
  const shrunk = shrinkAll('stuck.jpg', 'a.jpg');
  await vi.advanceTimersByTimeAsync(35_000);

  expect((await shrunk).map(({ size }) => size)).toEqual([13, 5]);
  expect(workers).toBe(2);
});
