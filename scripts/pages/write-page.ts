import { createHash } from 'node:crypto';
import { ENGLISH, LANGUAGE_PARAMETER, type Language } from '#contract/languages.ts';
import { STATE_SLOT } from '#contract/page-state.ts';
import { LANGUAGES } from '#languages/languages.ts';

/** Where the server puts its own address: a social card must be named in full. */
const ORIGIN = '__ORIGIN__';

/** The built `index.html`, taken apart: what is around the app, and what the app is loaded by. */
export interface Template {
  html: string;
  styles: string[];
  modules: string[];
}

export function readTemplate(html: string): Template {
  const styles = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, url]) => url ?? '');
  const modules = [
    ...html.matchAll(/<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g),
  ].map(([, url]) => url ?? '');
  return { html: tighten(html), styles, modules };
}

export interface Page {
  html: string;
  /** Of its inline scripts and styles, as a content security policy names them. */
  scriptHashes: string[];
  styleHashes: string[];
}

/** The app without a screen, for whoever it will be: kept for when the server cannot be reached or cannot say who asks. */
export function writeShell(template: Template, parts: { theme: string; preload: string[] }): Page {
  const preload = parts.preload
    .filter((url) => !template.modules.includes(url))
    .map((url) => `<link rel="modulepreload" crossorigin href="${url}">`);
  const html = template.html
    .replace(/<script src="\/theme\.js"><\/script>/, () => inlineScript(parts.theme))
    .replace('</head>', () => `${preload.join('')}</head>`)
    .replace('<div id="root">', (root) => STATE_SLOT + root);
  return { html, scriptHashes: [hashOf(parts.theme)], styleHashes: [] };
}

interface PageParts {
  language: Language;
  title: string;
  icon: string;
  markup: string;
  css: string;
  /** What runs while the page is read. */
  script: string;
  /** The addresses of all that the screen is made of; the last one starts it. */
  modules: string[];
  /** Its one address, of several that may show it. */
  path: string;
  isIndexed: boolean;
}

/** A page that is drawn already, or that the server draws; the app, which follows what is on show, brings it to life. */
export function writePage(template: Template, parts: PageParts): Page {
  const head = [
    ...(parts.isIndexed ? metaOf(template, parts) : ['<meta name="robots" content="noindex">']),
    `<style>${parts.css}</style>`,
  ];
  // Behind all that is on show, which is asked for first. The whole sheet is there before the app, and holds up nothing else.
  const sheets = template.styles.map((url) => `<link rel="stylesheet" crossorigin href="${url}">`);
  const app = [
    ...parts.modules.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
    `<script type="module" crossorigin src="${parts.modules.at(-1)}"></script>`,
  ];

  const html = template.html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<script src="\/theme\.js"><\/script>/, () => inlineScript(parts.script))
    // Fetched by the browser before the first paint, it would take its turn from it.
    .replace('"/favicon.svg"', () => `"data:image/svg+xml,${encodeURIComponent(tighten(parts.icon))}"`)
    // As the page itself says it once it runs; later the scrollbar's place would move it.
    .replace('<html', parts.markup.includes(' data-split') ? '<html data-split' : '<html')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${parts.title}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${parts.markup}</div>${STATE_SLOT}${sheets.join('')}<template data-app>${app.join('')}</template>`,
    );
  return { html, scriptHashes: [hashOf(parts.script)], styleHashes: [hashOf(parts.css)] };
}

/** For search engines and social cards. */
function metaOf(template: Template, { language, title, path }: PageParts): string[] {
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(template.html)?.[1] ?? '';
  const own = addressIn(language, path);
  return [
    `<link rel="canonical" href="${own}">`,
    ...LANGUAGES.all.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${addressIn(other, path)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${addressIn(ENGLISH, path)}">`,
    `<meta property="og:locale" content="${asSocialCards(language)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${own}">`,
    `<meta property="og:image" content="${ORIGIN}/social-card.png">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** e.g. `de_DE` */
function asSocialCards(name: Language): string {
  const { language, region } = new Intl.Locale(name).maximize();
  return `${language}_${region}`;
}

/** Search engines have no cookies and ask in no language: English is at the address itself. */
function addressIn(language: Language, path: string): string {
  return ORIGIN + path + (language === ENGLISH ? '' : `?${LANGUAGE_PARAMETER}=${language}`);
}

function inlineScript(script: string): string {
  return `<script>${script}</script>`;
}

/** Without the indentation. What is put in stays as it is: a hash stands for some of it, and React knows the rest. */
function tighten(html: string): string {
  return html.replace(/>\s*\n\s*</g, '><').replace(/\s*\n\s*/g, ' ');
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
