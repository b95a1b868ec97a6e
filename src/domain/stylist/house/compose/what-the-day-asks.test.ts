import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { suitsWeather } from '#domain/wardrobe/weather.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { proposeOutfit } from './propose-outfit.ts';

function looks(prompt: string, wearer: 'womenswear' | 'menswear' = 'womenswear', seeds = 4) {
  return Array.from({ length: seeds }, (_, index) => {
    const seed = index + 1;
    const draft = proposeOutfit({
      prompt,
      priceRange: '200-300',
      seed,
      inspirations: [],
      recent: [],
      profile: emptyProfile(),
      onboarding: onboardingOf(wearer),
    });
    const garments = draft.items
      .map(({ garment }) => garmentOf(garment))
      .filter((garment) => garment !== null);

    return { ...draft, garments, keys: garments.map(({ key }) => key) };
  });
}

describe('what the day asks', () => {
  it('rides to work in the rain in a rain jacket, whatever the office wears', () => {
    for (const { keys, unmet } of looks('rainy commute by bike, office is business casual', 'menswear')) {
      expect(keys).toContain('rain-jacket');
      expect(unmet).toEqual([]);
    }
  });

  it.each(['ski weekend, the evenings in the chalet', 'Hüttenabend nach dem Skifahren'])(
    'sits by the fire in a knit and in no clothes for the slopes: %s',
    (prompt) => {
      for (const { garments } of looks(prompt, 'menswear')) {
        expect(garments.some((garment) => isKind(garment, 'sweater', 'turtleneck'))).toBe(true);
        expect(garments.some((garment) => isKind(garment, 'outdoor', 'active', 'sneakers'))).toBe(false);
      }
    },
  );

  it('says which of two occasions it did not dress for', () => {
    for (const { unmet, reasons, garments } of looks('meetings all day and then a charity gala')) {
      expect(unmet).toEqual([]);
      expect(reasons).toContain('For a meeting, plan a second look.');
      expect(garments.some((garment) => isKind(garment, 'gown', 'floor-length'))).toBe(true);
    }
    for (const { unmet } of looks('work and then drinks')) expect(unmet).toEqual([]);
  });

  it.each([
    ['autumn walks, warm hands please', 'gloves'],
    ['Herbstspaziergang, warme Hände bitte', 'gloves'],
    ['garden party at noon in july, i burn easily', 'hat'],
  ] as const)('hears what is to be warm or in the shade: %s', (prompt, kind) => {
    for (const { garments } of looks(prompt))
      expect(garments.some((garment) => isKind(garment, kind))).toBe(true);
  });

  it.each(['cozy sunday at home', 'ein gemütlicher Sonntag zu Hause'])(
    'is not cozy in linen or sandals: %s',
    (prompt) => {
      for (const { items, garments } of looks(prompt)) {
        expect(items.map(({ fabric }) => fabric)).not.toContain('linen');
        expect(garments.some((garment) => isKind(garment, 'open-toe', 'tank'))).toBe(false);
      }
    },
  );

  it('gives a eulogy in what a funeral asks', () => {
    for (const { items } of looks('i have to give a eulogy', 'menswear'))
      expect(items.every(({ color }) => !['Red', 'Yellow', 'Orange', 'Pink'].includes(color))).toBe(true);
    for (const { garments } of looks('i have to give a eulogy', 'menswear'))
      expect(garments.some((garment) => isKind(garment, 'jeans', 'sneakers', 'tshirt'))).toBe(false);
  });

  it.each([
    ['confirmation of my godson', 'a family celebration'],
    ['Jugendweihe meiner Nichte', 'a family celebration'],
    ['kids birthday party at a trampoline park', 'playing with children'],
    ['speed dating in late august', 'a date'],
    ['business lunch with a client', 'a meeting'],
    ['pumpkin patch with toddlers', 'the country'],
    ['golden wedding of my grandparents', 'a family celebration'],
    ['bar mitzvah of my nephew, evening party', 'a bar or bat mitzvah'],
    ['roller rink birthday for my 30th', 'a round of games'],
    ['parole hearing', 'court'],
    ['a glass of wine with the girls', 'a night out'],
  ])('calls the day by its name: %s', (prompt, phrase) => {
    for (const { reasons, description } of looks(prompt, 'menswear'))
      expect(`${reasons.join(' ')} ${description}`).toContain(phrase);
  });

  it('wears straw on no cool day, not even as a belt', () => {
    const belt = garmentOf('woven-belt');
    expect(belt && suitsWeather(belt, 'raffia', 'cool', 1)).toBe(false);
    expect(belt && suitsWeather(belt, 'raffia', 'hot', 1)).toBe(true);
  });

  it('gives womenswear a tie only where it is named', () => {
    const ties = (prompt: string, seeds: number) =>
      looks(prompt, 'womenswear', seeds).filter(({ garments }) =>
        garments.some((garment) => isKind(garment, 'tie')),
      ).length;
    expect(ties('dressy dinner out', 24)).toBe(0);
    expect(ties('dinner in a shirt and a tie', 2)).toBe(2);
  });
});
