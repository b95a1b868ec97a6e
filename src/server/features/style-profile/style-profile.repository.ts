import { type Profile, profile as profileShape } from '#contract/style-profile.ts';
import type { Db } from '#server/db/open-database.ts';

export function createStyleProfileRepository(db: Db) {
  return {
    async find(userId: string): Promise<Profile | null> {
      const row = await db
        .selectFrom('styleProfiles')
        .select('content')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row ? profileShape.parse(JSON.parse(row.content)) : null;
    },

    async save(userId: string, profile: Profile): Promise<void> {
      const row = { content: JSON.stringify(profile), updatedAt: profile.updatedAt };
      await db
        .insertInto('styleProfiles')
        .values({ userId, ...row })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
        .execute();
    },
  };
}
