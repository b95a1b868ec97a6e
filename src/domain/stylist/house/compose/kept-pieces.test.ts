import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { PRICE_RANGES, type PriceRange } from '#contract/outfits.ts';
import { BUDGETS } from '#domain/shopping/price-ranges.ts';
import { finishOutfit } from '../../finish-outfit.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { proposeOutfit } from './propose-outfit.ts';

const PROMPTS = [
  'office',
  'a weekend in the cold',
  'a party in a dress',
  'a suit for a board meeting',
  'beach',
];

function brief(over: Partial<OutfitBrief> = {}): OutfitBrief {
  return {
    prompt: 'office',
    priceRange: '100-200',
    seed: 1,
    profile: emptyProfile(),
    onboarding: onboardingOf('everything'),
    inspirations: [],
    recent: [],
    ...over,
  } as OutfitBrief;
}

function made(from: OutfitBrief) {
  let count = 0;
  return finishOutfit(proposeOutfit(from), {
    ...from,
    kept: from.kept ?? [],
    newId: () => `item-${from.seed}-${from.prompt.length}-${count++}`,
  });
}

/** Every way to keep some but not all of up to five items. */
function partsOf(items: OutfitItem[]): OutfitItem[][] {
  const first = items.slice(0, 5);
  const parts: OutfitItem[][] = [];
  for (let bits = 1; bits < 2 ** first.length; bits++)
    parts.push(first.filter((_, at) => (bits & (1 << at)) !== 0));
  return parts.filter((part) => part.length < items.length);
}

describe('starting from kept pieces', () => {
  it.each(PROMPTS)('keeps them to the letter and makes the outfit whole around them: %s', (prompt) => {
    const start = made(brief({ prompt, seed: 3 }));

    for (const kept of partsOf(start.items)) {
      const outfit = made(
        brief({ prompt: 'Create a stylish outfit for my personal style', kept, recent: [start], seed: 9 }),
      );
      const slots = outfit.items.map(({ slot }) => slot);
      const names = kept.map(({ item }) => item).join(', ');

      for (const item of kept) expect(outfit.items, names).toContainEqual(item);
      expect(outfit.items.length, names).toBeGreaterThan(kept.length);
      expect(slots.includes('dress') || (slots.includes('top') && slots.includes('bottom')), names).toBe(
        true,
      );
      expect(slots.includes('dress') && (slots.includes('top') || slots.includes('bottom')), names).toBe(
        false,
      );
      expect(
        slots.filter((slot) => slot === 'shoes'),
        names,
      ).toHaveLength(1);
      expect(slots.filter((slot) => slot === 'bag').length, names).toBeLessThanOrEqual(1);
      expect(outfit.estimatedTotalCents / 100, names).toBeLessThanOrEqual(BUDGETS['100-200'].most);
    }
  });

  it('styles the rest anew', () => {
    const start = made(brief({ seed: 4 }));
    const kept = start.items.slice(0, 1);
    const before = new Set(start.items.slice(1).map(({ item, color }) => `${item} ${color}`));
    const rest = proposeOutfit(brief({ kept, recent: [start], seed: 5 })).items;

    expect(rest.filter(({ item, color }) => !before.has(`${item} ${color}`)).length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it('follows the prompt for what joins them', () => {
    const shoes = made(brief({ seed: 2 })).items.filter(({ slot }) => slot === 'shoes');
    const rest = proposeOutfit(brief({ kept: shoes, prompt: 'a red dress for a party' })).items;

    expect(rest.map(({ slot, color }) => `${color} ${slot}`)).toContain('Red dress');
  });

  it('keeps what another engine named, by its slot', () => {
    const foreign = {
      ...made(brief()).items.find(({ slot }) => slot === 'top'),
      garment: null,
      item: 'Happi coat',
    };
    const rest = proposeOutfit(brief({ kept: [foreign as OutfitItem] })).items;

    expect(rest.map(({ slot }) => slot)).toContain('bottom');
    expect(rest.map(({ slot }) => slot)).not.toContain('top');
    expect(rest.map(({ slot }) => slot)).not.toContain('dress');
  });

  it('says so when what is kept leaves nothing of the price range', () => {
    const dear = made(brief({ priceRange: '300-plus', seed: 8 })).items.slice(0, 3);

    expect(() => proposeOutfit(brief({ kept: dear, priceRange: 'under-50' }))).toThrow(
      'Nothing goes with what you keep within that price range.',
    );
  });

  it.each(PRICE_RANGES)('keeps the whole within %s', (priceRange: PriceRange) => {
    const start = made(brief({ priceRange, seed: 6 }));
    const outfit = made(brief({ priceRange, kept: start.items.slice(-2), recent: [start], seed: 7 }));

    expect(outfit.estimatedTotalCents / 100).toBeLessThanOrEqual(BUDGETS[priceRange].most);
    expect(outfit.estimatedTotalCents / 100).toBeGreaterThanOrEqual(BUDGETS[priceRange].least);
  });
});
