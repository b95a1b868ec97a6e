import type { Transaction } from 'kysely';
import { type DeletedPhoto, MAX_PHOTOS, PHOTO_RESTORE_MINUTES, type Photo } from '#contract/photos.ts';
import { refusal } from '#contract/refusals.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import { createDeletedPhotosRepository } from './deleted-photos.repository.ts';
import { fileIdsOf, type PhotoRow, toPhoto } from './photo-row.ts';
import { createPhotosRepository } from './photos.repository.ts';

const RESTORE_MS = PHOTO_RESTORE_MINUTES * 60_000;
const SWEEP_BATCH = 200;

/**
 * Deleting in two steps: a deleted photo loses its slot at once and can be put back for a few minutes; then its rows
 * and bytes go. At most a gridful is held back per person, so that nobody fills the disk with what they deleted.
 */
export function createDeletedPhotos(dependencies: {
  db: Db;
  files: FilesService;
  plans: PlansService;
  clock: Clock;
}) {
  const { db, files, plans, clock } = dependencies;
  const repository = createDeletedPhotosRepository(db);
  const photos = createPhotosRepository(db);

  return {
    /**
     * One that is deleted already stays so: a delete whose answer was lost is sent again.
     * @throws {AppError} `not_found` unless the photo is this user's.
     */
    async delete(userId: string, id: string): Promise<{ success: true }> {
      const forgotten = await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        if (!(await repository.markDeleted(userId, id, clock.now().toISOString(), transaction))) {
          if (await repository.find(userId, id, transaction)) return [];
          throw refusal('photo_not_found');
        }
        return forget((await repository.list(userId, transaction)).slice(MAX_PHOTOS), transaction);
      });
      await files.removeMarked(forgotten);
      return { success: true };
    },

    async listDeleted(userId: string): Promise<DeletedPhoto[]> {
      return (await repository.list(userId)).flatMap((row) => {
        const secondsLeft = Math.ceil(msLeftOf(row) / 1_000);
        return secondsLeft > 0 ? [{ ...toPhoto(row), secondsLeft }] : [];
      });
    },

    /**
     * Puts a photo back where it was; one that is back already stays.
     * @throws {AppError} `not_found` when it is gone for good, `plan_limit` when its slot was filled meanwhile.
     */
    async restore(userId: string, id: string): Promise<Photo> {
      const limit = (await plans.limits(userId)).outfitUploads ?? MAX_PHOTOS;

      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const row = await repository.find(userId, id, transaction);
        if (!row || (row.deletedAt !== null && msLeftOf(row) <= 0)) {
          throw refusal('photo_gone');
        }
        if (row.deletedAt === null) return toPhoto(row);

        if ((await photos.count(userId, transaction)) >= limit) {
          throw refusal('photo_slots_full', { params: { limit } });
        }
        await repository.unmarkDeleted(userId, id, transaction);
        return toPhoto(row);
      });
    },

    /** Removes what could still be restored, now. */
    async removeDeleted(userId: string): Promise<{ success: true }> {
      const forgotten = await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        return forget(await repository.list(userId, transaction), transaction);
      });
      await files.removeMarked(forgotten);
      return { success: true };
    },

    /** Removes everybody's photos whose time to be restored is over. @returns how many. */
    async sweepDeleted(): Promise<number> {
      const before = new Date(clock.now().getTime() - RESTORE_MS).toISOString();
      let removed = 0;
      for (;;) {
        const { rows, forgotten } = await db.transaction().execute(async (transaction) => {
          const due = await repository.listDeletedBefore(before, SWEEP_BATCH, transaction);
          return { rows: due.length, forgotten: await forget(due, transaction) };
        });
        await files.removeMarked(forgotten);
        removed += rows;
        if (rows < SWEEP_BATCH) return removed;
      }
    },
  };

  async function forget(rows: PhotoRow[], transaction: Transaction<Schema>): Promise<string[]> {
    const taken = await repository.take(
      rows.map(({ id }) => id),
      transaction,
    );
    const fileIds = taken.flatMap(fileIdsOf);
    await files.markForDeletion(transaction, fileIds);
    return fileIds;
  }

  function msLeftOf(row: PhotoRow): number {
    if (row.deletedAt === null) return 0;
    return Date.parse(row.deletedAt) + RESTORE_MS - clock.now().getTime();
  }
}
