import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { KEPT_HEADER, READING_CACHE, TAKE_OVER } from '#web/lib/kept.ts';
import { isKeptForReading, isPicture } from './kept-reading.ts';

declare const self: ServiceWorkerGlobalScope;
/** The shell, its fonts and the first tab; written in by the build. */
declare const __PRECACHE__: PrecacheEntry[];
/** The shell's address in this worker's language; written in by the build. */
declare const __SHELL__: string;

const NOT_OURS = [/^\/api\//, /^\/debug/, /^\/production-fix/];
const MAX_KEPT_PICTURES = 120;

precacheAndRoute(__PRECACHE__);
cleanupOutdatedCaches();

// The server chooses the page. Only when it cannot be reached does the shell come from here.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const shell = await matchPrecache(__SHELL__);
        if (shell) return shell;
        throw error;
      }
    },
    { denylist: NOT_OURS },
  ),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isKeptForReading(request.method, request.mode, url.pathname),
  new NetworkFirst({
    cacheName: READING_CACHE,
    plugins: [
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && asKept(cachedResponse) },
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isPicture(request.method, request.destination, url.pathname),
  new CacheFirst({
    cacheName: READING_CACHE,
    // Answers depend on the session alone, and the cache is emptied when that ends.
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheDidUpdate: () => forgetOldPictures() }],
  }),
);

// A new version takes over when the person says so, never under somebody's hands.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

function asKept(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(KEPT_HEADER, '1');
  return new Response(response.body, { status: response.status, headers });
}

async function forgetOldPictures(): Promise<void> {
  const cache = await caches.open(READING_CACHE);
  const pictures = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/api/files/'));
  const tooMany = pictures.length - MAX_KEPT_PICTURES;
  await Promise.all(pictures.slice(0, Math.max(0, tooMany)).map((picture) => cache.delete(picture)));
}
