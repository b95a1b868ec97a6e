import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createLocalStorage, LOCAL_FILES } from '#server/adapters/storage/local-storage.ts';
import { type StoredFile, StoredFileMissingError } from '#server/adapters/storage/storage.ts';
import type { Installation } from './open-installation.ts';
import { OperatorError } from './operator-error.ts';
import { keptFiles } from './verify.ts';

export interface Move {
  copied: number;
  /** They were there already, from a run before. */
  skipped: number;
  /** Storage keys that are not where they should have come from. */
  missing: string[];
  /** Taken away from where they were. */
  removed: number;
}

const AT_ONCE = 8;

/**
 * Copies every picture between the disk (`DATA_DIR/files`) and the bucket of the settings. To be run again after it was
 * interrupted, or for what came meanwhile: what is there already with its length is left alone.
 * @param removes takes the pictures away from where they were, once all of them are in the other place
 */
export async function moveFiles(
  { config, database, storage }: Installation,
  { to, removes }: { to: string; removes: boolean },
): Promise<Move> {
  if (to !== 'bucket' && to !== 'disk') throw new OperatorError('Where to? --to bucket, or --to disk.');
  if (config.storage.kind !== 's3')
    throw new OperatorError('Which bucket? Set STORAGE=s3 with its S3_ settings, in either direction.');

  const disk = createLocalStorage(join(config.dataDir, LOCAL_FILES));
  const [from, target] = to === 'bucket' ? [disk, storage] : [storage, disk];
  const there = new Map<string, number>();
  for await (const { key, byteLength } of target.list()) there.set(key, byteLength);

  const move: Move = { copied: 0, skipped: 0, missing: [], removed: 0 };
  const copies = Readable.from(keptFiles(database.db)).map(copy, { concurrency: AT_ONCE });
  for await (const outcome of copies) {
    if (outcome === 'copied') move.copied += 1;
    else if (outcome === 'skipped') move.skipped += 1;
    else move.missing.push(outcome.missing);
  }
  if (removes && move.missing.length === 0) {
    for await (const { key } of keptFiles(database.db)) {
      if (!there.has(key)) continue;
      await from.delete(key);
      move.removed += 1;
    }
  }
  return move;

  async function copy({ key, byteLength }: StoredFile): Promise<'copied' | 'skipped' | { missing: string }> {
    if (there.get(key) === byteLength) return 'skipped';
    try {
      const bytes = await buffer(await from.get(key));
      await target.put(key, bytes);
      there.set(key, bytes.byteLength);
      return 'copied';
    } catch (error) {
      if (error instanceof StoredFileMissingError) return { missing: key };
      throw error;
    }
  }
}
