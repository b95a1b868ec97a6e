/** Why nothing can be done just now: no room left, or database or storage do not answer as they should. */
export type Outage = 'full' | 'down';

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Of the file system and of the network, as far as the server itself meets them. */
const DOWN_CODES = new Set([
  'EACCES',
  'EIO',
  'EMFILE',
  'ENFILE',
  'EPERM',
  'EROFS',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** PostgreSQL: connection, resources, intervention of the operator (also a statement that took too long), read-only, locked for too long. */
const DOWN_SQLSTATE = /^(08|53|57)...$|^25006$|^55P03$/;

const SQLITE_FULL = 13;
/** Busy, locked, read-only, input/output, cannot open. */
const SQLITE_DOWN = new Set([5, 6, 8, 10, 14]);
const SQLITE_PRIMARY_CODE = 0xff;

/** What an error of the file system, the network or a database says about it; null when it is another error. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  if ('errcode' in error && typeof error.errcode === 'number') {
    const code = error.errcode & SQLITE_PRIMARY_CODE;
    if (code === SQLITE_FULL) return 'full';
    return SQLITE_DOWN.has(code) ? 'down' : null;
  }
  if (!('code' in error) || typeof error.code !== 'string') return null;
  if (FULL_CODES.has(error.code)) return 'full';
  return DOWN_CODES.has(error.code) || DOWN_SQLSTATE.test(error.code) ? 'down' : null;
}
