import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import type { ColourName } from '#contract/palette.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { HIM, itemsFor, shoesIn } from '../../../testing/items-for.ts';
import {
  garmentKeys,
  garmentsOf,
  has,
  keysOf,
  looksFor,
  looksIn,
  outfitsOf,
} from '../../../testing/looks-for.ts';
import { lightnessOf } from '../colour-pairs.ts';

const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt);
const shoesOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes')?.garment ?? '';
const kindsOf = ({ items }: OutfitDraft) =>
  new Set(items.flatMap(({ garment }) => garmentOf(garment ?? '')?.kinds ?? []));
const WORN = ['womenswear', 'menswear'] as const;
const shoeKeyOf = (draft: ReturnType<typeof looksFor>[number]) =>
  garmentsOf(draft).find(({ slot }) => slot === 'shoes')?.key;
const bagOf = (draft: ReturnType<typeof looksFor>[number]) =>
  garmentsOf(draft).find(({ slot }) => slot === 'bag')?.key ?? 'none';
const PALE = 0.74;
const soleOf = (key: string | null) => footwearOf(key ?? '')?.sole;
const heelOf = (key: string | null) => footwearOf(key ?? '')?.heel;

describe('what a stylist wears outdoors', () => {
  it('bathes in the summer of a cool country where no month is told', () => {
    for (const look of looks('ten days at the beach in the netherlands')) {
      expect(shoesOf(look)).toMatch(/slides|sandals|espadrilles/);
      expect(kindsOf(look).has('tights')).toBe(false);
    }
  });

  it('is dressed for the south where the sun was asked for', () => {
    for (const look of looks('clothes for the sun in sicily'))
      expect(garmentKeys(look).filter((key) => /jeans|vest|sweater/.test(key))).toEqual([]);
  });

  it('believes the cold that is told of a beach', () => {
    for (const look of looks('a cold february morning on the beach'))
      expect([...kindsOf(look)].filter((kind) => ['open-toe', 'shorts', 'swim'].includes(kind))).toEqual([]);
  });

  it.each([
    'labrador walk, boiling hot august',
    'open air festival in july',
    'at the playground on a dry june day',
  ])('leaves rubber boots at home on a dry day: %s', (prompt) => {
    for (const look of looks(prompt)) expect(shoesOf(look)).not.toBe('rain-boots');
  });

  it('brings a bag and something over it to the pool', () => {
    for (const look of looks('water aerobics on tuesdays', ['womenswear'])) {
      expect(garmentKeys(look).some((key) => /cardigan|track-jacket/.test(key))).toBe(true);
      expect(look.items.some(({ slot }) => slot === 'bag')).toBe(true);
    }
  });

  it('wears a cap on the course and carries no bag but its clubs', () => {
    for (const look of looks('eighteen holes of golf in june')) {
      expect(garmentKeys(look)).toContain('cap');
      expect(look.items.some(({ slot }) => slot === 'bag')).toBe(false);
    }
  });

  it('cycles in close legs and without a brim', () => {
    for (const look of looks('cycling along the canal in september')) {
      const kinds = kindsOf(look);
      expect(['wide-leg', 'skirt', 'dress', 'hat'].filter((kind) => kinds.has(kind as never))).toEqual([]);
    }
  });

  it('stretches in leggings, and walks to the mat through the winter in closed shoes', () => {
    for (const look of looks('vinyasa yoga class, cold january', ['womenswear'])) {
      expect(garmentKeys(look)).toContain('leggings');
      expect(kindsOf(look).has('open-toe')).toBe(false);
    }
  });

  it('plays tennis in November as in any hall, and never in a straw hat', () => {
    for (const look of looks('playing tennis in november')) {
      expect(shoesOf(look)).toBe('tennis-shoes');
      expect(garmentKeys(look)).not.toContain('sun-hat');
    }
  });

  it('has a fleece for the evening at the tent in the summer, too', () => {
    for (const look of looks('camping trip, early june'))
      expect(garmentKeys(look).some((key) => /fleece|sweatshirt|chunky-sweater/.test(key))).toBe(true);
  });

  it('covers head and feet on a cold deck', () => {
    for (const look of looks('boat trip to see seals in january')) {
      expect(garmentKeys(look)).toContain('beanie');
      expect(kindsOf(look).has('boots')).toBe(true);
    }
  });

  it('has a knit below the jacket on a cool day on foot', () => {
    for (const look of looks('sightseeing in amsterdam in november'))
      for (const { slot, garment } of look.items)
        if (slot === 'top') expect(garmentOf(garment ?? '')?.kinds).not.toContain('tshirt');
  });

  it('skis in March as in January, and asks for no leggings that were refused', () => {
    for (const look of looks('a week of skiing at the end of march', ['womenswear']))
      expect(garmentKeys(look)).toEqual(expect.arrayContaining(['ski-jacket', 'ski-trousers']));
    for (const look of looks('beginners yoga, no leggings please', ['womenswear'])) {
      expect(garmentKeys(look)).not.toContain('leggings');
      expect(look.unmet ?? []).toEqual([]);
    }
  });

  it('has a jacket and legs that bear mud behind a dog of which nothing else is told', () => {
    for (const look of looks('taking the dog out')) {
      expect(look.unmet ?? []).toEqual([]);
      expect(look.items.some(({ slot }) => slot === 'outer')).toBe(true);
      expect(shoesOf(look)).toMatch(/boots|runners/);
    }
  });

  it('goes to sea in the heat without a coat', () => {
    for (const look of looks('boat trip off naples in august'))
      expect(look.items.filter(({ slot }) => slot === 'outer')).toEqual([]);
  });

  it('is dressed for its years by whoever tells them', () => {
    for (const look of looks('aerobics, i am 74', ['womenswear']))
      expect(garmentKeys(look).filter((key) => /training-tank|training-shorts/.test(key))).toEqual([]);
  });

  it('is no set of knit accessories', () => {
    const sets = looks('a weekend in warsaw in january')
      .map(({ items }) =>
        items.filter(({ garment }) => /sweater|beanie|gloves|wool-scarf/.test(garment ?? '')),
      )
      .filter((knits) => knits.length > 2);
    expect(sets).not.toEqual([]);
    for (const knits of sets) expect(new Set(knits.map(({ color }) => color)).size).toBeGreaterThan(1);
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
        expect(['hiking-boots', 'rain-boots', 'insulated-boots']).toContain(shoeKeyOf(draft));
        expect(has(draft, 'dress', 'skirt', 'tote', 'handbag', 'clutch', 'jewelry')).toBe(false);
        expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
      }
  });

  it('lined boots wait for the frost', () => {
    for (const draft of looksFor('ramble with my neighbours in march'))
      expect(shoeKeyOf(draft)).not.toBe('insulated-boots');
    for (const draft of looksFor('countryside walk, minus 6'))
      expect(shoeKeyOf(draft)).toBe('insulated-boots');
  });

  it('a walk in the heat needs no jacket', () => {
    for (const draft of looksFor('woodland walk with my aunt, 31 degrees', { worn: 'menswear' }))
      expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(false);
  });

  it('a week in the hills is no city break, and a walk in town no hike', () => {
    for (const draft of looksFor('a few days in Snowdonia in May'))
      expect(has(draft, 'sneakers', 'dress')).toBe(false);
    for (const draft of looksFor('a walk in Vienna in June'))
      expect(['hiking-boots', 'rain-boots']).not.toContain(shoeKeyOf(draft));
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

describe('what a stylist wears on the ground there is', () => {
  it.each(['jogging in the woods in March', 'a rainy festival in June', 'building a snowman in January'])(
    'has no pale legs: %s',
    (prompt) => {
      for (const { items } of outfitsOf(prompt, 'womenswear', { customColorPalette: ['Cream', 'Ivory'] }))
        for (const { slot, color } of items)
          if (slot === 'bottom') expect(lightnessOf(color as ColourName)).toBeLessThan(PALE);
    },
  );

  it('walks through covered towns in long legs and flat shoes', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of outfitsOf('four days in Cairo in May', worn)) {
        for (const kind of ['shorts', 'above-knee', 'tank'] as const) expect(has(draft, kind)).toBe(false);
        expect(keysOf(draft)).not.toContain('espadrille-wedges');
      }
  });

  it('lifts on a flat sole, and runs on a soft one', () => {
    for (const draft of outfitsOf('deadlifts and bench press after work', 'menswear'))
      expect(keysOf(draft)).toContain('training-shoes');
    for (const draft of outfitsOf('a jog along the river', 'menswear'))
      expect(keysOf(draft)).toContain('running-shoes');
  });
});

describe('mud and hills', () => {
  it('have soles with a tread and nothing pale below', () => {
    for (const prompt of ['walking the dog in muddy fields, autumn', 'a hike, shoes with grip'])
      for (const items of itemsFor(prompt, HIM)) expect(shoesIn(items)?.garment).not.toBe('desert-boots');
  });
});

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

describe('what is carried and stood on', () => {
  it('is a bag that takes it all', () => {
    for (const draft of looksFor('uni on Tuesday, books and laptop')) {
      const bags = garmentsOf(draft).filter(({ slot }) => slot === 'bag');
      expect(bags.length).toBe(1);
      expect(bags.some((garment) => isKind(garment, 'clutch') || garment.key === 'crossbody')).toBe(false);
    }
  });

  it('is no belt and no bag at the waist for whoever wants nothing tight there', () => {
    for (const draft of looksFor('college, I hate anything tight at the waist')) {
      expect(has(draft, 'belt')).toBe(false);
      expect(keysOf(draft)).not.toContain('belt-bag');
    }
  });

  it('holds at the grill, whoever runs it', () => {
    for (const draft of looksFor('running the grill at the church cookout, 95 degrees')) {
      expect(has(draft, 'active')).toBe(false);
      expect(garmentsOf(draft).some(({ key }) => footwearOf(key)?.sole === 'rope')).toBe(false);
    }
  });

  it('is no work clothing at a wedding on a farm', () => {
    for (const draft of looksFor('Hochzeit auf dem Bauernhof im Juni, draußen auf der Wiese'))
      expect(draft.reasons.join(' ')).not.toContain('For the mess');
  });
});
