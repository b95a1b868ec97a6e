import { READABLE } from '#web/lib/kept.ts';

const OUTFIT = /^\/api\/outfits\/[A-Za-z0-9_-]{8,64}$/;

/** Reading calls whose last answer is kept. Nothing else of the API is touched: no navigation, no write. */
export function isKeptForReading(method: string, mode: string, path: string): boolean {
  return method === 'GET' && mode !== 'navigate' && (READABLE.includes(path) || isOutfit(path));
}

/** An outfit whole, as it is opened and printed. */
export function isOutfit(path: string): boolean {
  return OUTFIT.test(path) && !READABLE.includes(path);
}

/** Pictures never change under their address. */
export function isPicture(method: string, destination: string, path: string): boolean {
  const isOurs = path.startsWith('/api/files/') || path.startsWith('/api/closet/drawings/');
  return method === 'GET' && destination === 'image' && isOurs;
}
