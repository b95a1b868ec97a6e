import { CURRENCY_SIGNS } from '#contract/markets.ts';
import type { Slot } from '#contract/outfits.ts';
import { currencyHere } from './currency.ts';
import { SLOT_SHARES } from './price-ranges.ts';

/** What an item may cost, in whole dollars: the least it is found for, a usual price, the most. */
export interface PriceCorridor {
  slot: Slot;
  dollars: readonly [least: number, usual: number, most: number];
}

export interface PriceBand {
  lowCents: number;
  highCents: number;
}

/**
 * Splits a sum over items: half by the slots' shares, half by what each thing usually costs, never outside
 * an item's corridor. The bands' middles add up to a sum within `least` and `most`.
 * @returns one band per item, in the same order; null when the corridors cannot reach the range
 */
export function planPrices(
  items: readonly PriceCorridor[],
  target: { aim: number; least: number; most: number },
): PriceBand[] | null {
  const cheapest = sum(items.map((item) => item.dollars[0]));
  const dearest = sum(items.map((item) => item.dollars[2]));
  if (cheapest > target.most || dearest < target.least) return null;

  const aim = Math.max(cheapest, Math.min(dearest, target.aim));
  const shares = items.map((item) => shareOf(item, items));
  const middles = items.map((item, at) =>
    stepped(clamp((shares[at] ?? 1) * levelFor(items, shares, aim), item)),
  );
  const settled = settle(items, middles, target);

  return settled?.map(bandAround) ?? null;
}

function shareOf(item: PriceCorridor, items: readonly PriceCorridor[]): number {
  const inSlot = items.filter((other) => other.slot === item.slot).length;
  const bySlot = SLOT_SHARES[item.slot] / inSlot / sum(items.map((other) => SLOT_SHARES[other.slot]));
  const byPrice = item.dollars[1] / sum(items.map((other) => other.dollars[1]));

  return bySlot + byPrice;
}

/** The factor on the shares at which the clamped prices add up to the aim, found by halving. */
function levelFor(items: readonly PriceCorridor[], shares: readonly number[], aim: number): number {
  let low = 0;
  let high = 20_000;

  for (let step = 0; step < 48; step++) {
    const middle = (low + high) / 2;
    const total = sum(items.map((item, at) => clamp((shares[at] ?? 1) * middle, item)));
    if (total < aim) low = middle;
    else high = middle;
  }

  return high;
}

function clamp(value: number, { dollars: [least, , most] }: PriceCorridor): number {
  return Math.max(least, Math.min(most, value));
}

const COARSE_STEP_FROM = 30;

/** Prices read as prices: whole dollars when small, fives from thirty up. */
function stepped(dollars: number): number {
  const step = dollars >= COARSE_STEP_FROM ? 5 : 1;

  return Math.max(1, Math.round(dollars / step) * step);
}

/** Rounding may have left the range by a few dollars: whole dollars move from item to item until it fits. */
function settle(
  items: readonly PriceCorridor[],
  middles: readonly number[],
  { least, most }: { least: number; most: number },
): number[] | null {
  const settled = [...middles];

  for (let turn = 0; turn < 400; turn++) {
    const total = sum(settled);
    if (total >= least && total <= most) return settled;

    const direction = total > most ? -1 : 1;
    const at = widestRoom(items, settled, direction);
    if (at === null) return null;
    settled[at] = (settled[at] ?? 0) + direction;
  }

  return null;
}

function widestRoom(
  items: readonly PriceCorridor[],
  middles: readonly number[],
  direction: 1 | -1,
): number | null {
  let best: number | null = null;
  let widest = 0;

  for (const [at, item] of items.entries()) {
    const middle = middles[at] ?? 0;
    const room = direction > 0 ? item.dollars[2] - middle : middle - item.dollars[0];
    if (room >= 1 && room > widest) {
      widest = room;
      best = at;
    }
  }

  return best;
}

/** A band that reads like one, e.g. 35 to 55, with the price in its exact middle. */
export function bandAround(middleDollars: number): PriceBand {
  const step = middleDollars >= COARSE_STEP_FROM && middleDollars % 5 === 0 ? 5 : 1;
  const reach = Math.max(step, Math.round((middleDollars * 0.2) / step) * step);
  const safeReach = Math.min(reach, Math.max(0, middleDollars - 1));

  return { lowCents: (middleDollars - safeReach) * 100, highCents: (middleDollars + safeReach) * 100 };
}

export function middleCents(band: { priceLowCents: number; priceHighCents: number }): number {
  return Math.round((band.priceLowCents + band.priceHighCents) / 2);
}

/** "$35-60", or "£12" when both ends are the same. */
export function shownPriceBand(lowCents: number, highCents: number): string {
  const low = Math.round(lowCents / 100);
  const high = Math.round(highCents / 100);

  const sign = CURRENCY_SIGNS[currencyHere()];

  return low === high ? `${sign}${low}` : `${sign}${low}-${high}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
