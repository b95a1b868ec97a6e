import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENGLISH, type Language } from '#contract/languages.ts';
import { withEnglish } from './with-english.ts';

export interface Languages {
  /** English, and each language that has a folder. */
  all: readonly Language[];
  /** Every module of words that some language has, as its path below `src`, e.g. `web/app/copy.ts`. */
  modules: readonly string[];
  /** Where a language has its words of a module, or null where it has none. */
  translationOf(module: string, language: Language): string | null;
  /** The words of a module in a language, and in English what the language lacks. */
  wordsOf<Words extends object>(module: string, english: Words, language: Language): Promise<Words>;
}

/** Reads the languages of a folder: each has one there, with the same paths as `src`. */
export function readLanguages(folder: string): Languages {
  const others = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

  function translationOf(module: string, language: Language): string | null {
    const path = join(folder, language, module);
    return language !== ENGLISH && existsSync(path) ? path : null;
  }

  return {
    all: [ENGLISH, ...others],
    modules: [...new Set(others.flatMap((language) => modulesIn(join(folder, language))))].toSorted(),
    translationOf,
    async wordsOf(module, english, language) {
      const path = translationOf(module, language);
      return path === null ? english : withEnglish(english, await import(pathToFileURL(path).href));
    },
  };
}

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.replaceAll('\\', '/'));
}

/** What the screens and the e-mails are written in. */
export const LANGUAGES = readLanguages(import.meta.dirname);
