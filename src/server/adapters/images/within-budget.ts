import { writeFileSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;
/** Of the whole process, which has a quarter of it at rest. A HEIC of 40 megapixels takes nearly all of it. */
const MAX_MEMORY_BYTES = 440 * MEGABYTE;
/** Of the processor's time, not of the clock's: on a busy machine every picture takes longer. */
const MAX_PROCESSOR_MS = 20_000;
const LOOK_EVERY_MS = 20;

/** Where a process that is about to end itself says that it was over its budget, beside the picture that it read. */
export const overBudgetMark = (picture: string): string => `${picture}.over-budget`;

/**
 * Does work on a stranger's picture, and ends this whole process when it takes more memory or time than a picture may: what a
 * decoder has begun cannot be stopped in another way. To whoever waits for the answer the worker is then gone, and a mark tells
 * that from a worker that the system has ended.
 * @param picture its path
 */
export async function withinBudget<Result>(picture: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.cpuUsage();
  const look = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isOver = process.memoryUsage.rss() > MAX_MEMORY_BYTES || (user + system) / 1_000 > MAX_PROCESSOR_MS;
    if (!isOver) return;
    writeFileSync(overBudgetMark(picture), '');
    process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(look);
  }
}
