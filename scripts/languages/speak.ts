import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { PAGE_COPY } from '#web/app/page-copy.ts';
import type { Translated } from '#web/words/translated.ts';
import { PSEUDO, stretched } from './pseudo.ts';

const WEB = join(import.meta.dirname, '../../src/web');
/** Words of the pseudo-language that do not come of themselves from the English. */
const PSEUDO_NEIGHBOURS: Record<string, string> = {
  'lib/language.ts': 'pseudo-language.ts',
  'words/sentences.ts': 'pseudo-sentences.ts',
};
const AS_PSEUDO = '?pseudo';
const AS_WRITTEN = '?written';

type PageCopy = Translated<typeof PAGE_COPY>;

/** What a language says around the app. */
export async function pageCopyIn(language: Language): Promise<PageCopy> {
  const name = language === LANGUAGES[0] ? 'page-copy.ts' : `page-copy.${language}.ts`;
  const words: { PAGE_COPY: PageCopy } = await import(pathToFileURL(join(WEB, 'app', name)).href);
  return words.PAGE_COPY;
}

/** The language that a build's mode names (`vite build --mode de`); any other mode is English. */
export function languageOfMode(mode: string): Language {
  return LANGUAGES.find((language) => language === mode) ?? LANGUAGES[0];
}

/**
 * Builds the web in the language of a mode: every module that has a neighbour in it gives way to that (`copy.ts` to
 * `copy.de.ts`), and the page around the app says its words in it.
 */
export function speak(mode: string): Plugin {
  if (mode === PSEUDO) return speakPseudo();
  const language = languageOfMode(mode);
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
      handler: async (html) =>
        around(html, language, await pageCopyIn(language)).replace(
          '/manifest.webmanifest',
          isEnglish ? '$&' : `/manifest.${language}.webmanifest`,
        ),
    },
  };
}

/** The pseudo-language has no modules of its own: each is made from the English that a translation stands beside. */
function speakPseudo(): Plugin {
  return {
    name: 'speak-pseudo',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.endsWith(AS_WRITTEN)) return source;
      if (!source.endsWith('.ts')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(WEB) || !existsSync(found.id.replace(/\.ts$/, '.de.ts'))) return found;
      const ours = PSEUDO_NEIGHBOURS[relative(WEB, found.id).replaceAll('\\', '/')];
      return { ...found, id: ours ? join(import.meta.dirname, ours) : found.id + AS_PSEUDO };
    },
    async load(id) {
      if (!id.endsWith(AS_PSEUDO)) return null;
      const path = id.slice(0, -AS_PSEUDO.length);
      const names = Object.keys(await import(/* @vite-ignore */ pathToFileURL(path).href));
      return [
        `import * as written from ${JSON.stringify(path + AS_WRITTEN)};`,
        `import { stretched } from ${JSON.stringify(join(import.meta.dirname, 'pseudo.ts'))};`,
        ...names.map((name) => `export const ${name} = stretched(written.${name});`),
      ].join('\n');
    },
    transformIndexHtml: {
      order: 'pre',
      // The region of invented languages: what is English on such a page has to say so.
      handler: async (html) => around(html, 'en-XA', stretched(await pageCopyIn(LANGUAGES[0]))),
    },
  };
}

function around(html: string, lang: string, { title, description, noScript }: PageCopy): string {
  return html
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace('%TITLE%', title)
    .replace('%DESCRIPTION%', description)
    .replace('%NO_SCRIPT%', noScript);
}
