import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/error.ts';

const ASSET_SECONDS = 365 * 24 * 60 * 60;
/** Addresses that the web app has a screen for; any other shows its 404 page, with that status. */
const PAGES = new Set([
  '/',
  '/register',
  '/login',
  '/signin',
  '/landing',
  '/onboarding',
  '/home',
  '/packages',
]);

/** Tools that are a page of their own, and its files. Where they may not be they do not exist. */
const DEBUG_PAGES = new Set(['/debug', '/production-fix']);
const DEBUG_FILES = /^\/(debug\.html|assets\/debug-)/;

/** Serves the built web app: hashed assets for ever, the page itself fresh every time. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { withDebugPages }: { withDebugPages: boolean },
): Promise<void> {
  const page = readPage('index.html');
  const debugPage = withDebugPages ? readPage('debug.html') : null;

  if (page !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      allowedPath: (path) => withDebugPages || !DEBUG_FILES.test(path),
      setHeaders(reply, path) {
        const hashed = path.includes(`${folder}/assets/`);
        reply.header('cache-control', hashed ? `public, max-age=${ASSET_SECONDS}, immutable` : 'no-cache');
      },
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = reads && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    // A fixed answer: nothing of the address is repeated.
    if (!wantsPage || page === null) throw new AppError('not_found', 'Not found.');

    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const address = path.replace(/(?<=.)\/+$/, '');
    if (debugPage !== null && DEBUG_PAGES.has(address)) return reply.send(debugPage);
    return reply.code(PAGES.has(address) ? 200 : 404).send(page);
  });

  function readPage(name: string): string | null {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }
}
