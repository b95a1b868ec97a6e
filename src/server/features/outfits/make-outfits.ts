import type { GenerateRequest } from '#contract/jobs.ts';
import type { Onboarding } from '#contract/onboarding.ts';
import type { Outfit, OutfitItem, StartFrom } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import { pricedHere } from '#domain/shopping/priced-here.ts';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import { finishOutfit } from '#domain/stylist/finish-outfit.ts';
import { briefOfStranger } from '#domain/stylist/first-looks.ts';
import type { HouseStylist } from '#domain/stylist/house-port.ts';
import { ownedItem } from '#domain/stylist/owned-item.ts';
import type { OutfitBrief, OutfitDraft, OwnedPiece, Stylist } from '#domain/stylist/stylist.ts';
import { monthAt } from '#domain/wardrobe/month-at.ts';
import type { Clock } from '#server/clock.ts';
import type { InspirationsService } from '#server/features/inspirations/inspirations.service.ts';
import type { OfferedLook } from '#server/features/jobs/jobs.service.ts';
import type { JobTask } from '#server/features/jobs/run-jobs.ts';
import type { OnboardingService } from '#server/features/onboarding/onboarding.service.ts';
import type { StyleProfileService } from '#server/features/style-profile/style-profile.service.ts';
import { drawPictures, type PictureMakers, withPictures } from './draw-pictures.ts';
import { layingOf } from './laying-of.ts';
import { outfitNotFound } from './outfit-refusals.ts';
import type { OutfitsRepository } from './outfits.repository.ts';

/** An outfit that is not recorded yet, and the stored files that hold its pictures. */
export type MadeOutfit = OfferedLook;

export type MakeOutfits = ReturnType<typeof createOutfitMaker>;

/** A new outfit differs from this many before it. */
const RECENT_OUTFITS = 6;

/** Has outfits chosen by the stylist and drawn. On a failure no file is left behind. */
export function createOutfitMaker(
  dependencies: PictureMakers & {
    repository: OutfitsRepository;
    profiles: StyleProfileService;
    onboarding: OnboardingService;
    inspirations: InspirationsService;
    stylist: Stylist;
    house: HouseStylist;
    clock: Clock;
    newId: () => string;
    newSeed: () => number;
    /** The pieces of somebody's closet that can be worn today. */
    wearablePieces: (userId: string) => Promise<OwnedPiece[]>;
  },
) {
  const { repository, profiles, onboarding, inspirations, stylist, house } = dependencies;
  const { files, paintPicture, clock, newId, newSeed, wearablePieces } = dependencies;

  /** @throws {AppError} what the stylist throws, and `not_found` or `invalid` for what it cannot start from. */
  return async function makeOutfits(
    userId: string,
    request: GenerateRequest,
    task: JobTask,
  ): Promise<MadeOutfit[]> {
    await task.reach('reading');
    const brief = await briefFor(userId, request, task.signal);

    await task.reach('choosing');
    const asked = { ...task, person: userId };
    const looks =
      request.together === true
        ? house
            .proposeTogether(brief, request.ways, newId)
            .map((look) => ({ ...look, provenance: house.info }))
        : (await draftsFor(brief, request, asked)).map((draft) => ({
            ...finishOutfit(draft, { ...brief, newId }),
            provenance: draft.answeredBy ?? makerOf(request).info,
          }));
    task.signal.throwIfAborted();

    await task.reach('drawing');
    const made = await drawAll(userId, looks, request, asked);
    return request.together === true ? madeTogether(made) : made;
  };

  async function briefFor(
    userId: string,
    request: GenerateRequest,
    signal: AbortSignal,
  ): Promise<OutfitBrief & { kept: OutfitItem[] }> {
    const { prompt, priceRange, isRangeOpen = false, seed } = request;
    if (isTried(request) && seed !== undefined)
      return { ...briefOfStranger(request, seed, clock.now()), kept: [] };

    const start = request.startFrom === null ? null : await startOf(userId, request.startFrom);
    const [profile, answers, recent, board, owned] = await Promise.all([
      profiles.find(userId),
      onboarding.find(userId),
      repository.listRecent(userId, RECENT_OUTFITS),
      inspirations.listForStylist(userId, signal),
      isFromCloset(request) ? wearablePieces(userId) : [],
    ]);
    const source = request.source ?? 'shops';
    const taste = profile ?? emptyProfile(clock.now());
    return {
      prompt,
      priceRange,
      isRangeOpen,
      profile: taste,
      onboarding: answers,
      inspirations: board,
      // What is styled anew must differ from what it was, first of all.
      recent: start === null ? recent : [start.outfit, ...recent.filter(({ id }) => id !== start.outfit.id)],
      kept: [...(start?.kept ?? []), ...anchorsOf(request, owned, taste)],
      ...(source !== 'shops' && { closet: { pieces: owned, isOnly: source === 'closet' } }),
      ...seasonOf(answers),
      seed: newSeed(),
    };
  }

  function makerOf(request: GenerateRequest): Stylist {
    // Only the house knows by rule what may be worn with what; a model would have to be told of a whole closet.
    return isTried(request) || isFromCloset(request) ? house : stylist;
  }

  function seasonOf(answers: Onboarding | null) {
    const month = monthAt(clock.now(), answers?.location ?? null);
    return month === undefined ? {} : { month };
  }

  async function startOf(userId: string, { outfitId, keep }: StartFrom) {
    const outfit = await repository.find(userId, outfitId);
    if (!outfit) throw outfitNotFound();

    const kept = outfit.items.filter((item) => keep.includes(item.id));
    if (kept.length < new Set(keep).size) throw refusal('items_changed');
    if (kept.length === outfit.items.length) throw refusal('nothing_left_open');
    // The new outfit has pictures of its own, so that it outlives the one that it came from.
    return {
      outfit,
      kept: kept.map((item) => ({
        ...pricedHere(item, outfit.currency),
        itemImageUrl: null,
        place: null,
      })),
    };
  }

  function anchorsOf(
    { anchors = [] }: GenerateRequest,
    owned: OwnedPiece[],
    profile: OutfitBrief['profile'],
  ) {
    return anchors.map((id) => {
      const piece = owned.find((candidate) => candidate.id === id);
      const item = piece && ownedItem(piece, { profile, newId });
      if (!item) throw refusal('anchor_not_ready', { field: 'anchors' });
      return item;
    });
  }

  async function draftsFor(
    brief: OutfitBrief,
    request: GenerateRequest,
    task: JobTask,
  ): Promise<OutfitDraft[]> {
    const drafts =
      request.ways === 1
        ? [await makerOf(request).proposeOutfit(brief, task)]
        : await makerOf(request).proposeLooks(brief, request.ways, task);
    if (drafts.length !== request.ways) throw refusal('too_few_looks');
    return drafts;
  }

  async function drawAll(
    userId: string,
    finished: (ReturnType<typeof finishOutfit> & Pick<Outfit, 'provenance'>)[],
    request: GenerateRequest,
    task: JobTask,
  ): Promise<MadeOutfit[]> {
    const made: MadeOutfit[] = [];
    // Of looks on offer most are let go: a painting of each would cost three times as much, and as long.
    const paint = request.ways === 1 && !isTried(request) ? paintPicture : async () => null;
    try {
      for (const look of finished) {
        const makers = { ...dependencies, paintPicture: paint };
        const id = newId();
        const pictures = await drawPictures(makers, userId, look.items, { ...task, seed: layingOf(id) });
        const outfit: Outfit = {
          ...look,
          ...pictures.board,
          items: withPictures(look.items, pictures.pieces),
          id,
          prompt: request.prompt,
          isFavorite: false,
          createdAt: clock.now().toISOString(),
        };
        made.push({ outfit, fileIds: pictures.fileIds });
      }
      return made;
    } catch (error) {
      await files.discard(made.flatMap(({ fileIds }) => fileIds));
      throw error;
    }
  }
}

/** Each look knows the others. */
function madeTogether(looks: MadeOutfit[]): MadeOutfit[] {
  const ids = looks.map(({ outfit }) => outfit.id);

  return looks.map(({ outfit, fileIds }) => ({
    outfit: { ...outfit, goesWith: ids.filter((id) => id !== outfit.id) },
    fileIds,
  }));
}

function isFromCloset({ source = 'shops', anchors = [] }: GenerateRequest): boolean {
  return source !== 'shops' || anchors.length > 0;
}

/** A look that was tried without an account is made again as it was: by the house, and drawn by it. */
function isTried({ seed, startFrom }: GenerateRequest): boolean {
  return seed !== undefined && startFrom === null;
}
