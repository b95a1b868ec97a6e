import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENGLISH, type Language } from '#contract/languages.ts';
import {
  DRAWN_STYLES_ID,
  MARKUP_SLOT,
  PAGE_STATE_ID,
  type PageState,
  STATE_SLOT,
  writePageState,
} from '#contract/page-state.ts';
import type { Product } from '#contract/product.ts';
import type { Frame } from '#contract/screens.ts';
import { brandPage } from './brand-page.ts';
import { bestEncoding, compress } from './compress.ts';
import { type DrawnScreen, screenDrawer } from './draw-screen.ts';

const SLOTS = new RegExp(`${MARKUP_SLOT}|${STATE_SLOT}`, 'g');

/** What `scripts/pages` writes for each page. */
interface BuiltPage {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

interface ReadyPage {
  html: string;
  allowed: { scripts: string; styles: string };
  /** Made when first asked for, then kept by tag and encoding: the page is the same for every visitor. */
  encoded: Map<string, Promise<Buffer>>;
}

/** The pages of the build in a language, read once, or null where there are none. Social cards name us by `origin`. */
export function readPages(
  webFolder: string,
  origin: string,
  language: Language,
  product: Product,
): Pages | null {
  const folder = join(webFolder, 'pages', language === ENGLISH ? '' : language);
  if (!existsSync(folder)) return null;

  const pages = new Map<string, ReadyPage>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const built = JSON.parse(readFileSync(join(folder, file), 'utf8')) as BuiltPage;
    const html = brandPage(built.html, product).replaceAll('__ORIGIN__', origin);
    pages.set(file.replace(/\.json$/, ''), {
      html,
      allowed: { scripts: built.scriptHashes.join(' '), styles: built.styleHashes.join(' ') },
      encoded: new Map(),
    });
  }
  return new Pages(pages, language, screenDrawer(folder, product));
}

export class Pages {
  readonly #pages: ReadonlyMap<string, ReadyPage>;
  readonly #language: Language;
  readonly #draw: ReturnType<typeof screenDrawer>;

  constructor(
    pages: ReadonlyMap<string, ReadyPage>,
    language: Language,
    draw: ReturnType<typeof screenDrawer>,
  ) {
    this.#pages = pages;
    this.#language = language;
    this.#draw = draw;
  }

  /** A page that is the same for every visitor; the browser keeps it and asks whether it has changed. */
  async sendToVisitor(
    name: string,
    state: PageState,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const page = this.#page(name);
    if (page.html.includes(MARKUP_SLOT)) return this.#sendDrawn(name, state, request, reply);
    const html = withState(page.html, state);
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    this.#describe(page.allowed, reply).header('cache-control', 'private, no-cache').header('etag', etag);
    if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
      return reply.code(304).send();

    const encoding = bestEncoding(request);
    if (encoding === null) return reply.send(html);
    const encoded = page.encoded.get(etag + encoding) ?? compress(html, encoding, 'once');
    page.encoded.set(etag + encoding, encoded);
    return reply.header('content-encoding', encoding).send(await encoded);
  }

  /** A member's screen with what is known of it. Nobody keeps it: it names a person. */
  async sendToMember(
    frame: Frame,
    state: PageState,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    return this.#sendDrawn(`frame-${frame}`, state, request, reply);
  }

  async #sendDrawn(
    name: string,
    state: PageState,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    let drawn: DrawnScreen;
    try {
      drawn = await this.#draw(request.url, state);
    } catch (error) {
      // The app draws it, a moment later.
      request.log.error({ err: error, page: name }, 'a screen could not be drawn');
      return this.sendShell(state, request, reply);
    }
    const { html, allowed } = this.#page(name);
    const { markup, styles, styleHash } = drawn;
    const styled = html.replace('</head>', () => `<style id="${DRAWN_STYLES_ID}">${styles}</style></head>`);
    const policy = { ...allowed, styles: `${allowed.styles} ${styleHash}` };
    return this.#sendOnce(policy, withState(styled, state, markup), request, reply);
  }

  /** The app without a screen. `state` is null for whoever it will be. */
  async sendShell(
    state: PageState | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { html, allowed } = this.#page('shell');
    return this.#sendOnce(allowed, withState(html, state), request, reply);
  }

  async #sendOnce(
    allowed: ReadyPage['allowed'],
    html: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    this.#describe(allowed, reply).header('cache-control', 'no-store');
    const encoding = bestEncoding(request);
    if (encoding === null) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await compress(html, encoding, 'each-time'));
  }

  #page(name: string): ReadyPage {
    const page = this.#pages.get(name);
    if (page === undefined) throw new Error(`The build has no page ${name}`);
    return page;
  }

  #describe(allowed: ReadyPage['allowed'], reply: FastifyReply): FastifyReply {
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        withHashes(String(reply.getHeader('content-security-policy') ?? ''), allowed),
      )
      .header('content-language', this.#language)
      .header('vary', 'Cookie, Accept-Language, Accept-Encoding');
  }
}

/** The policy that every answer carries, with the page's inline parts allowed by their hashes alone. */
function withHashes(policy: string, { scripts, styles }: ReadyPage['allowed']): string {
  return policy
    .replace("script-src 'self'", `$& ${scripts}`.trimEnd())
    .replace("style-src 'self'", `$& ${styles}`.trimEnd());
}

/** Fills what was built, in one go: a slot's name in what somebody typed is a word like any other. */
function withState(html: string, state: PageState | null, markup = ''): string {
  const element =
    state === null
      ? ''
      : `<script id="${PAGE_STATE_ID}" type="application/json">${writePageState(state)}</script>`;
  return html.replace(SLOTS, (slot) => (slot === MARKUP_SLOT ? markup : element));
}
