import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { PAGE_COPY as GERMAN } from '#web/app/page-copy.de.ts';
import { PAGE_COPY as ENGLISH } from '#web/app/page-copy.ts';
import type { Translated } from '#web/words/translated.ts';

const WEB = join(import.meta.dirname, '../../src/web');

/** What stands around the app. The rest of a language is found beside its English. */
export const PAGE_COPIES: Record<Language, Translated<typeof ENGLISH>> = { en: ENGLISH, de: GERMAN };

/** The language that a build's mode names (`vite build --mode de`); any other mode is English. */
export function languageOfMode(mode: string): Language {
  return LANGUAGES.find((language) => language === mode) ?? LANGUAGES[0];
}

/**
 * Builds the web in one language: every module that has a neighbour in it gives way to that (`copy.ts` to `copy.de.ts`),
 * and the page around the app says its words in it.
 */
export function speak(language: Language): Plugin {
  const { title, description, noScript } = PAGE_COPIES[language];
  const isEnglish = language === LANGUAGES[0];
  return {
    name: 'speak',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (isEnglish || !source.endsWith('.ts')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(WEB) || found.id.endsWith(`.${language}.ts`)) return found;
      const neighbour = found.id.replace(/\.ts$/, `.${language}.ts`);
      return existsSync(neighbour) ? { ...found, id: neighbour } : found;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace('%TITLE%', title)
          .replace('%DESCRIPTION%', description)
          .replace('%NO_SCRIPT%', noScript)
          .replace('/manifest.webmanifest', isEnglish ? '$&' : `/manifest.${language}.webmanifest`),
    },
  };
}
