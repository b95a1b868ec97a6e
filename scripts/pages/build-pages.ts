import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { ENGLISH } from '#contract/languages.ts';
import { MARKUP_SLOT, type PageState } from '#contract/page-state.ts';
import { decodeAttribute } from '#web/drawn-markup.ts';
import { languageOfMode } from '../languages/speak.ts';
import { criticalCss } from './critical-css.ts';
import { modulesOf } from './modules-of.ts';
import { type Page, readTemplate, writePage, writeShell } from './write-page.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What `src/web/draw.tsx` exports, as far as it is needed here. */
interface Drawing {
  PAGES: Record<string, { path: string; title: string }>;
  TITLES: Record<string, string>;
  draw: (address: string, state: PageState) => Promise<{ markup: string; styles: string }>;
}

/** The modules that a visitor's page is made of, beyond those that every page loads. */
const MODULE_OF_PAGE: Record<string, string> = {
  registration: 'registration-page.tsx',
  login: 'login-page.tsx',
  landing: 'landing-page.tsx',
};
const NOT_FOUND = 'not-found-page.tsx';
const ENTRY = 'index.html';
const MEMBER = ['member-app.tsx', 'member-notes.tsx'];
const DASHBOARD = [...MEMBER, 'dashboard-page.tsx'];
const FIRST_TAB = [...DASHBOARD, 'photos-panel.tsx'];
const MODULES_OF_FRAME: Record<string, string[]> = {
  onboarding: [...MEMBER, 'onboarding-page.tsx'],
  packages: [...MEMBER, 'packages-screen.tsx'],
  upload: FIRST_TAB,
  quiz: [...DASHBOARD, 'quiz-panel.tsx'],
  style: [...DASHBOARD, 'style-profile-panel.tsx'],
  inspirations: [...DASHBOARD, 'inspirations-panel.tsx'],
  outfits: [...DASHBOARD, 'outfits-panel.tsx'],
};

/**
 * Writes into `pages/` the pages of visitors, the frames that the server draws a member's screens into, and the empty
 * shell, each with what its content security policy allows; beside them, in `drawing/`, what the server draws with. All
 * is drawn by the very components that bring it to life in the browser.
 */
export function buildPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'build-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      handler: async (_, bundle) => {
        const folder = join(config.root, config.build.outDir);
        const language = languageOfMode(config.mode);
        const here = join('pages', language === ENGLISH ? '' : language);
        const index = language === ENGLISH ? 'index.html' : join(here, 'index.html');
        const template = readTemplate(readFileSync(join(folder, index), 'utf8'));
        const fonts = fontsIn(template.styles.map((url) => readFileSync(join(folder, url), 'utf8')).join(''));
        const theme = readFileSync(join(config.root, 'public/theme.js'), 'utf8');
        const inHead = ['early.js', 'start-app.js'].map((name) =>
          readFileSync(join(config.root, name), 'utf8'),
        );
        const icon = readFileSync(join(config.publicDir, 'favicon.svg'), 'utf8');
        const { PAGES, TITLES, draw } = await buildDrawing(config.mode);
        const everywhere = {
          language,
          icon,
          script: await minified([theme, ...inHead].join('\n')),
        };
        const pages: Record<string, Page> = {
          shell: writeShell(template, {
            theme: await minified(theme),
            preload: modulesOf(bundle, FIRST_TAB),
          }),
        };
        for (const [name, { path, title }] of Object.entries(PAGES)) {
          const { markup, styles } = await draw(path, { user: null });
          if (styles !== '')
            throw new Error(`The page ${name} has styles that its policy refuses: ${styles}`);
          pages[name] = writePage(template, {
            ...everywhere,
            title,
            markup,
            css: await criticalCss(config.root, template.html + decodeAttribute(markup), 'html'),
            modules: modulesOf(bundle, [MODULE_OF_PAGE[name] ?? NOT_FOUND, ENTRY]),
            path: name === 'registration' ? '/' : path,
            isIndexed: name in MODULE_OF_PAGE,
          });
        }
        for (const [name, title] of Object.entries(TITLES)) {
          const modules = modulesOf(bundle, [...(MODULES_OF_FRAME[name] ?? []), ENTRY]);
          const code = modules.map((file) => codeOf(bundle, file)).join('\n');
          pages[`frame-${name}`] = writePage(template, {
            ...everywhere,
            title,
            markup: MARKUP_SLOT,
            css: fonts + (await criticalCss(config.root, template.html + code, 'js')),
            modules,
            path: '',
            isIndexed: false,
          });
        }

        mkdirSync(join(folder, here), { recursive: true });
        renameSync(drawingFolder(config.mode), join(folder, here, 'drawing'));
        for (const [name, page] of Object.entries(pages))
          writeFileSync(join(folder, here, `${name}.json`), JSON.stringify(page));
      },
    },
  };
}

/**
 * Members have the fonts already: text waits for them for a moment, so that it is not drawn twice. To visitors they come
 * with the whole sheet, after the first paint, which would wait in their queue.
 */
function fontsIn(sheet: string): string {
  const faces = sheet.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
  return faces.join('').replaceAll('font-display:swap', 'font-display:fallback');
}

/** Builds what draws pages, whole: the server that takes it over needs no package for it. */
async function buildDrawing(mode: string): Promise<Drawing> {
  const outDir = drawingFolder(mode);
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode,
    // The build around it warns of the same.
    logLevel: 'error',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      minify: true,
      rolldownOptions: { input: join(ROOT, 'src/web/draw.tsx') },
    },
  });
  return import(pathToFileURL(join(outDir, 'draw.js')).href);
}

/** Inside the package, whose modules are ES modules. */
function drawingFolder(mode: string): string {
  return join(ROOT, 'dist', `drawing-${mode}`);
}

function codeOf(bundle: Rolldown.OutputBundle, address: string): string {
  const chunk = bundle[address.slice(1)];
  return chunk?.type === 'chunk' ? chunk.code : '';
}

async function minified(script: string): Promise<string> {
  return (await minify('page.js', script, { module: false, mangle: { toplevel: true } })).code.trim();
}
