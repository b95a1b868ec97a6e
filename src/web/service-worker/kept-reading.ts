import { READABLE } from '#web/lib/kept.ts';

/** Reading calls whose last answer is kept. Nothing else of the API is touched: no navigation, no write. */
export function isKeptForReading(method: string, mode: string, path: string): boolean {
  return method === 'GET' && mode !== 'navigate' && READABLE.includes(path);
}

/** Pictures never change under their address. */
export function isPicture(method: string, destination: string, path: string): boolean {
  return method === 'GET' && destination === 'image' && path.startsWith('/api/files/');
}
