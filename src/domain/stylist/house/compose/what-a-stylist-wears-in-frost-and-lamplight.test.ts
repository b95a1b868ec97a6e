import { describe, expect, it } from 'vitest';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { keysOf, looksFor } from '../../testing/looks-for.ts';
import { lightnessOf } from './colour-pairs.ts';

const WOOLS = ['merino', 'lambswool', 'wool', 'cashmere', 'mohair', 'fleece'];
const BROWNS = ['Brown', 'Chocolate', 'Cognac', 'Tan', 'Camel', 'Burgundy'];
const inSlot = ({ items }: OutfitDraft, ...slots: string[]) =>
  items.filter(({ slot }) => slots.includes(slot));
const textOf = ({ description, reasons }: OutfitDraft) => [description, ...reasons].join(' ');

describe('what keeps the frost out', () => {
  it.each(['womenswear', 'menswear', 'everything'] as const)('is wool below what is padded: %s', (worn) => {
    for (const draft of looksFor('taking the puppy out at minus nine', { worn, seeds: [11, 12] })) {
      for (const { fabric } of inSlot(draft, 'top')) expect(WOOLS).toContain(fabric);
      for (const { fabric } of inSlot(draft, 'outer'))
        expect(['recycled padding', 'down-filled nylon']).toContain(fabric);
      expect(inSlot(draft, 'bottom').map(({ garment }) => garment)).toEqual(['lined-trousers']);
      expect(draft.description).toMatch(/base layer for body and legs goes under it/);
    }
  });
});

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

describe('what is said', () => {
  it('calls no business trip a code that was asked for', () => {
    for (const draft of looksFor('business congress in Vienna in March', { seeds: [11, 12] }))
      expect(textOf(draft)).not.toMatch(/as you asked/);
  });
});
