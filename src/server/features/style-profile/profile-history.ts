import type { Transaction } from 'kysely';
import { SHOWN_ANALYSED_COLOURS } from '#contract/palette.ts';
import { MAX_PROFILE_VERSIONS, type ProfileCause, type ProfileVersion } from '#contract/profile-history.ts';
import { refusal } from '#contract/refusals.ts';
import type { Said } from '#contract/said.ts';
import type { Profile } from '#contract/style-profile.ts';
import { changesBetween, isSameProfile } from '#domain/style-profile/describe-changes.ts';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { createProfileHistoryRepository, type StoredVersion } from './profile-history.repository.ts';

/** Why a profile changes; `detail` as the contract says. */
export interface ChangeCause {
  cause: ProfileCause;
  detail?: string;
}

/** One more than is shown: the oldest one shown is compared with it. */
const KEPT_VERSIONS = MAX_PROFILE_VERSIONS + 1;

/** Every state that a profile was in, bounded; written in the transaction that changes the profile. */
export function createProfileHistory({ db, newId }: { db: Db; newId: () => string }) {
  return {
    async list(userId: string): Promise<ProfileVersion[]> {
      const versions = await createProfileHistoryRepository(db).list(userId);
      return versions.slice(0, MAX_PROFILE_VERSIONS).map((version, index) => ({
        id: version.id,
        cause: version.cause,
        detail: version.detail,
        changes: changesOf(version, versions[index + 1]),
        ...looksOf(version.profile),
        createdAt: version.createdAt,
        isCurrent: index === 0,
      }));
    },

    /** @throws {AppError} `not_found` unless it is a version of this user that is still kept. */
    async find(userId: string, id: string): Promise<StoredVersion> {
      const version = await createProfileHistoryRepository(db).find(userId, id);
      if (version === null) throw refusal('profile_version_gone');
      return version;
    },

    /** To be called with the user locked. A change that changes nothing is no version. */
    async record(
      userId: string,
      change: { before: Profile | null; after: Profile } & ChangeCause,
      transaction: Transaction<Schema>,
    ): Promise<void> {
      const { before, after, cause, detail = null } = change;
      if (before !== null && isSameProfile(before, after)) return;

      const repository = createProfileHistoryRepository(transaction);
      let newest = await repository.newestVersion(userId);
      if (newest === 0 && before !== null) {
        newest = 1;
        await repository.insert(userId, {
          id: newId(),
          version: newest,
          cause: 'start',
          detail: null,
          profile: before,
          createdAt: before.updatedAt,
        });
      }
      const version = newest + 1;
      await repository.insert(userId, {
        id: newId(),
        version,
        cause,
        detail,
        profile: after,
        createdAt: after.updatedAt,
      });
      await repository.deleteUpTo(userId, version - KEPT_VERSIONS);
    },
  };
}

function looksOf({ customColorPalette, colorPalette, styleCategories }: Profile) {
  const colors =
    customColorPalette.length > 0 ? customColorPalette : colorPalette.slice(0, SHOWN_ANALYSED_COLOURS);
  return { colors, styles: styleCategories };
}

function changesOf(version: StoredVersion, before: StoredVersion | undefined): Said[] {
  if (version.cause === 'start') return [];
  return changesBetween(before?.profile ?? emptyProfile(new Date(0)), version.profile);
}
