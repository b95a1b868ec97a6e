import { describe, expect, it } from 'vitest';
import type { OutfitDraft, Taste } from '../../../stylist.ts';
import { has, inSlot, keysOf, looksFor, outfitsOf, textOf, type Wearer } from '../../../testing/looks-for.ts';

function outfits(prompt: string, worn: Wearer, taste: Partial<Taste> = {}): OutfitDraft[] {
  return looksFor(prompt, { worn, taste, range: '200-300', seeds: [1, 2, 3, 4, 5] });
}
const shoesOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes');
const WEARERS: readonly Wearer[] = ['womenswear', 'menswear', null];
const WORN = ['womenswear', 'menswear'] as const;

describe('a sport that wears its things out', () => {
  it('buys its shoes new, and wears long sleeves in the cold', () => {
    for (const draft of looksFor('couch to 5k, starting in icy January', {
      range: '50-100',
      seeds: [11, 12],
    })) {
      expect(keysOf(draft)).toContain('training-top');
      expect(keysOf(draft)).not.toContain('performance-tee');
      expect(textOf(draft)).not.toMatch(/shoes second-hand/);
    }
  });

  it('has no rubber boots and no white fleece on the hill', () => {
    for (const draft of looksFor('day hike in the Lake District, soggy October', { seeds: [11, 12] })) {
      expect(keysOf(draft)).not.toContain('rain-boots');
      for (const { color } of inSlot(draft, 'outer'))
        expect(['White', 'Ivory', 'Cream', 'Beige']).not.toContain(color);
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

describe('what a stylist wears in the saddle', () => {
  it.each(['my first dressage training', 'horseback in the hills in September'])(
    'rides in stretch and a small heel, with nothing that hangs: %s',
    (prompt) => {
      for (const worn of WEARERS)
        for (const draft of outfitsOf(prompt, worn)) {
          expect(keysOf(draft)).toEqual(expect.arrayContaining(['riding-trousers', 'jodhpur-boots']));
          expect(draft.items.some(({ slot }) => slot === 'bag')).toBe(false);
          expect(draft.description).toContain('helmet');
        }
    },
  );

  it('is no way to dress for a day in the country', () => {
    for (const draft of outfitsOf('a weekend in the country in October', 'womenswear'))
      expect(keysOf(draft)).not.toContain('riding-trousers');
  });
});

describe('where one climbs', () => {
  it.each(['bouldering date on friday', 'mit Kollegen in die Boulderhalle'])(
    'it is a tee and legs that stretch, whoever comes along: %s',
    (prompt) => {
      for (const worn of WORN)
        for (const draft of looksFor(prompt, { worn })) {
          expect(has(draft, 'active')).toBe(true);
          expect(has(draft, 'jeans', 'boots', 'jewelry', 'belt')).toBe(false);
        }
    },
  );
});
