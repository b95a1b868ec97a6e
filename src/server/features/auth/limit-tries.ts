import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from '#contract/error.ts';

/** How often something may be tried under one key. */
export interface TryLimit {
  name: string;
  points: number;
  durationSeconds: number;
}

export type TryLimits = ReturnType<typeof createTryLimits>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const TRY_LIMITS = {
  loginByPair: { name: 'login-pair', points: 5, durationSeconds: 15 * MINUTE },
  loginByEmail: { name: 'login-email', points: 20, durationSeconds: 15 * MINUTE },
  loginByAddress: { name: 'login-address', points: 50, durationSeconds: 15 * MINUTE },
  paymentByUser: { name: 'payment-user', points: 10, durationSeconds: HOUR },
  registerByAddress: { name: 'register-address', points: 5, durationSeconds: HOUR },
} as const satisfies Record<string, TryLimit>;

type LimitName = keyof typeof TRY_LIMITS;

/** One limit with the key that it counts. */
export type Tried = [LimitName, ...string[]];

/**
 * Counts tries, in memory for one process and in PostgreSQL for several. Keys are hashed, so that neither an e-mail
 * address nor an IP address is kept.
 */
export function createTryLimits(pool: pg.Pool | null) {
  const limiters = Object.fromEntries(
    Object.entries(TRY_LIMITS).map(([key, limit]) => [key, createLimiter(limit, pool)]),
  ) as Record<LimitName, RateLimiterAbstract>;

  return {
    /** Counts one try on each. @throws {AppError} `too_many_requests` when that was one too many. */
    async count(tries: Tried[]): Promise<void> {
      for (const [name, ...parts] of tries) {
        try {
          await limiters[name].consume(keyOf(parts));
        } catch (refusal) {
          if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext);
          throw refusal;
        }
      }
    },

    /** Takes one counted try back from each: it was none after all. */
    async uncount(tries: Tried[]): Promise<void> {
      for (const [name, ...parts] of tries) await limiters[name].reward(keyOf(parts));
    },

    /** Forgets all that was counted, after a success. */
    async clear(tries: Tried[]): Promise<void> {
      for (const [name, ...parts] of tries) await limiters[name].delete(keyOf(parts));
    },
  };
}

function createLimiter(limit: TryLimit, pool: pg.Pool | null): RateLimiterAbstract {
  const options = { keyPrefix: limit.name, points: limit.points, duration: limit.durationSeconds };
  if (pool === null) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({ ...options, storeClient: pool, tableName: 'tries', tableCreated: true });
}

function keyOf(parts: string[]): string {
  return createHash('sha256').update(parts.map(networkOf).join('\0')).digest('base64url');
}

/** One customer owns a whole IPv6 /64, so its addresses count as one. Anything else stays as it is. */
function networkOf(part: string): string {
  // A socket that listens on IPv6 sees IPv4 visitors so; they are no neighbours of one another.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(part)?.[1];
  if (mapped !== undefined) return mapped;
  if (!part.includes(':') || part.includes('@')) return part;
  const [head = '', tail] = part.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups.slice(0, 4).join(':');
}

function tooMany(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new AppError(
    'too_many_requests',
    `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds: seconds },
  );
}
