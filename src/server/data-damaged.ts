import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where backups are looked for, in the data folder. */
export const BACKUPS = 'backups';

/** What an installation needs is there no more, or cannot be read: to begin anew would hide that it is lost. */
export class DataDamagedError extends Error {
  /** @param problem one sentence */
  constructor(dataDir: string, problem: string, cause?: unknown) {
    super(`${problem} ${backupWords(dataDir)} Nothing was changed.`, { cause });
    this.name = 'DataDamagedError';
  }
}

function backupWords(dataDir: string): string {
  const folder = join(dataDir, BACKUPS);
  const newest = newestIn(folder);
  return newest === null ? `There is no backup in ${folder}.` : `The newest backup is ${newest}.`;
}

function newestIn(folder: string): string | null {
  try {
    const [newest] = readdirSync(folder)
      .filter((name) => !name.endsWith('.part'))
      .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
      .sort((one, other) => other.at - one.at);
    return newest?.path ?? null;
  } catch {
    return null;
  }
}
