import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { ENGLISH, type Language } from '#contract/languages.ts';
import { LANGUAGES } from '#languages/languages.ts';
import { missingWords } from '#languages/with-english.ts';
import * as PAGE from '#web/app/html-copy.ts';
import { PSEUDO, stretched } from './pseudo.ts';

const SRC = join(import.meta.dirname, '../../src');
/** Marks a module whose words are put together as it is loaded. */
const SAID = '?said';

/** The language that a build's mode names (`vite build --mode de`); any other mode is English. */
export function languageOfMode(mode: string): Language {
  return LANGUAGES.all.find((language) => language === mode) ?? ENGLISH;
}

/** The name of a file in a language: `sw.js`, `sw.de.js`. */
export function fileIn(language: Language, name: string): string {
  return language === ENGLISH ? name : name.replace(/(?=\.\w+$)/, `.${language}`);
}

/**
 * Builds the web in the language of a mode: a module that the language has words for gives way to those, with English in
 * the place of what is missing, which is said; the page around the app says its words in it.
 */
export function speak(mode: string, { all, modules, translationOf, wordsOf } = LANGUAGES): Plugin {
  const isPseudo = mode === PSEUDO;
  const language = isPseudo ? PSEUDO : (all.find((one) => one === mode) ?? ENGLISH);
  const servedAs = isPseudo ? ENGLISH : language;
  const unfinished = new Set<string>();

  return {
    name: 'speak',
    enforce: 'pre',
    config() {
      return {
        define: {
          __LANGUAGE__: JSON.stringify(language),
          __LANGUAGES__: JSON.stringify(all),
          __SERVICE_WORKER__: JSON.stringify(fileIn(servedAs, '/sw.js')),
        },
      };
    },
    async buildStart() {
      if (servedAs === ENGLISH) return;
      for (const module of modules) {
        const missing = await missingFrom(module);
        if (missing.length === 0) continue;
        unfinished.add(module);
        this.warn(`${language} has no words for ${module}: ${missing.join(', ')}`);
      }
    },
    async resolveId(source, importer, options) {
      if (language === ENGLISH || !source.endsWith('.ts') || importer?.endsWith(SAID)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || !modules.includes(moduleOf(found.id))) return found;
      const translation = translationOf(moduleOf(found.id), language);
      const isPutTogether = isPseudo || (translation !== null && unfinished.has(moduleOf(found.id)));
      return { ...found, id: isPutTogether ? found.id + SAID : (translation ?? found.id) };
    },
    async load(id) {
      if (!id.endsWith(SAID)) return null;
      const path = id.slice(0, -SAID.length);
      const translation = translationOf(moduleOf(path), language) ?? path;
      const [say, from] = isPseudo
        ? ['stretched', join(import.meta.dirname, 'pseudo.ts')]
        : ['withEnglish', join(SRC, 'languages/with-english.ts')];
      return [
        `import * as english from ${JSON.stringify(path)};`,
        `import * as words from ${JSON.stringify(translation)};`,
        `import { ${say} as say } from ${JSON.stringify(from)};`,
        ...Object.keys(await load(path)).map(
          (name) => `export const ${name} = say(english.${name}, words.${name});`,
        ),
      ].join('\n');
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const said = await wordsOf('web/app/html-copy.ts', PAGE, language);
        const { title, description, noScript } = isPseudo ? stretched(PAGE.PAGE_COPY) : said.PAGE_COPY;
        return html
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace('/manifest.webmanifest', fileIn(servedAs, '/manifest.webmanifest'))
          .replace('%TITLE%', title)
          .replace('%DESCRIPTION%', description)
          .replace('%NO_SCRIPT%', noScript);
      },
    },
  };

  async function missingFrom(module: string): Promise<string[]> {
    const translation = translationOf(module, language);
    return missingWords(await load(join(SRC, module)), translation === null ? {} : await load(translation));
  }
}

function moduleOf(path: string): string {
  return relative(SRC, path).replaceAll('\\', '/');
}

async function load(path: string): Promise<object> {
  return { ...(await import(pathToFileURL(path).href)) };
}
