import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createLogger } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLanguages } from '#languages/languages.ts';
import { AUTH_COPY as ENGLISH } from '#web/features/auth/copy.ts';
import { speak } from './speak.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A third language, just begun. */
const DUTCH = {
  'web/features/auth/copy.ts': `
    import type { Unfinished } from '#languages/translated.ts';
    import type * as English from '#web/features/auth/copy.ts';
    export const AUTH_COPY: Unfinished<typeof English.AUTH_COPY> = { login: { submit: 'Inloggen' } };`,
  'web/words/garments.ts': `
    export const categoryWord = (category: string): string => ({ Coat: 'Jas' })[category] ?? category;`,
  'server/features/password/email-words.ts': `
    export const EMAIL_WORDS = { resetCode: { subject: 'Je code' } };`,
};

let folder: string;
const warnings: string[] = [];

beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/languages-'));
  for (const [path, text] of Object.entries(DUTCH)) {
    mkdirSync(dirname(join(folder, 'words/nl', path)), { recursive: true });
    writeFileSync(join(folder, 'words/nl', path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is a language: its words are built, English where it has none, and what is missing is said', async () => {
  const { AUTH_COPY, categoryWord, LANGUAGE, LANGUAGES } = await built(`
    export { AUTH_COPY } from '#web/features/auth/copy.ts';
    export { categoryWord } from '#web/words/garments.ts';
    export { LANGUAGE, LANGUAGES } from '#web/lib/language.ts';`);

  expect([LANGUAGE, LANGUAGES]).toEqual(['nl', ['en', 'nl']]);
  expect(categoryWord('Coat')).toBe('Jas');
  expect(AUTH_COPY.login).toEqual({ ...ENGLISH.login, submit: 'Inloggen' });
  expect(AUTH_COPY.provider.continueWith('Google')).toBe('Continue with Google');
  expect(warnings.join()).toMatch(
    /nl has no words for web\/features\/auth\/copy\.ts: AUTH_COPY\.registration, /,
  );
  expect(warnings.join()).not.toMatch(/login\.submit|garments\.ts/);
});

test('screens are drawn in it', async () => {
  const { draw } = await built(`export { draw } from '#web/draw.tsx';`);

  const { markup } = await draw('/login', { user: null });

  expect(markup).toContain('>Inloggen</');
  expect(markup).toContain(ENGLISH.login.forgot);
});

test('e-mails are written in it', async () => {
  const english = { EMAIL_WORDS: { tagline: 'Your Personal Shopper', resetCode: { subject: 'Your code' } } };

  const words = await readLanguages(join(folder, 'words')).wordsOf(
    'server/features/password/email-words.ts',
    english,
    'nl',
  );

  expect(words.EMAIL_WORDS).toEqual({ ...english.EMAIL_WORDS, resetCode: { subject: 'Je code' } });
});

/** What a module exports when it is built in Dutch. */
async function built(source: string) {
  const outDir = mkdtempSync(join(folder, 'built-'));
  const entry = join(outDir, 'entry.ts');
  writeFileSync(entry, source);
  const logger = createLogger('warn');
  logger.warn = (text) => void warnings.push(text);
  await build({
    configFile: false,
    root: ROOT,
    customLogger: logger,
    plugins: [speak('nl', readLanguages(join(folder, 'words')))],
    define: { __SHOWN_BOARDS__: '{}', __ANSWER_BOARDS__: '{}', __SKETCHES__: '""' },
    build: { ssr: entry, outDir, emptyOutDir: false },
  });
  return import(pathToFileURL(join(outDir, 'entry.js')).href);
}
