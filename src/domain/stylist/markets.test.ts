import { afterEach, describe, expect, it } from 'vitest';
import { CURRENCY_OF, CURRENCY_SIGNS, MARKETS } from '#contract/markets.ts';
import { PRICE_RANGES } from '#contract/outfits.ts';
import { inCurrency } from '#domain/shopping/currency.ts';
import { setMarket } from '#domain/shopping/market.ts';
import { pricePoints } from '#domain/shopping/price-points.ts';
import { BUDGETS } from '#domain/shopping/price-ranges.ts';
import { finishOutfit } from './finish-outfit.ts';
import { proposeOutfit } from './house/compose/propose-outfit.ts';
import { createHouseStylist } from './house/house-stylist.ts';
import { emptyProfile, onboardingOf } from './testing/empty-profile.ts';
import { outfitIn } from './writing/write-outfit.ts';

function made(prompt: string, priceRange: (typeof PRICE_RANGES)[number], isRangeOpen = false) {
  const brief = {
    prompt,
    priceRange,
    isRangeOpen,
    profile: emptyProfile(),
    onboarding: onboardingOf('womenswear'),
    inspirations: [],
    recent: [],
    seed: 7,
  };
  let items = 0;

  return finishOutfit(proposeOutfit(brief), { ...brief, newId: () => `item-${++items}` });
}

afterEach(() => setMarket('US'));

describe('a market', () => {
  it('prices a coat as its shops do', () => {
    const budget = () => pricePoints('wool-coat', 'wool').find(({ tier }) => tier === 'budget');
    expect(budget()).toMatchObject({ low: 85, high: 160 });
    setMarket('DE');
    expect(budget()).toMatchObject({ low: 95, high: 175 });
    setMarket('UK');
    expect(budget()).toMatchObject({ low: 80, high: 150 });
  });

  it('keeps every table in order: a dearer level is never cheaper', () => {
    for (const market of MARKETS) {
      setMarket(market);
      for (const garment of ['wool-coat', 'crew-tee', 'suit-jacket', 'loafers', 'stud-earrings']) {
        const points = pricePoints(garment, 'wool');
        expect(points.every(({ low, high }) => low <= high)).toBe(true);
        expect(points.map(({ low }) => low)).toEqual(points.map(({ low }) => low).sort((a, b) => a - b));
      }
    }
  });

  it.each(MARKETS.filter((market) => market !== 'US'))(
    '%s: sums are in its currency, in both languages',
    (market) => {
      setMarket(market);
      const sign = CURRENCY_SIGNS[CURRENCY_OF[market]];
      for (const range of PRICE_RANGES) {
        const outfit = made('office', range);

        expect(outfit.currency).toBe(CURRENCY_OF[market]);
        expect(outfit.estimatedTotalCents / 100).toBeLessThanOrEqual(BUDGETS[range].most);
        expect(outfit.reasons.join(' ')).toContain(`About ${sign}`);
        expect(outfit.items.every(({ priceRange }) => priceRange.startsWith(sign))).toBe(true);
        expect(outfitIn('de', outfit).reasons.join(' ')).toMatch(new RegExp(`etwa [\\d.]+\\u00a0${sign}`));
        expect(JSON.stringify([outfit, outfitIn('de', outfit)])).not.toContain('$');
      }
    },
  );

  it('says what a sum that was named comes to in its own sign', () => {
    setMarket('UK');
    expect(made('office look, 90 pounds', '50-100').reasons.join(' ')).toMatch(/within your £90/);
    expect(outfitIn('de', made('office look, 90 pounds', '50-100')).reasons.join(' ')).toContain(
      'von 90\u00a0£',
    );
  });

  it('says both what was named and what it comes to where another currency is used', () => {
    setMarket('US');
    const outfit = made('office look, no more than 140 euros', '100-200');

    expect(outfit.reasons.join(' ')).toMatch(/within your €140 \(about \$150\)/);
    expect(outfit.estimatedTotalCents).toBeLessThanOrEqual(150_00);
    expect(outfitIn('de', outfit).reasons.join(' ')).toContain('von 140\u00a0€ (etwa 150\u00a0$)');
  });

  it('leaves a stored outfit in the currency that it was made in', async () => {
    const stored = {
      ...made('office', '100-200'),
      id: 'outfit',
      imageUrl: null,
      picture: null,
      pictureKind: null,
      isFavorite: false,
      createdAt: '2026-11-20T12:00:00.000Z',
      prompt: 'office',
      provenance: createHouseStylist().info,
    };
    setMarket('DE');
    const revision = await createHouseStylist().reviseOutfit(
      { outfit: stored, request: 'cheaper shoes', profile: emptyProfile(), onboarding: null, seed: 3 },
      { signal: AbortSignal.timeout(10_000), person: 'ada', log: { info: () => {}, warn: () => {} } },
    );

    expect(stored.currency).toBeUndefined();
    expect(revision.applied.map(({ what }) => what).join(' ')).toMatch(/\$\d/);
    expect(JSON.stringify(revision)).not.toContain('€');
  });

  it('is the market again after a mistake', () => {
    setMarket('DE');
    expect(() =>
      inCurrency('USD', () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(made('office', '100-200').currency).toBe('EUR');
  });
});
