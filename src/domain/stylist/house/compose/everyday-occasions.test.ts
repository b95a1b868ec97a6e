import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { proposeOutfit } from './propose-outfit.ts';

/** Every wearer with several seeds, in the usual range. */
function outfits(prompt: string, colorPalette: ColourName[] = []): OutfitDraft[] {
  return (['womenswear', 'menswear', null] as const).flatMap((wardrobe) =>
    [1, 2, 3, 4].map((seed) =>
      proposeOutfit({
        prompt,
        priceRange: '100-200',
        isRangeOpen: true,
        seed,
        profile: { ...emptyProfile(), colorPalette },
        inspirations: [],
        recent: [],
        onboarding: wardrobe === null ? null : onboardingOf(wardrobe),
      }),
    ),
  );
}

const kindsOf = ({ items }: OutfitDraft) =>
  new Set(items.flatMap(({ garment }) => garmentOf(garment)?.kinds ?? []));
const slotsOf = ({ items }: OutfitDraft) => new Set(items.map(({ slot }) => slot));

describe('what people dress for every day', () => {
  it.each([
    'volunteering at a food bank, on my feet six hours',
    'helping my brother move house, 4th floor, no lift',
    'Christmas with the in-laws, two days, lots of food',
    'casual friday',
    'working from home with video calls',
    'rainy bike commute, meeting at ten',
    'Weihnachten bei den Schwiegereltern',
    'mit dem Fahrrad ins Büro',
  ])('wears no suit, no tie and no thin heel: %s', (prompt) => {
    for (const draft of outfits(prompt)) {
      const kinds = kindsOf(draft);
      expect([kinds.has('suit'), kinds.has('tie')]).toEqual([false, false]);
      expect(draft.items.map(({ garment }) => garment)).not.toContain('pumps');
    }
  });

  it.each(['working from home with video calls', 'Homeoffice mit Videokonferenz', 'a day on the sofa'])(
    'carries no bag and wears no coat where nobody goes out: %s',
    (prompt) => {
      for (const draft of outfits(prompt)) {
        expect(slotsOf(draft).has('bag')).toBe(false);
        expect(kindsOf(draft).has('coat')).toBe(false);
      }
    },
  );

  it('shows a collar or a fine knit to the camera', () => {
    for (const draft of outfits('zoom calls all day'))
      for (const { slot, garment } of draft.items)
        if (slot === 'top') expect(garment).not.toMatch(/hoodie|sweatshirt|graphic-tee/);
  });

  it('cycles in a jacket that ends at the hip, with both hands free', () => {
    for (const draft of outfits('rainy bike commute, meeting at ten')) {
      const kinds = kindsOf(draft);
      expect([kinds.has('raincoat'), kinds.has('skirt'), kinds.has('dress')]).toEqual([true, false, false]);
      expect(draft.items.map(({ garment }) => garment)).not.toContain('trench-coat');
      for (const { slot, garment } of draft.items)
        if (slot === 'bag') expect(garment).toMatch(/backpack|messenger|belt|gym/);
    }
  });

  it('stands on stage in black', () => {
    for (const draft of outfits('choir concert'))
      expect(new Set(draft.items.map(({ color }) => color))).toEqual(new Set(['Black']));
  });

  it('has a layer for the wind, and nothing that billows', () => {
    for (const draft of outfits('dinner on a boat in july, windy')) {
      expect(slotsOf(draft).has('outer')).toBe(true);
      expect(draft.items.map(({ garment }) => garment)).not.toContain('kaftan');
    }
  });

  it('takes the hat of the season and the day where a hat is asked for', () => {
    for (const draft of outfits('graduation of my daughter, outdoors, june, with a hat'))
      for (const { garment, fabric } of draft.items)
        if (garmentOf(garment)?.kinds.includes('hat')) expect(fabric).not.toMatch(/tweed|wool/i);
  });

  it('wears the colors that somebody wears: most of a look in black and white for who wears those', () => {
    const own = outfits('weekend in the city', ['Black', 'White']).map(({ items }) => {
      const clothes = items.filter(({ slot }) => ['outer', 'top', 'bottom', 'dress'].includes(slot));
      return clothes.filter(({ color }) => ['Black', 'White'].includes(color)).length / clothes.length;
    });
    expect(own.reduce((sum, share) => sum + share, 0) / own.length).toBeGreaterThan(0.5);
  });

  it('covers the arms on a cool day out, and wears a knit or a shirt under the coat in the cold', () => {
    for (const draft of outfits('dad at the playground all saturday, cold and muddy')) {
      const top = draft.items.find(({ slot }) => slot === 'top' || slot === 'dress')?.garment ?? '';
      expect(sleeveOf(top)).toBe('long');
      expect(garmentOf(top)?.kinds).not.toContain('tshirt');
    }
  });

  it('has room for what was named, and takes the scarf that warms', () => {
    for (const draft of outfits('a beanie and a scarf, January')) {
      const touches = draft.items.filter(({ slot }) => slot === 'accessory').map(({ garment }) => garment);
      expect(touches).toEqual(expect.arrayContaining(['beanie', 'wool-scarf']));
    }
  });

  it('dresses for Christmas as for winter', () => {
    for (const prompt of ['Christmas with my parents', 'Heiligabend'])
      for (const draft of outfits(prompt)) expect(kindsOf(draft).has('coat')).toBe(true);
  });

  it('wears no suit to a barbecue, and after a leave nothing for a bump', () => {
    for (const draft of outfits('barbecue at the neighbours, 28 degrees'))
      expect(kindsOf(draft).has('suit')).toBe(false);
    for (const draft of outfits('first day back at work after maternity leave'))
      expect(draft.items.map(({ item }) => item).join(' ')).not.toMatch(/maternity/i);
  });

  it('is asked back only where nothing says what for', () => {
    expect(() => outfits('hudriwudri schnackeldi flum')).toThrow();
    expect(() => outfits('bonjour je cherche une tenue pour un mariage')).toThrow();
    expect(() => outfits('hudriwudri for the office, flum')).not.toThrow();
    expect(() => outfits('seeing the lion king at the capitol with my sister')).not.toThrow();
    expect(() => outfits('driving brisbane to cairns over 3 days, servos and motels')).not.toThrow();
  });

  it('waits at table in dark, closed shoes and no white', () => {
    for (const draft of outfits('double shift waitressing'))
      for (const { slot, garment, color } of draft.items) {
        if (slot === 'shoes') expect(garmentOf(garment)?.kinds).not.toContain('open-toe');
        if (['top', 'bottom', 'shoes'].includes(slot)) expect(color).not.toBe('White');
      }
  });

  it.each(['hosting a dinner for eight', 'Freunde kommen zum Essen, Gäste zu Hause'])(
    'neither carries a bag nor wears a jacket as host: %s',
    (prompt) => {
      for (const draft of outfits(prompt)) {
        expect(slotsOf(draft).has('bag')).toBe(false);
        for (const { slot, garment } of draft.items)
          if (slot === 'outer') expect(garment).toMatch(/cardigan/);
      }
    },
  );

  it.each(['tennis with friends on saturday', 'Tennis im Verein'])(
    'plays in flat soles and not in running shoes, whatever the day is called: %s',
    (prompt) => {
      for (const draft of outfits(prompt))
        expect(draft.items.find(({ slot }) => slot === 'shoes')?.garment).toBe('tennis-shoes');
    },
  );

  it('has a layer on the water without being told of the wind', () => {
    for (const draft of outfits('sailing in june')) {
      expect(slotsOf(draft).has('outer')).toBe(true);
      expect(kindsOf(draft).has('skirt')).toBe(false);
    }
  });

  it('meets the parents in shoes one polishes', () => {
    for (const draft of outfits('meeting her parents for the first time'))
      expect(kindsOf(draft).has('sneakers')).toBe(false);
  });
});
