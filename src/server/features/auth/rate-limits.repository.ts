import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

/** A count that runs from the first attempt for so long. */
interface Window {
  key: string;
  points: number;
  durationSeconds: number;
}

/** Of attempts at once the later may be counted first, and clocks of several machines differ. */
const SKEW_SECONDS = 60;

type Handle = Db | Transaction<Schema>;

/** Counts of attempts. One over the limit writes nothing, so that a flood of them costs no disk. */
export const rateLimitsRepository = {
  /** Counts one attempt, in one statement. @returns false, and counts nothing, when there were as many already. */
  async take(db: Handle, { key, points, durationSeconds }: Window, now: Date): Promise<boolean> {
    const end = endOf(durationSeconds, now);
    const latest = endOf(durationSeconds + SKEW_SECONDS, now);
    const counted = await db
      .insertInto('rateLimits')
      .values({ key, points: 1, expiresAt: end })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((row) => ({
            points: row
              .case()
              .when(isOver(row, now, latest))
              .then(1)
              .else(row('rateLimits.points', '+', 1))
              .end(),
            expiresAt: row
              .case()
              .when(isOver(row, now, latest))
              .then(end)
              .else(row.ref('rateLimits.expiresAt'))
              .end(),
          }))
          .where((row) => row.or([row('rateLimits.points', '<', points), isOver(row, now, latest)])),
      )
      .returning('key')
      .executeTakeFirst();
    return counted !== undefined;
  },

  /** @returns how long the count still runs; 0 when it does not. */
  async millisecondsLeft(db: Handle, key: string, now: Date): Promise<number> {
    const row = await db
      .selectFrom('rateLimits')
      .select('expiresAt')
      .where('key', '=', key)
      .executeTakeFirst();
    return row === undefined ? 0 : Math.max(0, Date.parse(row.expiresAt) - now.getTime());
  },

  async giveBack(db: Handle, key: string): Promise<void> {
    await db
      .updateTable('rateLimits')
      .set((row) => ({ points: row('points', '-', 1) }))
      .where('key', '=', key)
      .where('points', '>', 0)
      .execute();
  },

  async forget(db: Handle, keys: string[]): Promise<void> {
    await db.deleteFrom('rateLimits').where('key', 'in', keys).execute();
  },

  async sweep(db: Handle, now: Date): Promise<void> {
    await db.deleteFrom('rateLimits').where('expiresAt', '<=', now.toISOString()).execute();
  },
};

/** Its time has passed, or it ends later than one that begins now could: the clock was set back since. */
function isOver(row: ExpressionBuilder<Schema, 'rateLimits'>, now: Date, latest: string) {
  return row.or([
    row('rateLimits.expiresAt', '<=', now.toISOString()),
    row('rateLimits.expiresAt', '>', latest),
  ]);
}

function endOf(durationSeconds: number, now: Date): string {
  return new Date(now.getTime() + durationSeconds * 1000).toISOString();
}
