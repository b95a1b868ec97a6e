import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { ENGLISH } from '#contract/languages.ts';
import { LANGUAGES } from '#languages/languages.ts';
import { PSEUDO } from './pseudo.ts';
import { fileIn, languageOfMode } from './speak.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Whether a build of this mode makes the others too, and is compressed with them: the English one that is served. */
export function isWhole(mode: string): boolean {
  return mode !== PSEUDO && languageOfMode(mode) === ENGLISH;
}

/**
 * Builds every other language at the same time as the English, into the same folder: files that are the same have the
 * same name and are there once.
 */
export function buildOtherLanguages(): Plugin {
  let config: ResolvedConfig;
  let others: Promise<unknown> = Promise.resolve();
  return {
    name: 'build-other-languages',
    apply: (_, { command, isSsrBuild, mode }) => command === 'build' && !isSsrBuild && isWhole(mode),
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      const { outDir } = config.build;
      rmSync(join(config.root, outDir), { recursive: true, force: true });
      others = Promise.all(
        LANGUAGES.all
          .filter((language) => language !== ENGLISH)
          .map((mode) =>
            build({ configFile: join(ROOT, 'vite.config.ts'), mode, logLevel: 'warn', build: { outDir } }),
          ),
      );
      // A failure is told where it is waited for.
      others.catch(() => {});
    },
    writeBundle: { sequential: true, handler: () => others.then(() => {}) },
  };
}

/** Puts the pages of another language beside the English, into `pages/<language>/`. */
export function putBeside(mode: string): Plugin {
  const language = languageOfMode(mode);
  return {
    name: 'put-beside',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && language !== ENGLISH,
    config: () => ({ build: { manifest: `.vite/${fileIn(language, 'manifest.json')}` } }),
    generateBundle(_, bundle) {
      for (const name of ['index.html', 'debug.html']) {
        const page = bundle[name];
        if (page) page.fileName = `pages/${language}/${name}`;
      }
    },
  };
}
