import { setTimeout as sleep } from 'node:timers/promises';
import { type Storage, StoredFileMissingError } from '#server/adapters/storage/storage.ts';
import type { Db } from '#server/db/open-database.ts';
import { createFilesRepository } from './files.repository.ts';

/** The database knows pictures, and where pictures are kept there are none: another disk, or one that is not mounted. */
export class FilesMissingError extends Error {
  constructor() {
    super(
      'The database knows pictures, but where they should be there are none. Is the disk mounted, is it the right bucket? Nothing was changed. If they are lost for good, start once with EXPECT_DATA=no.',
    );
    this.name = 'FilesMissingError';
  }
}

/** So many of the oldest and of the newest: a copy that was put back may miss either. */
const SAMPLED = 3;
/** A storage that does not answer is not empty: the start does not wait for it. */
const PATIENCE_MS = 3_000;

/**
 * Looks whether the pictures that the database knows are there at all. Without it a server on a missing mount would
 * begin to fill the empty folder below.
 * @throws {FilesMissingError} when not one of a sample is.
 */
export async function expectFiles({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  const keys = await createFilesRepository(db).sampleKept(SAMPLED);
  if (keys.length === 0) return;

  const look = Promise.all(keys.map((key) => isMissing(storage, key)));
  const missing = await Promise.race([look, sleep(PATIENCE_MS, [], { ref: false })]);
  if (missing.length > 0 && missing.every(Boolean)) throw new FilesMissingError();
}

async function isMissing(storage: Storage, key: string): Promise<boolean> {
  try {
    (await storage.get(key)).destroy();
    return false;
  } catch (error) {
    return error instanceof StoredFileMissingError;
  }
}
