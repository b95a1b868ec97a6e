import { listJobs } from '#contract/jobs.ts';
import { getOnboarding } from '#contract/onboarding.ts';
import {
  getOutfit,
  listDeletedOutfits,
  listOutfitSummaries,
  listOutfitVersions,
  type Outfit,
} from '#contract/outfits.ts';
import { type DailyGeneration, getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { refusal } from '#contract/refusals.ts';
import { summariesOf } from './an-outfit.ts';
import { aPlanStatus } from './factories.ts';
import { type ReceivedCall, stubRoute } from './stub-route.ts';

/**
 * What the outfits' panel reads, for a user with these outfits. Returns the calls of the list.
 * @param changedBy the requests that can be undone, by the ids of outfits
 */
export function stubOutfits(
  outfits: Outfit[] | (() => Outfit[]),
  changedBy: Record<string, string> = {},
): ReceivedCall[] {
  const stored = () => (typeof outfits === 'function' ? outfits() : outfits);
  stubRoute(listJobs, { jobs: [] });
  stubRoute(listDeletedOutfits, { outfits: [] });
  stubRoute(listOutfitVersions, { versions: [] });
  stubRoute(getDailyGeneration, aDay());
  stubRoute(getPlanStatus, aPlanStatus());
  stubRoute(getOnboarding, null);
  stubRoute(getOutfit, ({ path }) => {
    const outfit = stored().find(({ id }) => path.endsWith(`/${id}`));
    if (!outfit) throw refusal('outfit_not_found');
    return outfit;
  });
  return stubRoute(listOutfitSummaries, () => summariesOf(stored(), changedBy));
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
