import type { UnmetWish } from '#contract/outfits.ts';
import type { OutfitPlan } from '../house/compose/outfit-plan.ts';
import type { Wishes } from '../house/language/wishes/what-is-wished.ts';
import { openFrame } from './unmet/frame.ts';
import { openManner } from './unmet/manner.ts';
import { isToldOf, type Open } from './unmet/open.ts';
import { openDemand, openQualities } from './unmet/pieces.ts';
import { saidBack } from './wishes-said.ts';
import { known, type WornItem } from './worn-item.ts';

/**
 * Every wish of a request that these items do not meet, in the request's words. What an item of a model's own naming cannot be
 * asked (its cut, its sleeves) counts as met.
 * @param asked all that the request asks for, before a plan gave anything up
 */
export function unmetWishes(asked: Wishes, plan: OutfitPlan, items: readonly WornItem[]): UnmetWish[] {
  const open = openWishes(asked, plan, items);
  const words = new Set<string>();

  return open.flatMap((wish) => {
    const said = saidBack(wish.words);
    if (words.has(said.words)) return [];
    words.add(said.words);

    return [{ ...said, why: wish.why() }];
  });
}

/** How many wishes are open; for choosing among outfits, where nobody asks why. */
export function countUnmet(asked: Wishes, plan: OutfitPlan, items: readonly WornItem[]): number {
  return openWishes(asked, plan, items).length;
}

function openWishes(asked: Wishes, plan: OutfitPlan, worn: readonly WornItem[]): Open[] {
  const items = worn.map(known);

  return [
    ...asked.demands
      .filter((demand) => !isToldOf(demand.target, asked))
      .flatMap((demand) => openDemand(demand, items, plan)),
    ...openQualities(asked, plan, items),
    ...openManner(asked, plan, items),
    ...openFrame(asked, plan, worn),
  ];
}
