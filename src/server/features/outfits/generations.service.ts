import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#contract/error.ts';
import { type Generation, RUNNING_STAGES } from '#contract/generations.ts';
import type { Outfit } from '#contract/outfits.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { Allowance, PlansService } from '#server/features/plans/plans.service.ts';
import { asAppError } from '#server/http/as-app-error.ts';
import { createBackgroundWork, unlessAborted } from './background-work.ts';
import { createGenerationsRepository, type GenerationRecord } from './generations.repository.ts';
import type { MakeOutfits, Order } from './make-outfits.ts';
import { refuseWhenStoreIsFull } from './outfit-refusals.ts';
import { createOutfitsRepository } from './outfits.repository.ts';
import { recordSpent } from './record-outfit.ts';

export type GenerationsService = ReturnType<typeof createGenerationsService>;

const LISTED = 5;
const LISTED_FOR_MS = 24 * 60 * 60 * 1000;
const SWEEP_BATCH = 100;
/** How often another process's work is looked at by who waits for it. */
const LOOK_EVERY_MS = 300;

/**
 * Orders for outfits. Once the allowance is taken the work goes on to its end, whoever still listens; it is stopped by
 * `cancel` alone. What becomes of it is written down, so that a reload, another tab or a repeated order finds it.
 */
export function createGenerationsService(dependencies: {
  db: Db;
  plans: PlansService;
  files: FilesService;
  makeOutfits: MakeOutfits;
  clock: Clock;
  newId: () => string;
}) {
  const { db, plans, files, makeOutfits, clock, newId } = dependencies;
  const repository = createGenerationsRepository(db);
  const outfits = createOutfitsRepository(db);
  const work = createBackgroundWork();

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
      const record = await outcomeOf(userId, orderId ?? newId(), order, listener);
      const [outfit] = await outfits.findAll(userId, record.outfitIds);
      if (!outfit) throw new AppError('not_found', 'The outfit that was made here has been deleted.');
      return outfit;
    },

    /** As `generate`, for looks to choose from; answers the generation. */
    async generateWays(userId: string, orderId: string | undefined, order: Order, listener: Listener) {
      return shown(await outcomeOf(userId, orderId ?? newId(), order, listener));
    },

    async list(userId: string): Promise<{ generations: Generation[] }> {
      const since = new Date(clock.now().getTime() - LISTED_FOR_MS).toISOString();
      const records = await repository.list(userId, since, LISTED);
      return { generations: await Promise.all(records.map(shown)) };
    },

    /** @throws {AppError} `not_found` */
    get: async (userId: string, id: string): Promise<Generation> => shown(await find(userId, id)),

    /** @throws {AppError} `not_found`; what has ended is answered as it ended. */
    async cancel(userId: string, id: string): Promise<Generation> {
      const { reservationId } = await find(userId, id);
      if (await repository.end(userId, id, { stage: 'cancelled' })) {
        work.stop(keyOf(userId, id), cancelled());
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
        if (record.stage !== 'offered') throw new AppError('conflict', 'This choice has been made already.');
        if (chosen.length < new Set(keep).size) throw new AppError('invalid', 'That look is not on offer.');

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
        await files.doom(transaction, fileIds);
        return fileIds;
      });
      await files.removeDoomed(left);
      return shown(await find(userId, id));
    },

    /** @throws {AppError} `not_found`, `conflict` while it is under way or waits for a choice. */
    async forget(userId: string, id: string): Promise<{ success: true }> {
      await find(userId, id);
      if (!(await repository.remove(userId, id, ['done', 'failed', 'cancelled'])))
        throw new AppError('conflict', 'This generation has not ended yet.');
      return { success: true };
    },

    /** Says of what a crash interrupted that it came to nothing. @returns how many generations. */
    async sweepInterrupted(startedBefore: Date): Promise<number> {
      const interrupted = await repository.listRunningBefore(startedBefore.toISOString());
      let swept = 0;
      for (const { userId, id, reservationId } of interrupted) {
        if (!(await repository.end(userId, id, { stage: 'failed', failure: bodyOf(interruptedByCrash()) })))
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

    /** Lets what is under way come to its end for a moment, then stops it: its allowance is given back. */
    close: (): Promise<void> => work.close(interruptedByCrash()),
  };

  /** Does the work, or follows who does, to its end. @throws what it failed with */
  async function outcomeOf(
    userId: string,
    id: string,
    order: Order,
    listener: Listener,
  ): Promise<GenerationRecord> {
    let isOpen = true;
    for (;;) {
      if (isOpen && (await repository.claim(userId, id, order, clock.now().toISOString())))
        await begin(userId, id, order, listener.log);
      // Who does the work in this process throws the true cause.
      await work.follow(keyOf(userId, id));
      const record = await repository.find(userId, id);
      // The one who was first has been refused: now it is our turn to ask.
      isOpen = record === undefined;
      if (record === undefined) continue;
      if (JSON.stringify(record.order) !== JSON.stringify(order))
        throw new AppError('conflict', 'This id belongs to another order.');
      if (record.stage === 'cancelled') throw cancelled();
      if (record.failure) throw new AppError(record.failure.code, record.failure.message);
      if (record.stage === 'done' || record.stage === 'offered') return record;

      listener.signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** Takes the allowance; from then on the work goes on by itself. */
  async function begin(userId: string, id: string, order: Order, log: FastifyBaseLogger): Promise<void> {
    let allowance: Allowance;
    let limit: number | null;
    try {
      limit = (await plans.limits(userId)).outfitStorage;
      refuseWhenStoreIsFull(await outfits.count(userId), limit);
      allowance = await plans.reserve(userId, 'generation');
    } catch (error) {
      // Nothing began: there is nothing to tell later.
      await repository.remove(userId, id, RUNNING_STAGES);
      throw error;
    }

    work.start(keyOf(userId, id), async (signal) => {
      try {
        await repository.setReservation(userId, id, allowance.id);
        const reach = (stage: (typeof RUNNING_STAGES)[number]) => repository.reach(userId, id, stage);
        const made = await unlessAborted(signal, makeOutfits(userId, order, { signal, log, reach }));
        await record(userId, id, order, made, allowance, limit);
      } catch (error) {
        await allowance.giveBack();
        await repository.end(userId, id, { stage: 'failed', failure: bodyOf(asAppError(error)) });
        throw error;
      }
    });
  }

  async function record(
    userId: string,
    id: string,
    order: Order,
    made: Awaited<ReturnType<MakeOutfits>>,
    allowance: Allowance,
    limit: number | null,
  ): Promise<void> {
    const fileIds = made.flatMap((look) => look.fileIds);
    await recordSpent({ db, files }, { userId, fileIds, allowance }, async (transaction) => {
      const records = createGenerationsRepository(transaction);
      if (order.ways !== 1) {
        if (!(await records.end(userId, id, { stage: 'offered', offered: made }))) throw cancelled();
        return;
      }
      const stored = createOutfitsRepository(transaction);
      const outfitIds = made.map(({ outfit }) => outfit.id);
      // Whoever ended it meanwhile, here or in another process, was first.
      if (!(await records.end(userId, id, { stage: 'done', outfitIds }))) throw cancelled();
      // Counted again: another request may have filled the store meanwhile.
      refuseWhenStoreIsFull(await stored.count(userId), limit);
      for (const look of made) {
        await stored.insert(userId, look.outfit);
        await stored.addFiles(look.outfit.id, look.fileIds);
      }
    });
  }

  async function remove(userId: string, id: string): Promise<number> {
    const fileIds = await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const records = createGenerationsRepository(transaction);
      const offered = (await records.find(userId, id))?.offered ?? [];
      const ids = offered.flatMap((look) => look.fileIds);
      if (!(await records.remove(userId, id, ['offered', 'done', 'failed', 'cancelled']))) return null;
      await files.doom(transaction, ids);
      return ids;
    });
    if (fileIds !== null) await files.removeDoomed(fileIds);
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

/** Who waits for the outcome; the work does not depend on it. */
interface Listener {
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

function keyOf(userId: string, id: string): string {
  return `${userId} ${id}`;
}

function bodyOf({ code, message }: AppError) {
  return { code, message };
}

function notFound(): AppError {
  return new AppError('not_found', 'That generation does not exist.');
}

function cancelled(): AppError {
  return new AppError('conflict', 'This outfit was cancelled. Nothing was used up.');
}

function interruptedByCrash(): AppError {
  return new AppError(
    'unavailable',
    'The server stopped while this outfit was being made. Nothing was used up; please try again.',
  );
}
