import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { AppError } from '#contract/error.ts';
import { type Order, RUNNING_STAGES, type RunningStage } from '#contract/generations.ts';
import { refusal } from '#contract/refusals.ts';
import type { TaskOptions } from '#domain/stylist/stylist.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { Allowance, PlansService } from '#server/features/plans/plans.service.ts';
import { asAppError } from '#server/http/as-app-error.ts';
import { createBackgroundWork, unlessAborted } from './background-work.ts';
import { createGenerationsRepository, type Ending, type GenerationRecord } from './generations.repository.ts';
import { cancelled, interruptedByCrash } from './outfit-refusals.ts';
import { recordSpent } from './record-outfit.ts';

/** What one kind of order takes, makes and leaves: a new outfit, looks to choose from, a change of an outfit. */
export interface OrderKind<Made extends { fileIds: string[] }> {
  allowance: Parameters<PlansService['reserve']>[1];
  /** Before anything is taken. @throws {AppError} what stands in its way */
  refuse(): Promise<void>;
  make(task: MakingTask): Promise<Made>;
  /** Stores what was made, in the transaction that ends the order and settles the allowance. */
  store(transaction: Transaction<Schema>, made: Made): Promise<Ending>;
}

export interface MakingTask extends TaskOptions {
  signal: AbortSignal;
  /** Called when a stage of the work really begins. */
  reach(stage: RunningStage): Promise<void>;
}

/** Who waits for the outcome; the work does not depend on it. */
export interface Listener {
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

export type OrderWork = ReturnType<typeof createOrderWork>;

/** How often another process's work is looked at by who waits for it. */
const LOOK_EVERY_MS = 300;

/**
 * Carries orders out. Once the allowance is taken the work goes on to its end, whoever still listens. What becomes of it
 * is written down, so that a reload, another tab or a repeated order finds it; on a failure the allowance is given back.
 */
export function createOrderWork(dependencies: {
  db: Db;
  plans: PlansService;
  files: FilesService;
  clock: Clock;
}) {
  const { db, plans, files, clock } = dependencies;
  const repository = createGenerationsRepository(db);
  const work = createBackgroundWork();

  return {
    /** Does the work, or follows who does, to its end. @throws what it failed with */
    async carryOut<Made extends { fileIds: string[] }>(
      userId: string,
      id: string,
      order: Order,
      kind: OrderKind<Made>,
      listener: Listener,
    ): Promise<GenerationRecord> {
      let isOpen = true;
      for (;;) {
        if (isOpen && (await repository.claim(userId, id, order, clock.now().toISOString())))
          await begin(userId, id, kind, listener.log);
        // Who does the work in this process throws the true cause.
        await work.follow(keyOf(userId, id));
        const record = await repository.find(userId, id);
        // The one who was first has been refused: now it is our turn to ask.
        isOpen = record === undefined;
        if (record === undefined) continue;
        if (JSON.stringify(record.order) !== JSON.stringify(order)) throw refusal('id_of_another_order');
        if (record.stage === 'cancelled') throw cancelled();
        if (record.failure) throw new AppError(record.failure);
        if (record.stage === 'done' || record.stage === 'offered') return record;

        listener.signal.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },

    stop: (userId: string, id: string): void => work.stop(keyOf(userId, id), cancelled()),

    /** Lets what is under way come to its end for a moment, then stops it: its allowance is given back. */
    close: (): Promise<void> => work.close(interruptedByCrash()),
  };

  /** Takes the allowance; from then on the work goes on by itself. */
  async function begin<Made extends { fileIds: string[] }>(
    userId: string,
    id: string,
    kind: OrderKind<Made>,
    log: FastifyBaseLogger,
  ): Promise<void> {
    let allowance: Allowance;
    try {
      await kind.refuse();
      allowance = await plans.reserve(userId, kind.allowance);
    } catch (error) {
      // Nothing began: there is nothing to tell later.
      await repository.remove(userId, id, RUNNING_STAGES);
      throw error;
    }

    work.start(keyOf(userId, id), async (signal) => {
      try {
        await repository.setReservation(userId, id, allowance.id);
        const reach = (stage: RunningStage) => repository.reach(userId, id, stage);
        const made = await unlessAborted(signal, kind.make({ signal, log, reach }));
        await recordSpent(
          { db, files },
          { userId, fileIds: made.fileIds, allowance },
          async (transaction) => {
            const ending = await kind.store(transaction, made);
            // Whoever ended it meanwhile, here or in another process, was first.
            if (!(await createGenerationsRepository(transaction).end(userId, id, ending))) throw cancelled();
          },
        );
      } catch (error) {
        await allowance.giveBack();
        await repository.end(userId, id, { stage: 'failed', failure: asAppError(error).body });
        throw error;
      }
    });
  }
}

function keyOf(userId: string, id: string): string {
  return `${userId} ${id}`;
}
