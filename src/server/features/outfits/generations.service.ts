import type { AppError } from '#contract/error.ts';
import type { Generation, Order } from '#contract/generations.ts';
import type { Outfit } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import { createGenerationsRepository, type GenerationRecord } from './generations.repository.ts';
import type { MadeOutfit, MakeOutfits } from './make-outfits.ts';
import type { Listener, OrderKind, OrderWork } from './order-work.ts';
import { interruptedByCrash, refuseWhenStoreIsFull } from './outfit-refusals.ts';
import { createOutfitsRepository } from './outfits.repository.ts';

export type GenerationsService = ReturnType<typeof createGenerationsService>;

const LISTED = 5;
/** More than anybody orders in a day. */
const READ = 300;
const LISTED_FOR_MS = 24 * 60 * 60 * 1000;
const SWEEP_BATCH = 100;

/** Orders for outfits, and what became of every order: only `cancel` stops one that is under way. */
export function createGenerationsService(dependencies: {
  db: Db;
  plans: PlansService;
  files: FilesService;
  work: OrderWork;
  makeOutfits: MakeOutfits;
  clock: Clock;
  newId: () => string;
}) {
  const { db, plans, files, work, makeOutfits, clock, newId } = dependencies;
  const repository = createGenerationsRepository(db);
  const outfits = createOutfitsRepository(db);

  return {
    /**
     * Makes one outfit and answers it; an order with a known id is followed, not made again.
     * @throws {AppError} `plan_limit` when the store is full, `allowance_spent`, what the stylist throws, `conflict` when
     * it was cancelled or the id belongs to another order.
     */
    async generate(
      userId: string,
      orderId: string | undefined,
      order: Order,
      listener: Listener,
    ): Promise<Outfit> {
      const record = await carryOut(userId, orderId ?? newId(), order, listener);
      const [outfit] = await outfits.findAll(userId, record.outfitIds);
      if (!outfit) throw refusal('outfit_deleted');
      return outfit;
    },

    /** As `generate`, for looks to choose from; answers the generation. */
    async generateWays(userId: string, orderId: string | undefined, order: Order, listener: Listener) {
      return shown(await carryOut(userId, orderId ?? newId(), order, listener));
    },

    async list(userId: string): Promise<{ generations: Generation[] }> {
      const since = new Date(clock.now().getTime() - LISTED_FOR_MS).toISOString();
      const records = await repository.list(userId, since, READ);
      const ofChanges = records.filter(({ order }) => order.modifies !== null);
      const ofOutfits = records.filter(({ order }) => order.modifies === null);
      const listed = [...ofOutfits.slice(0, LISTED), ...ofChanges.slice(0, LISTED)];
      return { generations: await Promise.all(listed.map(shown)) };
    },

    /** @throws {AppError} `not_found` */
    get: async (userId: string, id: string): Promise<Generation> => shown(await find(userId, id)),

    /** @throws {AppError} `not_found`; what has ended is answered as it ended. */
    async cancel(userId: string, id: string): Promise<Generation> {
      const { reservationId } = await find(userId, id);
      if (await repository.end(userId, id, { stage: 'cancelled' })) {
        work.stop(userId, id);
        if (reservationId !== null) await plans.giveBack(reservationId);
      }
      return shown(await find(userId, id));
    },

    /**
     * Stores the looks that the person keeps; the others leave nothing behind.
     * @throws {AppError} `not_found`, `conflict` when the choice was made already, `plan_limit` when they have no room.
     */
    async choose(userId: string, id: string, keep: string[]): Promise<Generation> {
      const { outfitStorage } = await plans.limits(userId);
      const left = await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const records = createGenerationsRepository(transaction);
        const stored = createOutfitsRepository(transaction);
        const record = await records.find(userId, id);
        if (!record) throw notFound();
        const chosen = record.offered.filter(({ outfit }) => keep.includes(outfit.id));
        const others = record.offered.filter(({ outfit }) => !keep.includes(outfit.id));
        if (record.stage !== 'offered') throw refusal('choice_made');
        if (chosen.length < new Set(keep).size) throw refusal('look_not_offered');

        refuseWhenStoreIsFull(await stored.count(userId), outfitStorage, chosen.length);
        for (const { outfit, fileIds } of chosen) {
          await stored.insert(userId, outfit);
          await stored.addFiles(outfit.id, fileIds);
        }
        await records.endChoice(
          userId,
          id,
          chosen.map(({ outfit }) => outfit.id),
        );
        const fileIds = others.flatMap((look) => look.fileIds);
        await files.markForDeletion(transaction, fileIds);
        return fileIds;
      });
      await files.removeMarked(left);
      return shown(await find(userId, id));
    },

    /** @throws {AppError} `not_found`, `conflict` while it is under way or waits for a choice. */
    async forget(userId: string, id: string): Promise<{ success: true }> {
      await find(userId, id);
      if (!(await repository.remove(userId, id, ['done', 'failed', 'cancelled'])))
        throw refusal('generation_running');
      return { success: true };
    },

    /** Says of what a crash interrupted that it came to nothing. @returns how many generations. */
    async sweepInterrupted(startedBefore: Date): Promise<number> {
      const interrupted = await repository.listRunningBefore(startedBefore.toISOString());
      let swept = 0;
      for (const { userId, id, reservationId } of interrupted) {
        if (!(await repository.end(userId, id, { stage: 'failed', failure: interruptedByCrash().body })))
          continue;
        if (reservationId !== null) await plans.giveBack(reservationId);
        swept += 1;
      }
      return swept;
    },

    /** Removes old records, and lets go of looks that nobody chose from. @returns how many. */
    async sweepOld(startedBefore: Date): Promise<number> {
      let swept = 0;
      for (;;) {
        const records = await repository.listEndedBefore(startedBefore.toISOString(), SWEEP_BATCH);
        for (const { userId, id } of records) swept += await remove(userId, id);
        if (records.length < SWEEP_BATCH) return swept;
      }
    },
  };

  function carryOut(userId: string, id: string, order: Order, listener: Listener): Promise<GenerationRecord> {
    return work.carryOut(userId, id, order, kindOf(userId, order), listener);
  }

  /** One outfit is stored; of several looks the person chooses first. */
  function kindOf(userId: string, order: Order): OrderKind<{ looks: MadeOutfit[]; fileIds: string[] }> {
    let limit: number | null = null;
    return {
      allowance: 'generation',
      async refuse() {
        limit = (await plans.limits(userId)).outfitStorage;
        refuseWhenStoreIsFull(await outfits.count(userId), limit);
      },
      async make(task) {
        const looks = await makeOutfits(userId, order, task);
        return { looks, fileIds: looks.flatMap(({ fileIds }) => fileIds) };
      },
      async store(transaction, { looks }) {
        if (order.ways !== 1) return { stage: 'offered', offered: looks };

        const stored = createOutfitsRepository(transaction);
        // Counted again: another request may have filled the store meanwhile.
        refuseWhenStoreIsFull(await stored.count(userId), limit);
        for (const look of looks) {
          await stored.insert(userId, look.outfit);
          await stored.addFiles(look.outfit.id, look.fileIds);
        }
        return { stage: 'done', outfitIds: looks.map(({ outfit }) => outfit.id) };
      },
    };
  }

  async function remove(userId: string, id: string): Promise<number> {
    const fileIds = await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const records = createGenerationsRepository(transaction);
      const offered = (await records.find(userId, id))?.offered ?? [];
      const ids = offered.flatMap((look) => look.fileIds);
      if (!(await records.remove(userId, id, ['offered', 'done', 'failed', 'cancelled']))) return null;
      await files.markForDeletion(transaction, ids);
      return ids;
    });
    if (fileIds !== null) await files.removeMarked(fileIds);
    return fileIds === null ? 0 : 1;
  }

  async function find(userId: string, id: string): Promise<GenerationRecord> {
    const record = await repository.find(userId, id);
    if (!record) throw notFound();
    return record;
  }

  async function shown(record: GenerationRecord): Promise<Generation> {
    const { id, stage, order, offered, outfitIds, failure, startedAt } = record;
    return {
      ...{ id, stage, ...order, failure, startedAt },
      elapsedMs: Math.max(0, clock.now().getTime() - new Date(startedAt).getTime()),
      outfits:
        stage === 'offered'
          ? offered.map(({ outfit }) => outfit)
          : await outfits.findAll(record.userId, outfitIds),
    };
  }
}

function notFound(): AppError {
  return refusal('generation_not_found');
}
