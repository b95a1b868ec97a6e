import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

export type ResetCodes = ReturnType<typeof createResetCodes>;

export const RESET_CODE_MINUTES = 10;
const MINUTE_MS = 60_000;
/** A code that is sent again still holds for at least so long. */
const AGAIN_MINUTES = 5;
const CODE_DIGITS = 12;
/**
 * Wrong codes of all strangers together. So many that nobody uses an owner's code up from a few hundred places, and so few
 * that they leave one chance in a hundred million.
 */
const MAX_TRIES = 10_000;
const SEED_BYTES = 16;

/** A code that is valid now. */
export type ResetCode = Pick<Schema['resetCodes'], 'userId' | 'seed'>;

/**
 * Codes that prove that somebody reads the mails of an account. One a user, so a newer one is the death of the older. What
 * is stored is a random seed; the code is made of it with a key that is not in the database, so it can be sent once more
 * and cannot be had from a stolen copy.
 */
export function createResetCodes({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'reset-codes', 32));

  return {
    /** @returns a code of {@link CODE_DIGITS} digits that holds for {@link RESET_CODE_MINUTES}; null when nobody has that address. */
    async issue(email: string): Promise<string | null> {
      const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      if (!user) return null;

      const row = {
        seed: randomBytes(SEED_BYTES).toString('base64url'),
        triesLeft: MAX_TRIES,
        expiresAt: inMinutes(RESET_CODE_MINUTES),
      };
      await db
        .insertInto('resetCodes')
        .values({ userId: user.id, ...row })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
        .execute();
      return write({ userId: user.id, ...row });
    },

    /** @returns the code that is valid and stays so for a while, else a new one; null when nobody has that address. */
    async issueAgain(email: string): Promise<string | null> {
      const valid = await findValid(email, inMinutes(AGAIN_MINUTES));
      return valid === null || valid.triesLeft === 0 ? this.issue(email) : write(valid);
    },

    /** @returns null when there is none. */
    find: (email: string): Promise<ResetCode | null> => findValid(email, inMinutes(0)),

    /** Whether `given` is that code. Strangers share a number of tries, which this spends one of. */
    async isRight(code: ResetCode, given: string, { byStranger }: { byStranger: boolean }): Promise<boolean> {
      if (byStranger && !(await spendTry(code))) return false;
      const [right, typed] = [Buffer.from(write(code)), Buffer.from(given)];
      return right.length === typed.length && timingSafeEqual(right, typed);
    },

    /** Uses the code up. @returns false when it was used meanwhile: of several at once one wins. */
    async redeem(code: ResetCode, transaction: Transaction<Schema>): Promise<boolean> {
      const result = await transaction
        .deleteFrom('resetCodes')
        .where('userId', '=', code.userId)
        .where('seed', '=', code.seed)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },

    /** Whatever code the user still has stops working. */
    async revoke(userId: string, transaction: Transaction<Schema>): Promise<void> {
      await transaction.deleteFrom('resetCodes').where('userId', '=', userId).execute();
    },

    async sweep(): Promise<void> {
      await db.deleteFrom('resetCodes').where('expiresAt', '<', inMinutes(0)).execute();
    },
  };

  async function findValid(
    email: string,
    until: string,
  ): Promise<(ResetCode & { triesLeft: number }) | null> {
    const row = await db
      .selectFrom('resetCodes')
      .innerJoin('users', 'users.id', 'resetCodes.userId')
      .select(['resetCodes.userId', 'resetCodes.seed', 'resetCodes.triesLeft'])
      .where('users.email', '=', email)
      .where('resetCodes.expiresAt', '>', until)
      .executeTakeFirst();
    return row ?? null;
  }

  async function spendTry({ userId, seed }: ResetCode): Promise<boolean> {
    const result = await db
      .updateTable('resetCodes')
      .set((row) => ({ triesLeft: row('triesLeft', '-', 1) }))
      .where('userId', '=', userId)
      .where('seed', '=', seed)
      .where('triesLeft', '>', 0)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  function inMinutes(minutes: number): string {
    return new Date(clock.now().getTime() + minutes * MINUTE_MS).toISOString();
  }

  /** 64 bits leave no remainder that makes one code likelier than another by more than one in ten million. */
  function write({ userId, seed }: ResetCode): string {
    const bits = createHmac('sha256', key).update(`${userId}\0${seed}`).digest().readBigUInt64BE();
    return (bits % 10n ** BigInt(CODE_DIGITS)).toString().padStart(CODE_DIGITS, '0');
  }
}
