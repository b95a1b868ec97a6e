import { describe, expect, it } from 'vitest';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';

const MEN = { worn: 'menswear' } as const;
const outerOf = (draft: Parameters<typeof garmentsOf>[0]) =>
  garmentsOf(draft).filter(({ slot }) => slot === 'outer');

describe('a tuxedo that was refused', () => {
  it.each([
    'My best friend’s wedding is black tie optional and I don’t want to wear a tux, but it should still look right next to guys who do',
    'black tie gala, I hate tuxedos',
    'gala, anything but a tux',
    'Gala, aber bitte kein Smoking',
  ])('is a dark suit with a tie: %s', (prompt) => {
    for (const draft of looksFor(prompt, MEN)) {
      expect(keysOf(draft)).toEqual(
        expect.arrayContaining(['suit-jacket', 'suit-trousers', 'poplin-shirt', 'necktie']),
      );
      expect(keysOf(draft).filter((key) => key?.startsWith('tuxedo'))).toEqual([]);
      for (const { garment, color } of draft.items)
        if (garment === 'suit-jacket') expect(['Black', 'Charcoal', 'Navy']).toContain(color);
    }
  });
});

describe('what an occasion is, whatever one of its words means elsewhere', () => {
  it.each(['our baseball awards banquet', 'football team banquet', 'Sportlerehrung im Verein'])(
    'is a jacket and no tuxedo at %s',
    (prompt) => {
      for (const draft of looksFor(prompt, MEN)) {
        expect(has(draft, 'blazer')).toBe(true);
        expect(keysOf(draft)).not.toContain('tuxedo-jacket');
      }
    },
  );

  it('is a fleece under a shell and boots where the nights of a camp are cold', () => {
    for (const draft of looksFor('camping weekend, warm days but it gets cold at night', MEN))
      expect(keysOf(draft)).toEqual(expect.arrayContaining(['fleece-jacket', 'rain-jacket', 'hiking-boots']));
    for (const draft of looksFor('camping in July')) expect(keysOf(draft)).not.toContain('fleece-jacket');
  });

  it('is white on the court where it is to be mostly white, on no running shoes', () => {
    for (const draft of looksFor('tennis lessons, mostly white')) {
      expect(draft.items.filter(({ slot, color }) => slot !== 'accessory' && color !== 'White')).toEqual([]);
      expect(keysOf(draft)).not.toContain('running-shoes');
    }
  });

  it('is waterproof on the bank of a river in the rain', () => {
    for (const draft of looksFor('fishing weekend, it might rain', MEN))
      for (const { slot, key } of garmentsOf(draft))
        if (slot === 'shoes') expect(footwearOf(key)?.waterproof).toBe(true);
  });
});

describe('layers', () => {
  it.each(['train trip in May, layers', 'hiking in early spring, need layers'])(
    'are two over a top: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, MEN)) {
        const outer = outerOf(draft);
        expect([outer.filter(isCoat).length, outer.length]).toEqual([1, 2]);
      }
    },
  );
});
