import type { Db } from '#server/db/open-database.ts';

/** The provider id that better-auth gives to accounts with a password. */
const PASSWORD_PROVIDER = 'credential';

export function createAuthRepository(db: Db) {
  return {
    async isEmailTaken(email: string): Promise<boolean> {
      const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      return row !== undefined;
    },

    /** The stored hash of whoever has this address; null without an account or a password. */
    async findHash(email: string): Promise<string | null> {
      const row = await db
        .selectFrom('accounts')
        .innerJoin('users', 'users.id', 'accounts.userId')
        .select('accounts.password')
        .where('users.email', '=', email)
        .where('accounts.providerId', '=', PASSWORD_PROVIDER)
        .executeTakeFirst();
      return row?.password ?? null;
    },

    /** The stored hash, once a change of it that is under way has ended: on PostgreSQL an update waits for that. */
    async settledHash(userId: string): Promise<string | null> {
      const row = await db
        .updateTable('accounts')
        .set((expression) => ({ id: expression.ref('id') }))
        .where('userId', '=', userId)
        .where('providerId', '=', PASSWORD_PROVIDER)
        .returning('password')
        .executeTakeFirst();
      return row?.password ?? null;
    },

    async noteUse(sessionId: string, usedAt: string): Promise<void> {
      await db.updateTable('sessions').set({ lastUsedAt: usedAt }).where('id', '=', sessionId).execute();
    },

    /** So many of them at a time: SQLite answers nobody else meanwhile. @returns how many there were */
    async deleteEndedSessions(now: Date, oldestStart: Date, limit: number): Promise<number> {
      const ended = db
        .selectFrom('sessions')
        .select('id')
        .where((session) =>
          session.or([
            session('expiresAt', '<', now.toISOString()),
            session('createdAt', '<', oldestStart.toISOString()),
          ]),
        )
        .limit(limit);
      const result = await db.deleteFrom('sessions').where('id', 'in', ended).executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    /** The files of the user's picture, if there is one. */
    async findPicture(userId: string): Promise<{ fileId: string; smallFileId: string } | undefined> {
      return db
        .selectFrom('profilePictures')
        .select(['fileId', 'smallFileId'])
        .where('userId', '=', userId)
        .executeTakeFirst();
    },

    async hasProviderAccount(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('accounts')
        .select('id')
        .where('userId', '=', userId)
        .where('providerId', '!=', PASSWORD_PROVIDER)
        .limit(1)
        .executeTakeFirst();
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
