import { ENGLISH } from '#contract/languages.ts';
import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import { inCurrency } from '#domain/shopping/currency.ts';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import { finishItem, totalCents } from '#domain/stylist/finish-outfit.ts';
import type { Conversation, OutfitRevision, Stylist } from '#domain/stylist/stylist.ts';
import { unmetIn } from '#domain/stylist/writing/write-outfit.ts';
import type { Clock } from '#server/clock.ts';
import type { JobTask } from '#server/features/jobs/run-jobs.ts';
import type { OnboardingService } from '#server/features/onboarding/onboarding.service.ts';
import type { StyleProfileService } from '#server/features/style-profile/style-profile.service.ts';
import { drawPictures, type PictureMakers, withPictures } from './draw-pictures.ts';
import { layingOf } from './laying-of.ts';
import { nothingChanged } from './outfit-refusals.ts';
import { contentOf, type OutfitContent } from './outfits.repository.ts';

/** What an outfit is to become, and the stored files that hold its new pictures. */
export interface RevisedOutfit {
  content: OutfitContent;
  fileIds: string[];
}

export type ReviseOutfit = ReturnType<typeof createOutfitReviser>;

/** Has an outfit changed by the stylist and drawn again. On a failure no file is left behind. */
export function createOutfitReviser(
  dependencies: PictureMakers & {
    profiles: StyleProfileService;
    onboarding: OnboardingService;
    stylist: Stylist;
    clock: Clock;
    newId: () => string;
    newSeed: () => number;
  },
) {
  const { profiles, onboarding, stylist, clock, newId, newSeed } = dependencies;

  /** @throws {AppError} `not_understood` when nothing of the request could be done; what the stylist throws */
  return async function reviseOutfit(
    userId: string,
    { outfit, conversation }: { outfit: Outfit; conversation: Conversation },
    request: string,
    { reach, ...task }: JobTask,
  ): Promise<RevisedOutfit> {
    await reach('reading');
    const seed = newSeed();
    const [found, answers] = await Promise.all([profiles.find(userId), onboarding.find(userId)]);
    const profile = found ?? emptyProfile(clock.now());

    await reach('choosing');
    const asked = { ...task, person: userId };
    const brief = { outfit, request, profile, onboarding: answers, seed, conversation };
    const revision = await stylist.reviseOutfit(brief, asked);
    if (revision.applied.length === 0)
      throw nothingChanged({ ...revision, unmet: unmetIn(task.language ?? ENGLISH, revision.unmet) });

    await reach('drawing');
    const known = [outfit, ...conversation.states.map((state) => state.outfit)].flatMap(
      ({ items: all }) => all,
    );
    const items = inCurrency(outfit.currency, () =>
      revision.items.map((item) => revisedItem(item, known, profile)),
    );
    const [original] = conversation.states;
    const pictures = await drawPictures(dependencies, userId, items, {
      ...asked,
      seed: layingOf(outfit.id),
      ...(original && { first: original.outfit.items }),
    });
    return {
      fileIds: pictures.fileIds,
      content: {
        ...contentOf(outfit),
        ...pictures.board,
        title: revision.title,
        description: revision.description,
        overallFitAdvice: revision.overallFitAdvice,
        reasons: revision.reasons,
        notUnderstood: revision.notUnderstood,
        unmet: revision.unmet,
        told: revision.told,
        language: revision.language,
        items: withPictures(items, pictures.pieces),
        estimatedTotalCents: totalCents(items),
        provenance: revision.answeredBy ?? stylist.info,
      },
    };
  };

  function revisedItem(
    item: OutfitRevision['items'][number],
    known: readonly OutfitItem[],
    profile: Parameters<typeof finishItem>[1]['profile'],
  ) {
    if ('drafted' in item) return finishItem(item.drafted, { profile, newId });

    const kept = known.find((candidate) => candidate.id === item.kept);
    if (!kept) throw refusal('item_lost');
    return kept;
  }
}
