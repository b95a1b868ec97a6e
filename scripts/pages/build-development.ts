import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const WEB = join(ROOT, 'dist/development');
/** Says what the published build was made of (`scripts/prepare.mjs`). */
const MARK = '.hemline-build.json';

/**
 * Builds the web with the React that says where what it draws is not what was drawn, unless it stands there as it would
 * be. What the server draws with is the published one's. @returns its folder
 */
export function buildDevelopment(): string {
  const made = textOf(join(ROOT, 'dist/web', MARK));
  if (made !== null && made === textOf(join(WEB, MARK))) return WEB;

  const { status } = spawnSync(
    'vite',
    ['build', '--outDir', '../../dist/development', '--logLevel', 'warn'],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('The web could not be built for development');
  if (made !== null) writeFileSync(join(WEB, MARK), made);
  return WEB;
}

function textOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
