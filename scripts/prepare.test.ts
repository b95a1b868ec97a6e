import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Stands in for npm: writes down that it was asked, and installs what the lock file names. */
const NPM = `
import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync, existsSync } from 'node:fs';
appendFileSync('asked', 'install ');
if (process.env.NPM_DOES_NOTHING) process.exit(0);
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const withoutDevelopment = process.argv.includes('--omit=dev');
const installed = Object.fromEntries(Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !optional && !(dev && withoutDevelopment)));
for (const path of Object.keys(installed)) {
  mkdirSync(path, { recursive: true });
  writeFileSync(path + '/package.json', '{}');
}
mkdirSync('node_modules/vite/bin', { recursive: true });
writeFileSync('node_modules/vite/bin/vite.js', ${JSON.stringify(`
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('asked', 'build ');
  mkdirSync('dist/web/assets', { recursive: true });
  writeFileSync('dist/web/index.html', 'a page');
  writeFileSync('dist/web/assets/app.js', 'the app');
`)});
mkdirSync('node_modules/.bin', { recursive: true });
if (!existsSync('node_modules/.bin/node')) symlinkSync(process.execPath, 'node_modules/.bin/node');
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
`;

const LOCK = {
  packages: {
    '': {},
    'node_modules/vite': { version: '8.0.0' },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vitest': { version: '5.0.0', dev: true },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hemline-prepare-'));
  mkdirSync(join(root, 'scripts'));
  cpSync(join(import.meta.dirname, 'prepare.mjs'), join(root, 'scripts/prepare.mjs'));
  write('npm.mjs', NPM);
  write('package-lock.json', JSON.stringify(LOCK));
  write('src/web/app.ts', 'first');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** @returns what was done for it, in order */
function prepare(purpose: string, environment: Record<string, string> = {}) {
  rmSync(join(root, 'asked'), { force: true });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', purpose], {
    cwd: root,
    env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm.mjs'), ...environment },
    encoding: 'utf8',
  });
  const asked = existsSync(join(root, 'asked')) ? readFileSync(join(root, 'asked'), 'utf8').trim() : '';
  return { asked, status, stderr };
}

it('installs and builds once', () => {
  expect(prepare('start').asked).toBe('install build');
  expect(prepare('start').asked).toBe('');
});

it('fetches the development tools when they are needed, and leaves them to a start', () => {
  prepare('start');
  expect(prepare('test').asked).toBe('install');
  expect(prepare('start').asked).toBe('');
});

it('installs again what is gone of the packages', () => {
  prepare('start');
  rmSync(join(root, 'node_modules/fastify'), { recursive: true });
  expect(prepare('start').asked).toBe('install');
});

it('installs again when all packages are gone, and after a change of the lock file', () => {
  prepare('start');
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(prepare('start').asked).toBe('install');

  const changed = { packages: { ...LOCK.packages, 'node_modules/fastify': { version: '5.0.1' } } };
  write('package-lock.json', JSON.stringify(changed));
  expect(prepare('start').asked).toBe('install build');
});

it('does not believe an npm that installed nothing', () => {
  expect(prepare('start', { NPM_DOES_NOTHING: '1' })).toMatchObject({
    status: 1,
    stderr: 'npm installed less than package-lock.json names. Remove node_modules and try again.\n',
  });
});

it('builds again after a change, and what is gone or cut short of the build', () => {
  prepare('start');
  write('src/web/app.ts', 'second');
  expect(prepare('start').asked).toBe('build');

  rmSync(join(root, 'dist/web/assets'), { recursive: true });
  expect(prepare('start').asked).toBe('build');
  write('dist/web/index.html', 'a pa');
  expect(prepare('start').asked).toBe('build');
  rmSync(join(root, 'dist'), { recursive: true });
  expect(prepare('start').asked).toBe('build');
  expect(prepare('start').asked).toBe('');
});
