import type { OutfitItem, PriceRange } from '#contract/outfits.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { middleCents, planPrices } from './price-plan.ts';
import { BUDGETS, type Budget } from './price-ranges.ts';

type Priced = Pick<OutfitItem, 'slot' | 'garment' | 'priceLowCents' | 'priceHighCents'>;

/**
 * Brings the sum of the items' middle prices into the range. Items whose sum lies there already keep their
 * prices; otherwise the whole is priced anew within what each garment can cost.
 * @param spentCents what belongs to the outfit already and keeps its price
 */
export function fitPricesIntoRange<Item extends Priced>(
  items: readonly Item[],
  range: PriceRange,
  spentCents = 0,
): Item[] {
  const budget = lessSpent(BUDGETS[range], spentCents / 100);
  const total = items.reduce((sum, item) => sum + middleCents(item), 0) / 100;
  if (total >= budget.least && total <= budget.most) return [...items];

  const aim = (budget.aim[0] + budget.aim[1]) / 2;
  const target = { aim, least: budget.least, most: budget.most };
  const corridors = items.map((item) => ({ slot: item.slot, dollars: corridorOf(item) }));
  // When even the cheapest versions are too dear, or the dearest too cheap, the range still decides.
  const bands = planPrices(corridors, target) ?? planPrices(corridors.map(widened), target);

  return items.map((item, at) => {
    const band = bands?.[at];

    return band === undefined
      ? item
      : { ...item, priceLowCents: band.lowCents, priceHighCents: band.highCents };
  });
}

/** What is left of a budget, in whole dollars. */
export function lessSpent(budget: Budget, dollars: number): Budget {
  const most = Math.max(1, Math.floor(budget.most - dollars));
  const within = (sum: number) => Math.max(1, Math.min(most, Math.round(sum - dollars)));

  return {
    least: Math.min(most, Math.max(0, Math.ceil(budget.least - dollars))),
    most,
    aim: [within(budget.aim[0]), within(budget.aim[1])],
  };
}

function corridorOf(item: Priced): readonly [number, number, number] {
  const garment = garmentOf(item.garment);
  if (garment !== null) return garment.dollars;

  const usual = Math.max(2, Math.round(middleCents(item) / 100));

  return [Math.max(1, Math.round(usual / 4)), usual, usual * 4];
}

function widened<Corridor extends { dollars: readonly [number, number, number] }>(
  corridor: Corridor,
): Corridor {
  return { ...corridor, dollars: [1, corridor.dollars[1], 2_000] };
}
