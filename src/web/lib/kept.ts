/** Where the answers are kept that can be read without a connection. Emptied when somebody leaves. */
export const READING_CACHE = 'reading';
/** The header by which the service worker marks an answer from its cache, which is of an earlier time. */
export const KEPT_HEADER = 'x-kept';
/** The message by which a page asks a waiting service worker to take over now. */
export const TAKE_OVER = 'take-over';
/** The last profile, the list of outfits, the closet, and what the screens around them ask for. A test compares it with the contract. */
export const READABLE: readonly string[] = [
  '/api/auth/user',
  '/api/user/plan-status',
  '/api/style/profile',
  '/api/style/validate-profile',
  '/api/outfits/summaries',
  '/api/closet/pieces',
];
