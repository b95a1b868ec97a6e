import { describe, expect, it } from 'vitest';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { DraftItem, OutfitDraft, Taste } from '../../stylist.ts';
import { looksFor } from '../../testing/looks-for.ts';
import { lightnessOf } from './colour-pairs.ts';
import { isOfBrowns } from './own-palette.ts';

type Wearer = 'womenswear' | 'menswear' | null;

function outfits(prompt: string, worn: Wearer, taste: Partial<Taste> = {}): OutfitDraft[] {
  return looksFor(prompt, { worn, taste, range: '200-300', seeds: [1, 2, 3, 4, 5] });
}

const is = ({ garment }: DraftItem, ...kinds: Kind[]) => {
  const known = garmentOf(garment);
  return known !== null && isKind(known, ...kinds);
};
const isCoatItem = ({ garment }: DraftItem) => {
  const known = garmentOf(garment);
  return known !== null && isCoat(known);
};
const shoesOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes');

describe('what a stylist keeps for the day', () => {
  it.each(['drinks reception and cocktails in November', "New Year's Eve at the opera house"])(
    'is a checked or a pale suit: %s',
    (prompt) => {
      for (const { items } of outfits(prompt, 'menswear'))
        for (const item of items.filter((worn) => is(worn, 'suit') && worn.slot === 'outer'))
          expect([item.pattern, lightnessOf(item.color as 'Navy') < 0.47]).toEqual(['plain', true]);
    },
  );

  it.each(['womenswear', 'menswear', null] as const)('is a camel coat over black tie: %s', (wearer) => {
    for (const { items } of outfits('awards ceremony in January, black tie', wearer))
      for (const item of items.filter(isCoatItem))
        expect(['Black', 'Navy', 'Charcoal']).toContain(item.color);
  });

  it('is a dotted or ivory square beside a dinner jacket', () => {
    for (const { items } of outfits('a ball in February, black tie, with a pocket square', 'menswear'))
      for (const item of items.filter((worn) => is(worn, 'pocket-square')))
        expect([item.color, item.pattern]).toEqual(['White', 'plain']);
  });

  it('is a ball gown at a table, above all for who dresses for the street', () => {
    const drafts = outfits('black tie dinner in spring', 'womenswear', { styleCategories: ['Grunge'] });
    for (const { items } of drafts) expect(items.map(({ garment }) => garment)).not.toContain('ball-gown');
  });

  it('says that the code leads where the street has no place in it', () => {
    for (const { reasons } of outfits('black tie gala', 'menswear', { styleCategories: ['Streetwear'] }))
      expect(reasons.join(' ')).toContain('Streetwear waits');
    for (const { reasons } of outfits('a walk in town', 'menswear', { styleCategories: ['Streetwear'] }))
      expect(reasons.join(' ')).not.toContain('waits');
  });

  it('is a trench, a summer cloth and a sandal at the Christmas party of a firm', () => {
    for (const { items } of outfits('our work Christmas party', 'womenswear')) {
      expect(items.map(({ garment }) => garment)).not.toContain('trench-coat');
      expect(items.some((item) => ['linen', 'seersucker'].includes(item.fabric))).toBe(false);
    }
  });
});

describe('what a stylist brings to a sport', () => {
  it.each(['womenswear', 'menswear', null] as const)('is the shoe of the sport: %s', (wearer) => {
    for (const draft of outfits('badminton on Thursday evening', wearer))
      expect(shoesOf(draft)?.garment).toBe('tennis-shoes');
    for (const draft of outfits('eighteen holes at the golf club', wearer))
      expect(shoesOf(draft)?.garment).toBe('golf-shoes');
  });

  it('is no basket for the weights', () => {
    for (const { items } of outfits('spin class', 'womenswear', { styleCategories: ['Bohemian'] }))
      expect(items.map(({ garment }) => garment)).not.toContain('straw-tote');
  });
});

describe('what a stylist sees in a palette', () => {
  it('is a color of one’s own on what leads, at a bank too', () => {
    const taste = { customColorPalette: ['Emerald', 'Plum'], styleCategories: ['Maximalist'] } as const;
    for (const { items } of outfits('first week at an insurance', 'womenswear', {
      customColorPalette: [...taste.customColorPalette],
      styleCategories: [...taste.styleCategories],
    }))
      expect(items.some(({ color }) => ['Emerald', 'Plum'].includes(color))).toBe(true);
  });

  it('is gold beside brown leather, and no black coat over rust', () => {
    const drafts = outfits('office in autumn rain', 'womenswear', {
      colorPalette: ['Terracotta', 'Camel', 'Cream'],
    });
    for (const draft of drafts) {
      expect(draft.items.filter(isCoatItem).map(({ color }) => color)).not.toContain('Black');
      if (!isOfBrowns((shoesOf(draft)?.color ?? 'Black') as 'Black')) continue;
      const metals = draft.items.filter((item) => is(item, 'jewelry')).map(({ color }) => color);
      expect(metals).not.toContain('Silver');
    }
  });

  it('is no suede below a smooth shoe, and nothing at the waist of a sweatshirt', () => {
    for (const { items } of outfits('interview at an insurance', 'womenswear'))
      for (const item of items.filter((worn) => is(worn, 'belt'))) expect(item.fabric).not.toBe('suede');
    for (const { items } of outfits('a free Sunday in town, in a sweatshirt', 'menswear'))
      expect(items.some((item) => is(item, 'sweatshirt')) && items.some((item) => is(item, 'belt'))).toBe(
        false,
      );
  });
});
