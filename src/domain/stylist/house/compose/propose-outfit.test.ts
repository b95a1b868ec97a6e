import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#contract/error.ts';
import { type Outfit, PRICE_RANGES } from '#contract/outfits.ts';
import { AVOIDANCES } from '#contract/style-profile.ts';
import { bites } from '#domain/wardrobe/avoidances.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { itemWords } from '#domain/wardrobe/item-words.ts';
import { GARMENTS, garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { finishOutfit } from '../../finish-outfit.ts';
import type { DraftItem, OutfitBrief, OutfitDraft } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { proposeOutfit } from './propose-outfit.ts';

function brief(over: Partial<OutfitBrief> = {}): OutfitBrief {
  return {
    prompt: 'Create a stylish outfit for my personal style',
    priceRange: '100-200',
    profile: emptyProfile(),
    onboarding: onboardingOf('everything'),
    inspirations: [],
    recent: [],
    seed: 1,
    ...over,
  };
}

function garmentsOf(items: readonly DraftItem[]) {
  return items.map((item) => garmentOf(item.garment)).filter((garment) => garment !== null);
}

function dollarsOf(items: readonly DraftItem[]): number {
  return items.reduce((sum, item) => sum + (item.priceLowCents + item.priceHighCents) / 200, 0);
}

describe('proposing an outfit', () => {
  it('answers the same brief and seed with the same outfit, another seed with another', () => {
    expect(proposeOutfit(brief({ seed: 7 }))).toEqual(proposeOutfit(brief({ seed: 7 })));
    expect(proposeOutfit(brief({ seed: 8 })).items).not.toEqual(proposeOutfit(brief({ seed: 7 })).items);
  });

  it('has not changed what a seed gives without meaning to', () => {
    const { title, items } = proposeOutfit(brief({ prompt: 'office', seed: 42 }));

    expect([title, ...items.map((item) => `${item.color} ${item.item}`)]).toMatchSnapshot();
  });

  it.each([
    ['a yoga class', { wardrobe: 'womenswear', avoidances: ['high-waisted', 'clingy-fabrics'] }],
    ['a hike in the mountains', { wardrobe: 'womenswear', avoidances: ['horizontal-stripes', 'crop-tops'] }],
  ] as const)(
    'dresses nobody for %s in what cannot be worn there, and says what it costs',
    (prompt, person) => {
      const profile = emptyProfile();
      profile.bodyTypeProfile.avoidances = [...person.avoidances];
      for (let seed = 1; seed <= 12; seed += 1) {
        const outfit = proposeOutfit(
          brief({ prompt, priceRange: 'under-50', profile, onboarding: onboardingOf(person.wardrobe), seed }),
        );
        for (const { key, slot, formality } of garmentsOf(outfit.items))
          if (slot !== 'accessory') expect(formality[0], `${key}, seed ${seed}`).toBeLessThanOrEqual(1);
        expect(outfit.reasons.join(' ')).toMatch(/About \$\d+ in all/);
      }
    },
  );

  it.each(PRICE_RANGES)('keeps the sum of the middle prices within %s', (priceRange) => {
    const [least, most] = {
      'under-50': [1, 50],
      '50-100': [50, 100],
      'under-100': [1, 100],
      '100-200': [100, 200],
      '200-300': [200, 300],
      '300-plus': [300, 1_000],
    }[priceRange] as [number, number];

    for (const prompt of ['office in winter', 'black tie', 'gym', 'beach', 'a dress for a party']) {
      const dollars = dollarsOf(proposeOutfit(brief({ prompt, priceRange })).items);
      expect(dollars, prompt).toBeGreaterThanOrEqual(least);
      expect(dollars, prompt).toBeLessThanOrEqual(most);
    }
  });

  it.each(AVOIDANCES)('never lets %s through, even when the prompt asks for it', (avoidance) => {
    const profile = emptyProfile();
    profile.bodyTypeProfile.avoidances = [avoidance];
    const prompt =
      'crop top, tight striped satin dress, baggy low rise jeans, high waisted trousers, boxy tee';

    for (let seed = 0; seed < 12; seed++) {
      for (const text of ['weekend', prompt]) {
        for (const item of proposeOutfit(brief({ prompt: text, profile, seed })).items) {
          const garment = garmentOf(item.garment);
          if (garment === null || !isFabricName(item.fabric)) throw new Error('Not from the wardrobe');
          expect(bites(avoidance, { garment, fabric: item.fabric, pattern: item.pattern }), garment.key).toBe(
            false,
          );
        }
      }
    }
  });

  it('says when it left out something that the profile avoids', () => {
    const profile = emptyProfile();
    profile.bodyTypeProfile.avoidances = ['crop-tops'];
    const { unmet } = proposeOutfit(brief({ prompt: 'a crop top with jeans', profile }));

    expect(unmet).toEqual([{ words: 'crop top', why: 'avoided' }]);
  });

  it('buys second-hand where that is asked for, or says that it did not', () => {
    for (const seed of [1, 2, 3]) {
      const { reasons, unmet } = proposeOutfit(brief({ prompt: 'second hand outfit for brunch', seed }));
      const isAllUsed = reasons.some((reason) => reason.includes('all of it second-hand'));

      expect(isAllUsed || unmet.some(({ words }) => words === 'second-hand')).toBe(true);
    }
  });

  it('wears what it is asked for, in the color and cloth that were named', () => {
    const { items } = proposeOutfit(
      brief({ prompt: 'a navy blazer with cream linen trousers and white sneakers' }),
    );
    const worn = items.map((item) => `${item.color} ${item.item}`).join('; ');

    expect(worn).toMatch(/Navy [^;]*blazer/i);
    expect(worn).toMatch(/Cream [^;]*linen[^;]*trousers/i);
    expect(worn).toMatch(/White [^;]*(?:sneakers|runners)/i);
  });

  it('dresses menswear, womenswear and the unknown in cuts of their own', () => {
    for (let seed = 0; seed < 20; seed++) {
      const worn = (wardrobe: 'menswear' | 'womenswear' | null) =>
        garmentsOf(
          proposeOutfit(brief({ seed, onboarding: wardrobe === null ? null : onboardingOf(wardrobe) })).items,
        ).map((garment) => garment.worn);

      expect(worn('menswear')).not.toContain('womenswear');
      expect(worn('womenswear')).not.toContain('menswear');
      expect(new Set(worn(null))).toEqual(new Set(['everyone']));
    }
  });

  it('offers dresses to some who wear everything, and suits to some who wear dresses', () => {
    const slots = new Set<string>();
    for (let seed = 0; seed < 40; seed++)
      for (const item of proposeOutfit(brief({ prompt: 'cocktail party', seed })).items) slots.add(item.slot);

    expect(slots.has('dress') && slots.has('top')).toBe(true);
  });

  it('cuts a suit from one cloth', () => {
    const { items } = proposeOutfit(
      brief({ prompt: 'a suit for a board meeting', onboarding: onboardingOf('menswear') }),
    );
    const parts = items.filter((item) => garmentOf(item.garment)?.kinds.includes('suit'));

    expect(parts).toHaveLength(2);
    expect(new Set(parts.map((item) => `${item.color} ${item.fabric} ${item.pattern}`)).size).toBe(1);
  });

  it('dresses for the weather: a coat in the cold, none in the heat, a raincoat in the rain', () => {
    for (let seed = 0; seed < 10; seed++) {
      const keys = (prompt: string) => garmentsOf(proposeOutfit(brief({ prompt, seed })).items);

      expect(
        keys('weekend on a freezing day').some((garment) => garment.slot === 'outer' && garment.warmth >= 3),
      ).toBe(true);
      expect(keys('weekend at 95°F').some((garment) => garment.slot === 'outer' || garment.warmth > 2)).toBe(
        false,
      );
      expect(keys('weekend walk in the rain').some((garment) => garment.kinds.includes('raincoat'))).toBe(
        true,
      );
    }
  });

  it('puts shoes on that can walk, and leaves the briefcase at work', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const shoesOf = (prompt: string) =>
      seeds.flatMap((seed) =>
        garmentsOf(proposeOutfit(brief({ prompt, seed })).items).filter(({ slot }) => slot === 'shoes'),
      );
    const bagsOf = (prompt: string) =>
      seeds.flatMap((seed) => garmentsOf(proposeOutfit(brief({ prompt, seed })).items).map(({ key }) => key));

    for (const shoe of shoesOf('A weekend of walking in the city')) {
      expect(shoe.kinds.some((kind) => kind === 'sneakers' || kind === 'boots')).toBe(true);
      expect(shoe.kinds).not.toContain('heels');
    }
    expect(bagsOf('Summer wedding, not too formal')).not.toContain('briefcase');
    expect(bagsOf('board meeting')).toContain('briefcase');
  });

  it('gives the dress codes of business their name at work only', () => {
    const codes = (prompt: string) =>
      Array.from({ length: 30 }, (_, seed) => proposeOutfit(brief({ prompt, seed })).reasons.join(' '));

    expect(codes('dinner at a restaurant').some((reasons) => /dressy/i.test(reasons))).toBe(true);
    for (const reasons of codes('dinner at a restaurant')) expect(reasons).not.toMatch(/business/i);
    expect(codes('office').some((reasons) => /business casual/i.test(reasons))).toBe(true);
    for (const reasons of codes('business casual'))
      expect(reasons).toContain('Business casual, as you asked');
  });

  it('differs in two items or more from the outfit before', () => {
    let recent: Outfit[] = [];

    for (let seed = 0; seed < 12; seed++) {
      const draft = proposeOutfit(brief({ prompt: 'office', seed, recent }));
      const looks = new Set(recent[0]?.items.map((item) => `${item.garment} ${item.color}`));
      const fresh = draft.items.filter((item) => !looks.has(`${item.garment} ${item.color}`));
      expect(fresh.length).toBeGreaterThanOrEqual(2);

      let count = 0;
      const finished = finishOutfit(draft, {
        priceRange: '100-200',
        profile: emptyProfile(),
        newId: () => `id-of-item-${count++}`,
      });
      recent = [
        {
          ...finished,
          id: 'recent-outfit',
          imageUrl: null,
          picture: null,
          pictureKind: null,
          priceRange: '100-200',
          isFavorite: false,
          createdAt: '2026-11-20T12:00:00.000Z',
          prompt: 'office',
          provenance: { engine: 'house', model: null, version: '1', disclosure: '' },
        },
        ...recent,
      ];
    }
  });

  it('uses the favorite colors, and says so', () => {
    const profile = { ...emptyProfile(), customColorPalette: ['Teal', 'Rust'] as const };
    const outfits = Array.from({ length: 10 }, (_, seed) =>
      proposeOutfit(
        brief({ profile: { ...profile, customColorPalette: [...profile.customColorPalette] }, seed }),
      ),
    );
    const colored = outfits.filter(({ items }) =>
      items.some((item) => item.color === 'Teal' || item.color === 'Rust'),
    );

    expect(colored.length).toBeGreaterThanOrEqual(8);
    for (const { reasons } of colored.slice(0, 3))
      expect(reasons.join(' ')).toMatch(/among your favorite colors/i);
  });

  it('says in its reasons only what the items bear out', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { items, reasons } = proposeOutfit(brief({ prompt: 'dinner in the heat', seed }));
      const breathes = reasons.find((reason) => /breathe/.test(reason));
      const words = items.map((item) => item.fabric).join(' ');
      if (breathes !== undefined)
        expect(words).toContain(breathes.split(/ (?:and|breathe)/)[0]?.toLowerCase());
    }
  });

  it('makes an outfit of anything that can be typed, or says that it did not understand', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.integer(),
        fc.constantFrom(...PRICE_RANGES),
        (prompt, seed, priceRange) => {
          const draft = draftOrNothing(brief({ prompt, seed, priceRange }));
          if (draft === null) return;
          const slots = draft.items.map((item) => item.slot);

          expect(slots.includes('dress') || (slots.includes('top') && slots.includes('bottom'))).toBe(true);
          expect(
            JSON.stringify([draft.title, draft.description, draft.reasons, draft.notUnderstood]),
          ).not.toMatch(/[<>]/);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('gives an outfit for contradictions and for things that are not clothes', () => {
    for (const prompt of [
      'formal casual black tie beach gym',
      'a blazer but no blazers',
      'no tops, no bottoms, no dresses',
      '',
    ]) {
      expect(proposeOutfit(brief({ prompt })).items.length, prompt).toBeGreaterThanOrEqual(2);
    }
  });
});

/** What was mostly not understood is refused in words; anything else that is thrown is a fault. */
function draftOrNothing(asked: OutfitBrief): OutfitDraft | null {
  try {
    return proposeOutfit(asked);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_understood') return null;
    throw error;
  }
}

describe('a request that is hardly understood', () => {
  it.each([
    ['hello', 'request_greeting', {}],
    ['a toaster', 'request_unclear', { words: 'toaster' }],
    ['premier jour dans une banque', 'request_unclear', { words: 'premier, jour, dans, une, banque' }],
  ])('makes nothing of “%s”, and says so', (prompt, reason, params) => {
    const answer = () => proposeOutfit(brief({ prompt }));

    expect(answer).toThrow(
      expect.objectContaining({
        body: expect.objectContaining({ reason, ...(prompt !== 'hello' && { params }) }),
      }),
    );
  });
});

describe('the whole wardrobe', () => {
  it('can be worn: every garment comes when it is named', () => {
    const comes = (key: string, prompt: string) =>
      Array.from({ length: 16 }, (_, seed) => seed).some((seed) =>
        proposeOutfit(brief({ prompt, seed, priceRange: '200-300' })).items.some(
          (item) => item.garment === key,
        ),
      );
    const missing = GARMENTS.filter(
      (garment) =>
        !comes(garment.key, garment.name) &&
        !comes(garment.key, itemWords(garment, garment.fabrics[0], garment.patterns[0])),
    );

    expect(missing.map((garment) => garment.key)).toEqual([]);
  });
});
