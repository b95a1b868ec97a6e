import { describe, expect, it } from 'vitest';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import type { OutfitDraft, Taste } from '../../stylist.ts';
import { has, keysOf, looksFor } from '../../testing/looks-for.ts';

type Wearer = 'womenswear' | 'menswear' | null;

const WEARERS: readonly Wearer[] = ['womenswear', 'menswear', null];

function outfits(prompt: string, worn: Wearer, taste: Partial<Taste> = {}): OutfitDraft[] {
  return looksFor(prompt, { worn, taste, range: '200-300', seeds: [1, 2, 3] });
}

function itemOf({ items }: OutfitDraft, key: string) {
  return items.find(({ garment }) => garment === key);
}

describe('what a stylist wears in the wet and the cold', () => {
  it.each(['tobogganing with my nephews in February', 'a snowball fight with the neighbours'])(
    'has waterproof hands and no wool outside in the snow: %s',
    (prompt) => {
      for (const worn of WEARERS)
        for (const draft of outfits(prompt, worn)) {
          expect(itemOf(draft, 'mittens')?.fabric).toBe('waterproof shell');
          expect(keysOf(draft)).not.toContain('duffle-coat');
          expect(keysOf(draft)).not.toContain('combat-boots');
        }
    },
  );

  it.each(['ten days in Tromso in January', 'the Faroe Islands in December'])(
    'keeps sleet out: %s',
    (prompt) => {
      for (const worn of WEARERS)
        for (const { items } of outfits(prompt, worn)) {
          const coat = items.find(({ slot }) => slot === 'outer');
          expect(fabricOf(coat?.fabric as FabricName).keepsRainOut).toBe(true);
        }
    },
  );

  it('has no holiday in the sun where it freezes', () => {
    for (const draft of outfits('a family vacation in February, minus eight', 'womenswear')) {
      expect(has(draft, 'sandals')).toBe(false);
      expect(has(draft, 'boots')).toBe(true);
    }
  });

  it('carries a shell over light clothes on a warm deck, and no fleece', () => {
    for (const worn of WEARERS)
      for (const draft of outfits('a warm day on a sailboat in June', worn)) {
        expect(keysOf(draft)).toContain('rain-jacket');
        expect(keysOf(draft)).not.toContain('fleece-jacket');
        expect(has(draft, 'jeans')).toBe(false);
      }
  });

  it('has sleeves below a fleece in the cold', () => {
    for (const draft of outfits('a hike on a cold day in November', 'menswear'))
      expect(keysOf(draft)).not.toContain('performance-tee');
  });
});

describe('what a stylist wears in the saddle', () => {
  it.each(['my first dressage training', 'horseback in the hills in September'])(
    'rides in stretch and a small heel, with nothing that hangs: %s',
    (prompt) => {
      for (const worn of WEARERS)
        for (const draft of outfits(prompt, worn)) {
          expect(keysOf(draft)).toEqual(expect.arrayContaining(['riding-trousers', 'jodhpur-boots']));
          expect(draft.items.some(({ slot }) => slot === 'bag')).toBe(false);
          expect(draft.description).toContain('helmet');
        }
    },
  );

  it('is no way to dress for a day in the country', () => {
    for (const draft of outfits('a weekend in the country in October', 'womenswear'))
      expect(keysOf(draft)).not.toContain('riding-trousers');
  });
});

describe('what a stylist wears before others', () => {
  it('has no jacket of the workshop where one asks for work', () => {
    for (const worn of WEARERS)
      for (const draft of outfits('interview for a front desk job at a clinic in May', worn, {
        styleCategories: ['Utility', 'Edgy'],
      }))
        for (const key of ['chore-jacket', 'field-jacket', 'denim-jacket'])
          expect(keysOf(draft)).not.toContain(key);
  });

  it('has white at the neck and laced shoes at the opera', () => {
    for (const worn of ['menswear', null] as const)
      for (const draft of outfits('first time at the opera, in December', worn)) {
        const shirt = draft.items.find(({ slot }) => slot === 'top');
        if (shirt?.garment === 'poplin-shirt') expect(['White', 'Ivory', 'Cream']).toContain(shirt.color);
        expect(keysOf(draft)).not.toContain('loafers');
      }
  });

  it('ties no drawstring in church', () => {
    for (const worn of ['menswear', null] as const)
      for (const draft of outfits('mass on a hot day in August', worn))
        expect(keysOf(draft)).not.toContain('linen-trousers');
  });

  it('wears no burgundy on emerald', () => {
    const taste: Partial<Taste> = { customColorPalette: ['Burgundy', 'Emerald'] };
    for (const draft of outfits('team lunch in April', 'womenswear', taste)) {
      const colours = draft.items
        .filter(({ slot, garment }) => ['top', 'bottom', 'dress'].includes(slot) || garment === 'cardigan')
        .map(({ color }) => color);
      expect(colours.includes('Burgundy') && colours.includes('Emerald')).toBe(false);
    }
  });
});
