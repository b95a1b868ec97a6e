import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PSEUDO } from './languages/pseudo.ts';

const ROOT = join(import.meta.dirname, '..');
/** Says what the published build was made of (`scripts/prepare.mjs`). */
const MARK = '.hemline-build.json';

/** With the React that says where what it draws is not what was drawn; and in the pseudo-language. */
const BUILDS = {
  development: { mode: 'production', NODE_ENV: 'development' },
  pseudo: { mode: PSEUDO, NODE_ENV: 'production' },
};

/** Builds the web into a folder of its own, unless it stands there as the published one was made. @returns the folder */
export function buildForTests(name: keyof typeof BUILDS): string {
  const web = join(ROOT, 'dist', name);
  const published = textOf(join(ROOT, 'dist/web', MARK));
  if (published !== null && published === textOf(join(web, MARK))) return web;

  const { mode, NODE_ENV } = BUILDS[name];
  const { status } = spawnSync(
    'vite',
    ['build', '--mode', mode, '--outDir', `../../dist/${name}`, '--logLevel', 'warn'],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`The web could not be built for ${name}`);
  if (published !== null) writeFileSync(join(web, MARK), published);
  return web;
}

function textOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
