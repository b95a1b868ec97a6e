import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import { known } from '../../review/worn-item.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { isNearPalette, isOtherLeather } from './own-palette.ts';
import { proposeOutfit } from './propose-outfit.ts';

const palette = (...names: ColourName[]) => new Set(names);
const SEEDS = [1, 2, 3, 4, 5, 6];

function looks(prompt: string, colorPalette: ColourName[], wardrobe: 'womenswear' | 'menswear') {
  return SEEDS.map((seed) =>
    proposeOutfit({
      prompt,
      priceRange: '100-200',
      seed,
      profile: { ...emptyProfile(), colorPalette },
      inspirations: [],
      recent: [],
      onboarding: onboardingOf(wardrobe),
    }),
  );
}

describe('leather by the palette', () => {
  it('is black beside black, gray and white, and brown beside brown, tan and cream', () => {
    expect(isOtherLeather(palette('Black', 'White', 'Gray'), 'Cognac')).toBe(true);
    expect(isOtherLeather(palette('Black', 'White', 'Gray'), 'Black')).toBe(false);
    expect(isOtherLeather(palette('Mustard', 'Brown', 'Cream'), 'Black')).toBe(true);
    expect(isOtherLeather(palette('Mustard', 'Brown', 'Cream'), 'Tan')).toBe(false);
  });

  it('is either beside navy, beside both and beside neither', () => {
    for (const own of [palette('Navy', 'Gray'), palette('Black', 'Camel'), palette('Teal', 'Emerald')])
      for (const colour of ['Black', 'Cognac'] as const) expect(isOtherLeather(own, colour)).toBe(false);
  });

  it('decides on shoes and bags, unless brown is asked for', () => {
    const browns = ['Brown', 'Chocolate', 'Cognac', 'Tan', 'Camel'];
    const leathers = (prompt: string) =>
      looks(prompt, ['Black', 'White', 'Gray'], 'womenswear')
        .flatMap(({ items }) => items)
        .filter(({ slot }) => slot === 'shoes' || slot === 'bag');

    for (const { color } of leathers('a day at the office in October')) expect(browns).not.toContain(color);
    for (const { color } of leathers('the office in October, with brown shoes').filter(
      ({ slot }) => slot === 'shoes',
    ))
      expect(browns).toContain(color);
  });
});

describe('large pieces by the palette', () => {
  it('are of it or of a quiet neutral beside it', () => {
    const own = palette('Navy', 'Charcoal');

    expect(isNearPalette(own, 'Gray', 'outer')).toBe(true);
    expect(isNearPalette(own, 'Olive', 'outer')).toBe(false);
    expect(isNearPalette(palette('Brown', 'Tan'), 'Olive', 'bottom')).toBe(false);
    expect(isNearPalette(palette('Brown', 'Tan'), 'Cream', 'bottom')).toBe(true);
  });

  it('are white below a jacket and not as one', () => {
    expect(isNearPalette(palette('Navy', 'Charcoal'), 'White', 'top')).toBe(true);
    expect(isNearPalette(palette('Navy', 'Charcoal'), 'White', 'outer')).toBe(false);
    expect(isNearPalette(palette('Navy', 'White'), 'White', 'outer')).toBe(true);
  });

  it('keep to it, whatever colors a style is known by', () => {
    const own = new Set<ColourName>(['Navy', 'Charcoal']);
    for (const { items } of looks('errands in the rain', ['Navy', 'Charcoal'], 'menswear'))
      for (const item of items.filter(({ slot }) => ['outer', 'bottom'].includes(slot)))
        expect([item.color, isNearPalette(own, known(item).colour ?? 'Black', item.slot)]).toEqual([
          item.color,
          true,
        ]);
  });
});
