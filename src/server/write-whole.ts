import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a new file that its owner alone can read; one that breaks off is removed.
 * @param judge sees what passes, and lets it through
 * @throws what the source, `judge` or the disk throw
 */
export async function writeWhole(
  path: string,
  source: Readable,
  judge?: (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  try {
    await (judge ? pipeline(source, judge, file) : pipeline(source, file));
  } catch (error) {
    // On a busy machine the file is opened after the source has broken off: removed before, it would be there after.
    if (!file.closed) await new Promise((closed) => file.once('close', closed));
    await rm(path, { force: true });
    throw error;
  }
}
