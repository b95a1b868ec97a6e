import { describe, expect, it } from 'vitest';
import { MAX_ITEMS, type OutfitItem } from '#contract/outfits.ts';
import { BUDGETS } from '#domain/shopping/price-ranges.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { proposeTogether } from './propose-together.ts';

const REQUESTS = [
  ['three outfits for a weekend in Lisbon in May, hand luggage', 'womenswear'],
  ['a capsule for a week at the office, autumn', 'menswear'],
  ['drei Outfits für eine Städtereise im Oktober', 'everything'],
  ['three looks for a ski trip, evenings too', 'womenswear'],
] as const;

function together(prompt: string, wardrobe: (typeof REQUESTS)[number][1], seed: number) {
  let id = 0;

  return proposeTogether(
    {
      prompt,
      priceRange: '200-300',
      seed,
      profile: emptyProfile(),
      inspirations: [],
      recent: [],
      kept: [],
      onboarding: onboardingOf(wardrobe),
    },
    3,
    () => `item-${++id}-here`,
  );
}

const clothesOf = (items: readonly OutfitItem[]) =>
  items.filter(({ slot }) => ['top', 'bottom', 'dress'].includes(slot)).map(({ id }) => id);

describe.each(REQUESTS)('looks that combine: %s', (prompt, wardrobe) => {
  const sets = [1, 2, 3, 4].map((seed) => together(prompt, wardrobe, seed));

  it('are three, of fewer pieces than three looks alone', () => {
    for (const looks of sets) {
      expect(looks).toHaveLength(3);
      const ids = looks.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size).toBeLessThan(ids.length * 0.75);
      for (const { items } of looks) expect(items.length).toBeLessThanOrEqual(MAX_ITEMS);
    }
  });

  it('wear a piece again as it was, price included', () => {
    for (const looks of sets) {
      const byId = new Map<string, OutfitItem>();
      for (const item of looks.flatMap(({ items }) => items)) {
        expect(item).toEqual(byId.get(item.id) ?? item);
        byId.set(item.id, item);
      }
    }
  });

  it('are different to look at: each brings clothes of its own', () => {
    for (const looks of sets) {
      const worn = looks.map(({ items }) => clothesOf(items));
      for (const [at, clothes] of worn.entries())
        expect(clothes.some((id) => worn.slice(0, at).every((before) => !before.includes(id)))).toBe(true);
    }
  });

  it('keep to the price range each, and say nothing of "one at a time"', () => {
    for (const looks of sets)
      for (const { estimatedTotalCents, unmet } of looks) {
        expect(estimatedTotalCents).toBeLessThanOrEqual(BUDGETS['200-300'].most * 100);
        expect(unmet?.map(({ why }) => why)).not.toContain('one_at_a_time');
      }
  });
});
