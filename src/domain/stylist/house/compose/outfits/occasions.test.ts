import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { coloursOf, garmentsOf, has, keysOf, looksFor, looksOfAll } from '../../../testing/looks-for.ts';
import { lightnessOf } from '../colour-pairs.ts';

const hasNone = (draft: OutfitDraft, ...keys: string[]) =>
  !keysOf(draft).some((key) => key !== null && keys.includes(key));
const kindsOf = ({ items }: OutfitDraft) => items.flatMap(({ garment }) => garmentOf(garment)?.kinds ?? []);
const shoeOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes');
const MEN = { worn: 'menswear' } as const;

describe('an occasion is seen in what is worn there', () => {
  it.each(['Oktoberfest, aber ich will KEIN Dirndl', 'bavarian night, no dirndl for me'])(
    'sits in the beer tent in a blouse, and in no tee: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(has(draft, 'blouse')).toBe(true);
        expect(has(draft, 'tshirt', 'sneakers')).toBe(false);
        for (const colour of coloursOf(draft, 'shoes', 'bag'))
          expect(['Black', 'Brown', 'Chocolate']).toContain(colour);
      }
    },
  );

  it('wears the shirt that belongs to the breeches, and a shoe with laces', () => {
    for (const draft of looksFor('Lederhosen Outfit für die Wiesn', { worn: 'menswear' })) {
      expect(keysOf(draft)).toContain('lederhosen');
      expect(hasNone(draft, 'oxford-shirt', 'suede-loafers', 'messenger-bag', 'backpack')).toBe(true);
    }
  });

  it.each(['csd am samstag', 'Pride parade, something fun'])('walks with Pride in sneakers: %s', (prompt) => {
    for (const worn of ['womenswear', 'menswear', 'everything'] as const)
      for (const draft of looksFor(prompt, { worn })) {
        expect(has(draft, 'sneakers', 'boots')).toBe(true);
        expect(hasNone(draft, 'espadrilles', 'sun-hat', 'overshirt', 'straw-tote')).toBe(true);
      }
  });

  it.each(['Theater mit meiner Schwester', 'mit dem Zug nach München und dann gleich ins Theater'])(
    'sits in the theater in shoes of the evening: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(has(draft, 'sneakers', 'backpack', 'hat')).toBe(false);
        for (const colour of coloursOf(draft, 'shoes', 'bag'))
          expect(['Tan', 'Taupe', 'Beige', 'Cognac', 'Camel', 'Brown', 'Khaki']).not.toContain(colour);
      }
    },
  );

  it.each(['gym then brunch with the girls', 'Gym und dann direkt einkaufen'])(
    'goes on from the gym with long legs and something that zips: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of looksFor(prompt, { worn })) {
          expect(has(draft, 'shorts', 'tank')).toBe(false);
          expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
        }
    },
  );

  it.each(['pharmacist, what goes under my white coat', 'Apotheker, was trage ich unterm weißen Kittel'])(
    'has no jacket under the white coat: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(false);
        expect(has(draft, 'jeans', 'open-toe')).toBe(false);
      }
    },
  );

  it.each(['Probetag in der Bäckerei', 'trial shift in a bakery'])(
    'tries out at the bakery in dark closed shoes, and in no merino: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        for (const colour of coloursOf(draft, 'shoes'))
          expect(['Black', 'Charcoal', 'Navy', 'Brown', 'Chocolate']).toContain(colour);
        expect(draft.items.some(({ fabric }) => fabric === 'merino')).toBe(false);
        expect(has(draft, 'watch')).toBe(false);
      }
    },
  );

  it('is cheerful among the children of a nursery', () => {
    for (const draft of looksFor('Praktikum in der Kita'))
      for (const colour of coloursOf(draft, 'top'))
        expect(['Black', 'Charcoal', 'Gray', 'Slate', 'Navy', 'Beige']).not.toContain(colour);
  });

  it.each(['startup pitch on thursday', 'Startup Pitch vor Investoren'])(
    'pitches in a plain jacket, and in no suit: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of looksFor(prompt, { worn })) {
          expect(has(draft, 'blazer')).toBe(true);
          expect(has(draft, 'suit', 'tie')).toBe(false);
          for (const { slot, pattern } of draft.items)
            if (['outer', 'top', 'bottom'].includes(slot)) expect(['plain', 'knit']).toContain(pattern);
        }
    },
  );

  it.each(['flug nach new york, mein chef fliegt mit', 'nine hours on a plane beside my boss'])(
    'flies beside the boss with no backpack and no hoodie: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(has(draft, 'backpack', 'leggings', 'joggers', 'hoodie')).toBe(false);
        expect(hasNone(draft, 'retro-runners', 'long-sleeve-tee')).toBe(true);
      }
    },
  );

  it.each(['video call, working from home', 'Videokonferenz im Homeoffice'])(
    'sits in front of the camera in no jacket and no shoe of the street: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of looksFor(prompt, { worn }))
          expect(hasNone(draft, 'overshirt', 'chore-jacket', 'leather-sneakers', 'loafers')).toBe(true);
    },
  );

  it.each(['umzug am samstag, kartons schleppen', 'helping my mate move flats'])(
    'carries boxes and no bag: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) expect(coloursOf(draft, 'bag')).toEqual([]);
    },
  );

  it.each(['protest march, standing outside for hours, 3 degrees', 'Demo bei 3 Grad, stehe stundenlang rum'])(
    'stands for hours in the cold in padding and boots that keep it out: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(hasNone(draft, 'chelsea-boots', 'leather-sneakers')).toBe(true);
        expect(has(draft, 'gloves')).toBe(true);
      }
    },
  );
});

describe('occasions as rules', () => {
  it('keeps black tie: a gown, or a dinner suit with its tie, whoever wears it', () => {
    for (const draft of looksOfAll('a black tie gala', '300-plus')) {
      expect(
        kindsOf(draft).includes('floor-length') || keysOf(draft).includes('bow-tie'),
        keysOf(draft).join(),
      ).toBe(true);
    }
  });

  it('wears no stilettos on a lawn and nothing white, wool or black to a garden wedding', () => {
    for (const draft of looksOfAll('June garden wedding as a guest')) {
      expect(footwearOf(shoeOf(draft)?.garment ?? '')?.heel).not.toBe('thin');
      for (const { slot, color } of draft.items)
        if (['outer', 'bottom', 'dress'].includes(slot))
          expect(['White', 'Ivory', 'Cream', 'Black']).not.toContain(color);
    }
  });

  it('goes to a bank in a dark suit with a shirt or a blouse, or in a sheath dress and a blazer', () => {
    for (const draft of looksOfAll('first day in a bank')) {
      if (keysOf(draft).includes('sheath-dress')) continue;
      const jacket = draft.items.find(({ garment }) => garment === 'suit-jacket');

      expect(['Navy', 'Charcoal', 'Gray', 'Slate', 'Black']).toContain(jacket?.color);
      expect(kindsOf(draft).some((kind) => kind === 'shirt' || kind === 'blouse')).toBe(true);
    }
  });

  it('trains in what is made for it, in every month', () => {
    for (const draft of looksOfAll('gym', '100-200')) expect(shoeOf(draft)?.garment).toBe('running-shoes');
  });

  it('reads two words as the occasion that they make together, in either order', () => {
    for (const prompt of ['an interview at a bank', 'a bank, job interview'])
      for (const draft of looksOfAll(prompt)) expect(keysOf(draft)).toContain('suit-jacket');
  });

  it('adds at most two touches, in colors that the outfit has', () => {
    for (const prompt of ['a cocktail party', 'date night', 'brunch'])
      for (const { items } of looksOfAll(prompt)) {
        const touches = items.filter(
          ({ slot, garment }) =>
            slot === 'accessory' &&
            !garmentOf(garment)?.kinds.some((kind) => ['tie', 'tights', 'bow-tie'].includes(kind)),
        );
        const worn = items.filter(({ slot }) => slot !== 'accessory').map(({ color }) => color);

        expect(touches.length).toBeLessThanOrEqual(2);
        for (const { color, fabric } of touches)
          if (!['acetate', 'steel', 'pearl', 'straw', 'raffia'].includes(fabric))
            expect([...worn, 'Gold', 'Silver']).toContain(color);
      }
  });

  it('wears nothing that the wind takes, in the warmth that was named', () => {
    for (const draft of looksOfAll('a windy day in july by the sea')) {
      for (const key of ['sun-hat', 'sundress', 'tiered-skirt', 'silk-scarf'])
        expect(keysOf(draft)).not.toContain(key);
      expect(kindsOf(draft)).not.toContain('coat');
    }
  });

  it('mourns in dark shoes and with a dark bag', () => {
    for (const { items } of looksOfAll('a funeral'))
      for (const { slot, color } of items)
        if (slot === 'shoes' || slot === 'bag') expect(['Black', 'Charcoal', 'Navy']).toContain(color);
  });

  it('wears a top under a pinafore', () => {
    for (const draft of looksOfAll('a pinafore dress for school'))
      if (keysOf(draft).includes('pinafore'))
        expect(draft.items.some(({ slot }) => slot === 'top')).toBe(true);
  });

  it('tells of both halves of what is worn under the rest', () => {
    for (const draft of looksOfAll('minus ten and snow'))
      if (keysOf(draft).includes('thermal-base'))
        expect(draft.description).toMatch(/base layer for body and legs goes under it/);
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
