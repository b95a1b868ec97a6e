import { describe, expect, it } from 'vitest';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { planMarket } from './plan-market.ts';
import { pricePoints, TIERS, tierAt } from './price-points.ts';
import { PRICE_ROWS } from './price-rows.ts';

describe('the table of prices', () => {
  it('knows every garment in every cloth that it is made of, and no other garment', () => {
    const unpriced = GARMENTS.flatMap(({ key, fabrics }) =>
      fabrics.filter((fabric) => pricePoints(key, fabric).length < 2).map((fabric) => `${key} ${fabric}`),
    );
    const keys = new Set(GARMENTS.map(({ key }) => key));
    const strange = PRICE_ROWS.flatMap(({ garments }) => garments.split('|')).filter((key) => !keys.has(key));

    expect([unpriced, strange]).toEqual([[], []]);
  });

  it('has prices that rise from level to level', () => {
    for (const { garments, dollars } of PRICE_ROWS) {
      const sold = dollars
        .split(' ')
        .filter((band) => band !== '-')
        .map((band) => band.split('-').map(Number) as [number, number]);
      expect(dollars.split(' '), garments).toHaveLength(TIERS.length);
      for (const [low, high] of sold) expect(low > 0 && low < high, garments).toBe(true);
      const lows = sold.map(([low]) => low);
      expect(lows, garments).toEqual(lows.toSorted((first, second) => first - second));
    }
  });

  it('says at which level a price lies: new where that can be had for it', () => {
    const coat = pricePoints('wool-coat', 'wool');

    expect([20, 45, 100, 200, 500, 2_000].map((dollars) => tierAt(coat, dollars))).toEqual([null, ...TIERS]);
  });
});

describe('buying for a sum', () => {
  const suit = [
    { slot: 'outer', garment: 'suit-jacket', fabric: 'tropical wool', suit: 'suit' },
    { slot: 'bottom', garment: 'suit-trousers', fabric: 'tropical wool', suit: 'suit' },
    { slot: 'top', garment: 'poplin-shirt', fabric: 'poplin', suit: null },
    { slot: 'shoes', garment: 'oxfords', fabric: 'leather', suit: null },
  ] as const;
  const tiersFor = (most: number) =>
    planMarket(suit, { aim: most, least: 1, most })?.map(({ lowCents, highCents }, at) =>
      tierAt(pricePoints(suit[at]?.garment ?? '', suit[at]?.fabric ?? 'wool'), (lowCents + highCents) / 200),
    );

  it('buys new while that holds, and one thing after another second-hand when it does not, a suit whole', () => {
    expect(tiersFor(250)).not.toContain('second-hand');
    expect(tiersFor(150)?.slice(0, 2)).toEqual(['second-hand', 'second-hand']);
    expect(tiersFor(150)?.slice(2)).not.toContain('second-hand');
    expect(tiersFor(60)?.filter((tier) => tier === 'second-hand')).toHaveLength(4);
  });

  it('invents no price: what is not sold for so little is not bought', () => {
    expect(planMarket(suit, { aim: 40, least: 1, most: 40 })).toBeNull();
  });

  it('keeps each band within the level that its middle lies in', () => {
    for (const most of [60, 100, 150, 250, 500]) {
      const bands = planMarket(suit, { aim: most, least: 1, most }) ?? [];
      for (const [at, { lowCents, highCents }] of bands.entries()) {
        const points = pricePoints(suit[at]?.garment ?? '', suit[at]?.fabric ?? 'wool');
        const tier = tierAt(points, (lowCents + highCents) / 200);
        const point = points.find((candidate) => candidate.tier === tier);

        expect(lowCents).toBeGreaterThanOrEqual((point?.low ?? Number.NaN) * 100);
        expect(highCents).toBeLessThanOrEqual((point?.high ?? Number.NaN) * 100);
      }
    }
  });
});
