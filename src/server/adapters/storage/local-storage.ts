import { type FileHandle, mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type ListedStorage, StoredFileMissingError } from './storage.ts';
import { checkStorageKey, isStorageKey } from './storage-key.ts';

/** The folder of the pictures, in the data folder. */
export const LOCAL_FILES = 'files';

const MAX_OPENINGS = 20;

/** Files on the local disk, as durable as the database: written aside, flushed, renamed, and the folder flushed. */
export function createLocalStorage(folder: string): ListedStorage {
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const aside = asideOf(path);
      try {
        const file = await openInFolder(aside);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await flushFolder(dirname(path));
    },

    async get(key) {
      try {
        const file = await open(pathOf(key), 'r');
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) throw new StoredFileMissingError(key);
        throw error;
      }
    },

    async delete(key) {
      const path = pathOf(key);
      // A crash while it was written may have left the other one.
      await Promise.all([rm(path, { force: true }), rm(asideOf(path), { force: true })]);
      await flushOrRemoveFolder(dirname(path));
    },

    async *list() {
      for await (const path of filesIn(folder)) {
        const key = relative(folder, path).split(sep).join('/');
        if (isWrittenAside(key) || !isStorageKey(key)) continue;
        const byteLength = await sizeOf(path);
        if (byteLength !== null) yield { key, byteLength };
      }
    },
  };

  function pathOf(key: string): string {
    checkStorageKey(key);
    return join(folder, ...key.split('/'));
  }
}

/** Where the bytes are written before they have their name: found again by the key alone. */
function asideOf(path: string): string {
  return `${path}.part`;
}

function isWrittenAside(key: string): boolean {
  return key.endsWith(asideOf(''));
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* filesIn(path);
      else if (entry.isFile()) yield path;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** @returns null for a file that was deleted meanwhile */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Opens a new file, in a new folder if need be: the last file that was deleted from it may take it away in between. */
async function openInFolder(path: string): Promise<FileHandle> {
  for (let tries = 1; ; tries += 1) {
    await makeFolder(dirname(path));
    try {
      return await open(path, 'w', 0o600);
    } catch (error) {
      if (!isMissing(error) || tries === MAX_OPENINGS) throw error;
    }
  }
}

/** After a deletion. An empty folder would still say whose it was, and a file that comes back in a power cut has no row. */
async function flushOrRemoveFolder(path: string): Promise<void> {
  try {
    await rmdir(path);
    await flushFolder(dirname(path));
  } catch (error) {
    if (isMissing(error)) return;
    await flushFolder(path).catch((failure) => {
      if (!isMissing(failure)) throw failure;
    });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A new folder must survive a power cut as well as the files in it. */
async function makeFolder(path: string): Promise<void> {
  const outermostMade = await mkdir(path, { recursive: true, mode: 0o700 });
  if (outermostMade === undefined) return;
  for (let made = path; made.length >= outermostMade.length; made = dirname(made))
    await flushFolder(dirname(made));
}

/** A renamed file is only as durable as the folder entry that names it. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
