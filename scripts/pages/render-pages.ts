import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minify, type Plugin, type ResolvedConfig } from 'vite';
import { criticalCss } from './critical-css.ts';
import { modulesOf } from './modules-of.ts';
import { type Page, readTemplate, type Template, writePublicPage, writeShell } from './write-page.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What `src/web/render-page.tsx` exports, as far as it is needed here. */
interface Renderer {
  PAGES: Record<string, { path: string; title: string }>;
  renderPage: (path: string) => Promise<string>;
}

/** The modules that a visitor's page draws itself with, beyond those that every page loads. */
const MODULE_OF_PAGE: Record<string, string> = {
  registration: 'registration-page.tsx',
  login: 'login-page.tsx',
  landing: 'landing-page.tsx',
};
const NOT_FOUND = 'not-found-page.tsx';
const FIRST_TAB = ['member-notes.tsx', 'dashboard-page.tsx', 'photos-panel.tsx'];

/**
 * Writes the pages of visitors and the shell of the app into `pages/`, and beside them what the content security
 * policy of each allows. Public pages are drawn by the very components that take them over in the browser.
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
        const { PAGES, renderPage } = await buildRenderer(config.mode);

        const pages: Record<string, Page> = {
          shell: writeShell(template, { theme, preload: modulesOf(bundle, FIRST_TAB) }),
        };
        for (const [name, { path, title }] of Object.entries(PAGES)) {
          const markup = await renderPage(path);
          refuseWhatThePolicyRefuses(name, markup);
          const modules = [...template.modules, ...modulesOf(bundle, [MODULE_OF_PAGE[name] ?? NOT_FOUND])];
          pages[name] = writePublicPage(template, {
            title,
            path: name === 'registration' ? '/' : path,
            isIndexed: name in MODULE_OF_PAGE,
            markup,
            css: criticalCss(css, template.html + markup),
            script: await minified(theme + withAddresses(early, template, modules)),
          });
        }

        rmSync(join(ROOT, 'dist', `render-${config.mode}`), { recursive: true });
        mkdirSync(join(folder, 'pages'), { recursive: true });
        for (const [name, page] of Object.entries(pages))
          writeFileSync(join(folder, 'pages', `${name}.json`), JSON.stringify(page));
      },
    },
  };
}

async function buildRenderer(mode: string): Promise<Renderer> {
  // Inside the package, so that it finds the packages.
  const outDir = join(ROOT, 'dist', `render-${mode}`);
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: join(ROOT, 'src/web/render-page.tsx') },
    },
  });
  return import(pathToFileURL(join(outDir, 'render-page.js')).href);
}

function withAddresses(script: string, { styles }: Template, modules: string[]): string {
  return script
    .replace('__STYLES__', JSON.stringify(styles))
    .replace('__MODULES__', JSON.stringify([...new Set(modules)]));
}

/** An attribute that the policy refuses would be seen in the browser only, and there as a page without its looks. */
function refuseWhatThePolicyRefuses(name: string, markup: string): void {
  const refused = / style="[^"]*"| on\w+="[^"]*"|<script/.exec(markup)?.[0];
  if (refused) throw new Error(`The page ${name} has what its content security policy refuses: ${refused}`);
  if (!markup.includes('<h1')) throw new Error(`The page ${name} was drawn without its heading`);
}

async function minified(script: string): Promise<string> {
  return (await minify('page.js', script, { module: false, mangle: { toplevel: true } })).code.trim();
}
