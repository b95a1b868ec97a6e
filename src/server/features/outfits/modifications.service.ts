import type { Transaction } from 'kysely';
import { fileIdOf } from '#contract/files.ts';
import type { JobRequest } from '#contract/jobs.ts';
import type { Outfit, OutfitVersion } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import type { HouseStylist } from '#domain/stylist/house-port.ts';
import type { Conversation } from '#domain/stylist/stylist.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { JobRunner, JobWork, Listener } from '#server/features/jobs/run-jobs.ts';
import { createOutfitHistory, type OutfitState } from './outfit-history.repository.ts';
import { changedMeanwhile, outfitNotFound } from './outfit-refusals.ts';
import { contentOf, createOutfitsRepository, type OutfitContent } from './outfits.repository.ts';
import type { RevisedOutfit, ReviseOutfit } from './revise-outfit.ts';

export type ModificationsService = ReturnType<typeof createModificationsService>;

/** So many states of one outfit are kept: the original and the latest. */
export const MAX_VERSIONS = 30;

/** Changes to an outfit, and the way through its history. */
export function createModificationsService(dependencies: {
  db: Db;
  runner: JobRunner;
  house: HouseStylist;
  reviseOutfit: ReviseOutfit;
  files: FilesService;
  clock: Clock;
  newId: () => string;
}) {
  const { db, runner, house, reviseOutfit, files, clock, newId } = dependencies;
  const repository = createOutfitsRepository(db);
  const history = createOutfitHistory(db);

  return {
    /**
     * Changes an outfit by a request in words; what the request does not touch stays identical.
     * @throws {AppError} `not_found`, `conflict` when it was changed meanwhile, `not_understood`, `allowance_spent`:
     * nothing is changed or spent then.
     */
    async modify(
      userId: string,
      id: string,
      jobId: string | undefined,
      prompt: string,
      listener: Listener,
    ): Promise<Outfit> {
      // The number first: what is changed between the two reads is noticed at the end.
      const version = await history.currentNumber(id);
      const outfit = await get(userId, id);
      const states = await history.list(id);
      const work = workOf(userId, outfit, { states, version }, prompt);
      const request: JobRequest = { kind: 'modify', outfitId: id, prompt };
      await runner.run(userId, jobId ?? newId(), request, work, listener);
      return get(userId, id);
    },

    /** Goes to what the last modification was made from; one after another, down to the original. Costs nothing. */
    async undo(userId: string, id: string): Promise<Outfit> {
      await change(userId, id, async (transaction) => {
        const states = createOutfitHistory(transaction);
        const current = await states.find(id, await states.currentNumber(id));
        if (!current || current.cameFrom === null) throw refusal('nothing_to_undo');
        return states.find(id, current.cameFrom);
      });
      return get(userId, id);
    },

    /** Makes any version the current one. Costs nothing. @throws {AppError} `not_found` */
    async goBack(userId: string, id: string, number: number): Promise<Outfit> {
      await change(userId, id, async (transaction, outfit) => {
        const states = createOutfitHistory(transaction);
        // An outfit that was never changed has one version: itself.
        if ((await states.currentNumber(id)) === number) return { number, content: contentOf(outfit) };
        return states.find(id, number);
      });
      return get(userId, id);
    },

    async canUndo(userId: string, id: string) {
      await get(userId, id);
      const current = await history.find(id, await history.currentNumber(id));
      const canUndo = current !== undefined && current.cameFrom !== null;
      return { canUndo, lastModification: canUndo ? { prompt: current.prompt } : null };
    },

    /** The latest made first. */
    async versions(
      userId: string,
      id: string,
    ): Promise<{ versions: (OutfitVersion & Pick<Outfit, 'told'>)[] }> {
      const outfit = await get(userId, id);
      const current = await history.currentNumber(id);
      const states = await history.list(id);
      const all = states.length > 0 ? states : [originalOf(outfit, current)];
      return {
        versions: all
          .map(({ content, ...state }) => ({ ...content, ...state, isCurrent: state.number === current }))
          .reverse(),
      };
    },
  };

  function workOf(
    userId: string,
    outfit: Outfit,
    { states, version }: { states: OutfitState[]; version: number },
    prompt: string,
  ): JobWork<RevisedOutfit> {
    const conversation: Conversation = {
      states: (states.length > 0 ? states : [originalOf(outfit, version)]).map((state) => ({
        number: state.number,
        cameFrom: state.cameFrom,
        request: state.prompt,
        outfit: { ...outfit, ...state.content },
      })),
      current: version,
    };

    return {
      // Going back costs nothing, by a button or in words.
      allowance: house.isStepBack(prompt) ? null : 'modification',
      refuse: async () => {},
      make: (task) => reviseOutfit(userId, { outfit, conversation }, prompt, task),
      async store(transaction, { content, fileIds }) {
        const stored = createOutfitsRepository(transaction);
        // Read again: another tab may have changed, undone or deleted the outfit while the stylist worked.
        const current = await stored.find(userId, outfit.id);
        if (!current) throw outfitNotFound();
        if ((await createOutfitHistory(transaction).currentNumber(outfit.id)) !== version)
          throw changedMeanwhile();

        await addState(transaction, userId, current, { prompt, content });
        await stored.addFiles(outfit.id, fileIds);
        return { state: 'done', outfitIds: [outfit.id] };
      },
    };
  }

  async function get(userId: string, id: string): Promise<Outfit> {
    const outfit = await repository.find(userId, id);
    if (!outfit) throw outfitNotFound();
    return outfit;
  }

  async function addState(
    transaction: Transaction<Schema>,
    userId: string,
    outfit: Outfit,
    made: Pick<OutfitState, 'prompt' | 'content'>,
  ): Promise<void> {
    const states = createOutfitHistory(transaction);
    const cameFrom = await states.currentNumber(outfit.id);
    const before = await states.list(outfit.id);
    if (before.length === 0) await states.add(outfit.id, originalOf(outfit, cameFrom));

    const number = (before.at(-1)?.number ?? cameFrom) + 1;
    await states.add(outfit.id, { ...made, number, cameFrom, createdAt: clock.now().toISOString() });
    await createOutfitsRepository(transaction).replaceContent(userId, outfit.id, made.content, number);
    const spare = before.filter((state) => state.cameFrom !== null && state.number !== cameFrom);
    const surplus = spare.slice(0, Math.max(0, before.length + 1 - MAX_VERSIONS));
    for (const state of surplus) await states.remove(outfit.id, await reread(states, outfit.id, state));
    if (surplus.length > 0) await dropUnneededFiles(transaction, outfit.id);
  }

  /** Taking one state out may have changed where the next came from. */
  async function reread(states: ReturnType<typeof createOutfitHistory>, id: string, state: OutfitState) {
    return (await states.find(id, state.number)) ?? state;
  }

  /** What a crash leaves marked is swept. */
  async function dropUnneededFiles(transaction: Transaction<Schema>, outfitId: string): Promise<void> {
    const stored = createOutfitsRepository(transaction);
    const states = await createOutfitHistory(transaction).list(outfitId);
    const needed = new Set(states.flatMap(({ content }) => filesOf(content)));
    const fileIds = (await stored.listFiles(outfitId)).filter((fileId) => !needed.has(fileId));
    await stored.removeFiles(outfitId, fileIds);
    await files.markForDeletion(transaction, fileIds);
  }

  /** Puts another state in the place of the current one. */
  async function change(
    userId: string,
    id: string,
    find: (
      transaction: Transaction<Schema>,
      outfit: Outfit,
    ) => Promise<Pick<OutfitState, 'number' | 'content'> | undefined>,
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const stored = createOutfitsRepository(transaction);
      const outfit = await stored.find(userId, id);
      if (!outfit) throw outfitNotFound();

      const state = await find(transaction, outfit);
      if (!state) throw refusal('outfit_version_not_found');
      await stored.replaceContent(userId, id, state.content, state.number);
    });
  }
}

function originalOf(outfit: Outfit, number: number): OutfitState {
  const { prompt, createdAt } = outfit;
  return { number, cameFrom: null, prompt, content: contentOf(outfit), createdAt };
}

/** The ids of the files that hold the pictures of a state. */
function filesOf({ imageUrl, picture, items }: OutfitContent): string[] {
  const ofPicture = picture && [picture.url, picture.thumbnailUrl, picture.thumbnailAvifUrl];
  const urls = [imageUrl, ...(ofPicture ?? []), ...items.map(({ itemImageUrl }) => itemImageUrl)];
  return urls.flatMap((url) => (url === null ? [] : (fileIdOf(url) ?? [])));
}
