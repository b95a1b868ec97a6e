import { describe, expect, it } from 'vitest';
import { pricePoints, tierAt } from '#domain/shopping/price-points.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { looksFor } from '../../testing/looks-for.ts';
import { proposeOutfit } from './propose-outfit.ts';

const WARDROBES = ['womenswear', 'menswear', null] as const;

/** Every wearer, with several seeds; 'open': in the usual range, which nobody chose. */
function outfits(
  prompt: string,
  range: 'under-50' | '100-200' | '200-300' | '300-plus' | 'open' = '200-300',
): OutfitDraft[] {
  return WARDROBES.flatMap((wardrobe) =>
    [1, 2, 3, 4].map((seed) =>
      proposeOutfit({
        prompt,
        priceRange: range === 'open' ? '100-200' : range,
        isRangeOpen: range === 'open',
        seed,
        profile: emptyProfile(),
        inspirations: [],
        recent: [],
        onboarding: wardrobe === null ? null : onboardingOf(wardrobe),
      }),
    ),
  );
}

const kindsOf = ({ items }: OutfitDraft) => items.flatMap(({ garment }) => garmentOf(garment)?.kinds ?? []);
const keysOf = ({ items }: OutfitDraft) => items.map(({ garment }) => garment);
const shoeOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes');
const textOf = ({ description, reasons }: OutfitDraft) => [description, ...reasons].join(' ');

describe('weather as a rule', () => {
  it('dresses feet, hands, head and body for minus ten and snow, and says nothing against it', () => {
    for (const draft of outfits('a walk at minus 10 in the snow')) {
      const shoe = footwearOf(shoeOf(draft)?.garment ?? '');

      expect([shoe?.sole, kindsOf(draft).includes('gloves'), kindsOf(draft).includes('hat')]).toEqual([
        'lug',
        true,
        true,
      ]);
      expect(
        draft.items.some(({ garment, slot }) => slot === 'outer' && (garmentOf(garment)?.warmth ?? 0) >= 3),
      ).toBe(true);
      expect(textOf(draft)).not.toMatch(
        /leave the (?:coat|jacket) open|stay light|bare|roll the sleeves|ankle/i,
      );
    }
  });

  it('leaves winter cloth at home in June and summer cloth in January', () => {
    const clothsOf = (drafts: readonly OutfitDraft[]) =>
      new Set(
        drafts.flatMap(({ items }) =>
          items
            .filter(({ slot }) => ['outer', 'top', 'bottom', 'dress'].includes(slot))
            .map(({ fabric }) => fabric),
        ),
      );
    const june = clothsOf([...outfits('a wedding in June'), ...outfits('office in June')]);
    const january = clothsOf([...outfits('office in January'), ...outfits('brunch in January')]);

    for (const cloth of ['merino', 'wool', 'wool flannel', 'tweed', 'cashmere', 'velvet'])
      expect(june).not.toContain(cloth);
    for (const cloth of ['linen', 'seersucker']) expect(january).not.toContain(cloth);
  });

  it('has a layer for the cool ends of a mild day that is spent out', () => {
    for (const { items } of outfits('a weekend in Lisbon in May'))
      expect(items.some(({ slot }) => slot === 'outer')).toBe(true);
  });

  it('puts nothing into the rain that water spoils', () => {
    for (const draft of outfits('office on a rainy day')) {
      const soaked = draft.items.filter(
        ({ slot, fabric }) =>
          slot !== 'accessory' && ['suede', 'silk', 'satin', 'straw', 'canvas', 'velvet'].includes(fabric),
      );

      expect(soaked.map(({ item }) => item)).toEqual([]);
      expect(keysOf(draft)).not.toContain('ballet-flats');
    }
  });
});

describe('occasions as rules', () => {
  it('keeps black tie: a gown, or a dinner suit with its tie, whoever wears it', () => {
    for (const draft of outfits('a black tie gala', '300-plus')) {
      expect(
        kindsOf(draft).includes('floor-length') || keysOf(draft).includes('bow-tie'),
        keysOf(draft).join(),
      ).toBe(true);
    }
  });

  it('wears no stilettos on a lawn and nothing white, wool or black to a garden wedding', () => {
    for (const draft of outfits('June garden wedding as a guest')) {
      expect(footwearOf(shoeOf(draft)?.garment ?? '')?.heel).not.toBe('thin');
      for (const { slot, color } of draft.items)
        if (['outer', 'bottom', 'dress'].includes(slot))
          expect(['White', 'Ivory', 'Cream', 'Black']).not.toContain(color);
    }
  });

  it('goes to a bank in a dark suit with a shirt or a blouse, or in a sheath dress and a blazer', () => {
    for (const draft of outfits('first day in a bank')) {
      if (keysOf(draft).includes('sheath-dress')) continue;
      const jacket = draft.items.find(({ garment }) => garment === 'suit-jacket');

      expect(['Navy', 'Charcoal', 'Gray', 'Slate', 'Black']).toContain(jacket?.color);
      expect(kindsOf(draft).some((kind) => kind === 'shirt' || kind === 'blouse')).toBe(true);
    }
  });

  it('trains in what is made for it, in every month', () => {
    for (const draft of outfits('gym', '100-200')) expect(shoeOf(draft)?.garment).toBe('running-shoes');
  });

  it('reads two words as the occasion that they make together, in either order', () => {
    for (const prompt of ['an interview at a bank', 'a bank, job interview'])
      for (const draft of outfits(prompt)) expect(keysOf(draft)).toContain('suit-jacket');
  });

  it('adds at most two touches, in colors that the outfit has', () => {
    for (const prompt of ['a cocktail party', 'date night', 'brunch'])
      for (const { items } of outfits(prompt)) {
        const touches = items.filter(
          ({ slot, garment }) =>
            slot === 'accessory' &&
            !garmentOf(garment)?.kinds.some((kind) => ['tie', 'tights', 'bow-tie'].includes(kind)),
        );
        const worn = items.filter(({ slot }) => slot !== 'accessory').map(({ color }) => color);

        expect(touches.length).toBeLessThanOrEqual(2);
        for (const { color, fabric } of touches)
          if (!['acetate', 'steel', 'pearl', 'straw', 'raffia'].includes(fabric))
            expect([...worn, 'Gold', 'Silver']).toContain(color);
      }
  });

  it('wears nothing that the wind takes, in the warmth that was named', () => {
    for (const draft of outfits('a windy day in july by the sea')) {
      for (const key of ['sun-hat', 'sundress', 'tiered-skirt', 'silk-scarf'])
        expect(keysOf(draft)).not.toContain(key);
      expect(kindsOf(draft)).not.toContain('coat');
    }
  });

  it('mourns in dark shoes and with a dark bag', () => {
    for (const { items } of outfits('a funeral'))
      for (const { slot, color } of items)
        if (slot === 'shoes' || slot === 'bag') expect(['Black', 'Charcoal', 'Navy']).toContain(color);
  });

  it('wears a top under a pinafore', () => {
    for (const draft of outfits('a pinafore dress for school'))
      if (keysOf(draft).includes('pinafore'))
        expect(draft.items.some(({ slot }) => slot === 'top')).toBe(true);
  });

  it('tells of both halves of what is worn under the rest', () => {
    for (const draft of outfits('minus ten and snow'))
      if (keysOf(draft).includes('thermal-base'))
        expect(draft.description).toMatch(/base layer for body and legs goes under it/);
  });
});

describe('a price range that nobody chose', () => {
  const dollarsOf = ({ items }: OutfitDraft) =>
    items.reduce((sum, item) => sum + (item.priceLowCents + item.priceHighCents) / 200, 0);
  const tiersOf = ({ items }: OutfitDraft) =>
    items.map(({ garment, fabric, priceLowCents, priceHighCents }) =>
      tierAt(
        isFabricName(fabric) ? pricePoints(garment ?? '', fabric) : [],
        (priceLowCents + priceHighCents) / 200,
      ),
    );

  it('starves no first day in a bank: all of it is new, and the sum is said with the cheaper way', () => {
    for (const draft of outfits('first day in a bank, January', 'open')) {
      expect(tiersOf(draft)).not.toContain('second-hand');
      expect(dollarsOf(draft)).toBeGreaterThan(200);
      expect(textOf(draft)).toMatch(
        /About \$\d+ in all, bought new, because you set no price range; second-hand, expect about \$\d+/,
      );
    }
  });

  it('is kept where the occasion asks for no more', () => {
    for (const draft of [...outfits('brunch', 'open'), ...outfits('office', 'open')]) {
      expect(dollarsOf(draft)).toBeLessThanOrEqual(200);
      expect(textOf(draft)).toMatch(/About \$\d+ in all/);
      expect(textOf(draft)).not.toContain('within');
    }
  });

  it('is a cap as soon as somebody chose it, or asks for second-hand', () => {
    const chosen = outfits('first day in a bank, January', '100-200');
    const used = outfits('first day in a bank, January, second-hand', 'open');

    for (const draft of [...chosen, ...used]) expect(dollarsOf(draft)).toBeLessThanOrEqual(200);
  });
});

describe('a budget that is too small for the day', () => {
  it('buys nobody shorts at minus ten: the budget is left, and the sum is said', () => {
    for (const draft of outfits('a walk at minus 10 in the snow', 'under-50')) {
      expect(kindsOf(draft)).toEqual(expect.arrayContaining(['coat', 'boots', 'gloves', 'hat']));
      expect(kindsOf(draft)).not.toContain('shorts');
      expect(textOf(draft)).toMatch(/About \$\d+ in all.*what this asks for is not sold for under \$50/);
    }
  });

  it('says that a piece is left out, where it is', () => {
    const drafts = outfits('first day in a bank, January', 'under-50');
    const coatless = drafts.filter(
      ({ items }) => !items.some(({ garment }) => garmentOf(garment)?.kinds.includes('coat')),
    );

    expect(coatless.length).toBeGreaterThan(0);
    for (const draft of coatless) expect(textOf(draft)).toContain('your own coat goes over it');
  });
});

describe('a sum in words', () => {
  it('holds where nobody chose a price range, though a suit is sold for more when new', () => {
    for (const draft of looksFor('June garden wedding as a guest, 150 dollars', { worn: 'menswear' }))
      expect(draft.reasons.join(' '), draft.title).toContain('within your $150');
  });
});
