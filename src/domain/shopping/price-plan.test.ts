import { describe, expect, it } from 'vitest';
import { PRICE_RANGES } from '#contract/outfits.ts';
import { bandAround, middleCents, planPrices, shownPriceBand } from './price-plan.ts';
import { BUDGETS } from './price-ranges.ts';

const shirt = { slot: 'top', dollars: [5, 48, 190] } as const;
const trousers = { slot: 'bottom', dollars: [7, 58, 230] } as const;
const shoes = { slot: 'shoes', dollars: [10, 72, 280] } as const;
const tote = { slot: 'bag', dollars: [7, 62, 290] } as const;

function sumOf(bands: readonly { lowCents: number; highCents: number }[]): number {
  return (
    bands.reduce(
      (sum, band) => sum + middleCents({ priceLowCents: band.lowCents, priceHighCents: band.highCents }),
      0,
    ) / 100
  );
}

describe('planning prices', () => {
  it.each(PRICE_RANGES)('keeps the sum of the middles within %s, wherever it aims', (range) => {
    const { least, most, aim } = BUDGETS[range];

    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      const target = { aim: aim[0] + (aim[1] - aim[0]) * part, least, most };
      const bands = planPrices([shirt, trousers, shoes, tote], target) ?? [];

      expect(bands).toHaveLength(4);
      expect(sumOf(bands)).toBeGreaterThanOrEqual(least);
      expect(sumOf(bands)).toBeLessThanOrEqual(most);
    }
  });

  it('gives null when even the cheapest versions are too dear', () => {
    expect(planPrices([shirt, trousers, shoes], { aim: 15, least: 1, most: 15 })).toBeNull();
  });

  it('gives null when even the dearest versions do not reach the range', () => {
    expect(planPrices([shirt], { aim: 400, least: 300, most: 900 })).toBeNull();
  });

  it('spends more on shoes than on a bag', () => {
    const [, , forShoes, forBag] =
      planPrices([shirt, trousers, shoes, tote], { aim: 150, least: 100, most: 200 }) ?? [];

    expect(forShoes?.lowCents).toBeGreaterThan(forBag?.lowCents ?? 0);
  });
});

describe('a price band', () => {
  it('has its price in the middle and reads in whole dollars', () => {
    expect(bandAround(12)).toEqual({ lowCents: 1000, highCents: 1400 });
    expect(bandAround(45)).toEqual({ lowCents: 3500, highCents: 5500 });
    expect(bandAround(1)).toEqual({ lowCents: 100, highCents: 100 });
  });

  it('is shown as two ends, or one when they are the same dollar', () => {
    expect(shownPriceBand(3500, 6000)).toBe('$35-60');
    expect(shownPriceBand(1200, 1200)).toBe('$12');
  });
});
