import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCAL_FILES } from '#server/adapters/storage/local-storage.ts';
import { type Storage, StoredFileMissingError } from '#server/adapters/storage/storage.ts';
import { DataDamagedError } from '#server/data-damaged.ts';
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

/** What a finished picture is called; a crash may leave others. */
const PICTURE = /\.(webp|avif)$/;
/** From either end: a copy that was put back may miss many. */
const SAMPLED = 10;
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

/**
 * The other way round: pictures in the folder of a database that knows none are those of another one, which is lost. A
 * picture's row is written before its bytes, and goes after them.
 * @throws {DataDamagedError}
 */
export async function expectRows({ db, dataDir }: { db: Db; dataDir: string }): Promise<void> {
  if (await createFilesRepository(db).hasAny()) return;
  const folder = join(dataDir, LOCAL_FILES);
  if (!(await hasPictures(folder))) return;
  throw new DataDamagedError(
    dataDir,
    `There are pictures in ${folder}, and the database knows none: it is another one than theirs. Put theirs back; once it is lost for good, start once with EXPECT_DATA=no.`,
  );
}

async function hasPictures(folder: string): Promise<boolean> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (entry.isFile() && PICTURE.test(entry.name)) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

async function isMissing(storage: Storage, key: string): Promise<boolean> {
  try {
    (await storage.get(key)).destroy();
    return false;
  } catch (error) {
    return error instanceof StoredFileMissingError;
  }
}
