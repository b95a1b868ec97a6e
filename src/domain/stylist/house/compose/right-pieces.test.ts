import { describe, expect, it } from 'vitest';
import type { PriceRange } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { DraftItem } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { tightsFor } from './clashes.ts';
import { lightnessOf } from './colour-pairs.ts';
import { proposeOutfit } from './propose-outfit.ts';

interface Who {
  wardrobe: 'womenswear' | 'menswear';
  age?: Parameters<typeof onboardingOf>[1];
  styles?: StyleName[];
  palette?: ColourName[];
}

const HER: Who = { wardrobe: 'womenswear' };
const HIM: Who = { wardrobe: 'menswear' };

/** The items of four looks each. */
function looks(prompt: string, who: Who, priceRange: PriceRange = '100-200'): DraftItem[][] {
  return [1, 2, 3, 4].map(
    (seed) =>
      proposeOutfit({
        prompt,
        priceRange,
        seed,
        profile: {
          ...emptyProfile(),
          colorPalette: who.palette ?? [],
          styleCategories: who.styles ?? [],
        },
        inspirations: [],
        recent: [],
        onboarding: onboardingOf(who.wardrobe, who.age),
      }).items,
  );
}

const is = ({ garment }: DraftItem, ...kinds: Kind[]) => {
  const known = garmentOf(garment);
  return known !== null && isKind(known, ...kinds);
};
const isJacket = (item: DraftItem) => {
  const known = garmentOf(item.garment);
  return item.slot === 'outer' && known !== null && isKind(known, 'blazer') && !isCoat(known);
};
const isWarmCoat = (key: string | null) => {
  const known = garmentOf(key);
  return known !== null && isCoat(known);
};
const keysOf = (items: readonly DraftItem[]) => items.map(({ garment }) => garment);
const shoesOf = (items: readonly DraftItem[]) => items.find(({ slot }) => slot === 'shoes');

describe('bank, law firm and court', () => {
  const DARKS = ['Navy', 'Charcoal', 'Gray', 'Slate', 'Black'];
  const street: Who = { ...HIM, styles: ['Streetwear'], palette: ['Black', 'Olive', 'Gray'] };
  const boho: Who = { ...HER, styles: ['Bohemian'], palette: ['Lavender', 'Rust', 'Teal'] };

  it.each([
    ['first day at a bank in January', street],
    ['starting a new job at a law firm, smart casual', street],
    ['first day at a bank, no suit please', street],
    ['court hearing in March', boho],
    ['interview at a bank, trousers please', boho],
  ])('are dressed for in dark wool: %s', (prompt, who) => {
    for (const items of looks(prompt, who, '200-300')) {
      const tailored = items.filter((item) => isJacket(item) || item.slot === 'bottom');

      expect([keysOf(items), items.some(isJacket)]).toEqual([keysOf(items), true]);
      for (const { slot, color, fabric, garment, pattern } of tailored) {
        expect(DARKS).toContain(color);
        expect([garment, fabric]).toEqual([garment, expect.not.stringMatching(/cotton|twill|linen/)]);
        if (slot === 'bottom' && garment?.startsWith('suit-') !== true) expect(pattern).toBe('plain');
      }
      for (const key of ['soft-blazer', 'tapered-trousers', 'canvas-tote', 'backpack', 'messenger-bag'])
        expect(keysOf(items)).not.toContain(key);
    }
  });

  it('have a shirt on every man', () => {
    for (const items of looks('first day at a bank in January', street, '200-300'))
      expect(items.some((item) => item.slot === 'top' && is(item, 'shirt'))).toBe(true);
  });

  it('have no trousers of a suit below another jacket', () => {
    for (const items of looks('First day at a bank. Trousers please, not a skirt', HER, '200-300')) {
      const keys = keysOf(items);
      expect([keys, keys.includes('suit-jacket')]).toEqual([keys, keys.includes('suit-trousers')]);
    }
  });
});

describe('an interview in a creative trade', () => {
  it('is in a shirt or a knit with one layer, and without a backpack', () => {
    for (const items of looks('interview at a design studio', { ...HIM, styles: ['Streetwear'] })) {
      expect([keysOf(items), items.some(({ slot }) => slot === 'outer')]).toEqual([keysOf(items), true]);
      for (const key of ['camp-shirt', 'chambray-shirt', 'crew-tee', 'tapered-trousers', 'backpack'])
        expect(keysOf(items)).not.toContain(key);
    }
  });

  it('is without the layer where that was refused', () => {
    for (const items of looks('interview at a design studio, no jacket', HIM))
      expect(items.filter(isJacket)).toEqual([]);
  });
});

describe('a day in the rain', () => {
  it.each([HER, HIM])('is on soles that keep it out, and in trousers that do not drink it', (who) => {
    for (const items of looks('errands in town, it is pouring', who)) {
      const shoes = shoesOf(items);
      const isBoot = shoes !== undefined && is(shoes, 'boots');

      expect([shoes?.garment, footwearOf(shoes?.garment ?? '')?.waterproof === true || isBoot]).toEqual([
        shoes?.garment,
        true,
      ]);
      expect(['suede', 'canvas']).not.toContain(shoes?.fabric);
      for (const { slot, fabric } of items)
        expect([slot, fabric]).not.toEqual(['bottom', expect.stringMatching(/fleece|french terry|^jersey$/)]);
    }
  });
});

describe('legs', () => {
  it('below a pale hem are in no opaque tights', () => {
    for (const items of looks('theatre in November', { ...HER, palette: ['Cream', 'Beige', 'White'] })) {
      const hem = items.find((item) => is(item, 'skirt', 'dress'));
      if (hem === undefined || !keysOf(items).includes('tights')) continue;
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
    const legs = (prompt: string, who: Who) => looks(prompt, who).flatMap(keysOf);

    for (const prompt of ['lunch at the pub for a birthday', 'office in spring, not boring'])
      for (const who of [HER, { ...HIM, styles: ['Casual' as const] }])
        expect(legs(prompt, who)).not.toContain('leather-trousers');
    expect(legs('dinner in leather trousers', HER)).toContain('leather-trousers');
  });

  it('are in no bias-cut satin on the way', () => {
    for (const prompt of ['weekend in Lisbon in May, hand luggage', 'the school run', 'errands in town'])
      expect(looks(prompt, { ...HER, styles: ['Minimalist'] }).flatMap(keysOf)).not.toContain('slip-skirt');
  });
});

describe('what the day is for', () => {
  it('is no thin heel from a certain age, unless it is asked for', () => {
    const heels = (prompt: string) =>
      looks(prompt, { ...HER, age: '55+' })
        .map(shoesOf)
        .filter((shoes) => footwearOf(shoes?.garment ?? '')?.heel === 'thin').length;

    expect(heels('lunch for my sister at a restaurant') + heels('theatre in November')).toBe(0);
    expect(heels('theatre in stilettos')).toBeGreaterThan(0);
  });

  it('is no bag for papers at a table', () => {
    for (const prompt of ["my mum's 60th birthday lunch at a nice restaurant", 'dinner with friends'])
      for (const items of looks(prompt, HER))
        expect(
          items.filter((item) => is(item, 'tote', 'backpack') || item.garment === 'messenger-bag'),
        ).toEqual([]);
  });

  it('is no bag that takes more of a modest sum than what is worn', () => {
    for (const prompt of ['a day at the office', 'brunch', 'a city trip'])
      for (const items of looks(prompt, HER, '50-100')) {
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
      for (const items of looks('hiking in autumn, cool and windy', who, '200-300')) {
        const keys = keysOf(items);
        expect([keys, items.some(({ slot, garment }) => slot === 'outer' && isWarmCoat(garment))]).toEqual([
          keys,
          true,
        ]);
        expect(keys).toContain('hiking-boots');
      }
  });

  it('is no denim and no heavy shoe in the heat', () => {
    for (const who of [HER, HIM])
      for (const items of looks('a walk in town at 31 degrees', who))
        expect(items.filter((item) => is(item, 'jeans', 'boots', 'lace-ups'))).toEqual([]);
  });

  it('is something to strip down to in Lisbon in May', () => {
    for (const who of [HER, HIM])
      for (const items of looks('a weekend in Lisbon in May', who)) {
        expect(items.filter((item) => item.slot === 'shoes' && is(item, 'boots'))).toEqual([]);
        if (items.some(({ slot }) => slot === 'outer'))
          expect(items.filter((item) => is(item, 'sweatshirt', 'hoodie', 'sweater'))).toEqual([]);
      }
  });

  it('is tights below a hem at a funeral in the spring', () => {
    for (const items of looks('a funeral in April', HER))
      if (items.some((item) => is(item, 'skirt', 'dress')))
        expect([keysOf(items), items.some((item) => is(item, 'tights'))]).toEqual([keysOf(items), true]);
  });

  it('is flat or on a wedge where heels sink', () => {
    for (const items of looks('a garden wedding in June, my heels always sink into the lawn', HER)) {
      const key = shoesOf(items)?.garment ?? '';
      expect([key, key === 'espadrille-wedges' || footwearOf(key)?.heel !== 'thin']).toEqual([key, true]);
      if (key !== 'espadrille-wedges') expect(footwearOf(key)?.heel).not.toBe('block');
    }
  });
});

describe('where one is looked at', () => {
  it.each(['parents’ evening at school', 'a conference, I am presenting'])(
    'shoes are shoes: %s',
    (prompt) => {
      for (const items of looks(prompt, HER)) expect(items.some((item) => is(item, 'sneakers'))).toBe(false);
    },
  );

  it('and sneakers are sneakers for who dresses so', () => {
    const streetwear: Who = { ...HIM, styles: ['Streetwear'] };

    expect(
      looks('an office day, smart casual', streetwear).some((items) =>
        items.some((item) => is(item, 'sneakers')),
      ),
    ).toBe(true);
  });

  it('a man has a collar before clients', () => {
    for (const items of looks('a client meeting in the office, no jacket', HIM))
      for (const item of items) if (item.slot === 'top') expect(is(item, 'collared')).toBe(true);
  });

  it('a birthday lunch is no day for a suit', () => {
    for (const items of looks('my father-in-law’s birthday lunch at the pub', { ...HIM, styles: ['Casual'] }))
      expect(items.some((item) => is(item, 'suit'))).toBe(false);
  });

  it('a talk at a conference has a jacket or what is tailored, and a crawl through pubs no suit', () => {
    for (const items of looks('karaoke and a pub crawl, hen do', { wardrobe: 'womenswear' }))
      expect(items.some((item) => is(item, 'suit'))).toBe(false);
  });
});

describe('in the cold', () => {
  it('the foot is closed in', () => {
    for (const prompt of ['a funeral in January, in a church', 'first day at a bank in January'])
      for (const items of looks(prompt, HER)) {
        expect(items.some((item) => is(item, 'open-toe'))).toBe(false);
        expect(['ballet-flats', 'kitten-heels']).not.toContain(shoesOf(items)?.garment);
      }
  });

  it('a coat of the evening is of wool, and at a grave in March something is worn over', () => {
    for (const items of looks('theater in November', HER)) expect(keysOf(items)).not.toContain('trench-coat');
    for (const items of looks('a funeral in March', HER))
      expect(items.some(({ slot }) => slot === 'outer')).toBe(true);
  });
});

describe('in the heat', () => {
  it('whoever is on foot all day has a brim', () => {
    for (const items of looks('walking around Athens all day in 35 degrees', HER))
      expect(items.some((item) => is(item, 'hat'))).toBe(true);
  });
});

describe('bold', () => {
  it('is one’s own color first', () => {
    const own: ColourName[] = ['Mustard', 'Burgundy', 'Black'];
    const worn = looks('a jazz night, go bold', { ...HIM, palette: own }).map((items) =>
      items.some(({ color }) => /mustard|burgundy/i.test(color)),
    );

    expect(worn).toEqual([true, true, true, true]);
  });
});

describe('a pinafore', () => {
  it('is described with what is worn below it', () => {
    for (const seed of [1, 2, 3]) {
      const { items, description } = proposeOutfit({
        prompt: 'a pinafore dress for the weekend',
        priceRange: '100-200',
        seed,
        profile: emptyProfile(),
        inspirations: [],
        recent: [],
        onboarding: onboardingOf('womenswear'),
      });
      const below = items.find(({ slot }) => slot === 'top');

      expect(below).toBeDefined();
      expect(description.toLowerCase()).toContain(
        garmentOf(below?.garment ?? '')
          ?.name.split(' ')
          .at(-1),
      );
    }
  });
});

describe('mud and hills', () => {
  it('have soles with a tread and nothing pale below', () => {
    for (const prompt of ['walking the dog in muddy fields, autumn', 'a hike, shoes with grip'])
      for (const items of looks(prompt, HIM)) expect(shoesOf(items)?.garment).not.toBe('desert-boots');
  });
});

describe('a waistcoat', () => {
  it('is one of three pieces at a wedding, and worn alone in a pub', () => {
    for (const items of looks('a wedding in December, I prefer a waistcoat', HIM, '300-plus'))
      expect(keysOf(items)).toEqual(expect.arrayContaining(['suit-jacket', 'waistcoat']));
    for (const items of looks('a waistcoat for the pub', HIM))
      expect(keysOf(items)).not.toContain('suit-jacket');
  });
});

describe('what belongs to its place', () => {
  it('leaves ski trousers on the slope', () => {
    for (const items of looks('frosty morning dog walk', HIM))
      expect(keysOf(items)).not.toContain('ski-trousers');
    expect(looks('a skiing day', HIM).some((items) => keysOf(items).includes('ski-trousers'))).toBe(true);
  });

  it('flies in sneakers below joggers, never in penny loafers', () => {
    for (const items of looks('a flight to Tokyo, 14 hours', HIM))
      if (keysOf(items).includes('joggers')) expect(keysOf(items)).not.toContain('loafers');
  });

  it('has one hat on one head, and no coat where one cooks', () => {
    for (const items of looks('sightseeing in Rome in August, a hat please, I burn easily', HIM))
      expect(items.filter((item) => is(item, 'hat')).length).toBeLessThanOrEqual(1);
    for (const items of looks('Christmas dinner at ours, I am cooking', HER))
      expect(items.some((item) => is(item, 'coat'))).toBe(false);
  });
});

describe('what is asked for by name', () => {
  const made = (prompt: string, priceRange: '200-300' | '300-plus' = '200-300') =>
    proposeOutfit({
      prompt,
      priceRange,
      seed: 11,
      profile: emptyProfile(),
      inspirations: [],
      recent: [],
      onboarding: onboardingOf('womenswear'),
    });

  it.each(['farmers market, overalls and a striped tee', 'Spielplatz, Latzhose mit gestreiftem Shirt'])(
    'has the tee beneath the overalls: %s',
    (prompt) => {
      const { items, unmet } = made(prompt);

      expect(items.some(({ slot, pattern }) => slot === 'top' && pattern === 'stripe')).toBe(true);
      expect(items.some(({ garment }) => garment === 'dungarees')).toBe(true);
      expect(unmet).toEqual([]);
    },
  );

  it.each(['mini dress for a birthday party', 'Minikleid für eine Geburtstagsparty'])(
    'a short dress is one: %s',
    (prompt) => {
      const dress = made(prompt).items.find(({ slot }) => slot === 'dress');

      expect(garmentOf(dress?.garment ?? '')?.kinds).toContain('above-knee');
    },
  );

  it('costs no less than was said', () => {
    const { items } = made('office look, at least 450', '300-plus');
    const cents = items.reduce((sum, item) => sum + (item.priceLowCents + item.priceHighCents) / 2, 0);

    expect(cents).toBeGreaterThanOrEqual(450_00);
  });
});
