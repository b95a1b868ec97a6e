import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import type { OutfitDraft, Taste } from '../../stylist.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';
import { lightnessOf } from './colour-pairs.ts';

type Wearer = 'womenswear' | 'menswear' | null;

function outfits(prompt: string, worn: Wearer, taste: Partial<Taste> = {}): OutfitDraft[] {
  return looksFor(prompt, { worn, taste, range: '200-300', seeds: [1, 2, 3] });
}

const PALE = 0.74;

describe('what a stylist wears on the ground there is', () => {
  it.each(['jogging in the woods in March', 'a rainy festival in June', 'building a snowman in January'])(
    'has no pale legs: %s',
    (prompt) => {
      for (const { items } of outfits(prompt, 'womenswear', { customColorPalette: ['Cream', 'Ivory'] }))
        for (const { slot, color } of items)
          if (slot === 'bottom') expect(lightnessOf(color as ColourName)).toBeLessThan(PALE);
    },
  );

  it('walks through covered towns in long legs and flat shoes', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of outfits('four days in Cairo in May', worn)) {
        for (const kind of ['shorts', 'above-knee', 'tank'] as const) expect(has(draft, kind)).toBe(false);
        expect(keysOf(draft)).not.toContain('espadrille-wedges');
      }
  });

  it('lifts on a flat sole, and runs on a soft one', () => {
    for (const draft of outfits('deadlifts and bench press after work', 'menswear'))
      expect(keysOf(draft)).toContain('training-shoes');
    for (const draft of outfits('a jog along the river', 'menswear'))
      expect(keysOf(draft)).toContain('running-shoes');
  });
});

describe('what a stylist wears as warm as the day', () => {
  it('goes over the collar with a knit on a cool fairway', () => {
    for (const draft of outfits('nine holes of golf in late October', 'menswear')) {
      expect(has(draft, 'sweater')).toBe(true);
      expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
    }
    for (const draft of outfits('nine holes of golf in June', 'menswear'))
      expect(has(draft, 'polo')).toBe(true);
  });

  it('has no Oxford cloth in the heat, and nothing thinner below a coat where nothing goes over it', () => {
    const clothOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'top')?.fabric;
    for (const draft of outfits('office during the heat wave, 36 degrees', 'menswear'))
      expect(clothOf(draft)).not.toBe('oxford cotton');
    for (const draft of outfits('a play in January, smart casual', 'menswear'))
      expect(['poplin', 'twill']).not.toContain(clothOf(draft));
  });

  it('speaks of no rain where the ground is muddy, and of no cloth of a bag by the fire', () => {
    for (const { title, reasons } of outfits('campfire with friends, cold, muddy ground', null)) {
      expect(title).not.toMatch(/rain/i);
      expect(reasons.join(' ')).not.toMatch(/rain|and no cloth that melts/i);
    }
  });

  it('marries off nobody in the pinstripes of the office', () => {
    for (const worn of ['menswear', null] as const)
      for (const draft of outfits('wedding guest in early June', worn))
        for (const [at, garment] of garmentsOf(draft).entries())
          if (garment.kinds.includes('suit')) expect(draft.items[at]?.pattern).not.toBe('pinstripe');
  });
});

describe('what a stylist wears by the calendar', () => {
  it('has no roll-neck at a table in September, and no tread in the heat', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of outfits('dinner with my boyfriend in early September', worn))
        expect(has(draft, 'turtleneck')).toBe(false);
    for (const draft of outfits('a hot day at the office in August', 'womenswear'))
      expect(keysOf(draft)).not.toContain('chunky-loafers');
  });

  it('has no colors of leaves at a baptism in May, whose they are not', () => {
    for (const { items } of outfits('baptism of our goddaughter in May', 'womenswear'))
      for (const { slot, color } of items)
        if (['top', 'bottom', 'dress'].includes(slot))
          expect(['Burgundy', 'Olive', 'Rust', 'Mustard', 'Chocolate']).not.toContain(color);
  });
});

describe('what a stylist wears where one is looked at', () => {
  it('graduates and mourns in a jacket, and mourns with a tie', () => {
    for (const draft of outfits('my college graduation in June', 'menswear'))
      expect(has(draft, 'blazer')).toBe(true);
    for (const draft of outfits('memorial service for an old colleague', 'menswear')) {
      expect(has(draft, 'suit')).toBe(true);
      expect(has(draft, 'tie')).toBe(true);
    }
  });

  it('shows no second skin to whoever hires', () => {
    for (const draft of outfits('interview at a design studio in October', 'womenswear', {
      styleCategories: ['Edgy'],
    }))
      expect(keysOf(draft)).not.toContain('fitted-rollneck');
  });

  it('has no slingback over tights', () => {
    for (const draft of outfits('a confirmation in March', 'womenswear'))
      if (keysOf(draft).includes('tights')) expect(keysOf(draft)).not.toContain('kitten-heels');
  });

  it('gives who lives in color a shawl and a bag that are neither beige nor gray', () => {
    const taste: Partial<Taste> = {
      styleCategories: ['Maximalist'],
      colorPalette: ['Fuchsia', 'Cobalt', 'Mustard'],
    };
    for (const draft of outfits('wedding guest in October', 'womenswear', taste))
      for (const { slot, garment, color } of draft.items)
        if (slot === 'bag' || garment === 'pashmina')
          expect(['Beige', 'Gray', 'Stone', 'Taupe', 'Camel']).not.toContain(color);
  });

  it('puts no pale coat on a man over a suit', () => {
    for (const draft of outfits('job interview at a law firm in February', 'menswear'))
      for (const [at, garment] of garmentsOf(draft).entries())
        if (garment.kinds.includes('coat'))
          expect(lightnessOf((draft.items[at]?.color ?? 'Black') as ColourName)).toBeLessThan(PALE);
  });

  it.each(['a windy walk on the moor in November, cold', 'cold and windy on the trail in October'])(
    'covers the ears in a cold wind: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of outfits(prompt, worn)) expect(keysOf(draft)).toContain('beanie');
    },
  );
});
