import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

export type ResetCodes = ReturnType<typeof createResetCodes>;

export const RESET_CODE_MINUTES = 10;
const CODE_DIGITS = 8;
const MAX_TRIES = 5;

/**
 * Codes that prove that somebody reads the mails of an account. One a user, so a newer one is the death of the older;
 * stored keyed and hashed, because eight digits alone are guessed from a plain hash in no time.
 */
export function createResetCodes({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'reset-codes', 32));

  return {
    /** @returns a code that holds for {@link RESET_CODE_MINUTES}; null when nobody has that address. */
    async issue(email: string): Promise<string | null> {
      const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      if (!user) return null;

      const code = randomInt(10 ** CODE_DIGITS)
        .toString()
        .padStart(CODE_DIGITS, '0');
      const row = {
        codeHash: hashOf(user.id, code),
        triesLeft: MAX_TRIES,
        expiresAt: new Date(clock.now().getTime() + RESET_CODE_MINUTES * 60_000).toISOString(),
      };
      await db
        .insertInto('resetCodes')
        .values({ userId: user.id, ...row })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
        .execute();
      return code;
    },

    /** Spends one try. @returns the user whose code this is, until {@link redeem}; null for every bad case. */
    async check(email: string, code: string): Promise<{ userId: string; codeHash: string } | null> {
      const tried = await db
        .updateTable('resetCodes')
        .set((expression) => ({ triesLeft: expression('triesLeft', '-', 1) }))
        .where('userId', '=', (users) => users.selectFrom('users').select('id').where('email', '=', email))
        .where('triesLeft', '>', 0)
        .where('expiresAt', '>', clock.now().toISOString())
        .returning(['userId', 'codeHash'])
        .executeTakeFirst();
      if (!tried) return null;

      const isRight = timingSafeEqual(Buffer.from(hashOf(tried.userId, code)), Buffer.from(tried.codeHash));
      return isRight ? tried : null;
    },

    /** Uses the code up. @returns false when it was used meanwhile: of several at once one wins. */
    async redeem(
      checked: { userId: string; codeHash: string },
      transaction: Transaction<Schema>,
    ): Promise<boolean> {
      const result = await transaction
        .deleteFrom('resetCodes')
        .where('userId', '=', checked.userId)
        .where('codeHash', '=', checked.codeHash)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },

    /** Whatever code the user still has stops working. */
    async revoke(userId: string, transaction: Transaction<Schema>): Promise<void> {
      await transaction.deleteFrom('resetCodes').where('userId', '=', userId).execute();
    },

    async sweep(): Promise<void> {
      await db.deleteFrom('resetCodes').where('expiresAt', '<', clock.now().toISOString()).execute();
    },
  };

  function hashOf(userId: string, code: string): string {
    return createHmac('sha256', key).update(`${userId}\0${code}`).digest('base64url');
  }
}
