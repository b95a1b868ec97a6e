import type { OutfitItem, PriceRange } from '#contract/outfits.ts';
import { planAnew } from './fit-prices.ts';
import { middleCents } from './price-plan.ts';
import { BUDGETS } from './price-ranges.ts';

type Priced = Pick<OutfitItem, 'slot' | 'garment' | 'fabric' | 'priceLowCents' | 'priceHighCents'>;

/**
 * Prices for items that join kept ones, so that the whole stays within its range where the kept ones leave room for
 * that. Kept prices never move; new ones only when the sum would leave the range.
 */
export function fitNewPrices<Item extends Priced>(
  fresh: readonly Item[],
  kept: readonly Priced[],
  range: PriceRange,
): Item[] {
  const budget = BUDGETS[range];
  const spent = kept.reduce((sum, item) => sum + middleCents(item), 0) / 100;
  const total = spent + fresh.reduce((sum, item) => sum + middleCents(item), 0) / 100;
  if (fresh.length === 0 || (total >= budget.least && total <= budget.most)) return [...fresh];

  // Where the kept ones alone are over the budget, the new ones cost as little as can be.
  const most = Math.max(fresh.length, Math.floor(budget.most - spent));
  const least = Math.min(most, Math.max(fresh.length, Math.ceil(budget.least - spent)));
  const target = { aim: (least + most) / 2, least, most };
  const bands = planAnew(fresh, target);

  return fresh.map((item, at) => {
    const band = bands?.[at];
    return band === undefined
      ? item
      : { ...item, priceLowCents: band.lowCents, priceHighCents: band.highCents };
  });
}
