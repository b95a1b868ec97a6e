import { describe, expect, it } from 'vitest';
import type { PriceRange } from '#contract/outfits.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { known } from '../../../review/worn-item.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../../testing/empty-profile.ts';
import { is } from '../../../testing/items-for.ts';
import { has, keysOf, looksFor, textOf, type Wearer } from '../../../testing/looks-for.ts';
import { doClash } from '../clashes.ts';
import { proposeOutfit } from '../propose-outfit.ts';

function outfits(prompt: string, wearers: readonly Wearer[], priceRange: PriceRange = '200-300') {
  return wearers.flatMap((wearer) =>
    [1, 2, 3, 4, 5, 6].map((seed) =>
      proposeOutfit({
        prompt,
        priceRange,
        seed,
        profile: emptyProfile(),
        inspirations: [],
        recent: [],
        onboarding: wearer === null ? null : onboardingOf(wearer),
      }),
    ),
  );
}
const BOTH = ['womenswear', 'menswear'] as const;
const WHERE_PEOPLE_LOOK = [
  'office in January',
  'job interview',
  'a garden wedding in June',
  'cocktail party in December',
  'date night',
];
const shoesOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes');
const wordsOf = ({ title, description, reasons }: OutfitDraft) => [title, description, ...reasons].join(' ');

describe('what a stylist refuses', () => {
  it('is satin, velvet or a clutch in a day at the bank', () => {
    for (const { items } of outfits('first day in a bank', ['womenswear']))
      for (const item of items.filter(({ slot }) => slot === 'shoes' || slot === 'bag'))
        expect([item.fabric, is(item, 'clutch')]).toEqual([expect.not.stringMatching(/satin|velvet/), false]);
  });

  it('is a shirt in a bank that is remembered', () => {
    for (const { items } of outfits('first day in a bank', BOTH))
      for (const item of items.filter((worn) => is(worn, 'shirt')))
        expect(['White', 'Ivory', 'Cream', 'Powder Blue', 'Sky Blue']).toContain(item.color);
  });

  it('is a thin sole on a rainy day at the office', () => {
    for (const draft of outfits('office on a rainy day', BOTH))
      expect(footwearOf(shoesOf(draft)?.garment ?? '')?.sole).not.toBe('thin');
  });

  it('is an unlined boot and jeans at minus ten', () => {
    for (const draft of outfits('a walk at minus 10 in the snow', BOTH)) {
      expect(footwearOf(shoesOf(draft)?.garment ?? '')?.insulated).toBe(true);
      expect(draft.items.some((item) => is(item, 'jeans'))).toBe(false);
    }
  });

  it('is a man at a funeral in anything but a dark suit, a white shirt and no bag', () => {
    for (const { items } of outfits('a funeral', ['menswear'])) {
      const suit = items.filter((item) => is(item, 'suit'));

      expect(suit).toHaveLength(2);
      for (const { color } of suit) expect(['Black', 'Charcoal', 'Navy']).toContain(color);
      for (const item of items.filter((worn) => is(worn, 'shirt'))) expect(item.color).toBe('White');
      expect(items.some(({ slot }) => slot === 'bag')).toBe(false);
    }
  });

  it('is a pale or cognac pump under dark tights', () => {
    for (const { items } of outfits('office in January', ['womenswear'])) {
      const shoes = items.find(({ slot }) => slot === 'shoes');
      if (!items.some((item) => is(item, 'tights')) || shoes === undefined || is(shoes, 'boots')) continue;
      expect(['Beige', 'Ivory', 'White', 'Cream', 'Tan', 'Camel', 'Taupe', 'Cognac']).not.toContain(
        shoes.color,
      );
    }
  });

  it('is a blazer of wool in June, beside no suit of it', () => {
    for (const { items } of outfits('a garden wedding in June', ['womenswear']))
      for (const item of items) if (!is(item, 'suit')) expect(item.fabric).not.toMatch(/wool|merino|tweed/);
  });

  it('is the waistcoat of a groom over a blouse', () => {
    for (const { items } of outfits('June garden wedding as a guest, 150 dollars', ['womenswear'], '100-200'))
      expect(items.map(({ garment }) => garment)).not.toContain('waistcoat');
  });

  it('is a suit, laces, heels or a belt for a baby shower in the seventh month', () => {
    for (const draft of outfits('baby shower at seven months pregnant in June', [null, 'womenswear'])) {
      const clothes = draft.items.filter(({ slot }) => ['top', 'bottom', 'dress'].includes(slot));

      expect(draft.items.some((item) => is(item, 'suit', 'lace-ups', 'belt', 'hat', 'vest'))).toBe(false);
      expect(['flat', 'low']).toContain(footwearOf(shoesOf(draft)?.garment ?? '')?.heel);
      for (const { item, fabric } of clothes) {
        expect(item).toMatch(/maternity/i);
        expect(fabric).not.toMatch(/wool|tweed|velvet/);
      }
      expect(draft.description).not.toMatch(/tuck|belt/i);
      expect([draft.notUnderstood, draft.unmet]).toEqual([[], []]);
    }
  });

  it('is cotton on a ski slope, or jeans', () => {
    for (const draft of outfits('a day of skiing', [null, ...BOTH], '300-plus')) {
      const keys = draft.items.map(({ garment }) => garment);

      for (const key of ['ski-jacket', 'ski-trousers', 'thermal-base', 'mittens', 'insulated-boots'])
        expect(keys).toContain(key);
      for (const { fabric, slot } of draft.items)
        if (['outer', 'top', 'bottom'].includes(slot)) expect(fabric).not.toMatch(/cotton|denim/);
    }
  });

  it('is a coat left at home for a funeral in November, bare legs there, or a word about looks', () => {
    for (const draft of outfits('a funeral in November', [null, ...BOTH], '300-plus')) {
      expect(draft.items.some((item) => is(item, 'coat'))).toBe(true);
      if (draft.items.some((item) => is(item, 'skirt', 'dress')))
        expect(draft.items.some((item) => is(item, 'tights'))).toBe(true);
      expect(textOf(draft)).not.toMatch(/prettiness|tuck|carr(?:y|ies) |speaks up|is ready for/i);
    }
  });

  it('is cotton on head or hands at minus ten, and nylon on the legs', () => {
    for (const { items } of outfits('a walk at minus 10 in the snow', [null, ...BOTH]))
      for (const item of items.filter((worn) => is(worn, 'hat', 'gloves', 'scarf', 'tights')))
        expect(item.fabric).not.toMatch(/cotton|nylon|viscose/);
  });

  it('is what jars: shirts darker than their jackets, ties paler than their shirts, tights that leave the shoes', () => {
    const drafts = WHERE_PEOPLE_LOOK.flatMap((prompt) => outfits(prompt, [null, ...BOTH], '300-plus'));

    for (const { items } of drafts) {
      const pieces = items
        .map(known)
        .flatMap(({ item, garment, fabric, colour }) =>
          garment === null || fabric === null || colour === null
            ? []
            : [{ garment, fabric, colour, pattern: item.pattern }],
        );
      const clashes = pieces.flatMap((one, at) =>
        pieces
          .slice(at + 1)
          .filter((other) => doClash(one, other))
          .map((other) => `${one.colour} ${one.garment.key}, ${other.colour} ${other.garment.key}`),
      );

      expect(clashes).toEqual([]);
    }
  });

  it('is what reads as costume: a square at the neck of menswear, a waistcoat by itself, a pinstriped odd jacket', () => {
    const drafts = WHERE_PEOPLE_LOOK.flatMap((prompt) => outfits(prompt, [null, 'menswear']));

    for (const { items } of drafts) {
      expect(items.map(({ garment }) => garment)).not.toContain('silk-scarf');
      if (!items.some((item) => is(item, 'suit'))) {
        expect(items.map(({ garment }) => garment)).not.toContain('waistcoat');
        for (const item of items.filter((worn) => is(worn, 'blazer')))
          expect(item.pattern).not.toBe('pinstripe');
      }
    }
  });

  it('is advice about what is not worn', () => {
    const drafts = WHERE_PEOPLE_LOOK.flatMap((prompt) => outfits(prompt, [null, ...BOTH]));

    for (const draft of drafts) {
      const [text, keys] = [textOf(draft), draft.items.map(({ garment }) => garment)];

      expect(text).not.toMatch(/minds a splash|neutrals only|press only the collar|cropped: the waist/);
      if (text.includes('buckle')) expect(keys).toContain('trench-coat');
      if (/Tuck the knit/.test(text)) expect(keys).not.toContain('chunky-sweater');
      if (/keeps? the cold out/.test(text)) expect(draft.items.some((item) => is(item, 'coat'))).toBe(true);
    }
  });

  it('is a bomber jacket on a ski slope, because the budget is small', () => {
    for (const draft of outfits('a ski trip', BOTH, 'under-50')) {
      expect(draft.items.map(({ garment }) => garment)).toContain('ski-jacket');
      expect(textOf(draft)).toMatch(/not sold for under \$50/);
    }
  });

  it('is an earring that hangs beside a necklace, and a bag that matches nothing', () => {
    for (const { items } of outfits('cocktail party in December', ['womenswear'])) {
      const keys = items.map(({ garment }) => garment);
      expect(keys.includes('drop-earrings') && items.some((item) => is(item, 'necklace'))).toBe(false);
      for (const bag of items.filter(({ slot }) => slot === 'bag'))
        expect(items.filter(({ color }) => color === bag.color).length).toBeGreaterThan(1);
    }
  });

  it('is an answer about a range to who named a sum', () => {
    for (const draft of outfits('June garden wedding as a guest, 150 dollars', BOTH, '100-200'))
      expect(textOf(draft)).toMatch(/within your \$150/);
  });
});

describe('left on the rail for a table, a feast and a path', () => {
  const clothOf = (draft: OutfitDraft, key: string) =>
    draft.items.filter(({ garment }) => garment === key).map(({ fabric }) => fabric);

  it('wears a straw brim beside a dress', () => {
    for (const draft of looksFor('polo match in July, hats expected', { taste: { colorPalette: ['Black'] } }))
      expect(clothOf(draft, 'sun-hat')).not.toContain('cotton');
  });

  it('sits at a smart table in no quilted jacket and no pinafore', () => {
    const romantic = { styleCategories: ['Romantic' as const, 'Vintage' as const] };
    for (const taste of [{}, romantic])
      for (const draft of looksFor('smart casual birthday supper for my aunt in November', { taste }))
        for (const key of ['quilted-jacket', 'pinafore']) expect(keysOf(draft)).not.toContain(key);
  });

  it('walks on no path in pale trousers in the cold, nor in pile in the wind', () => {
    const taste = { colorPalette: ['White' as const, 'Cream' as const, 'Gray' as const] };
    for (const draft of looksFor('windy walk along the cliffs in November', { taste })) {
      expect(keysOf(draft)).not.toContain('teddy-coat');
      for (const { slot, color } of draft.items)
        if (slot === 'bottom') expect(['White', 'Ivory', 'Cream', 'Beige']).not.toContain(color);
    }
  });

  it('gives a guest in a suit without a tie at least a square', () => {
    for (const draft of looksFor('guest at a wedding in an old mill in May', {
      worn: null,
      range: '200-300',
    }))
      if (has(draft, 'suit') && !has(draft, 'tie', 'bow-tie'))
        expect(keysOf(draft)).toContain('pocket-square');
  });

  it('knots no square for whoever dresses off the street, and weaves no flowers for a man of Old Money', () => {
    for (const draft of looksFor('smart casual supper in October', {
      taste: { styleCategories: ['Streetwear', 'Edgy'], colorPalette: ['Black', 'Olive'] },
    }))
      expect(keysOf(draft)).not.toContain('silk-scarf');
    for (const draft of looksFor('cocktail party on the last night of the year', {
      worn: 'menswear',
      taste: { styleCategories: ['Old Money', 'Preppy'] },
    }))
      for (const { fabric } of draft.items) expect(fabric).not.toBe('brocade');
  });

  it('hears no running where nobody says a word of it', () => {
    for (const draft of looksFor('open evening for the parents of my class in November'))
      expect(wordsOf(draft)).not.toContain('run in it');
  });
});
