import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type TemporaryFolder = ReturnType<typeof openTemporaryFolder>;

/** Where uploads are received. Several processes may share it, so it is swept by age and never simply emptied. */
export function openTemporaryFolder(path: string) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return {
    path,

    /** Removes what was last written before an instant. */
    async sweep(before: Date): Promise<void> {
      for (const name of await readdir(path)) {
        const file = join(path, name);
        const found = await stat(file).catch(() => null);
        if (found && found.mtimeMs < before.getTime()) await rm(file, { recursive: true, force: true });
      }
    },
  };
}
