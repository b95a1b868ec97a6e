import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { PSEUDO } from './pseudo.ts';

const ROOT = join(import.meta.dirname, '../..');
const WEB = join(ROOT, 'dist/pseudo');
/** Says what the published build was made of (`scripts/prepare.mjs`). */
const MARK = '.hemline-build.json';

/** Builds the web in the pseudo-language, unless it stands there as it would be. @returns its folder */
export async function buildPseudo(): Promise<string> {
  const published = join(ROOT, 'dist/web', MARK);
  const ours = join(WEB, MARK);
  if (existsSync(published) && existsSync(ours) && textOf(published) === textOf(ours)) return WEB;

  await build({ configFile: join(ROOT, 'vite.config.ts'), mode: PSEUDO, logLevel: 'warn' });
  if (existsSync(published)) cpSync(published, ours);
  return WEB;
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8');
}
