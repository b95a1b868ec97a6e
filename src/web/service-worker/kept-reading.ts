/** The last profile and outfits, and what the screens around them ask for. A test compares it with the contract. */
export const READABLE: readonly string[] = [
  '/api/auth/user',
  '/api/user/plan-status',
  '/api/style/profile',
  '/api/style/validate-profile',
  '/api/outfits',
];

/** Reading calls whose last answer is kept. Nothing else of the API is touched: no navigation, no write. */
export function isKeptForReading(method: string, mode: string, path: string): boolean {
  return method === 'GET' && mode !== 'navigate' && READABLE.includes(path);
}

/** Pictures never change under their address. */
export function isPicture(method: string, destination: string, path: string): boolean {
  return method === 'GET' && destination === 'image' && path.startsWith('/api/files/');
}
