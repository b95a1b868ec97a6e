import type { Db } from '#server/db/open-database.ts';

/** The provider id that better-auth gives to accounts with a password. */
const PASSWORD_PROVIDER = 'credential';

export function createAuthRepository(db: Db) {
  return {
    async isEmailTaken(email: string): Promise<boolean> {
      const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      return row !== undefined;
    },

    async noteUse(sessionId: string, usedAt: string): Promise<void> {
      await db.updateTable('sessions').set({ lastUsedAt: usedAt }).where('id', '=', sessionId).execute();
    },

    async deleteEndedSessions(now: Date, oldestStart: Date): Promise<number> {
      const result = await db
        .deleteFrom('sessions')
        .where((session) =>
          session.or([
            session('expiresAt', '<', now.toISOString()),
            session('createdAt', '<', oldestStart.toISOString()),
          ]),
        )
        .executeTakeFirst();
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
