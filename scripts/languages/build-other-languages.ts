import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { PSEUDO } from './pseudo.ts';
import { pageCopyIn } from './speak.ts';

const ROOT = join(import.meta.dirname, '../..');
const OTHERS = LANGUAGES.slice(1);

/** Whether a build of this mode is what is served, which the others are put beside; the pseudo-language never is. */
export function isPublished(mode: string): boolean {
  return folderOf(mode) === 'web';
}

/** The folder in `dist` where a language is built before it is put beside the English. */
export function folderOf(mode: string): string {
  return mode === PSEUDO || OTHERS.some((language) => language === mode) ? mode : 'web';
}

/**
 * Builds every other language at the same time as the English, and puts it beside: files that are the same have the
 * same name and are there once; the pages go to `pages/<language>/`.
 */
export function buildOtherLanguages(): Plugin {
  let config: ResolvedConfig;
  let running: Promise<unknown> = Promise.resolve();
  return {
    name: 'build-other-languages',
    apply: (_, { command, isSsrBuild, mode }) => command === 'build' && !isSsrBuild && isPublished(mode),
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      running = Promise.all(
        OTHERS.map((language) =>
          build({ configFile: join(ROOT, 'vite.config.ts'), mode: language, logLevel: 'warn' }),
        ),
      );
      // A failure is told where it is waited for.
      running.catch(() => {});
    },
    writeBundle: {
      sequential: true,
      async handler() {
        await running;
        for (const language of OTHERS) await putBeside(join(config.root, config.build.outDir), language);
      },
    },
  };
}

async function putBeside(web: string, language: Language): Promise<void> {
  const built = join(ROOT, 'dist', folderOf(language));
  const pages = join(web, 'pages', language);
  cpSync(join(built, 'assets'), join(web, 'assets'), { recursive: true });
  cpSync(join(built, 'pages'), pages, { recursive: true });
  renameSync(join(built, 'debug.html'), join(pages, 'debug.html'));
  renameSync(join(built, 'sw.js'), join(web, `sw.${language}.js`));
  renameSync(join(built, '.vite/manifest.json'), join(web, `.vite/manifest.${language}.json`));
  const installed = JSON.parse(readFileSync(join(web, 'manifest.webmanifest'), 'utf8'));
  writeFileSync(
    join(web, `manifest.${language}.webmanifest`),
    JSON.stringify(await inWords(installed, language)),
  );
  rmSync(built, { recursive: true });
}

/** What a home screen shows of the installed app. */
async function inWords(manifest: { shortcuts: { url: string; name: string }[] }, language: Language) {
  const { title, installed } = await pageCopyIn(language);
  return {
    ...manifest,
    lang: language,
    name: title,
    description: installed.description,
    shortcuts: manifest.shortcuts.map((shortcut) => ({
      ...shortcut,
      name: shortcut.url.endsWith('outfits') ? installed.outfits : installed.style,
    })),
  };
}
