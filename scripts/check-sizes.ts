// What a visit costs, against the budgets of the first view: read from the build, brotli as it travels. Prints the table.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ENGLISH, type Language } from '#contract/languages.ts';
import { LANGUAGES } from '#languages/languages.ts';
import { fileIn } from './languages/speak.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
}

interface Line {
  what: string;
  bytes: number;
  gate: number;
}

const KB = 1024;
const GATES = { html: 9.5, publicJs: 90, firstTab: 150, tab: 25, dialog: 12, css: 13 };
const PUBLIC_PAGES = ['registration', 'login', 'landing', 'not-found'];
const DASHBOARD = 'app/dashboard/dashboard-page.tsx';
const MEMBER = ['app/member-app.tsx', 'app/member-notes.tsx'];
const FIRST_TAB = 'features/photos/photos-panel.tsx';

const folder = join(import.meta.dirname, '../dist/web');
if (!existsSync(manifestPathOf(ENGLISH))) {
  console.log('There is no build to measure: npm run check makes one first.');
  process.exit(0);
}
let manifest: Record<string, Chunk> = {};

const columns = LANGUAGES.all.map((language) => measure(language));
let isOver = false;
for (const [row, { what, gate }] of (columns[0] ?? []).entries()) {
  const sizes = columns.map((lines) => lines[row]?.bytes ?? Number.POSITIVE_INFINITY);
  const isRowOver = sizes.some((bytes) => bytes > gate * KB);
  isOver ||= isRowOver;
  const kilobytes = sizes.map((bytes) => (bytes / KB).toFixed(1).padStart(6)).join('');
  console.log(`${isRowOver ? 'OVER' : '    '}${kilobytes} of ${String(gate).padStart(3)} KB  ${what}`);
}
console.log(`    (${LANGUAGES.all.join(', ')})`);
process.exit(isOver ? 1 : 0);

/** The same lines for every language. */
function measure(language: Language): Line[] {
  manifest = JSON.parse(readFileSync(manifestPathOf(language), 'utf8'));
  const shell = closureOf('index.html');
  const member = union(...[...MEMBER, DASHBOARD].map((key) => closureOf(key)));
  const firstTab = union(shell, member, closureOf(FIRST_TAB));
  return [
    ...PUBLIC_PAGES.flatMap((page) => measurePage(page, language)),
    {
      what: 'dashboard, first tab: HTML with its CSS, before anybody is drawn',
      bytes: sizeOfPage('frame-upload', language),
      gate: GATES.html,
    },
    { what: 'dashboard, first tab: JavaScript', bytes: sizeOf(firstTab), gate: GATES.firstTab },
    ...chunksLike(/-panel\.tsx$/, [DASHBOARD])
      .filter((key) => key !== FIRST_TAB)
      .map((key) => ({ what: `tab: ${nameOf(key)}`, bytes: added(key, firstTab), gate: GATES.tab })),
    ...chunksLike(/-dialog\.tsx$/).map((key) => ({
      what: `dialog: ${nameOf(key)}`,
      bytes: added(key, union(shell, member, ...importersOf(key).map((importer) => closureOf(importer)))),
      gate: GATES.dialog,
    })),
    {
      what: 'style sheet',
      bytes: sizeOf(new Set(manifest['index.html'] ? cssOf('index.html') : [])),
      gate: GATES.css,
    },
  ];
}

function manifestPathOf(language: Language): string {
  return join(folder, '.vite', fileIn(language, 'manifest.json'));
}

/** A page and everything that it fetches by itself. */
function measurePage(name: string, language: Language): Line[] {
  const html = htmlOf(name, language);
  const modules = [...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, file]) => file ?? '');
  return [
    { what: `page ${name}: HTML with its CSS`, bytes: sizeOfPage(name, language), gate: GATES.html },
    { what: `page ${name}: JavaScript`, bytes: sizeOf(new Set(modules)), gate: GATES.publicJs },
  ];
}

function htmlOf(page: string, language: Language): string {
  const path = join(folder, 'pages', language === ENGLISH ? '' : language, `${page}.json`);
  return JSON.parse(readFileSync(path, 'utf8')).html;
}

function sizeOfPage(name: string, language: Language): number {
  return brotliCompressSync(htmlOf(name, language)).length;
}

/** The files of a chunk and of all that it imports at once. */
function closureOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no ${key}: a budget measures nothing`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) closureOf(imported, found);
  return found;
}

function cssOf(key: string): string[] {
  const chunk = manifest[key];
  return [...(chunk?.css ?? []), ...(chunk?.imports ?? []).flatMap(cssOf)];
}

function added(key: string, there: ReadonlySet<string>): number {
  return sizeOf(new Set([...closureOf(key)].filter((file) => !there.has(file))));
}

function importersOf(key: string): string[] {
  return Object.entries(manifest).flatMap(([importer, { dynamicImports = [] }]) =>
    dynamicImports.includes(key) ? [importer] : [],
  );
}

function chunksLike(name: RegExp, importers?: string[]): string[] {
  const keys = Object.keys(manifest).filter(
    (key) =>
      name.test(key) &&
      manifest[key]?.isDynamicEntry &&
      (importers === undefined || importersOf(key).some((importer) => importers.includes(importer))),
  );
  if (keys.length === 0) throw new Error(`The build has nothing like ${name}: a budget measures nothing`);
  return keys;
}

function sizeOf(files: ReadonlySet<string>): number {
  let bytes = 0;
  for (const file of files) {
    const path = join(folder, file);
    bytes += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
  return bytes;
}

function union(...sets: ReadonlySet<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function nameOf(key: string): string {
  return key.split('/').at(-1)?.replace('.tsx', '') ?? key;
}
