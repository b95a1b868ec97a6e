import { describe, expect, it } from 'vitest';
import type { Taste } from '#contract/style-profile.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { emptyProfile, onboardingOf } from '../../../testing/empty-profile.ts';
import { proposeOutfit } from '../propose-outfit.ts';

function itemsOf(prompt: string, tastes: Taste[], wearer: 'womenswear' | 'menswear' = 'womenswear') {
  return [1, 2, 3, 4, 5, 6, 7, 8].flatMap(
    (seed) =>
      proposeOutfit({
        prompt,
        priceRange: '200-300',
        seed,
        inspirations: [],
        recent: [],
        profile: { ...emptyProfile(), tastes },
        onboarding: onboardingOf(wearer),
      }).items,
  );
}

const avoids = (...words: string[]) => words.map((said): Taste => ({ side: 'avoids', words: said }));
const isSkirt = ({ garment }: { garment: string | null }) => {
  const known = garmentOf(garment);
  return known !== null && isKind(known, 'skirt');
};

describe('what a person told before', () => {
  it('is left out, and what was told of one thing is left out of that alone', () => {
    const shoes = itemsOf('office', avoids('black shoes'), 'menswear').filter(({ slot }) => slot === 'shoes');

    expect(shoes).toHaveLength(8);
    expect(shoes.map(({ color }) => color)).not.toContain('Black');
    expect(itemsOf('party', []).some(isSkirt)).toBe(true);
    expect(itemsOf('party', avoids('Röcke')).some(isSkirt)).toBe(false);
  });

  it('gives way to the words of today', () => {
    expect(itemsOf('a denim skirt for the weekend', avoids('skirts')).filter(isSkirt)).toHaveLength(8);
  });

  it('leans to what is liked', () => {
    const linen = (tastes: Taste[]) =>
      itemsOf('a summer day in the city', tastes).filter(({ fabric }) => fabric === 'linen').length;

    expect(linen([{ side: 'likes', words: 'Leinen' }])).toBeGreaterThan(linen([]));
  });
});
