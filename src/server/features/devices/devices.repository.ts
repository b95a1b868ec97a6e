import type { Db } from '#server/db/open-database.ts';

export interface SessionRow {
  id: string;
  userAgent: string | null;
  createdAt: string | Date;
  lastUsedAt: string | null;
}

export function createDevicesRepository(db: Db) {
  return {
    async list(userId: string, now: Date, oldestStart: Date): Promise<SessionRow[]> {
      return db
        .selectFrom('sessions')
        .select(['id', 'userAgent', 'createdAt', 'lastUsedAt'])
        .where('userId', '=', userId)
        .where('expiresAt', '>', now.toISOString())
        .where('createdAt', '>', oldestStart.toISOString())
        .execute();
    },

    /** @returns false when the user has no such session. */
    async delete(userId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('sessions')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },

    async deleteOthers(userId: string, exceptId: string): Promise<void> {
      await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', exceptId).execute();
    },
  };
}
