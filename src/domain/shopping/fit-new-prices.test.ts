import { describe, expect, test } from 'vitest';
import { PRICE_RANGES, type Slot } from '#contract/outfits.ts';
import { fitNewPrices } from './fit-new-prices.ts';
import { middleCents } from './price-plan.ts';
import { BUDGETS } from './price-ranges.ts';

const item = (slot: Slot, dollars: number) => ({
  slot,
  garment: null,
  fabric: '',
  priceLowCents: dollars * 100,
  priceHighCents: dollars * 100,
});

describe('prices of items that join others', () => {
  test('stay when the sum is in the range', () => {
    const fresh = [item('shoes', 60)];

    expect(fitNewPrices(fresh, [item('dress', 90)], '100-200')).toEqual(fresh);
  });

  test.each(PRICE_RANGES)('bring the sum into %s, and leave the others alone', (range) => {
    const kept = [item('dress', Math.floor(BUDGETS[range].least / 2))];

    for (const dollars of [1, 900]) {
      const fitted = fitNewPrices([item('shoes', dollars), item('bag', dollars)], kept, range);
      const total = [...kept, ...fitted].reduce((sum, priced) => sum + middleCents(priced), 0) / 100;
      expect(total).toBeGreaterThanOrEqual(BUDGETS[range].least);
      expect(total).toBeLessThanOrEqual(BUDGETS[range].most);
    }
  });

  test('are as low as can be when the kept ones cost more than the whole may', () => {
    const [fitted] = fitNewPrices([item('shoes', 80)], [item('dress', 400)], '100-200');

    expect(fitted).toMatchObject({ priceLowCents: 100, priceHighCents: 100 });
  });
});
