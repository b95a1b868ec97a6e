import { Worker } from 'node:worker_threads';

const MEGABYTE = 1024 * 1024;

interface Budget {
  /** Of the whole process. */
  memoryBytes: number;
  /** Of the processor's time, not of the clock's: on a busy machine every picture takes longer. */
  processorMs: number;
}

/** The process has a quarter of the memory at rest, 15 MB of it for the watch. A HEIC of 40 megapixels takes most of it. */
const OF_A_PICTURE: Budget = { memoryBytes: 440 * MEGABYTE, processorMs: 20_000 };
/** The watch itself has next to nothing to keep. Megabytes. */
const WATCH_LIMITS = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };

const WATCH = new URL('./watch-budget.mjs', import.meta.url);

/** Where a process that is about to end itself says that it was over its budget, beside the picture that it read. */
export const overBudgetMark = (picture: string): string => `${picture}.over-budget`;

/**
 * Does work on a stranger's picture, and ends this whole process when it takes more memory or time than a picture may: what a
 * decoder has begun cannot be stopped in another way. To whoever waits for the answer the worker is then gone, and a mark tells
 * that from a worker that the system has ended.
 * @param picture its path
 */
export async function withinBudget<Result>(
  picture: string,
  work: () => Promise<Result>,
  budget = OF_A_PICTURE,
): Promise<Result> {
  const workerData = { ...budget, mark: overBudgetMark(picture) };
  const watch = new Worker(WATCH, { workerData, resourceLimits: WATCH_LIMITS });
  try {
    return await work();
  } finally {
    await watch.terminate();
  }
}
