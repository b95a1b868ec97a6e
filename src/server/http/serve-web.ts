import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENGLISH, type Language } from '#contract/languages.ts';
import type { PageState } from '#contract/page-state.ts';
import { refusal } from '#contract/refusals.ts';
import { type Frame, frameOf, isMembersOnly, screenForVisitor } from '#contract/screens.ts';
import { LANGUAGES } from '#languages/languages.ts';
import type { Brand } from '#server/settings/read-product.ts';
import { type Pages, readPages } from './built-pages.ts';
import { languageOf, languageOfAddress, rememberLanguage, takeChoice } from './choose-language.ts';
import { serveWebManifest } from './web-manifest.ts';

const ASSET_SECONDS = 365 * 24 * 60 * 60;

/** Tools that are a page of their own, and its files. Where they may not be they do not exist. */
const DEBUG_PAGES = new Set(['/debug', '/production-fix']);
const DEBUG_FILES = /^\/(debug\.html|assets\/debug-)/;
/** They leave by their addresses only, with their policy and their state. */
const PAGE_FILES = /^\/(pages\/|index\.html|\.vite\/)/;
/** Pages that search engines may show: in each language they have an address of their own. */
const INDEXED: ReadonlySet<string> = new Set(['registration', 'login', 'landing']);
/** Where a public page's form points to. Only a browser without JavaScript sends one there. */
const FORMS = ['/', '/register', '/login', '/signin', '/landing'];

export interface WebOptions {
  /** Who is shown the debug tools; for others they do not exist. */
  hasDebugPagesFor(request: FastifyRequest): boolean;
  /** What the pages call the product. */
  brand: Brand;
  /** How the outside names this server. */
  origin: string;
  /**
   * What is known of whoever asks for a page, and what the screen that they would see if they are signed in first asks
   * for; it may set cookies, e.g. to renew a session.
   */
  stateOf(frame: Frame, request: FastifyRequest, reply: FastifyReply): Promise<PageState>;
}

/** Serves the built web app: hashed assets for ever; to a visitor the page itself, to anybody signed in the app. */
export async function serveWeb(app: FastifyInstance, folder: string, options: WebOptions): Promise<void> {
  const { hasDebugPagesFor, brand } = options;
  const pagesIn = readAllPages(folder, options);

  if (pagesIn !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      // A route for each file is much of the start; these are never asked for by their own names.
      globIgnore: ['**/*.{br,gz}', 'pages/**'],
      cacheControl: false,
      preCompressed: true,
      allowedPath: (path, _root, request) =>
        !PAGE_FILES.test(path) && (!DEBUG_FILES.test(path) || hasDebugPagesFor(request)),
      setHeaders(reply, path) {
        const hashed = path.includes(`${folder}/assets/`);
        reply.header('cache-control', hashed ? `public, max-age=${ASSET_SECONDS}, immutable` : 'no-cache');
      },
    });
    await app.register(answerPlainForms);
    await app.register(serveWebManifest, brand.product);
    const { logo } = brand;
    if (logo !== null) {
      app.get('/logo', (_request, reply) =>
        reply
          .type(logo.mediaType)
          .header('cache-control', `public, max-age=${ASSET_SECONDS}, immutable`)
          // A drawing may have scripts in it; somebody who opens it by itself runs none.
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
          .send(logo.bytes),
      );
    }
    // What the service worker keeps for when we cannot be reached: the app without anybody's state.
    for (const language of LANGUAGES.all)
      app.get(`/shell/${language}`, (request, reply) => pagesIn(language).sendShell(null, request, reply));
  }

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/', search = ''] = request.url.split('?', 2);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = reads && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    // A fixed answer: nothing of the address is repeated.
    if (!wantsPage || pagesIn === null) throw refusal('not_found');
    const address = path.replace(/(?<=.)\/+$/, '');
    const ofItsOwn = languageOfAddress(request);
    if (ofItsOwn !== null && INDEXED.has(screenForVisitor(address))) {
      const state = await stateOf(frameOf(address, search), request, reply);
      if (state !== null && state.user === null) {
        rememberLanguage(reply, ofItsOwn);
        return pagesIn(ofItsOwn).sendToVisitor(screenForVisitor(address), state, request, reply);
      }
    }
    if (takeChoice(request, reply)) return reply;
    const pages = pagesIn(languageOf(request));

    if (DEBUG_PAGES.has(address) && hasDebugPagesFor(request)) {
      const debugPage = readPage(`pages/${languageOf(request)}/debug.html`) ?? readPage('debug.html');
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(debugPage);
    }

    const frame = frameOf(address, search);
    const state = await stateOf(frame, request, reply);
    // Nobody could be asked: the app comes without a state and says so itself.
    if (state === null) return pages.sendShell(null, request, reply);
    if (state.user !== null) return pages.sendToMember(frame, state, request, reply);

    const screen = screenForVisitor(address);
    if (screen !== 'not-found') return pages.sendToVisitor(screen, state, request, reply);
    reply.code(404);
    return pages.sendToVisitor(isMembersOnly(address) ? 'members-only' : 'not-found', state, request, reply);
  });

  async function stateOf(
    frame: Frame,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PageState | null> {
    try {
      return await options.stateOf(frame, request, reply);
    } catch (error) {
      request.log.error({ err: error }, 'a page without its state');
      return null;
    }
  }

  function readPage(name: string): string | null {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }
}

/** The pages by their language, each with English in its place where it was not built; null without a build. */
function readAllPages(
  folder: string,
  { origin, brand: { product } }: WebOptions,
): ((language: Language) => Pages) | null {
  const english = readPages(folder, origin, ENGLISH, product);
  if (english === null) return null;
  const built = new Map(
    LANGUAGES.all.map((language) => [language, readPages(folder, origin, language, product)]),
  );
  return (language) => built.get(language) ?? english;
}

/** A form that was sent without JavaScript: nothing of it is read, and the page says what it needs. */
async function answerPlainForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    payload.once('end', () => done(null));
    payload.once('error', done);
  });
  for (const path of FORMS) {
    app.post(path, async (_request, reply) => reply.header('cache-control', 'no-store').redirect(path, 303));
  }
}
