import { describe, expect, it } from 'vitest';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { DraftItem, OutfitDraft, Taste } from '../../../stylist.ts';
import { is } from '../../../testing/items-for.ts';
import { hasCoat, hasKey, inSlot, keysOf, looksFor, type Wearer } from '../../../testing/looks-for.ts';
import { lightnessOf } from '../colour-pairs.ts';

function outfits(prompt: string, worn: Wearer, taste: Partial<Taste> = {}): OutfitDraft[] {
  return looksFor(prompt, { worn, taste, range: '200-300', seeds: [1, 2, 3, 4, 5] });
}
const isCoatItem = ({ garment }: DraftItem) => {
  const known = garmentOf(garment);
  return known !== null && isCoat(known);
};
const DESK_JACKETS = ['blazer', 'double-breasted-blazer', 'soft-blazer', 'tweed-jacket', 'suit-jacket'];
const BROWNS = ['Brown', 'Chocolate', 'Cognac', 'Tan', 'Camel', 'Burgundy'];

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

describe('an evening out in womenswear', () => {
  it.each([
    'twentieth wedding anniversary, a very good bistro',
    'my best friend turns 30, big party',
    'swan lake on saturday',
  ])('comes from no desk: %s', (prompt) => {
    for (const draft of looksFor(prompt)) expect(hasKey(draft, ...DESK_JACKETS)).toBe(false);
  });

  it('keeps the jacket where one dines for work', () => {
    const jackets = looksFor('dinner with investors in February').filter((draft) =>
      hasKey(draft, ...DESK_JACKETS),
    );

    expect(jackets).not.toEqual([]);
    for (const draft of looksFor('dinner with a client')) expect(hasKey(draft, 'slip-dress')).toBe(false);
  });

  it('has no quilted jacket, no rubber boots and no long knit below a coat', () => {
    for (const prompt of ['second date, it is pouring', 'cocktails with the girls in november'])
      for (const draft of looksFor(prompt)) {
        expect(hasKey(draft, 'quilted-jacket', 'rain-boots', 'insulated-boots')).toBe(false);
        expect(hasCoat(draft) && hasKey(draft, 'duster-cardigan')).toBe(false);
      }
  });

  it('goes to the dance floor in a coat where winter was named', () => {
    for (const draft of looksFor('nightclub with my friends, december and cold'))
      expect(hasCoat(draft)).toBe(true);
  });
});

describe('menswear by lamplight', () => {
  it.each(['tosca on a winter evening', 'a drinks reception before christmas, cocktail attire'])(
    'is dark and plain down to the shoes: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, { worn: 'menswear', seeds: [11, 12] })) {
        for (const { color } of inSlot(draft, 'shoes')) expect(BROWNS).not.toContain(color);
        for (const { pattern } of inSlot(draft, 'top')) expect(pattern).not.toBe('pinstripe');
        for (const { fabric, garment } of inSlot(draft, 'bottom', 'outer'))
          expect([garment, fabric]).not.toEqual([garment, 'twill']);
      }
    },
  );

  it('is no silk for the feast at the end of Ramadan', () => {
    for (const draft of looksFor('eid at my uncle’s', { worn: 'menswear', seeds: [11, 12] }))
      for (const { fabric } of draft.items) expect(['silk', 'satin']).not.toContain(fabric);
  });
});

describe('womenswear by lamplight', () => {
  it('is no white gown among guests, and wears fine tights to the dance', () => {
    for (const draft of looksFor('black tie ball in November', { seeds: [11, 12] }))
      for (const { color, garment } of inSlot(draft, 'dress'))
        if (garmentOf(garment ?? '')?.kinds.includes('gown') === true)
          expect(lightnessOf(color as never)).toBeLessThan(0.88);
    for (const draft of looksFor('cocktails for my fortieth in December', { seeds: [11, 12] }))
      expect(keysOf(draft)).not.toContain('tights');
  });
});
