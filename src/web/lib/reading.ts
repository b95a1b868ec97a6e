import { READABLE, READING_CACHE } from './kept.ts';

/** Keeps answers that came another way than by their call, as if the service worker had seen that. `null`: there is none. */
export async function keepAnswers(answers: Record<string, unknown>): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(READING_CACHE);
    for (const [path, answer] of Object.entries(answers)) {
      if (answer === null) await cache.delete(path);
      else if (READABLE.includes(path)) await cache.put(path, Response.json(answer));
    }
  } catch {
    // Not allowed here, or out of room: there is less to read without a connection.
  }
}

/** Forgets the kept answers and pictures of whoever was here. */
export async function forgetReading(): Promise<void> {
  // Only where a service worker may be is there such a cache.
  if ('caches' in globalThis) await caches.delete(READING_CACHE).catch(() => {});
}
