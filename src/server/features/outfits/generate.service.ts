import type { Transaction } from 'kysely';
import type { GenerateRequest, Job } from '#contract/jobs.ts';
import type { Outfit } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { JobsService } from '#server/features/jobs/jobs.service.ts';
import type { JobRunner, JobWork, Listener } from '#server/features/jobs/run-jobs.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import type { MadeOutfit, MakeOutfits } from './make-outfits.ts';
import { refuseWhenStoreIsFull } from './outfit-refusals.ts';
import { createOutfitsRepository } from './outfits.repository.ts';

export type GenerateService = ReturnType<typeof createGenerateService>;

/** New outfits: made by a job, and stored; of several looks the person chooses first. */
export function createGenerateService(dependencies: {
  db: Db;
  plans: PlansService;
  runner: JobRunner;
  jobs: JobsService;
  makeOutfits: MakeOutfits;
  newId: () => string;
}) {
  const { db, plans, runner, jobs, makeOutfits, newId } = dependencies;
  const outfits = createOutfitsRepository(db);

  return {
    /**
     * Makes one outfit and answers it; a request with the id of a job that is known follows that one.
     * @throws {AppError} `plan_limit` when the store is full, `allowance_spent`, what the stylist throws, `conflict` when
     * it was cancelled or the id belongs to another job.
     */
    async generate(
      userId: string,
      jobId: string | undefined,
      request: GenerateRequest,
      listener: Listener,
    ): Promise<Outfit> {
      const { outfitIds } = await run(userId, jobId ?? newId(), request, listener);
      const outfit = await outfits.find(userId, outfitIds[0] ?? '');
      if (!outfit) throw refusal('outfit_deleted');
      return outfit;
    },

    /** As `generate`, for looks to choose from; answers the job. */
    async generateWays(
      userId: string,
      jobId: string | undefined,
      request: GenerateRequest,
      listener: Listener,
    ): Promise<Job> {
      const { id } = await run(userId, jobId ?? newId(), request, listener);
      return jobs.get(userId, id);
    },

    /** Stores the looks that the person keeps. @throws {AppError} as `jobs.choose`; `plan_limit` when they have no room. */
    async choose(userId: string, jobId: string, keep: string[]): Promise<Job> {
      const { outfitStorage } = await plans.limits(userId);
      return jobs.choose(userId, jobId, keep, (transaction, kept) =>
        storeAll(transaction, userId, onlyKept(kept), outfitStorage),
      );
    },
  };

  function run(userId: string, id: string, request: GenerateRequest, listener: Listener) {
    return runner.run(userId, id, request, workOf(userId, request), listener);
  }

  function workOf(
    userId: string,
    request: GenerateRequest,
  ): JobWork<{ looks: MadeOutfit[]; fileIds: string[] }> {
    let limit: number | null = null;
    return {
      allowance: 'generation',
      async refuse() {
        limit = (await plans.limits(userId)).outfitStorage;
        refuseWhenStoreIsFull(await outfits.count(userId), limit);
      },
      async make(task) {
        const looks = await makeOutfits(userId, request, task);
        return { looks, fileIds: looks.flatMap(({ fileIds }) => fileIds) };
      },
      async store(transaction, { looks }) {
        if (request.ways !== 1) return { state: 'offered', offered: looks };
        await storeAll(transaction, userId, looks, limit);
        return { state: 'done', outfitIds: looks.map(({ outfit }) => outfit.id) };
      },
    };
  }
}

/** Of the looks that it was made with, each goes with those that are kept too. */
function onlyKept(looks: MadeOutfit[]): MadeOutfit[] {
  const ids = looks.map(({ outfit }) => outfit.id);

  return looks.map(({ outfit: { goesWith, ...outfit }, fileIds }) => ({
    outfit: { ...outfit, ...(goesWith && { goesWith: goesWith.filter((id) => ids.includes(id)) }) },
    fileIds,
  }));
}

/** Counted here again: another request may have filled the store meanwhile. */
async function storeAll(
  transaction: Transaction<Schema>,
  userId: string,
  looks: MadeOutfit[],
  limit: number | null,
): Promise<void> {
  const stored = createOutfitsRepository(transaction);
  refuseWhenStoreIsFull(await stored.count(userId), limit, looks.length);
  for (const { outfit, fileIds } of looks) {
    await stored.insert(userId, outfit);
    await stored.addFiles(outfit.id, fileIds);
  }
}
