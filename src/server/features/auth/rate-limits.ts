import { createHash } from 'node:crypto';
import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import { originOf } from './origin-of.ts';
import { rateLimitsRepository } from './rate-limits.repository.ts';

/** How often something may be tried under one key. */
export interface RateLimit {
  points: number;
  durationSeconds: number;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The keys are a mail address (`Email`), an address of origin (`Address`), both (`Pair`), a user, or a browser that has signed
 * in to the account before (`Browser`), whose attempts are counted apart from those of strangers.
 */
export const RATE_LIMITS = {
  loginByPair: { points: 5, durationSeconds: 15 * MINUTE },
  loginByEmail: { points: 20, durationSeconds: 15 * MINUTE },
  loginByAddress: { points: 50, durationSeconds: 15 * MINUTE },
  loginByBrowser: { points: 10, durationSeconds: 15 * MINUTE },
  paymentByUser: { points: 10, durationSeconds: HOUR },
  registerByAddress: { points: 5, durationSeconds: HOUR },
  forgotByEmail: { points: 5, durationSeconds: HOUR },
  forgotByAddress: { points: 20, durationSeconds: HOUR },
  forgotByBrowser: { points: 5, durationSeconds: HOUR },
  /** Over `forgotByEmail`: a mail with the code that is valid already. It is less than the rest of that code's time. */
  codeAgainByEmail: { points: 1, durationSeconds: 3 * MINUTE },
  /** Wrong codes, for one code and one origin or known browser. */
  codeByOrigin: { points: 5, durationSeconds: 10 * MINUTE },
  resetByAddress: { points: 50, durationSeconds: HOUR },
  resetByBrowser: { points: 20, durationSeconds: HOUR },
  changePassword: { points: 5, durationSeconds: 15 * MINUTE },
  profilePicture: { points: 30, durationSeconds: HOUR },
  providerByAddress: { points: 60, durationSeconds: HOUR },
  deleteAccount: { points: 5, durationSeconds: 15 * MINUTE },
  tryLookByAddress: { points: 10, durationSeconds: HOUR },
  exportByUser: { points: 10, durationSeconds: HOUR },
} as const satisfies Record<string, RateLimit>;

type LimitName = keyof typeof RATE_LIMITS;

/** One limit with the key that it counts. */
export type RateLimitKey = [LimitName, ...string[]];

/** At one's own machine there is no stranger to hold off, only somebody who tries things out. */
const AT_HOME_FACTOR = 20;

/**
 * Counts attempts, in the database: the counts hold for several processes and survive a restart. Keys are hashed, so that
 * neither an e-mail address nor an IP address is kept.
 */
export function createRateLimits({ db, clock, isLocal }: { db: Db; clock: Clock; isLocal: boolean }) {
  return {
    /**
     * Counts one attempt on each, or none when one of them has no more to give.
     * @throws {AppError} `too_many_requests`
     */
    async consume(keys: RateLimitKey[]): Promise<void> {
      const now = clock.now();
      await db.transaction().execute(async (transaction) => {
        for (const key of keys) {
          const window = windowOf(key);
          if (await rateLimitsRepository.take(transaction, window, now)) continue;
          throw tooMany(await rateLimitsRepository.millisecondsLeft(transaction, window.key, now));
        }
      });
    },

    /** Counts one attempt. @returns false when there were as many already; then it is not counted. */
    take: (key: RateLimitKey): Promise<boolean> => rateLimitsRepository.take(db, windowOf(key), clock.now()),

    /** Takes one counted attempt back from each: it was none after all. */
    async giveBack(keys: RateLimitKey[]): Promise<void> {
      for (const key of keys) await rateLimitsRepository.giveBack(db, hashOf(key));
    },

    /** Forgets all that was counted, after a success. */
    reset: (keys: RateLimitKey[]): Promise<void> => rateLimitsRepository.forget(db, keys.map(hashOf)),

    sweep: (): Promise<void> => rateLimitsRepository.sweep(db, clock.now()),
  };

  /** A limit per address of origin is a wider one in local mode for who sits at the machine itself. */
  function windowOf(key: RateLimitKey) {
    const [name, ...parts] = key;
    const { points, durationSeconds } = RATE_LIMITS[name];
    const isAtHome = isLocal && name.endsWith('ByAddress') && parts.some(isLoopback);
    return { key: hashOf(key), points: points * (isAtHome ? AT_HOME_FACTOR : 1), durationSeconds };
  }
}

function isLoopback(address: string): boolean {
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address);
}

function hashOf([name, ...parts]: RateLimitKey): string {
  const places = parts.map((part) => (part.includes('@') ? part : originOf(part)));
  return createHash('sha256')
    .update([name, ...places].join('\0'))
    .digest('base64url');
}

function tooMany(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1
    ? refusal('too_many_tries_for_a_minute', { retryAfterSeconds: seconds })
    : refusal('too_many_tries', { params: { minutes }, retryAfterSeconds: seconds });
}
