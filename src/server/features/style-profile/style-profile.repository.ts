import type { Transaction } from 'kysely';
import type { Profile } from '#contract/style-profile.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { createProfileHistoryRepository } from './profile-history.repository.ts';
import { storedProfile } from './stored-profile.ts';

export function createStyleProfileRepository(db: Db | Transaction<Schema>) {
  return {
    /** A profile that cannot be read is what it was at its last change that can. */
    async find(userId: string): Promise<Profile | null> {
      const row = await db
        .selectFrom('styleProfiles')
        .select('content')
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (!row) return null;
      const place = { table: 'styleProfiles', column: 'content', row: userId };
      const profile = storedProfile.read(row.content, place);
      if (profile !== null) return profile;
      const [newest] = await createProfileHistoryRepository(db).list(userId);
      return newest?.profile ?? null;
    },

    async save(userId: string, profile: Profile): Promise<void> {
      const row = { content: storedProfile.write(profile), updatedAt: profile.updatedAt };
      await db
        .insertInto('styleProfiles')
        .values({ userId, ...row })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
        .execute();
    },
  };
}
