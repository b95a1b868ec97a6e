import { existsSync, rmSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Tinypool } from 'tinypool';
import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import { createTurns } from '#server/take-turns.ts';
import type { DrawnBoard, FoundGarment, Images, Squares } from './images.ts';
import type { Ingestion, Refusal } from './ingest-photo.ts';
import { overBudgetMark } from './within-budget.ts';

const MAX_WORKERS = 2;
/** Who looks at an outfit and asks for another one shall not wait for a new process, whose first board takes three times as long. */
const IDLE_BEFORE_END_MS = 120_000;
/**
 * By the clock, for a worker that hangs. What a picture may take of the processor is counted there (within-budget.ts), so that
 * a machine that is busy with other things refuses no good one.
 */
export const TASK_LIMIT_MS = 240_000;
/** What a worker may know of our environment: no secret is among it. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'];

/**
 * For glibc: what a picture took goes back as soon as it is read. Else the next one begins with it, and a picture that fits into a
 * new process is refused in a used one.
 */
const ALLOCATION = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' };

/** Pictures lie in memory of their own; what is left on the heap is short-lived and little. Megabytes. */
const HEAP = ['--max-semi-space-size=4'];

const WORKER = new URL('./image-worker.ts', import.meta.url);

const cannotBegin = (cause: unknown) => refusal('pictures_off', { cause });
const tooBusyToRead = (cause: unknown) => refusal('picture_too_slow', { cause });
const tooBusy = (cause: unknown) => refusal('pictures_too_slow', { cause });

const REFUSALS: Record<Refusal, () => AppError> = {
  not_an_image: () => refusal('not_an_image'),
  unreadable: () => refusal('picture_damaged'),
  too_costly: () => refusal('picture_too_costly'),
  busy: () => tooBusyToRead(undefined),
  too_many_pixels: () => refusal('too_many_pixels'),
};

/**
 * Pictures are decoded in processes of their own, which end when they have been idle: then all their memory has gone back, and
 * what a hostile picture does to one of them it does to nothing else.
 */
export function createWorkerImages({ taskLimitMs = TASK_LIMIT_MS, worker = WORKER } = {}): Images {
  const pool = new Tinypool({
    filename: worker.href,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: MAX_WORKERS,
    idleTimeout: IDLE_BEFORE_END_MS,
    env: environment(),
    execArgv: HEAP,
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
      const ingestion = await run<Ingestion>('ingestPhoto', { path, what }, signal, tooBusyToRead).catch(
        (error) => refuseWhatEndsTheWorker(error, path),
      );
      if (!ingestion.ok) throw REFUSALS[ingestion.refusal]();
      return ingestion.photo;
    },
    measure: (bytes, signal, what = 'clothes') => run<PhotoFeatures>('measure', { bytes, what }, signal),
    drawLookBoard: (items, seed, signal, first) =>
      run<DrawnBoard>('drawBoard', { items, seed, first }, signal),
    drawGarment: (item, size, signal) => run<Uint8Array>('drawGarment', { item, size }, signal),
    findGarment: (bytes, taps, signal) => run<FoundGarment>('findGarment', { bytes, taps }, signal),
    toSquares: (bytes, signal) => run<Squares>('toSquares', bytes, signal),
    toJpeg: (bytes, longSide, signal) => run<Uint8Array>('toJpeg', { bytes, longSide }, signal),
    close: async () => {
      await pool.destroy();
    },
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
      if (limit.aborted || hasEndedTheWorker(error)) throw tooSlow(error);
      throw error;
    } finally {
      endTurn();
    }
  }
}

function hasEndedTheWorker(error: unknown): boolean {
  return error instanceof Error && error.message === 'Worker exited unexpectedly';
}

/** A worker ends itself because of the picture, and says so; what else ends it, e.g. a system without memory, passes. */
function refuseWhatEndsTheWorker(error: unknown, path: string): Ingestion {
  const mark = overBudgetMark(path);
  if (!existsSync(mark)) throw error;
  rmSync(mark);
  return { ok: false, refusal: 'too_costly' };
}

function environment(): Record<string, string> {
  const cache = getCompileCacheDir();
  const known = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(known),
    ...ALLOCATION,
    ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }),
  };
}
