import type { Transaction } from 'kysely';
import { ENDED_STATES, type Job, type JobKind } from '#contract/jobs.ts';
import type { Outfit } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import { interruptedByCrash, jobNotFound } from './job-refusals.ts';
import { createJobsRepository, type JobRecord, type OfferedLook } from './jobs.repository.ts';
import type { JobRunner } from './run-jobs.ts';

export type { OfferedLook } from './jobs.repository.ts';
export type JobsService = ReturnType<typeof createJobsService>;

/** So many of each kind are listed. */
const LISTED = 5;
/** More than anybody asks for in a day. */
const READ = 300;
const LISTED_FOR_MS = 24 * 60 * 60 * 1000;
const SWEEP_BATCH = 100;

/** What became of every job. Only `cancel` stops one that is under way. */
export function createJobsService(dependencies: {
  db: Db;
  plans: PlansService;
  files: FilesService;
  runner: JobRunner;
  clock: Clock;
}) {
  const { db, plans, files, runner, clock } = dependencies;
  const repository = createJobsRepository(db);

  return {
    async list(userId: string): Promise<{ jobs: Job[] }> {
      const since = new Date(clock.now().getTime() - LISTED_FOR_MS).toISOString();
      const records = await repository.list(userId, since, READ);
      const latestOf = (kind: JobKind) =>
        records.filter(({ request }) => request.kind === kind).slice(0, LISTED);
      return { jobs: [...latestOf('generate'), ...latestOf('modify')].map(shown) };
    },

    /** @throws {AppError} `not_found` */
    get: async (userId: string, id: string): Promise<Job> => shown(await find(userId, id)),

    /** @throws {AppError} `not_found`; what has ended is answered as it ended. */
    async cancel(userId: string, id: string): Promise<Job> {
      const { reservationId } = await find(userId, id);
      if (await repository.end(userId, id, { state: 'cancelled' })) {
        runner.stop(userId, id);
        if (reservationId !== null) await plans.giveBack(reservationId);
      }
      return shown(await find(userId, id));
    },

    /** @throws {AppError} `not_found` */
    async looks(userId: string, id: string): Promise<{ looks: Outfit[] }> {
      return { looks: (await find(userId, id)).offered.map(({ outfit }) => outfit) };
    },

    /**
     * Keeps some of the looks on offer; the others leave nothing behind.
     * @param store puts those that are kept where they stay, in the transaction that ends the choice.
     * @throws {AppError} `not_found`, `conflict` when the choice was made already, what `store` throws.
     */
    async choose(
      userId: string,
      id: string,
      keep: string[],
      store: (transaction: Transaction<Schema>, kept: OfferedLook[]) => Promise<void>,
    ): Promise<Job> {
      const left = await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const records = createJobsRepository(transaction);
        const record = await records.find(userId, id);
        if (!record) throw jobNotFound();
        if (record.state !== 'offered') throw refusal('choice_made');
        const kept = record.offered.filter(({ outfit }) => keep.includes(outfit.id));
        const others = record.offered.filter(({ outfit }) => !keep.includes(outfit.id));
        if (kept.length < new Set(keep).size) throw refusal('look_not_offered');

        await store(transaction, kept);
        const outfitIds = kept.map(({ outfit }) => outfit.id);
        await records.end(userId, id, { state: 'done', outfitIds }, ['offered']);
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
      if (!(await repository.remove(userId, id, ENDED_STATES))) throw refusal('job_running');
      return { success: true };
    },

    /** Says of what nobody works on any more that it came to nothing. @returns how many jobs. */
    async sweepAbandoned(leasedBefore: Date): Promise<number> {
      let swept = 0;
      for (const { userId, id, reservationId } of await repository.listAbandoned(leasedBefore)) {
        if (!(await repository.end(userId, id, { state: 'failed', error: interruptedByCrash().body })))
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
        const records = await repository.listInactiveBefore(startedBefore.toISOString(), SWEEP_BATCH);
        for (const { userId, id } of records) swept += await remove(userId, id);
        if (records.length < SWEEP_BATCH) return swept;
      }
    },
  };

  async function remove(userId: string, id: string): Promise<number> {
    const fileIds = await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const records = createJobsRepository(transaction);
      const offered = (await records.find(userId, id))?.offered ?? [];
      const ids = offered.flatMap((look) => look.fileIds);
      if (!(await records.remove(userId, id, ['offered', ...ENDED_STATES]))) return null;
      await files.markForDeletion(transaction, ids);
      return ids;
    });
    if (fileIds !== null) await files.removeMarked(fileIds);
    return fileIds === null ? 0 : 1;
  }

  async function find(userId: string, id: string): Promise<JobRecord> {
    const record = await repository.find(userId, id);
    if (!record) throw jobNotFound();
    return record;
  }

  function shown({ id, state, stage, request, startedAt, outfitIds, error }: JobRecord): Job {
    const elapsedMs = Math.max(0, clock.now().getTime() - new Date(startedAt).getTime());
    return { id, state, stage, request, startedAt, elapsedMs, outfitIds, error };
  }
}
