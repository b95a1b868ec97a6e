import { listGenerations } from '#contract/generations.ts';
import { getOnboarding } from '#contract/onboarding.ts';
import {
  canUndoModification,
  listDeletedOutfits,
  listOutfits,
  listOutfitVersions,
  type Outfit,
} from '#contract/outfits.ts';
import { type DailyGeneration, getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { aPlanStatus } from './factories.ts';
import { type ReceivedCall, stubRoute } from './stub-route.ts';

/** What the outfits' panel reads, for a user with these outfits. Nothing can be undone. Returns the calls of the list. */
export function stubOutfits(outfits: Outfit[] | (() => Outfit[])): ReceivedCall[] {
  stubRoute(listGenerations, { generations: [] });
  stubRoute(listDeletedOutfits, { outfits: [] });
  stubRoute(listOutfitVersions, { versions: [] });
  stubRoute(canUndoModification, { canUndo: false, lastModification: null });
  stubRoute(getDailyGeneration, aDay());
  stubRoute(getPlanStatus, aPlanStatus());
  stubRoute(getOnboarding, null);
  return stubRoute(listOutfits, () => ({ outfits: typeof outfits === 'function' ? outfits() : outfits }));
}

/** A day of the free plan with one outfit generated. */
export function aDay(about: Partial<DailyGeneration> = {}): DailyGeneration {
  return {
    generations: { used: 1, allowed: 3, left: 2 },
    modifications: { used: 0, allowed: 1, left: 1 },
    resetsAt: '2026-11-21T00:00:00.000Z',
    ...about,
  };
}
