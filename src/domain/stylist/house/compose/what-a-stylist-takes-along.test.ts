import { describe, expect, it } from 'vitest';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';

const WORN = ['womenswear', 'menswear'] as const;
const shoesOf = (draft: ReturnType<typeof looksFor>[number]) =>
  garmentsOf(draft).find(({ slot }) => slot === 'shoes')?.key;
const bagOf = (draft: ReturnType<typeof looksFor>[number]) =>
  garmentsOf(draft).find(({ slot }) => slot === 'bag')?.key ?? 'none';

describe('by the water', () => {
  it('the wind on deck is welcome where it is hot', () => {
    for (const draft of looksFor('a sailing trip in Thailand', { worn: 'menswear' }))
      expect(has(draft, 'coat', 'cardigan', 'sweater')).toBe(false);
  });

  it.each(['poolside birthday on saturday', 'Poolparty bei Freunden'])(
    'one can swim in it, or is covered by a kaftan: %s',
    (prompt) => {
      for (const worn of WORN)
        for (const draft of looksFor(prompt, { worn })) {
          expect(has(draft, 'swim') || keysOf(draft).includes('kaftan')).toBe(true);
          expect(has(draft, 'sneakers', 'boots', 'loafers', 'heels')).toBe(false);
        }
    },
  );

  it.each(['sundowners on the beach in mykonos', 'Abendessen am Strand, Essen am Strand mit Freundinnen'])(
    'a table in the sand asks for flat open shoes and no swimwear: %s',
    (prompt) => {
      for (const worn of WORN)
        for (const draft of looksFor(prompt, { worn })) {
          expect(has(draft, 'swim', 'boots', 'heels', 'jeans')).toBe(false);
          expect(['sun-hat', 'sunglasses'].some((key) => keysOf(draft).includes(key))).toBe(false);
        }
    },
  );

  it('a beach holiday with somebody’s family is no visit to their table', () => {
    for (const draft of looksFor("beach holiday in Croatia in July with my boyfriend's parents"))
      expect(has(draft, 'loafers', 'blazer', 'boots', 'clutch')).toBe(false);
  });
});

describe('with a paddle', () => {
  it.each(['canoe trip with my cousins', 'Kajaktour im Juni'])('what is worn dries: %s', (prompt) => {
    for (const worn of WORN)
      for (const draft of looksFor(prompt, { worn })) {
        expect(has(draft, 'jeans', 'boots', 'dress', 'skirt', 'sweater')).toBe(false);
        for (const { slot, fabric } of draft.items)
          if (slot === 'top' || slot === 'bottom')
            expect(['cotton', 'linen', 'denim', 'french terry']).not.toContain(fabric);
      }
  });
});

describe('on fields and in woods', () => {
  it.each([
    'walk over the fields with my grandparents',
    'muddy stroll on sunday with friends',
    'new years day walk with everyone',
    'Waldspaziergang mit meinen Eltern',
    'a long walk with my aunt, bring wellies',
    'stroll along the towpath with my cousin',
  ])('boots bear the mud, a jacket comes along and nothing hangs from a hand: %s', (prompt) => {
    for (const worn of WORN)
      for (const draft of looksFor(prompt, { worn })) {
        expect(['hiking-boots', 'rain-boots', 'insulated-boots']).toContain(shoesOf(draft));
        expect(has(draft, 'dress', 'skirt', 'tote', 'handbag', 'clutch', 'jewelry')).toBe(false);
        expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
      }
  });

  it('lined boots wait for the frost', () => {
    for (const draft of looksFor('ramble with my neighbours in march'))
      expect(shoesOf(draft)).not.toBe('insulated-boots');
    for (const draft of looksFor('countryside walk, minus 6')) expect(shoesOf(draft)).toBe('insulated-boots');
  });

  it('a walk in the heat needs no jacket', () => {
    for (const draft of looksFor('woodland walk with my aunt, 31 degrees', { worn: 'menswear' }))
      expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(false);
  });

  it('a week in the hills is no city break, and a walk in town no hike', () => {
    for (const draft of looksFor('a few days in Snowdonia in May'))
      expect(has(draft, 'sneakers', 'dress')).toBe(false);
    for (const draft of looksFor('a walk in Vienna in June'))
      expect(['hiking-boots', 'rain-boots']).not.toContain(shoesOf(draft));
  });

  it('a windy shore in autumn is walked in trousers and boots', () => {
    for (const draft of looksFor('walk on the beach in November, gusty')) {
      expect(has(draft, 'boots')).toBe(true);
      expect(has(draft, 'joggers', 'skirt', 'dress')).toBe(false);
    }
  });
});

describe('among animals and children', () => {
  it('a safari is long, flat and of the colors of the grass', () => {
    for (const worn of WORN)
      for (const draft of looksFor('game drive with my grandparents in Kenya', { worn })) {
        expect(keysOf(draft)).toContain('sun-hat');
        expect(has(draft, 'dress', 'skirt', 'shorts', 'open-toe')).toBe(false);
        for (const { slot, color } of draft.items)
          if (slot === 'bottom' || slot === 'outer')
            expect(['Black', 'Navy', 'White', 'Red', 'Cobalt']).not.toContain(color);
      }
  });

  it.each(['roller coasters with my nephews', 'mit den Enkeln in den Tierpark'])(
    'a day out is walked in closed shoes, with both hands free: %s',
    (prompt) => {
      for (const worn of WORN)
        for (const draft of looksFor(prompt, { worn })) {
          expect(has(draft, 'open-toe', 'heels', 'dress', 'skirt')).toBe(false);
          expect(['none', 'backpack', 'crossbody', 'belt-bag']).toContain(bagOf(draft));
        }
    },
  );
});

describe('in its season', () => {
  it('skiing is in the snow wherever, though no month was named', () => {
    for (const draft of looksFor('a few days skiing in Austria with my sister'))
      expect(keysOf(draft)).toEqual(
        expect.arrayContaining(['ski-jacket', 'ski-trousers', 'insulated-boots']),
      );
  });

  it('a city at Christmas is a trip, and the dinner there is not', () => {
    for (const draft of looksFor('Chicago at Christmas with my brother')) {
      expect(has(draft, 'boots')).toBe(true);
      expect(has(draft, 'blazer', 'heels', 'clutch')).toBe(false);
      expect(keysOf(draft)).toContain('beanie');
    }
    for (const draft of looksFor('Christmas dinner in Boston with my family'))
      expect(keysOf(draft)).not.toContain('beanie');
  });

  it('July is cool in the south', () => {
    for (const draft of looksFor('three days in Queenstown in July'))
      expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
  });

  it('twelve degrees and wind are no frost, and ask for no mittens', () => {
    for (const draft of looksFor('golf with my uncle, 13 degrees and blustery', { worn: 'menswear' }))
      expect(has(draft, 'gloves')).toBe(false);
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
