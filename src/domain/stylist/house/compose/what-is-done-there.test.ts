import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';
import { lightnessOf } from './colour-pairs.ts';

const soleOf = (key: string | null) => footwearOf(key ?? '')?.sole;
const heelOf = (key: string | null) => footwearOf(key ?? '')?.heel;

describe('what the ground and the hour ask', () => {
  it.each(['birthday party in the woods, cool at night', 'Geburtstagsparty im Wald, nachts kühl'])(
    'has a layer and soles that grip: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
        expect(has(draft, 'heels', 'open-toe')).toBe(false);
        expect(draft.items.some(({ fabric }) => fabric === 'satin')).toBe(false);
        for (const { garment } of draft.items.filter(({ slot }) => slot === 'shoes'))
          expect(soleOf(garment)).not.toBe('thin');
      }
    },
  );

  it('stands on a deck on flat soles, in no wool of the winter', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('office summer party on a boat', { worn })) {
        const shoes = draft.items.find(({ slot }) => slot === 'shoes')?.garment ?? null;
        expect([soleOf(shoes), heelOf(shoes)]).not.toContain('thin');
        expect(draft.items.some(({ fabric }) => ['wool', 'wool flannel'].includes(fabric))).toBe(false);
      }
  });

  it.each([
    'moving house, 31 degrees and sunny',
    'Ich ziehe um, drei Stockwerke Kisten schleppen bei 31 Grad',
  ])('carries boxes in the heat in what is carried in, with nothing over it: %s', (prompt) => {
    for (const draft of looksFor(prompt)) {
      expect(has(draft, 'sweater', 'hoodie', 'coat', 'suit')).toBe(false);
      expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(false);
      expect(has(draft, 'heels', 'open-toe')).toBe(false);
      expect(draft.unmet).toEqual([]);
    }
  });

  it('walks the mountains of August in boots', () => {
    for (const draft of looksFor('hiking in August')) expect(has(draft, 'boots')).toBe(true);
  });

  it('has something over a summer dress where a hall is kept cold', () => {
    for (const draft of looksFor('conference in August, the hall is air conditioned'))
      expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
  });

  it('walks in boots and gloves through a cold city', () => {
    for (const draft of looksFor('business trip to Chicago in February', {
      worn: 'menswear',
      range: '300-plus',
    })) {
      expect(has(draft, 'boots') || has(draft, 'suit')).toBe(true);
      expect(has(draft, 'gloves', 'scarf')).toBe(true);
      expect(draft.items.filter(({ slot }) => slot === 'outer')).toHaveLength(2);
    }
  });

  it.each(['yoga and then brunch', 'erst Pilates, dann Brunch'])(
    'stretches and sits at a table: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(has(draft, 'leggings', 'joggers', 'trousers')).toBe(true);
        expect(has(draft, 'dress', 'skirt', 'jeans')).toBe(false);
        expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
        expect(draft.unmet).toEqual([]);
      }
    },
  );

  it('carries no jacket, nor a cardigan in its place', () => {
    for (const draft of looksFor('rap concert, no jacket to carry', { worn: 'menswear' }))
      expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(false);
  });
});

describe('what the occasion asks', () => {
  it('is a tuxedo or a gown where black tie is optional', () => {
    for (const draft of looksFor('black tie optional wedding', { worn: 'menswear' }))
      expect(keysOf(draft)).toEqual(expect.arrayContaining(['tuxedo-jacket', 'bow-tie']));
    for (const draft of looksFor('black tie optional wedding'))
      expect(has(draft, 'gown', 'tie', 'skirt', 'dress')).toBe(true);
  });

  it.each(["services for my father's old boss", 'scattering my uncle’s ashes on Sunday'])(
    'is a dark suit and a tie at a farewell, whatever it is called: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, { worn: 'menswear' })) {
        expect(has(draft, 'tie')).toBe(true);
        expect(has(draft, 'blazer', 'suit')).toBe(true);
      }
    },
  );

  it('is dark at a funeral, also in separates to wear again', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('funeral, something I can wear again', { worn }))
        for (const { slot, color } of draft.items)
          if (['outer', 'bottom', 'dress'].includes(slot))
            expect(lightnessOf(COLOUR_NAMES.find((name) => name === color) ?? 'White')).toBeLessThan(0.61);
  });

  it.each(['interview at a nonprofit', 'interview at a startup', 'Vorstellungsgespräch in einer Agentur'])(
    'is no sneaker at an interview: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of looksFor(prompt, { worn })) expect(has(draft, 'sneakers')).toBe(false);
    },
  );

  it('is no office among wedding guests, and no tote', () => {
    const taste = { styleCategories: ['Athleisure'] };
    const looks = looksFor('wedding in a barn', { taste });
    for (const draft of looks) expect(has(draft, 'tote', 'backpack', 'briefcase')).toBe(false);
    expect(looks.filter((draft) => has(draft, 'dress', 'jumpsuit')).length).toBeGreaterThanOrEqual(3);
  });

  it('is a jacket for an anniversary, and no bag for him', () => {
    for (const draft of looksFor('taking my wife out, it is our 30th anniversary', { worn: 'menswear' })) {
      expect(has(draft, 'polo', 'cardigan', 'sneakers', 'vest')).toBe(false);
      expect(draft.items.some(({ slot }) => slot === 'bag')).toBe(false);
    }
  });

  it('is a jacket where menswear goes out semi-formally, and no swimsuit at work', () => {
    for (const draft of looksFor('opera', { worn: 'menswear' }))
      expect(has(draft, 'cardigan', 'polo')).toBe(false);
    for (const draft of looksFor("I have swimmer's shoulders and speak at a conference"))
      expect(has(draft, 'swim')).toBe(false);
  });

  it('is neither black nor white beside the couple', () => {
    for (const draft of looksFor('mother of the bride, church wedding in June'))
      for (const { slot, color } of draft.items)
        if (['dress', 'outer', 'bottom'].includes(slot))
          expect(['Black', 'White', 'Ivory', 'Cream']).not.toContain(color);
  });

  it('is no regional dress at anybody’s wedding', () => {
    for (const draft of looksFor('garden wedding in June')) expect(has(draft, 'regional')).toBe(false);
    for (const draft of looksFor('garden wedding in June, a wax print dress'))
      expect(keysOf(draft)).toContain('wax-print-dress');
  });

  it('is the table, and not the choir that one knows the other from', () => {
    for (const draft of looksFor('tea with a gentleman from my choir', {
      taste: { customColorPalette: ['Navy', 'Ivory'] },
    }))
      expect(new Set(draft.items.map(({ color }) => color))).not.toEqual(new Set(['Black']));
  });
});

describe('what a body asks', () => {
  it.each(['a day in the city, my thighs rub', 'ein Tag in der Stadt, meine Oberschenkel reiben'])(
    'is trousers where thighs rub: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) expect(has(draft, 'skirt', 'dress', 'shorts')).toBe(false);
    },
  );

  it.each(["graduation, I can't get my arms over my head", 'Abschlussfeier, ich kann die Arme nicht heben'])(
    'opens in front where arms are not to be raised: %s',
    (prompt) => {
      for (const draft of looksFor(prompt))
        for (const garment of garmentsOf(draft).filter(({ slot }) => slot === 'top'))
          expect(isKind(garment, 'sweater', 'tshirt', 'turtleneck')).toBe(false);
    },
  );

  it('is of no wool on tender skin, merino and tights included', () => {
    for (const draft of looksFor('office in winter, I have eczema'))
      for (const { slot, garment, fabric } of draft.items)
        if (['top', 'bottom', 'dress'].includes(slot) || garment === 'tights')
          expect(['wool', 'merino', 'lambswool', 'tweed']).not.toContain(fabric);
  });

  it('leaves to the young what is theirs, unasked', () => {
    const taste = { styleCategories: ['Classic'] };
    for (const prompt of ['dinner with friends', 'brunch', 'weekend in the city'])
      for (const draft of looksFor(prompt, { taste, age: '55+' }))
        expect(
          keysOf(draft).filter((key) => /slip-|crop-top|mini-skirt|camisole|baggy/.test(key ?? '')),
        ).toEqual([]);
    for (const draft of looksFor('a slip skirt for brunch', { taste, age: '55+' }))
      expect(keysOf(draft)).toContain('slip-skirt');
    for (const draft of looksFor('dinner with friends', { worn: 'menswear', age: '18-24' }))
      expect(keysOf(draft)).not.toContain('knit-vest');
  });
});
