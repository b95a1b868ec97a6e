import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentsOf, has, keysOf, looksFor, outfitsOf } from '../../../testing/looks-for.ts';

const GREEN = { colorPalette: ['Forest Green', 'Brown', 'Tan'] };

describe('what belongs together', () => {
  it('puts no knit over a knit', () => {
    for (const prompt of ['a first date at a wine bar', 'book club on a cool evening'])
      for (const draft of looksFor(prompt, { worn: 'menswear' }))
        if (has(draft, 'cardigan'))
          for (const garment of garmentsOf(draft))
            expect(isKind(garment, 'hoodie', 'sweatshirt') || garment.key === 'fine-crew-sweater').toBe(
              false,
            );
  });

  it('is plain and black from head to toe where all black was asked for', () => {
    for (const prompt of [
      'birthday at a club, all black',
      'barista job, they said all black and closed shoes',
    ])
      for (const { items } of looksFor(prompt))
        for (const { slot, color, pattern } of items)
          if (['top', 'bottom', 'dress', 'outer', 'shoes'].includes(slot)) {
            expect(color).toBe('Black');
            expect(['plain', 'knit', 'denim']).toContain(pattern);
          }
  });

  it('has no office jacket over a dress for a wedding', () => {
    for (const draft of looksFor('mother of the bride, dress with sleeves', { range: '300-plus' }))
      if (has(draft, 'dress')) expect(keysOf(draft)).not.toContain('blazer');
  });

  it('wears of two colors the two, and of “pink or red” one', () => {
    for (const { items } of looksFor('lake house with friends, navy and white', {
      taste: { colorPalette: ['Navy', 'White', 'Coral'] },
    }))
      for (const { slot, color } of items)
        if (['top', 'bottom', 'dress', 'outer'].includes(slot)) expect(color).not.toBe('Coral');
    for (const draft of looksFor('dinner with my boyfriend, pink or red')) {
      expect(keysOf(draft)).not.toContain('headscarf');
      expect(draft.unmet ?? []).toEqual([]);
    }
  });

  it('keeps odd jackets quiet at a ceremony in menswear', () => {
    for (const { items } of looksFor('my son’s first communion', {
      worn: 'menswear',
      taste: { colorPalette: ['Emerald', 'Tan'] },
    }))
      for (const { garment, color } of items) if (garment === 'blazer') expect(color).not.toBe('Emerald');
  });

  it('carries no basket to the office and no tote through a theme park', () => {
    for (const draft of looksFor('client meetings in summer'))
      expect(keysOf(draft)).not.toContain('straw-tote');
    for (const draft of looksFor('a week of sightseeing in Rome', { worn: 'menswear' }))
      expect(has(draft, 'tote', 'handbag')).toBe(false);
  });
});

describe('what a second look finds', () => {
  it('is no tie cut from the suit, and no winter sleeve in the heat', () => {
    const inTies = looksFor('a wedding in October', { worn: 'menswear', taste: GREEN as never }).filter(
      ({ items }) => items.some(({ garment }) => garment === 'necktie'),
    );
    expect(inTies).not.toEqual([]);
    for (const { items } of inTies) {
      const tie = items.find(({ garment }) => garment === 'necktie');
      const jacket = items.find(({ slot }) => slot === 'outer');
      if (jacket?.color !== 'Black') expect(tie?.color).not.toBe(jacket?.color);
    }
    for (const draft of looksFor('Christmas lunch at my nan’s, 36 degrees', { worn: 'menswear' }))
      for (const { slot, garment, fabric } of draft.items)
        if (slot === 'top')
          expect([garment, sleeveOf(garment ?? '') === 'long' && fabric !== 'linen']).toEqual([
            garment,
            false,
          ]);
  });

  it('is a hood against the rain on a walk', () => {
    for (const draft of looksFor('walking the dog, it is lashing rain'))
      expect(draft.items.find(({ slot }) => slot === 'outer')?.garment).toBe('rain-jacket');
  });

  it('carries nothing where the guests come, and wears outside what is for outside', () => {
    for (const draft of looksFor('Christmas dinner at ours, I am cooking'))
      expect(draft.items.some(({ slot, garment }) => slot === 'bag' || garment?.endsWith('coat'))).toBe(
        false,
      );
    for (const draft of looksFor('standing on the touchline at my son’s game in January'))
      expect(draft.reasons.join(' ')).not.toContain('for the way');
  });

  it('covers the hair at prayer though a child pulls at scarves', () => {
    for (const draft of looksFor('Eid morning prayer, carrying my baby niece around'))
      expect(keysOf(draft)).toContain('headscarf');
  });
});

describe('what a stylist leaves on the rail of the register', () => {
  it('is leather and nylon before whoever hires', () => {
    for (const draft of outfitsOf('job interview at a café', 'womenswear', { styleCategories: ['Edgy'] }))
      for (const key of ['leather-trousers', 'bomber']) expect(keysOf(draft)).not.toContain(key);
  });

  it('is a check at a wedding in winter, and a tooled belt in town', () => {
    for (const { items } of outfitsOf('wedding in December, as a guest', 'menswear'))
      for (const { slot, pattern } of items) if (slot === 'outer') expect(pattern).toBe('plain');
    for (const draft of outfitsOf('coffee in town', 'menswear', { styleCategories: ['Minimalist'] }))
      expect(keysOf(draft)).not.toContain('western-belt');
  });

  it('is a gown without a bag for the evening', () => {
    for (const draft of outfitsOf('black tie ball in January', 'womenswear'))
      expect(draft.items.some(({ slot, fabric }) => slot === 'bag' && !/leather|suede/.test(fabric))).toBe(
        true,
      );
  });

  it('is a second stripe at a collar', () => {
    for (const { items } of outfitsOf('a confirmation in May', 'menswear', {
      styleCategories: ['Classic'],
    })) {
      const stripes = items.filter(
        ({ garment, slot, pattern }) =>
          (slot === 'top' || garment === 'necktie') && ['pinstripe', 'stripe', 'dot'].includes(pattern),
      );
      expect(stripes.length).toBeLessThan(2);
    }
  });
});
