import type { Transaction } from 'kysely';
import { PROFILE_CAUSES, type ProfileCause } from '#contract/profile-history.ts';
import type { Profile } from '#contract/style-profile.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { storedProfile } from './stored-profile.ts';

export interface StoredVersion {
  id: string;
  version: number;
  cause: ProfileCause;
  detail: string | null;
  profile: Profile;
  createdAt: string;
}

export function createProfileHistoryRepository(db: Db | Transaction<Schema>) {
  return {
    /** Newest first, without those that cannot be read. */
    async list(userId: string): Promise<StoredVersion[]> {
      const rows = await db
        .selectFrom('styleProfileVersions')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('version', 'desc')
        .execute();
      return rows.flatMap((row) => toVersion(row) ?? []);
    },

    async find(userId: string, id: string): Promise<StoredVersion | null> {
      const row = await db
        .selectFrom('styleProfileVersions')
        .selectAll()
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? toVersion(row) : null;
    },

    /** The number of the newest version; 0 when there is none. */
    async newestVersion(userId: string): Promise<number> {
      const row = await db
        .selectFrom('styleProfileVersions')
        .select((expression) => expression.fn.max('version').as('newest'))
        .where('userId', '=', userId)
        .executeTakeFirst();
      return Number(row?.newest ?? 0);
    },

    async insert(userId: string, { profile, ...version }: StoredVersion): Promise<void> {
      await db
        .insertInto('styleProfileVersions')
        .values({ userId, ...version, content: storedProfile.write(profile) })
        .execute();
    },

    async deleteUpTo(userId: string, version: number): Promise<void> {
      await db
        .deleteFrom('styleProfileVersions')
        .where('userId', '=', userId)
        .where('version', '<=', version)
        .execute();
    },
  };
}

function toVersion(row: Schema['styleProfileVersions']): StoredVersion | null {
  const { id, version, detail, content, createdAt } = row;
  const cause = PROFILE_CAUSES.find((known) => known === row.cause) ?? 'edit';
  const profile = storedProfile.read(content, { table: 'styleProfileVersions', column: 'content', row: id });
  return profile && { id, version, cause, detail, profile, createdAt };
}
