import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { HER, HIM, is, itemsFor, keysIn, shoesIn, type Who } from '../../../testing/items-for.ts';
import { keysOf, outfitsOf } from '../../../testing/looks-for.ts';
import { tightsFor } from '../clashes.ts';
import { lightnessOf } from '../colour-pairs.ts';

const isWarmCoat = (key: string | null) => {
  const known = garmentOf(key);
  return known !== null && isCoat(known);
};
const groundsOf = ({ items }: OutfitDraft) => items.filter(({ slot }) => slot === 'shoes' || slot === 'bag');

describe('what the day is for', () => {
  it('is no thin heel from a certain age, unless it is asked for', () => {
    const heels = (prompt: string) =>
      itemsFor(prompt, { ...HER, age: '55+' })
        .map(shoesIn)
        .filter((shoes) => footwearOf(shoes?.garment ?? '')?.heel === 'thin').length;

    expect(heels('lunch for my sister at a restaurant') + heels('theatre in November')).toBe(0);
    expect(heels('theatre in stilettos')).toBeGreaterThan(0);
  });

  it('is no bag for papers at a table', () => {
    for (const prompt of ["my mum's 60th birthday lunch at a nice restaurant", 'dinner with friends'])
      for (const items of itemsFor(prompt, HER))
        expect(
          items.filter((item) => is(item, 'tote', 'backpack') || item.garment === 'messenger-bag'),
        ).toEqual([]);
  });

  it('is no bag that takes more of a modest sum than what is worn', () => {
    for (const prompt of ['a day at the office', 'brunch', 'a city trip'])
      for (const items of itemsFor(prompt, HER, '50-100')) {
        const bag = items.find(({ slot }) => slot === 'bag');
        const dearest = Math.max(
          ...items.filter((item) => item !== bag).map(({ priceHighCents }) => priceHighCents),
        );
        // Prices are rounded to fives.
        expect(bag?.priceHighCents ?? 0).toBeLessThanOrEqual(dearest + 500);
      }
  });

  it('is a fleece under a shell on a windy trail, in the money for both', () => {
    for (const who of [HER, HIM])
      for (const items of itemsFor('hiking in autumn, cool and windy', who, '200-300')) {
        const keys = keysIn(items);
        expect([keys, items.some(({ slot, garment }) => slot === 'outer' && isWarmCoat(garment))]).toEqual([
          keys,
          true,
        ]);
        expect(keys).toContain('hiking-boots');
      }
  });

  it('is no denim and no heavy shoe in the heat', () => {
    for (const who of [HER, HIM])
      for (const items of itemsFor('a walk in town at 31 degrees', who))
        expect(items.filter((item) => is(item, 'jeans', 'boots', 'lace-ups'))).toEqual([]);
  });

  it('is something to strip down to in Lisbon in May', () => {
    for (const who of [HER, HIM])
      for (const items of itemsFor('a weekend in Lisbon in May', who)) {
        expect(items.filter((item) => item.slot === 'shoes' && is(item, 'boots'))).toEqual([]);
        if (items.some(({ slot }) => slot === 'outer'))
          expect(items.filter((item) => is(item, 'sweatshirt', 'hoodie', 'sweater'))).toEqual([]);
      }
  });

  it('is tights below a hem at a funeral in the spring', () => {
    for (const items of itemsFor('a funeral in April', HER))
      if (items.some((item) => is(item, 'skirt', 'dress')))
        expect([keysIn(items), items.some((item) => is(item, 'tights'))]).toEqual([keysIn(items), true]);
  });

  it('is flat or on a wedge where heels sink', () => {
    for (const items of itemsFor('a garden wedding in June, my heels always sink into the lawn', HER)) {
      const key = shoesIn(items)?.garment ?? '';
      expect([key, key === 'espadrille-wedges' || footwearOf(key)?.heel !== 'thin']).toEqual([key, true]);
      if (key !== 'espadrille-wedges') expect(footwearOf(key)?.heel).not.toBe('block');
    }
  });
});

describe('legs', () => {
  it('below a pale hem are in no opaque tights', () => {
    for (const items of itemsFor('theatre in November', { ...HER, palette: ['Cream', 'Beige', 'White'] })) {
      const hem = items.find((item) => is(item, 'skirt', 'dress'));
      if (hem === undefined || !keysIn(items).includes('tights')) continue;
      expect(lightnessOf(hem.color as ColourName)).toBeLessThan(0.72);
    }
  });

  it('are chocolate with brown shoes and black with black ones, as the hem bears', () => {
    expect(tightsFor('Brown', 'Mustard')[0]).toBe('Chocolate');
    expect(tightsFor('Brown', 'Black')).not.toContain('Chocolate');
    expect(tightsFor('Cognac', 'Navy')[0]).toBe('Navy');
    expect(tightsFor('Black', 'Charcoal')[0]).toBe('Black');
  });

  it('are in leather for whoever dresses so or asks', () => {
    const legs = (prompt: string, who: Who) => itemsFor(prompt, who).flatMap(keysIn);

    for (const prompt of ['lunch at the pub for a birthday', 'office in spring, not boring'])
      for (const who of [HER, { ...HIM, styles: ['Casual' as const] }])
        expect(legs(prompt, who)).not.toContain('leather-trousers');
    expect(legs('dinner in leather trousers', HER)).toContain('leather-trousers');
  });

  it('are in no bias-cut satin on the way', () => {
    for (const prompt of ['weekend in Lisbon in May, hand luggage', 'the school run', 'errands in town'])
      expect(itemsFor(prompt, { ...HER, styles: ['Minimalist'] }).flatMap(keysIn)).not.toContain(
        'slip-skirt',
      );
  });
});

describe('what is taken along has a reason', () => {
  it.each([
    ['a drink in a bar with a friend', 'menswear', 'bag'],
    ['dinner with friends', 'menswear', 'bag'],
    ['moving house, boxes all day', 'womenswear', 'bag'],
  ] as const)('has no bag: %s', (prompt, worn, slot) => {
    for (const { items } of outfitsOf(prompt, worn))
      expect(items.map((item) => item.slot)).not.toContain(slot);
  });

  it.each([
    ['a day in town', 'womenswear', ['backpack', 'gym-bag']],
    ['theatre tonight, black trousers and a top with some shine', 'womenswear', ['cardigan', 'dress-watch']],
    ['jeans and a blue shirt for the weekend', 'menswear', ['cardigan', 'overshirt', 'chore-jacket']],
    ['video calls at home', 'womenswear', ['chore-jacket', 'field-jacket', 'denim-jacket']],
    ['a hike in the rain', 'menswear', ['beanie', 'knit-gloves']],
  ] as const)('leaves what fills a place: %s', (prompt, worn, fillers) => {
    for (const draft of outfitsOf(prompt, worn))
      for (const key of fillers) expect(keysOf(draft)).not.toContain(key);
  });
});

describe('shoes and bag belong to the dress and the hour', () => {
  it.each(['wedding guest in the evening', 'birthday dinner, a red dress', 'opera night'])(
    'are of no day leather: %s',
    (prompt) => {
      for (const draft of outfitsOf(prompt, 'womenswear'))
        for (const { color } of groundsOf(draft))
          expect(['Brown', 'Cognac', 'Taupe', 'Tan', 'Camel', 'Khaki']).not.toContain(color);
    },
  );

  it('are of no suede sack at a christening or a graduation', () => {
    for (const prompt of ['christening of my godchild', 'my graduation'])
      for (const draft of outfitsOf(prompt, 'womenswear')) {
        expect(keysOf(draft)).not.toContain('bucket-bag');
        for (const { slot, fabric } of draft.items) if (slot === 'bag') expect(fabric).not.toBe('suede');
      }
  });
});
