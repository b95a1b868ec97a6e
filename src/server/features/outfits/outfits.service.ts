import type { DeletedOutfit, Outfit } from '#contract/outfits.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import { outfitNotFound, refuseToRestoreIntoFullStore } from './outfit-refusals.ts';
import { createOutfitsRepository } from './outfits.repository.ts';
import type { StoredSummaries } from './summarise-outfit.ts';

export type OutfitsService = ReturnType<typeof createOutfitsService>;

const SWEEP_BATCH = 100;

/** The outfits that somebody has: looked at, marked, deleted and restored. */
export function createOutfitsService(dependencies: {
  db: Db;
  plans: PlansService;
  files: FilesService;
  clock: Clock;
}) {
  const { db, plans, files, clock } = dependencies;
  const repository = createOutfitsRepository(db);

  return {
    async list(userId: string): Promise<{ outfits: Outfit[] }> {
      return { outfits: await repository.list(userId) };
    },

    listSummaries: (userId: string): Promise<StoredSummaries> => repository.listSummaries(userId),

    /** @throws {AppError} `not_found` */
    async get(userId: string, id: string): Promise<Outfit> {
      const outfit = await repository.find(userId, id);
      if (!outfit) throw outfitNotFound();
      return outfit;
    },

    /** @throws {AppError} `not_found` */
    async setFavorite(userId: string, id: string, isFavorite: boolean): Promise<Outfit> {
      const outfit = await repository.setFavorite(userId, id, isFavorite);
      if (!outfit) throw outfitNotFound();
      return outfit;
    },

    /**
     * Puts it away; it counts no more, and can be restored until it is swept. One that is put away already stays so: a
     * delete whose answer was lost is sent again. @throws {AppError} `not_found`
     */
    async delete(userId: string, id: string): Promise<{ success: true }> {
      const isDeleted =
        (await repository.markDeleted(userId, id, clock.now().toISOString())) ||
        (await repository.isDeleted(userId, id));
      if (!isDeleted) throw outfitNotFound();
      return { success: true };
    },

    async listDeleted(userId: string): Promise<{ outfits: (DeletedOutfit & Pick<Outfit, 'told'>)[] }> {
      return { outfits: await repository.listDeleted(userId) };
    },

    /** Restoring what is there answers it. @throws {AppError} `not_found`, `plan_limit` when the store is full. */
    async restore(userId: string, id: string): Promise<Outfit> {
      const { outfitStorage } = await plans.limits(userId);
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const stored = createOutfitsRepository(transaction);
        const present = await stored.find(userId, id);
        if (present) return present;

        const outfit = await stored.unmarkDeleted(userId, id);
        if (!outfit) throw outfitNotFound();
        refuseToRestoreIntoFullStore((await stored.count(userId)) - 1, outfitStorage);
        return outfit;
      });
    },

    /** Removes a deleted outfit for good, now. @throws {AppError} `not_found` unless it is deleted. */
    async erase(userId: string, id: string): Promise<{ success: true }> {
      if (!(await erase(userId, id))) throw outfitNotFound();
      return { success: true };
    },

    /** Removes for good what was deleted before an instant. @returns how many outfits. */
    async sweepDeleted(deletedBefore: Date): Promise<number> {
      let removed = 0;
      for (;;) {
        const rows = await repository.listDeletedBefore(deletedBefore.toISOString(), SWEEP_BATCH);
        for (const { userId, id } of rows) removed += (await erase(userId, id)) ? 1 : 0;
        if (rows.length < SWEEP_BATCH) return removed;
      }
    },
  };

  async function erase(userId: string, id: string): Promise<boolean> {
    const fileIds = await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const stored = createOutfitsRepository(transaction);
      const ids = await stored.listFiles(id);
      // The rows that say which files are its go with it.
      if (!(await stored.erase(userId, id))) return null;
      await files.markForDeletion(transaction, ids);
      return ids;
    });
    if (fileIds !== null) await files.removeMarked(fileIds);
    return fileIds !== null;
  }
}
