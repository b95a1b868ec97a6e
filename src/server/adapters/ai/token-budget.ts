import { endOfUtcDay, utcDay } from '#domain/plans/utc-day.ts';
import type { StylistLog } from '#domain/stylist/stylist.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { AiSettings } from '#server/settings/ai-settings.ts';
import { ModelError } from './model-error.ts';

export interface TokenBudget {
  /** @throws {ModelError} `over_budget` once the day's tokens, of all or of this person, are used up. */
  check(person: string | undefined): Promise<void>;
  /** Never rejects: counting may not lose an answer that was paid for. */
  spend(person: string | undefined, tokens: number, log: StylistLog): Promise<void>;
}

/**
 * Counts tokens by UTC day in the database, so that a restart or a second process forgets nothing. Answers under way
 * are not known yet: the day's limit may be passed by as many as run at once.
 */
export function createTokenBudget(dependencies: {
  db: Db;
  clock: Clock;
  limits: Pick<AiSettings, 'dailyTokens' | 'dailyTokensPerPerson'>;
}): TokenBudget {
  const { db, clock, limits } = dependencies;
  let sweptDay = '';

  return {
    async check(person) {
      const { dailyTokens, dailyTokensPerPerson } = limits;
      const day = utcDay(clock.now());
      if (dailyTokens !== null && (await usedByAll(day)) >= dailyTokens) throw usedUp();
      if (dailyTokensPerPerson === null || person === undefined) return;
      if ((await usedBy(person, day)) >= dailyTokensPerPerson) throw usedUp();
    },

    async spend(person, tokens, log) {
      if (tokens <= 0) return;
      const day = utcDay(clock.now());
      try {
        await forgetDaysBefore(day);
        await db
          .insertInto('modelTokens')
          .values({ day, used: tokens })
          .onConflict((conflict) =>
            conflict.column('day').doUpdateSet(({ eb }) => ({ used: eb('modelTokens.used', '+', tokens) })),
          )
          .execute();
        if (person === undefined) return;
        await db
          .insertInto('modelTokensByUser')
          .values({ userId: person, day, used: tokens })
          .onConflict((conflict) =>
            conflict
              .columns(['userId', 'day'])
              .doUpdateSet(({ eb }) => ({ used: eb('modelTokensByUser.used', '+', tokens) })),
          )
          .execute();
      } catch {
        log.warn({ tokens }, 'tokens could not be counted');
      }
    },
  };

  async function usedByAll(day: string): Promise<number> {
    const row = await db.selectFrom('modelTokens').select('used').where('day', '=', day).executeTakeFirst();
    return Number(row?.used ?? 0);
  }

  async function usedBy(userId: string, day: string): Promise<number> {
    const row = await db
      .selectFrom('modelTokensByUser')
      .select('used')
      .where('userId', '=', userId)
      .where('day', '=', day)
      .executeTakeFirst();
    return Number(row?.used ?? 0);
  }

  async function forgetDaysBefore(day: string): Promise<void> {
    if (sweptDay === day) return;
    await db.deleteFrom('modelTokensByUser').where('day', '<', day).execute();
    await db.deleteFrom('modelTokens').where('day', '<', day).execute();
    sweptDay = day;
  }

  function usedUp(): ModelError {
    const now = clock.now();
    return new ModelError('over_budget', {
      retryAfterSeconds: (endOfUtcDay(now).getTime() - now.getTime()) / 1_000,
    });
  }
}

/** For trying a configuration out: nothing is counted. */
export const NO_BUDGET: TokenBudget = { check: async () => {}, spend: async () => {} };
