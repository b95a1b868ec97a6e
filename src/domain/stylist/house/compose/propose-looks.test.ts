import { describe, expect, it } from 'vitest';
import { PRICE_RANGES } from '#contract/outfits.ts';
import { areDistinctLooks, areTwins, differentItems } from '../../distinct-looks.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { proposeLooks } from './propose-looks.ts';

function brief(over: Partial<OutfitBrief> = {}): OutfitBrief {
  return {
    prompt: 'Create a stylish outfit for my personal style',
    priceRange: '100-200',
    seed: 1,
    profile: emptyProfile(),
    onboarding: onboardingOf('everything'),
    inspirations: [],
    recent: [],
    ...over,
  } as OutfitBrief;
}

const PROMPTS = [
  'office',
  'a day at a new office',
  'dinner with friends on a rainy evening',
  'summer wedding, not too formal',
  'a weekend of walking in the city',
  'gym',
  'navy, nothing loud',
];

describe('three looks for one prompt', () => {
  it.each(PROMPTS)('differ in three items and in palette or silhouette: %s', (prompt) => {
    for (const wardrobe of ['everything', 'menswear', 'womenswear', null] as const) {
      for (let seed = 0; seed < 4; seed++) {
        const onboarding = wardrobe === null ? null : onboardingOf(wardrobe);
        const looks = proposeLooks(brief({ prompt, seed, onboarding, priceRange: '200-300' }), 3);
        const pairs = [
          [looks[0], looks[1]],
          [looks[0], looks[2]],
          [looks[1], looks[2]],
        ];

        for (const [first, second] of pairs)
          expect(areDistinctLooks(first?.items ?? [], second?.items ?? []), `${wardrobe} ${seed}`).toBe(true);
        expect(new Set(looks.map(({ title }) => title)).size).toBe(3);
      }
    }
  });

  it.each(['Create a stylish outfit for my personal style', 'office', 'a weekend of walking in the city'])(
    'are told apart at first sight: %s',
    (prompt) => {
      for (const wardrobe of ['everything', 'menswear', 'womenswear'] as const) {
        for (let seed = 0; seed < 2; seed++) {
          const [first = [], second = [], third = []] = proposeLooks(
            brief({ prompt, seed, onboarding: onboardingOf(wardrobe) }),
            3,
          ).map(({ items }) => items);

          expect(areTwins(first, second), `${wardrobe} ${seed}`).toBe(false);
          expect(areTwins(first, third), `${wardrobe} ${seed}`).toBe(false);
          expect(areTwins(second, third), `${wardrobe} ${seed}`).toBe(false);
        }
      }
    },
  );

  it.each(PRICE_RANGES)('are given within %s, the same for the same seed', (priceRange) => {
    const looks = proposeLooks(brief({ priceRange, seed: 5 }), 3);

    expect(looks).toHaveLength(3);
    expect(proposeLooks(brief({ priceRange, seed: 5 }), 3)).toEqual(looks);
  });

  it('are as unlike as a strict dress code allows: a dinner suit stays a dinner suit', () => {
    const looks = proposeLooks(brief({ prompt: 'black tie', onboarding: onboardingOf('menswear') }), 3);
    const [first, second, third] = looks.map(({ items }) => items);

    expect(differentItems(first ?? [], second ?? [])).toBeGreaterThanOrEqual(1);
    expect(differentItems(first ?? [], third ?? [])).toBeGreaterThanOrEqual(1);
  });

  it('keep what the prompt names in each of them', () => {
    for (const { items } of proposeLooks(brief({ prompt: 'a navy blazer with white sneakers' }), 3)) {
      const worn = items.map((item) => `${item.color} ${item.item}`).join('; ');
      expect(worn).toMatch(/Navy [^;]*blazer/i);
      expect(worn).toMatch(/White [^;]*(?:sneakers|runners)/i);
    }
  });
});

describe('the rule of distinct looks', () => {
  const item = (slot: 'top' | 'bottom' | 'shoes', garment: string, color: string) => ({
    slot,
    item: garment,
    garment: null,
    color,
  });
  const look = [item('top', 'shirt', 'Navy'), item('bottom', 'jeans', 'Gray'), item('shoes', 'boots', 'Tan')];

  it('asks for three other items', () => {
    const two = [item('top', 'tee', 'Red'), item('bottom', 'skirt', 'Green'), look[2] as (typeof look)[0]];
    expect(differentItems(look, two)).toBe(2);
    expect(areDistinctLooks(look, two)).toBe(false);
  });

  it('takes cream, camel and navy for the same twice, and another coat, skirt or color for another', () => {
    const laid = (slot: 'outer' | 'top' | 'bottom', garment: string, colorHex: string) => ({
      slot,
      garment,
      colorHex,
    });
    const sweater = laid('top', 'fine-crew-sweater', '#f3ead2');
    const chinos = laid('bottom', 'chinos', '#c19a6b');
    const first = [sweater, chinos, laid('outer', 'denim-jacket', '#1f2a44')];

    expect(areTwins(first, [sweater, laid('bottom', 'straight-jeans', '#b8925f'), first[2] as never])).toBe(
      true,
    );
    expect(
      areTwins(first, [
        laid('top', 'crew-tee', '#1f2a44'),
        laid('bottom', 'pleated-skirt', '#3b3b3b'),
        laid('outer', 'wool-coat', '#1f2a44'),
      ]),
    ).toBe(false);
    // The same sorts of garments in other colors are one outline.
    expect(
      areTwins(first, [
        laid('top', 'fine-crew-sweater', '#7a1f38'),
        laid('bottom', 'chinos', '#3b3b3b'),
        laid('outer', 'denim-jacket', '#ffffff'),
      ]),
    ).toBe(true);
  });

  it('asks for another palette or another silhouette', () => {
    const sameColours = look.map(({ slot, item: worn, color }) => item(slot, `other ${worn}`, color));
    const sameShapes = look.map(({ slot, item: worn }, at) =>
      item(slot, worn, ['Red', 'Green', 'Blue'][at] ?? ''),
    );
    expect(areDistinctLooks(look, sameColours)).toBe(true);
    expect(areDistinctLooks(look, sameShapes)).toBe(true);
    expect(areDistinctLooks(look, look)).toBe(false);
  });
});
