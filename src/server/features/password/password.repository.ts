import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

/** The provider id that better-auth gives to accounts with a password. */
const PASSWORD_PROVIDER = 'credential';

export function createPasswordRepository(db: Db) {
  return {
    /** The stored hash; null for a user who signs in elsewhere. */
    async findHash(userId: string): Promise<string | null> {
      const row = await db
        .selectFrom('accounts')
        .select('password')
        .where('userId', '=', userId)
        .where('providerId', '=', PASSWORD_PROVIDER)
        .executeTakeFirst();
      return row?.password ?? null;
    },

    /** @returns false when the password was changed meanwhile. */
    async replaceHash(
      userId: string,
      hashes: { before: string; after: string },
      transaction: Transaction<Schema>,
    ): Promise<boolean> {
      const result = await transaction
        .updateTable('accounts')
        .set({ password: hashes.after })
        .where('userId', '=', userId)
        .where('providerId', '=', PASSWORD_PROVIDER)
        .where('password', '=', hashes.before)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** Gives the user this password, also one who had none. Who set it reads the account's mails, so the address is proved. */
    async setHash(
      userId: string,
      hash: string,
      account: { id: string; now: string },
      transaction: Transaction<Schema>,
    ): Promise<void> {
      const updated = await transaction
        .updateTable('accounts')
        .set({ password: hash })
        .where('userId', '=', userId)
        .where('providerId', '=', PASSWORD_PROVIDER)
        .executeTakeFirst();
      if (updated.numUpdatedRows === 0n) {
        await transaction
          .insertInto('accounts')
          .values({
            id: account.id,
            userId,
            accountId: userId,
            providerId: PASSWORD_PROVIDER,
            password: hash,
            createdAt: account.now,
            updatedAt: account.now,
          })
          .execute();
      }
      await transaction
        .updateTable('users')
        .set({ emailVerified: sql<boolean>`true` })
        .where('id', '=', userId)
        .execute();
    },

    /** Signs the user out everywhere but in one session, if any is named. */
    async endSessions(
      userId: string,
      exceptId: string | null,
      transaction: Transaction<Schema>,
    ): Promise<void> {
      const sessions = transaction.deleteFrom('sessions').where('userId', '=', userId);
      await (exceptId === null ? sessions : sessions.where('id', '!=', exceptId)).execute();
    },
  };
}
