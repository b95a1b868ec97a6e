import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#contract/error.ts';
import type { Outfit, OutfitItem, PriceRange } from '#contract/outfits.ts';
import type { ShoppingLinkTable } from '#domain/shopping/link-table.ts';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import { finishItem, finishOutfit, totalCents } from '#domain/stylist/finish-outfit.ts';
import type { OutfitRevision, Stylist, TaskOptions } from '#domain/stylist/stylist.ts';
import type { Images } from '#server/adapters/images/images.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { OnboardingService } from '#server/features/onboarding/onboarding.service.ts';
import type { Allowance, PlansService } from '#server/features/plans/plans.service.ts';
import type { StyleProfileService } from '#server/features/style-profile/style-profile.service.ts';
import { drawPictures } from './draw-pictures.ts';
import { createOutfitsRepository, type OutfitContent } from './outfits.repository.ts';
import type { PaintPicture } from './paint-picture.ts';

export type OutfitsService = ReturnType<typeof createOutfitsService>;

type Task = TaskOptions & { signal: AbortSignal };

/** A new outfit differs from this many before it. */
const RECENT_OUTFITS = 6;

export function createOutfitsService(dependencies: {
  db: Db;
  plans: PlansService;
  profiles: StyleProfileService;
  onboarding: OnboardingService;
  stylist: Stylist;
  files: FilesService;
  images: Images;
  paintPicture: PaintPicture;
  clock: Clock;
  newId: () => string;
  newSeed: () => number;
  links: ShoppingLinkTable;
}) {
  const {
    db,
    plans,
    profiles,
    onboarding,
    stylist,
    files,
    images,
    paintPicture,
    clock,
    newId,
    newSeed,
    links,
  } = dependencies;
  const repository = createOutfitsRepository(db);

  return {
    async list(userId: string): Promise<{ outfits: Outfit[] }> {
      return { outfits: await repository.list(userId) };
    },

    /**
     * Takes an allowance, has an outfit made and drawn, and records it; on any failure nothing is left and the
     * allowance is given back.
     * @throws {AppError} `plan_limit` when the store is full, `allowance_spent`, and what the stylist throws.
     */
    async generate(
      userId: string,
      request: { prompt: string; priceRange: PriceRange },
      task: Task,
    ): Promise<Outfit> {
      const { outfitStorage } = await plans.limits(userId);
      refuseWhenStoreIsFull(await repository.count(userId), outfitStorage);

      return spending(await plans.reserve(userId, 'generation'), async (allowance) => {
        const seed = newSeed();
        const [profile, answers, recent] = await Promise.all([
          profileOf(userId),
          onboarding.find(userId),
          repository.listRecent(userId, RECENT_OUTFITS),
        ]);
        const draft = await stylist.proposeOutfit(
          { ...request, profile, onboarding: answers, inspirations: [], recent, seed },
          { ...task, person: userId },
        );
        task.signal.throwIfAborted();

        const finished = finishOutfit(draft, { priceRange: request.priceRange, profile, newId, links });
        const pictures = await drawPictures({ images, files, paintPicture }, userId, finished.items, {
          ...task,
          person: userId,
          seed,
        });
        const outfit: Outfit = {
          ...finished,
          ...pictures.board,
          items: withPictures(finished.items, pictures.itemImageUrls),
          id: newId(),
          priceRange: request.priceRange,
          prompt: request.prompt,
          isFavorite: false,
          createdAt: clock.now().toISOString(),
          provenance: draft.answeredBy ?? stylist.info,
        };
        await record(
          pictures.fileIds,
          allowance,
          async (transaction) => {
            // Counted again: another request may have filled the store meanwhile.
            refuseWhenStoreIsFull(await transaction.count(userId), outfitStorage);
            await transaction.insert(userId, outfit);
            await transaction.addFiles(outfit.id, pictures.fileIds);
          },
          userId,
        );
        return outfit;
      });
    },

    /**
     * Changes an outfit by a request in words; what the request does not touch stays identical.
     * @throws {AppError} `not_found`, `conflict` when it was changed meanwhile, `not_understood`, `allowance_spent`:
     * nothing is changed or spent then.
     */
    async modify(userId: string, id: string, request: string, task: Task): Promise<Outfit> {
      const outfit = await this.get(userId, id);

      return spending(await plans.reserve(userId, 'modification'), async (allowance) => {
        const seed = newSeed();
        const [profile, answers] = await Promise.all([profileOf(userId), onboarding.find(userId)]);
        const revision = await stylist.reviseOutfit(
          { outfit, request, profile, onboarding: answers, seed },
          { ...task, person: userId },
        );
        if (revision.applied.length === 0) throw notUnderstood(revision.notUnderstood);

        const items = revision.items.map((item) => revisedItem(item, outfit, profile));
        const pictures = await drawPictures({ images, files, paintPicture }, userId, items, {
          ...task,
          person: userId,
          seed,
        });
        const before = contentOf(outfit);
        const content: OutfitContent = {
          ...before,
          ...pictures.board,
          title: revision.title,
          description: revision.description,
          overallFitAdvice: revision.overallFitAdvice,
          reasons: revision.reasons,
          notUnderstood: revision.notUnderstood,
          items: withPictures(items, pictures.itemImageUrls),
          estimatedTotalCents: totalCents(items),
          provenance: revision.answeredBy ?? stylist.info,
        };
        await record(
          pictures.fileIds,
          allowance,
          async (transaction) => {
            // Read again: another tab may have changed, undone or deleted the outfit while the stylist worked.
            const current = await transaction.find(userId, id);
            if (!current) throw notFound();
            if (!isDeepStrictEqual(contentOf(current), before)) throw changedMeanwhile();

            const version = ((await transaction.lastVersion(id))?.version ?? 0) + 1;
            await transaction.addVersion(
              id,
              { version, prompt: request, content: before },
              clock.now().toISOString(),
            );
            await transaction.replaceContent(userId, id, content);
            await transaction.addFiles(id, pictures.fileIds);
          },
          userId,
        );
        return this.get(userId, id);
      });
    },

    /** Takes the last modification back; one after another, down to the original. Costs nothing. */
    async undo(userId: string, id: string): Promise<Outfit> {
      const unused = await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const stored = createOutfitsRepository(transaction);
        const current = await stored.find(userId, id);
        if (!current) throw notFound();
        const last = await stored.lastVersion(id);
        if (!last) throw new AppError('conflict', 'There is nothing to undo.');

        await stored.replaceContent(userId, id, last.content);
        await stored.deleteVersion(id, last.version);
        const needed = JSON.stringify([last.content, ...(await stored.listVersionContents(id))]);
        const fileIds = (await stored.listFiles(id)).filter((fileId) => !needed.includes(fileId));
        await stored.removeFiles(id, fileIds);
        await files.doom(transaction, fileIds);
        return fileIds;
      });
      await files.removeDoomed(unused);
      return this.get(userId, id);
    },

    async canUndo(userId: string, id: string) {
      await this.get(userId, id);
      const last = await repository.lastVersion(id);
      return { canUndo: last !== undefined, lastModification: last ? { prompt: last.prompt } : null };
    },

    /** @throws {AppError} `not_found` */
    async setFavorite(userId: string, id: string, isFavorite: boolean): Promise<Outfit> {
      const outfit = await repository.setFavorite(userId, id, isFavorite);
      if (!outfit) throw notFound();
      return outfit;
    },

    /** @throws {AppError} `not_found` */
    async delete(userId: string, id: string): Promise<{ success: true }> {
      const fileIds = await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const stored = createOutfitsRepository(transaction);
        const ids = (await stored.find(userId, id)) ? await stored.listFiles(id) : [];
        if (!(await stored.delete(userId, id))) throw notFound();
        await files.doom(transaction, ids);
        return ids;
      });
      await files.removeDoomed(fileIds);
      return { success: true };
    },

    /** @throws {AppError} `not_found` */
    async get(userId: string, id: string): Promise<Outfit> {
      const outfit = await repository.find(userId, id);
      if (!outfit) throw notFound();
      return outfit;
    },
  };

  async function profileOf(userId: string) {
    return (await profiles.find(userId)) ?? emptyProfile(clock.now());
  }

  /** Gives the allowance back unless the work has spent it. */
  async function spending<Result>(allowance: Allowance, work: (allowance: Allowance) => Promise<Result>) {
    try {
      return await work(allowance);
    } catch (error) {
      await allowance.giveBack();
      throw error;
    }
  }

  /** Records an outfit, its files and the spent allowance together, or nothing of them. */
  async function record(
    fileIds: string[],
    allowance: Allowance,
    write: (transaction: ReturnType<typeof createOutfitsRepository>) => Promise<void>,
    userId: string,
  ): Promise<void> {
    try {
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        await write(createOutfitsRepository(transaction));
        await files.keep(transaction, fileIds);
        await allowance.settle(transaction);
      });
    } catch (error) {
      await files.discard(fileIds);
      throw error;
    }
  }

  function revisedItem(
    item: OutfitRevision['items'][number],
    outfit: Outfit,
    profile: Parameters<typeof finishItem>[1]['profile'],
  ) {
    if ('drafted' in item) return finishItem(item.drafted, { profile, newId, links });

    const kept = outfit.items.find((candidate) => candidate.id === item.kept);
    if (!kept) throw new AppError('provider_failed', 'The stylist lost an item. Please try again.');
    return kept;
  }
}

function refuseWhenStoreIsFull(stored: number, limit: number | null): void {
  if (limit === null || stored < limit) return;
  throw new AppError(
    'plan_limit',
    `You have stored ${stored} of ${limit} outfits. Delete one, or upgrade your plan, to make room.`,
  );
}

function contentOf({
  id: _id,
  isFavorite: _isFavorite,
  createdAt: _createdAt,
  ...content
}: Outfit): OutfitContent {
  return content;
}

function withPictures(items: OutfitItem[], urls: (string | null)[]): OutfitItem[] {
  return items.map((item, index) => ({ ...item, itemImageUrl: urls[index] ?? null }));
}

function notFound(): AppError {
  return new AppError('not_found', 'That outfit does not exist.');
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'This outfit was changed meanwhile. Look at it again, then try once more.');
}

function notUnderstood(words: string[]): AppError {
  const named = words.length > 0 ? ` I did not understand: ${words.join(', ')}.` : '';
  return new AppError(
    'not_understood',
    `Nothing was changed.${named} Try "swap the shoes", "warmer" or "less formal".`,
  );
}
