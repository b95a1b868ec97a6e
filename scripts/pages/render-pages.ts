import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { MARKUP_SLOT } from '#contract/page-state.ts';
import { languageOfMode } from '../languages/speak.ts';
import { classesIn, criticalCss, wordsIn } from './critical-css.ts';
import { modulesOf } from './modules-of.ts';
import {
  type Page,
  type PageMeta,
  readTemplate,
  type Template,
  writeDrawnPage,
  writeShell,
} from './write-page.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What `src/web/render-page.tsx` and `draw-screen.tsx` export, as far as it is needed here. */
interface Renderer {
  PAGES: Record<string, { path: string; title: string }>;
  renderPage: (path: string) => Promise<string>;
  TITLES: Record<string, string>;
}

/** The modules that a visitor's page draws itself with, beyond those that every page loads. */
const MODULE_OF_PAGE: Record<string, string> = {
  registration: 'registration-page.tsx',
  login: 'login-page.tsx',
  landing: 'landing-page.tsx',
};
const NOT_FOUND = 'not-found-page.tsx';
const ENTRY = 'index.html';
const MEMBER = ['member-app.tsx', 'take-over.tsx', 'member-notes.tsx'];
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
 * is drawn by the very components that go on from there in the browser.
 */
export function renderPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'render-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      handler: async (_, bundle) => {
        const folder = join(config.root, config.build.outDir);
        const template = readTemplate(readFileSync(join(folder, 'index.html'), 'utf8'));
        const css = template.styles.map((url) => readFileSync(join(folder, url), 'utf8')).join('');
        const theme = await minified(readFileSync(join(config.root, 'public/theme.js'), 'utf8'));
        const early = readFileSync(join(config.root, 'public-page.js'), 'utf8');
        const icon = readFileSync(join(config.publicDir, 'favicon.svg'), 'utf8');
        const { PAGES, renderPage, TITLES } = await buildRenderer(config.mode);
        const write = async (markup: string, styles: string, modules: string[], meta: PageMeta) =>
          writeDrawnPage(template, {
            ...{ ...meta, icon, markup, css: styles },
            script: await minified(theme + withAddresses(early, template, modules)),
          });
        const around = classesIn(template.html);
        const language = languageOfMode(config.mode);
        const pages: Record<string, Page> = {
          shell: writeShell(template, { theme, preload: modulesOf(bundle, FIRST_TAB) }),
        };
        for (const [name, { path, title }] of Object.entries(PAGES)) {
          const modules = modulesOf(bundle, [MODULE_OF_PAGE[name] ?? NOT_FOUND, ENTRY]);
          const markup = await renderPage(path);
          refuseWhatThePolicyRefuses(name, markup);
          const used = criticalCss(css, [...around, ...classesIn(markup)]);
          pages[name] = await write(markup, withFontsLater(used), modules, {
            language,
            title,
            path: name === 'registration' ? '/' : path,
            isIndexed: name in MODULE_OF_PAGE,
          });
        }
        for (const [name, title] of Object.entries(TITLES)) {
          const modules = modulesOf(bundle, [...(MODULES_OF_FRAME[name] ?? []), ENTRY]);
          const used = criticalCss(css, [
            ...around,
            ...modules.flatMap((file) => wordsIn(codeOf(bundle, file))),
          ]);
          const meta = { language, title, path: '', isIndexed: false };
          pages[`frame-${name}`] = await write(MARKUP_SLOT, withFontsSoon(used), modules, meta);
        }

        mkdirSync(join(folder, 'pages'), { recursive: true });
        renameSync(rendererFolder(config.mode), join(folder, 'pages', 'drawing'));
        for (const [name, page] of Object.entries(pages))
          writeFileSync(join(folder, 'pages', `${name}.json`), JSON.stringify(page));
      },
    },
  };
}

/** Visitors have no fonts yet: these come with the whole sheet, after the first paint, which would wait in their queue. */
function withFontsLater(css: string): string {
  return css.replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
}

/** Members have the fonts already: text waits for them for a moment, so that it is not drawn twice. */
function withFontsSoon(css: string): string {
  return css.replaceAll('font-display:swap', 'font-display:fallback');
}

/** Builds what draws pages, whole: the server that takes it over needs no package for it. */
async function buildRenderer(mode: string): Promise<Renderer> {
  const outDir = rendererFolder(mode);
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode,
    logLevel: 'warn',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      minify: true,
      rolldownOptions: {
        input: ['render-page', 'draw-screen'].map((name) => join(ROOT, `src/web/${name}.tsx`)),
      },
    },
  });
  const load = (name: string) => import(pathToFileURL(join(outDir, `${name}.js`)).href);
  return { ...(await load('render-page')), ...(await load('draw-screen')) };
}

/** Inside the package, whose modules are ES modules. */
function rendererFolder(mode: string): string {
  return join(ROOT, 'dist', `render-${mode}`);
}

function codeOf(bundle: Rolldown.OutputBundle, address: string): string {
  const chunk = bundle[address.slice(1)];
  return chunk?.type === 'chunk' ? chunk.code : '';
}

function withAddresses(script: string, { styles }: Template, modules: string[]): string {
  return script.replace('__STYLES__', JSON.stringify(styles)).replace('__MODULES__', JSON.stringify(modules));
}

/** An attribute that the policy refuses would be seen in the browser only, and there as a page without its looks. */
function refuseWhatThePolicyRefuses(name: string, markup: string): void {
  const refused = / style="[^"]*"| on\w+="[^"]*"|<script/.exec(markup)?.[0];
  if (refused) throw new Error(`The page ${name} has what its content security policy refuses: ${refused}`);
  if (!markup.includes('<main')) throw new Error(`The page ${name} was drawn without its content`);
}

async function minified(script: string): Promise<string> {
  return (await minify('page.js', script, { module: false, mangle: { toplevel: true } })).code.trim();
}
