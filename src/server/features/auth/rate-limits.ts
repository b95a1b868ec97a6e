import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';

/** How often something may be tried under one key. */
export interface RateLimit {
  name: string;
  points: number;
  durationSeconds: number;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const RATE_LIMITS = {
  loginByPair: { name: 'login-pair', points: 5, durationSeconds: 15 * MINUTE },
  loginByEmail: { name: 'login-email', points: 20, durationSeconds: 15 * MINUTE },
  loginByAddress: { name: 'login-address', points: 50, durationSeconds: 15 * MINUTE },
  paymentByUser: { name: 'payment-user', points: 10, durationSeconds: HOUR },
  registerByAddress: { name: 'register-address', points: 5, durationSeconds: HOUR },
  forgotByEmail: { name: 'forgot-email', points: 5, durationSeconds: HOUR },
  forgotByAddress: { name: 'forgot-address', points: 20, durationSeconds: HOUR },
  resetByEmail: { name: 'reset-email', points: 10, durationSeconds: HOUR },
  resetByAddress: { name: 'reset-address', points: 50, durationSeconds: HOUR },
  changePassword: { name: 'change-password', points: 5, durationSeconds: 15 * MINUTE },
  profilePicture: { name: 'profile-picture', points: 30, durationSeconds: HOUR },
  providerByAddress: { name: 'provider-address', points: 60, durationSeconds: HOUR },
  deleteAccount: { name: 'delete-account', points: 5, durationSeconds: 15 * MINUTE },
  exportByUser: { name: 'export-user', points: 10, durationSeconds: HOUR },
} as const satisfies Record<string, RateLimit>;

type LimitName = keyof typeof RATE_LIMITS;

/** One limit with the key that it counts. */
export type RateLimitKey = [LimitName, ...string[]];

/** At one's own machine there is no stranger to hold off, only somebody who tries things out. */
const AT_HOME_FACTOR = 20;

/**
 * Counts attempts, in memory for one process and in PostgreSQL for several. Keys are hashed, so that neither an e-mail
 * address nor an IP address is kept.
 */
export function createRateLimits({ pool, isLocal }: { pool: pg.Pool | null; isLocal: boolean }) {
  const limiters = createLimiters(pool, 1);
  const limitersAtHome = createLimiters(pool, AT_HOME_FACTOR);

  /** A limit per address of origin is a wider one in local mode for who sits at the machine itself. */
  function limiterOf([name, ...parts]: RateLimitKey): RateLimiterAbstract {
    const isAtHome = isLocal && name.endsWith('ByAddress') && parts.some(isLoopback);
    return (isAtHome ? limitersAtHome : limiters)[name];
  }

  return {
    /** Counts one attempt on each. @throws {AppError} `too_many_requests` when that was one too many. */
    async consume(keys: RateLimitKey[]): Promise<void> {
      for (const key of keys) {
        try {
          await limiterOf(key).consume(hashOf(key));
        } catch (refusal) {
          if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext);
          throw refusal;
        }
      }
    },

    /** Takes one counted attempt back from each: it was none after all. */
    async giveBack(keys: RateLimitKey[]): Promise<void> {
      for (const key of keys) await limiterOf(key).reward(hashOf(key));
    },

    /** Forgets all that was counted, after a success. */
    async reset(keys: RateLimitKey[]): Promise<void> {
      for (const key of keys) await limiterOf(key).delete(hashOf(key));
    },
  };
}

function createLimiters(pool: pg.Pool | null, factor: number) {
  return Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([key, limit]) => [
      key,
      createLimiter({ ...limit, points: limit.points * factor }, pool),
    ]),
  ) as Record<LimitName, RateLimiterAbstract>;
}

function createLimiter(limit: RateLimit, pool: pg.Pool | null): RateLimiterAbstract {
  const options = { keyPrefix: limit.name, points: limit.points, duration: limit.durationSeconds };
  if (pool === null) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({ ...options, storeClient: pool, tableName: 'tries', tableCreated: true });
}

function isLoopback(address: string): boolean {
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address);
}

function hashOf([, ...parts]: RateLimitKey): string {
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
  return minutes === 1
    ? refusal('too_many_tries_for_a_minute', { retryAfterSeconds: seconds })
    : refusal('too_many_tries', { params: { minutes }, retryAfterSeconds: seconds });
}
