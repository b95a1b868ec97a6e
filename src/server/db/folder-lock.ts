import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** Another process works in this data folder. */
export class FolderInUseError extends Error {
  constructor(dataDir: string, holder: string) {
    super(
      `The data folder ${dataDir} is in use by another Hemline (process ${holder}). Stop it first, or set DATA_DIR.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Makes sure that one process at a time opens a data folder. The lock is an open exclusive transaction on a tiny
 * database of its own: the operating system drops it when the process dies, however it dies, so it cannot go stale.
 * @returns a function that gives the folder back.
 * @throws {FolderInUseError} naming the holder's process id.
 */
export function lockFolder(dataDir: string): () => void {
  const pidPath = join(dataDir, 'lock.pid');
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });

  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new FolderInUseError(
      dataDir,
      existsSync(pidPath) ? readFileSync(pidPath, 'utf8').trim() : 'unknown',
    );
  }
  writeFileSync(pidPath, `${process.pid}\n`, { mode: 0o600 });

  return () => {
    rmSync(pidPath, { force: true });
    lock.close();
  };
}
