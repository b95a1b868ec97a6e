import type { Db } from '#server/db/open-database.ts';

/** The provider id that better-auth gives to accounts with a password. */
const PASSWORD_PROVIDER = 'credential';

export function createAuthRepository(db: Db) {
  return {
    async isEmailTaken(email: string): Promise<boolean> {
      const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      return row !== undefined;
    },

    /** `local` when the user has a password, else the provider's id. */
    async authProvider(userId: string): Promise<string> {
      const rows = await db
        .selectFrom('accounts')
        .select('providerId')
        .where('userId', '=', userId)
        .orderBy('id')
        .execute();
      if (rows.some((row) => row.providerId === PASSWORD_PROVIDER)) return 'local';
      return rows[0]?.providerId ?? 'local';
    },
  };
}
