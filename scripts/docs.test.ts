import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DECISIONS = 'docs/decisions';
const FEATURES = 'src/server/features';
const ROOMS = ['src', 'scripts', 'tests', 'bench', 'evaluation', 'deploy', 'docs'];
const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');

const files = ROOMS.flatMap((room) => globSync(`${room}/**/*`, { cwd: ROOT })).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);
const pages = [
  ...globSync('*.md', { cwd: ROOT }).filter((page) => page !== 'THIRD-PARTY-NOTICES.md'),
  ...files.filter((file) => file.endsWith('.md')).map((file) => file.slice(1)),
];

/** Packages, and what is there only once it was built, run or configured. */
const NOT_OF_THE_PROJECT =
  /^(@|\.|zod\/|dist\/|pages\/drawing|tmp\/|deploy\/tls|secrets\.json|[A-Z_]{4,}[/-])/;

test('every path that the documentation names is one of the project', () => {
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => path.includes('/') || /\.(tsx?|mjs|md|json|py|css)$/.test(path))
      .filter((path) => !NOT_OF_THE_PROJECT.test(path) && !isThere(path, page))
      .map((path) => `${page}: ${path}`),
  );

  expect(missing).toEqual([]);
});

test('every link of the documentation leads to something', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(ROOT, dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );

  expect(broken).toEqual([]);
});

test('every decision has one row in the list of them', () => {
  const rows = read(`${DECISIONS}/README.md`).split('\n');
  const wrong = readdirSync(join(ROOT, DECISIONS)).filter((file) => {
    const start = `| [${Number.parseInt(file, 10)}](${file}) | `;
    return file !== 'README.md' && rows.filter((row) => row.startsWith(start)).length !== 1;
  });

  expect(wrong).toEqual([]);
});

test('the slices call what the table of the architecture says', () => {
  const slices = readdirSync(join(ROOT, FEATURES));
  const table = /\n## The slices.*?\n## /s.exec(read('docs/architecture.md'))?.[0] ?? '';
  const rows = table.matchAll(/^\| ([a-z-]+(?:, [a-z-]+)*) \| (.+) \|$/gm);
  const told = [...rows].flatMap(([, names = '', calls = '']) => {
    const named = (calls.replace(/\([^)]*\)/g, '').split(/[;:]/)[0] ?? '').split(', ');
    const called = slices.filter((slice) => named.some((name) => name.trim() === slice));
    return names.split(', ').flatMap((name) => (slices.includes(name) ? [[name, called]] : []));
  });

  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(slices.map((slice) => [slice, slices.filter((other) => doesImport(slice, other))])),
  );
});

function doesImport(slice: string, other: string): boolean {
  return (
    other !== slice &&
    globSync(`${FEATURES}/${slice}/**/*.ts`, { cwd: ROOT })
      .filter((file) => !file.endsWith('.test.ts'))
      .some((file) => read(file).includes(`'#server/features/${other}/`))
  );
}

/** Prose leaves out the beginning that everybody there knows: `compose/score/weights.ts`. */
function isThere(path: string, page: string): boolean {
  const end = `/${path.replace(/\/$/, '')}`;
  return (
    existsSync(join(ROOT, path)) ||
    existsSync(join(ROOT, dirname(page), path)) ||
    files.some((file) => file.endsWith(end))
  );
}
