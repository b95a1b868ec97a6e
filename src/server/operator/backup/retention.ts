import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Named after its instant, so that names sort by age: e.g. `hemline-2026-11-23T04-31-00Z.zip`. */
export function backupName(instant: Date): string {
  return `hemline-${instant.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;
}

const NAME = /^hemline-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.zip$/;

/** The backups of a folder, newest first; none where there is no folder yet. */
export async function listBackups(folder: string): Promise<{ path: string; createdAt: Date }[]> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      if (day === undefined) return [];
      return [{ path: join(folder, name), createdAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** Deletes all but the newest ones. Other files of the folder stay. @returns the paths that went */
export async function keepNewest(folder: string, kept: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(kept);
  for (const { path } of old) await rm(path);
  return old.map(({ path }) => path);
}

/** What a process that was ended in the middle has left: nobody works on a part of yesterday. */
export async function removeAbandoned(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const path = join(folder, name);
    if ((await stat(path)).mtime < before) await rm(path, { force: true });
  }
}
