import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { KEPT_HEADER, READING_CACHE, TAKE_OVER } from '#web/lib/kept.ts';
import { isKeptForReading, isOutfit, isPicture } from './kept-reading.ts';

declare const self: ServiceWorkerGlobalScope;
/** The shell, its fonts and the first tab; written in by the build. */
declare const __PRECACHE__: PrecacheEntry[];
/** The shell's address in this worker's language; written in by the build. */
declare const __SHELL__: string;

const NOT_OURS = [/^\/api\//, /^\/debug/, /^\/production-fix/];
const MAX_KEPT_PICTURES = 120;
/** Those that were read last. */
const MAX_KEPT_OUTFITS = 60;

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
      {
        cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && asKept(cachedResponse),
        cacheDidUpdate: async ({ request }) => {
          if (isOutfit(new URL(request.url).pathname)) await forgetOldest(isOutfit, MAX_KEPT_OUTFITS);
        },
      },
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
    plugins: [{ cacheDidUpdate: () => forgetOldest(isFile, MAX_KEPT_PICTURES) }],
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

function isFile(path: string): boolean {
  return path.startsWith('/api/files/');
}

async function forgetOldest(isOfKind: (path: string) => boolean, most: number): Promise<void> {
  const cache = await caches.open(READING_CACHE);
  // Oldest first: what is kept anew goes to the end.
  const ofKind = (await cache.keys()).filter(({ url }) => isOfKind(new URL(url).pathname));
  const tooMany = ofKind.slice(0, Math.max(0, ofKind.length - most));
  await Promise.all(tooMany.map((request) => cache.delete(request)));
}
