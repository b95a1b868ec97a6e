import type { OutfitItem, PriceRange } from '#contract/outfits.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { type Corridor, corridorOf } from './price-corridor.ts';
import { middleCents, type PriceBand, type PriceCorridor, planPrices } from './price-plan.ts';
import { pricePoints, tierAt } from './price-points.ts';
import { BUDGETS, type Budget } from './price-ranges.ts';

type Priced = Pick<OutfitItem, 'slot' | 'garment' | 'fabric' | 'priceLowCents' | 'priceHighCents'>;

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
  if (total > budget.most && items.every(isSoldForThat) && leastFor(items) > budget.most) return [...items];

  const aim = (budget.aim[0] + budget.aim[1]) / 2;
  const target = { aim, least: budget.least, most: budget.most };
  const bands = planAnew(items, target);

  return items.map((item, at) => {
    const band = bands?.[at];

    return band === undefined
      ? item
      : { ...item, priceLowCents: band.lowCents, priceHighCents: band.highCents };
  });
}

/** Whether anybody asks that price for it. */
function isSoldForThat({ garment, fabric, ...price }: Priced): boolean {
  return (
    isFabricName(fabric) && tierAt(pricePoints(garment ?? '', fabric), middleCents(price) / 100) !== null
  );
}

function leastFor(items: readonly Priced[]): number {
  return items.reduce((sum, item) => sum + (corridorIn(item)?.[0] ?? 1), 0);
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

/**
 * Bands for items that engines priced, in their order. Nothing that the table knows is priced below what it is sold for: where
 * the sum cannot be reached, it is as near as that allows.
 */
export function planAnew(
  items: readonly Priced[],
  target: { aim: number; least: number; most: number },
): PriceBand[] | null {
  const priced = (unknown: (usual: number) => Corridor) =>
    items.map((item) => ({ slot: item.slot, dollars: corridorIn(item) ?? unknown(usualOf(item)) }));
  const near = priced((usual) => [Math.max(1, Math.round(usual / 4)), usual, usual * 4]);
  const wide = priced((usual) => [1, usual, MOST_DOLLARS]);

  return planPrices(near, target) ?? planPrices(wide, target) ?? planPrices(wide, nearestTo(target, wide));
}

/** For what no table knows. */
const MOST_DOLLARS = 2_000;

function usualOf(item: Priced): number {
  return Math.max(2, Math.round(middleCents(item) / 100));
}

function corridorIn({ garment: key, fabric }: Priced): Corridor | null {
  const garment = garmentOf(key);
  if (garment === null) return null;

  return corridorOf(garment.key, isFabricName(fabric) ? fabric : garment.fabrics[0]);
}

/** The sum moved to where the corridors can reach it. */
function nearestTo(
  target: { aim: number; least: number; most: number },
  items: readonly PriceCorridor[],
): { aim: number; least: number; most: number } {
  const cheapest = items.reduce((sum, { dollars }) => sum + dollars[0], 0);
  const dearest = items.reduce((sum, { dollars }) => sum + dollars[2], 0);
  const aim = Math.max(cheapest, Math.min(dearest, target.aim));

  return { aim, least: Math.min(target.least, dearest), most: Math.max(target.most, cheapest) };
}
