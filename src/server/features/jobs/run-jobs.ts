import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { AppError } from '#contract/error.ts';
import { ACTIVE_STATES, type JobRequest, type JobStage } from '#contract/jobs.ts';
import type { Language } from '#contract/languages.ts';
import { refusal } from '#contract/refusals.ts';
import type { TaskOptions } from '#domain/stylist/stylist.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { Allowance, PlansService } from '#server/features/plans/plans.service.ts';
import { asAppError } from '#server/http/as-app-error.ts';
import { cancelled, interruptedByCrash } from './job-refusals.ts';
import { createJobsRepository, type JobEnding, type JobRecord } from './jobs.repository.ts';
import { createRunningTasks, unlessAborted } from './running-tasks.ts';

/** What one job takes, makes and leaves: a new outfit, looks to choose from, a change of an outfit. */
export interface JobWork<Made extends { fileIds: string[] }> {
  /** Null: it costs nothing. */
  allowance: Parameters<PlansService['reserve']>[1] | null;
  /** Before anything is taken. @throws {AppError} what stands in its way */
  refuse(): Promise<void>;
  make(task: JobTask): Promise<Made>;
  /** Stores what was made, in the transaction that ends the job and settles the allowance. */
  store(transaction: Transaction<Schema>, made: Made): Promise<JobEnding>;
}

export interface JobTask extends TaskOptions {
  signal: AbortSignal;
  /** Called when a stage of the work really begins. */
  reach(stage: JobStage): Promise<void>;
}

/** Who waits for the outcome; the work does not depend on it. */
export interface Listener {
  signal: AbortSignal;
  log: FastifyBaseLogger;
  /** What the one who began it reads. */
  language: Language;
}

export type JobRunner = ReturnType<typeof createJobRunner>;

/** How often another process's work is looked at by who waits for it. */
const LOOK_EVERY_MS = 300;

/**
 * Carries jobs out. Once the allowance is taken the work goes on to its end, whoever still listens. What becomes of it
 * is written down, so that a reload, another tab or a repeated request finds it; on a failure the allowance is given back.
 */
export function createJobRunner(dependencies: {
  db: Db;
  plans: PlansService;
  files: FilesService;
  clock: Clock;
}) {
  const { db, plans, files, clock } = dependencies;
  const repository = createJobsRepository(db);
  const tasks = createRunningTasks();

  return {
    /** Does the work, or follows who does, to its end. @throws what it failed with */
    async run<Made extends { fileIds: string[] }>(
      userId: string,
      id: string,
      request: JobRequest,
      work: JobWork<Made>,
      listener: Listener,
    ): Promise<JobRecord> {
      let isOpen = true;
      for (;;) {
        if (isOpen && (await repository.claim(userId, id, request, clock.now())))
          await begin(userId, id, work, listener);
        // Who does the work in this process throws the true cause.
        await tasks.follow({ userId, id });
        const record = await repository.find(userId, id);
        // The one who was first has been refused: now it is our turn to ask.
        isOpen = record === undefined;
        if (record === undefined) continue;
        if (!isDeepStrictEqual(record.request, request)) throw refusal('id_of_another_job');
        if (record.state === 'cancelled') throw cancelled();
        if (record.error) throw new AppError(record.error);
        if (record.state === 'done' || record.state === 'offered') return record;

        listener.signal.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },

    /**
     * Says of all that is under way here that it is; to be called well within a lease. What was ended meanwhile, e.g.
     * cancelled through another process, is stopped, with the model that it asks.
     */
    async renewLeases(): Promise<void> {
      for (const { userId, id } of tasks.running()) {
        if (!(await repository.renewLease(userId, id, clock.now()))) tasks.stop({ userId, id }, cancelled());
      }
    },

    stop: (userId: string, id: string): void => tasks.stop({ userId, id }, cancelled()),

    /** Lets what is under way come to its end for a moment, then stops it: its allowance is given back. */
    close: (): Promise<void> => tasks.close(interruptedByCrash()),
  };

  /** Takes the allowance; from then on the work goes on by itself. */
  async function begin<Made extends { fileIds: string[] }>(
    userId: string,
    id: string,
    work: JobWork<Made>,
    { log, language }: Pick<Listener, 'log' | 'language'>,
  ): Promise<void> {
    let allowance: Allowance | null;
    try {
      await work.refuse();
      allowance = work.allowance === null ? null : await plans.reserve(userId, work.allowance);
    } catch (error) {
      // Nothing began: there is nothing to tell later.
      await repository.remove(userId, id, ACTIVE_STATES);
      throw error;
    }

    tasks.start({ userId, id }, async (signal) => {
      try {
        if (allowance !== null) await repository.setReservation(userId, id, allowance.id);
        const reach = (stage: JobStage) => repository.reach(userId, id, stage);
        const made = await unlessAborted(signal, work.make({ signal, log, language, reach }));
        await record(userId, id, work, made, allowance);
      } catch (error) {
        await allowance?.giveBack();
        await repository.end(userId, id, { state: 'failed', error: asAppError(error).body });
        throw error;
      }
    });
  }

  /** Records what was made, its files and the spent allowance together, or nothing of them; then the files are gone too. */
  async function record<Made extends { fileIds: string[] }>(
    userId: string,
    id: string,
    work: JobWork<Made>,
    made: Made,
    allowance: Allowance | null,
  ): Promise<void> {
    try {
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const ending = await work.store(transaction, made);
        // Whoever ended it meanwhile, here or in another process, was first.
        if (!(await createJobsRepository(transaction).end(userId, id, ending))) throw cancelled();
        await files.keep(transaction, made.fileIds);
        await allowance?.settle(transaction);
      });
    } catch (error) {
      await files.discard(made.fileIds);
      throw error;
    }
  }
}
