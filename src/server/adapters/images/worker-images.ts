import { Piscina } from 'piscina';
import { AppError } from '#contract/error.ts';
import type { PhotoFeatures } from '#domain/stylist/house/eye/photo-features.ts';
import { createTurns } from '#server/take-turns.ts';
import type { Ingestion, Refusal } from './image-worker.ts';
import type { DrawnPicture, Images, Squares } from './images.ts';

const MAX_WORKERS = 2;
const IDLE_BEFORE_END_MS = 20_000;
const TASK_LIMIT_MS = 20_000;

const WORKER = new URL('./image-worker.ts', import.meta.url);

const cannotBegin = (cause: unknown) =>
  new AppError('unavailable', 'Pictures cannot be made on this server just now.', { cause });
const tooSlowToRead = (cause: unknown) =>
  new AppError('not_an_image', 'This picture took too long to read.', { cause });
const tooBusy = (cause: unknown) =>
  new AppError('unavailable', 'Making the pictures took too long. Please try again in a moment.', { cause });

const REFUSALS: Record<Refusal, () => AppError> = {
  not_an_image: () =>
    new AppError('not_an_image', 'Only image files are allowed: JPEG, PNG, WebP, GIF, AVIF or HEIC.'),
  unreadable: () => new AppError('not_an_image', 'This picture is damaged or cut off and could not be read.'),
  too_many_pixels: () =>
    new AppError('too_large', 'This picture has more than 40 megapixels. Please send a smaller one.'),
};

/** Pictures are decoded in worker threads that end when they have been idle, so that a quiet server stays small. */
export function createWorkerImages({ taskLimitMs = TASK_LIMIT_MS, worker = WORKER } = {}): Images {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: MAX_WORKERS,
    idleTimeout: IDLE_BEFORE_END_MS,
  });

  // A worker that ends before it has begun takes no task with it: the pool would let them wait for ever.
  let broken = new AbortController();
  pool.on('error', (cause) => {
    broken.abort(cannotBegin(cause));
    broken = new AbortController();
  });

  // Our own queue before the pool's, because the time limit of a picture begins with its turn.
  const turns = createTurns(MAX_WORKERS);

  return {
    async ingestPhoto(path, signal, what = 'clothes') {
      const ingestion = await run<Ingestion>('ingestPhoto', { path, what }, signal, tooSlowToRead);
      if (!ingestion.ok) throw REFUSALS[ingestion.refusal]();
      return ingestion.photo;
    },
    measure: (bytes, signal, what = 'clothes') => run<PhotoFeatures>('measure', { bytes, what }, signal),
    drawLookBoard: (items, seed, signal) => run<DrawnPicture>('drawBoard', { items, seed }, signal),
    drawItem: (item, signal) => run<Uint8Array>('drawAlone', item, signal),
    toSquares: (bytes, signal) => run<Squares>('toSquares', bytes, signal),
    toJpeg: (bytes, longSide, signal) => run<Uint8Array>('toJpeg', { bytes, longSide }, signal),
    close: () => pool.destroy(),
  };

  async function run<Result>(
    name: string,
    input: unknown,
    signal: AbortSignal,
    tooSlow = tooBusy,
  ): Promise<Result> {
    const endTurn = await turns.take(signal);
    const limit = AbortSignal.timeout(taskLimitMs);
    const failure = broken.signal;
    try {
      return await pool.run(input, { name, signal: AbortSignal.any([signal, limit, failure]) });
    } catch (error) {
      signal.throwIfAborted();
      failure.throwIfAborted();
      if (limit.aborted) throw tooSlow(error);
      throw error;
    } finally {
      endTurn();
    }
  }
}
