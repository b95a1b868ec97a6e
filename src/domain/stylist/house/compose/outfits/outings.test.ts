import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { HER, HIM, is, itemsFor, keysIn } from '../../../testing/items-for.ts';
import { has, hasCoat, hasKey, keysOf, looksFor, looksIn } from '../../../testing/looks-for.ts';

const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt, [11, 12, 13]);
const shoesOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes')?.garment ?? '';
const kindsOf = ({ items }: OutfitDraft) =>
  new Set(items.flatMap(({ garment }) => garmentOf(garment)?.kinds ?? []));

describe('what a stylist wears out', () => {
  it.each([
    'udon with my roommates',
    'dinner and a movie, pizza first',
    'open mic comedy on tuesday',
    'a pint with the lads',
  ])('leaves the blazer, the satin and the heels at home for an easy evening: %s', (prompt) => {
    for (const look of looks(prompt)) {
      expect(keysOf(look).filter((key) => /blazer|slip-|necktie/.test(key ?? ''))).toEqual([]);
      expect(shoesOf(look)).not.toMatch(/pumps|kitten|strappy|block-heels/);
    }
  });

  it('bowls and putts in trousers and sneakers, whoever comes along', () => {
    for (const prompt of ['second date, ten pin bowling', 'crazy golf on a date in june'])
      for (const look of looks(prompt)) {
        const kinds = kindsOf(look);
        expect([kinds.has('dress'), kinds.has('skirt'), kinds.has('heels')]).toEqual([false, false, false]);
      }
  });

  it('is cooked for in something soft, and not in a blazer', () => {
    for (const look of looks('fourth date, making her dinner at my place'))
      expect([kindsOf(look).has('blazer'), kindsOf(look).has('heels')]).toEqual([false, false]);
  });

  it('is dressed in its own clothes by whoever cooks for a woman', () => {
    for (const look of looks('cooking for her on saturday', ['menswear']))
      for (const key of keysOf(look)) expect(garmentOf(key ?? '')?.worn).not.toBe('womenswear');
  });

  it('wears a jacket and leather shoes where a restaurant asks for one, and a dress or silk beside it', () => {
    for (const look of looks('three star restaurant for her fiftieth', ['menswear'])) {
      expect(keysOf(look).some((key) => /blazer|suit-jacket/.test(key ?? ''))).toBe(true);
      expect(shoesOf(look)).toMatch(/oxfords|derbies|loafers|monk/);
    }
    for (const look of looks('degustation dinner in town', ['womenswear']))
      expect(keysOf(look).some((key) => /dress|jumpsuit|gown|blouse|camisole/.test(key ?? ''))).toBe(true);
  });

  it('dances at a club without linen, wool jackets or a tote', () => {
    for (const prompt of ['nightclub for my birthday weekend', 'club night, it gets boiling in there'])
      for (const look of looks(prompt)) {
        expect(keysOf(look).filter((key) => /blazer|tote|culottes|linen/.test(key ?? ''))).toEqual([]);
        expect(look.items.map(({ fabric }) => fabric)).not.toContain('Linen');
      }
  });

  it('stands at a loud gig in denim or leather and flat shoes', () => {
    for (const look of looks('hardcore gig in a tiny basement')) {
      expect(keysOf(look).filter((key) => /shirt-dress|sundress|tailored|blazer/.test(key ?? ''))).toEqual(
        [],
      );
      expect(shoesOf(look)).toMatch(/sneakers|boots/);
    }
  });

  it('is photographed for a passport in no white, and without a dress or a hat', () => {
    for (const look of looks('photos for my passport, tomorrow')) {
      const outer = look.items.filter(({ slot }) => slot === 'outer' || slot === 'bottom');
      expect(outer.map(({ color }) => color).filter((color) => /White|Ivory|Cream/.test(color))).toEqual([]);
      expect([kindsOf(look).has('dress'), kindsOf(look).has('hat')]).toEqual([false, false]);
    }
  });

  it('stands in the sand without a laced or a leather town shoe', () => {
    for (const look of looks('family photo shoot on the beach, july'))
      expect(shoesOf(look)).toMatch(/sandals|espadrilles/);
  });

  it('is ill in what one can lie down in', () => {
    for (const look of looks('sick at home, stuffy nose'))
      expect(
        keysOf(look).filter((key) =>
          /shirt-dress|slip-dress|slip-skirt|chinos|tailored|tank/.test(key ?? ''),
        ),
      ).toEqual([]);
  });

  it('visits a maternity ward in clothes of the ordinary cut', () => {
    for (const look of looks('off to the maternity ward to see the new baby', ['menswear']))
      expect(look.items.some(({ item }) => /maternity/i.test(item))).toBe(false);
  });
});

describe('said beside the occasion', () => {
  const colours = (draft: OutfitDraft, ...slots: string[]) =>
    draft.items.filter(({ slot }) => slots.includes(slot)).map(({ color }) => color);

  it('goes bowling in shoes that one wears socks in, and says that they are hired', () => {
    for (const draft of looksFor('bowling alley with my niece on Sunday')) {
      expect(keysOf(draft)).not.toContain('ballet-flats');
      expect(draft.reasons.join(' ')).toContain('hired');
    }
  });

  it('covers the legs where mosquitoes are, and wears nothing dark', () => {
    for (const draft of looksFor('an evening walk in August, mosquitoes all over the place')) {
      expect(has(draft, 'shorts', 'above-knee')).toBe(false);
      for (const dark of ['Black', 'Navy', 'Charcoal'])
        expect(colours(draft, 'top', 'bottom', 'dress')).not.toContain(dark);
    }
  });

  it('rides a moped in shoes that stay on, without a brim', () => {
    for (const draft of looksFor('beach in Thailand, going there on a moped', { worn: 'menswear' }))
      for (const loose of ['slides', 'sun-hat', 'canvas-tote']) expect(keysOf(draft)).not.toContain(loose);
  });

  it('pulls on a hood and an elastic waist after cold water', () => {
    for (const draft of looksFor('cold water dip with the swim club in november')) {
      expect(has(draft, 'hoodie', 'sweatshirt')).toBe(true);
      expect(keysOf(draft)).toContain('joggers');
    }
  });

  it('covers up by the water with a kaftan', () => {
    for (const draft of looksFor('a cover up for the hotel pool, 33 degrees'))
      expect(keysOf(draft)).toContain('kaftan');
  });

  it('wears no straw in the dark', () => {
    for (const draft of looksFor('street food stalls at a night market, hot evening'))
      expect(keysOf(draft)).not.toContain('sun-hat');
  });

  it('stands beside the couple in no brown and no gray of the office', () => {
    for (const draft of looksFor('mother of the bride, village church in july'))
      for (const sober of ['Chocolate', 'Charcoal', 'Black', 'Gray'])
        expect(colours(draft, 'dress', 'outer', 'bottom')).not.toContain(sober);
  });

  it('reads no wedding into a beach', () => {
    for (const draft of looksFor('beach in Tulum')) expect(has(draft, 'blazer', 'clutch')).toBe(false);
  });

  it('plays golf beside clients in long trousers', () => {
    for (const draft of looksFor('a round of golf with two clients in August', { worn: 'menswear' }))
      expect(has(draft, 'shorts')).toBe(false);
  });
});

describe('the ground, the hour and the children', () => {
  it('sinks into no lawn, and has something for the evening', () => {
    for (const draft of looksFor('coworker getting married at a winery in September')) {
      for (const { garment, fabric } of draft.items.filter(({ slot }) => slot === 'shoes'))
        expect([footwearOf(garment ?? '')?.heel, fabric]).not.toEqual(expect.arrayContaining(['thin']));
      expect(draft.items.some(({ slot }) => slot === 'outer') || has(draft, 'scarf')).toBe(true);
    }
  });

  it('wears no desert boot in the rain', () => {
    for (const draft of looksFor('errands in the pouring rain', {
      worn: 'menswear',
      taste: { styleCategories: ['Casual'] },
    }))
      expect(keysOf(draft)).not.toContain('desert-boots');
  });

  it('comes to the font in a jacket, also where lunch follows', () => {
    for (const draft of looksFor('my granddaughters baptism then lunch back at ours', { worn: 'menswear' })) {
      expect(has(draft, 'blazer')).toBe(true);
      expect(draft.unmet).toEqual([]);
    }
  });

  it('is not all in black at Easter', () => {
    const taste = { colorPalette: ['Black', 'Purple', 'Gold'] };
    for (const draft of looksFor('Easter Sunday service', { taste: taste as never })) {
      const clothes = draft.items.filter(({ slot }) => ['dress', 'top', 'bottom'].includes(slot));
      expect(clothes.every(({ color }) => color === 'Black')).toBe(false);
    }
  });

  it('has tea in no boots', () => {
    for (const draft of looksFor('afternoon tea at the golf club')) {
      expect(has(draft, 'boots', 'sneakers')).toBe(false);
      expect(draft.reasons.join(' ')).toContain('afternoon tea');
    }
  });

  it('gives climbing children nothing pale and nothing that dangles', () => {
    for (const draft of looksFor('dinner at my moms, kids climbing all over me', {
      taste: { styleCategories: ['Bohemian'] },
    })) {
      expect(keysOf(draft)).not.toContain('duster-cardigan');
      for (const { slot, color } of draft.items)
        if (slot === 'outer' || slot === 'bag') expect(['Cream', 'White', 'Ivory']).not.toContain(color);
    }
  });

  it('sees the school play in more than a shirt, and carries nothing to a graduation', () => {
    for (const draft of looksFor('my kids nativity play', { worn: 'menswear' }))
      expect(draft.items.some(({ slot }) => slot === 'outer') || has(draft, 'sweater')).toBe(true);
    for (const draft of looksFor('my daughters graduation', { worn: 'menswear' }))
      expect(draft.items.some(({ slot }) => slot === 'bag')).toBe(false);
  });
});

describe('what one looks on or rides in', () => {
  it.each(['football game at the stadium', 'Fußballspiel im Stadion'])('sits in the stands: %s', (prompt) => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor(prompt, { worn })) {
        expect(has(draft, 'skirt', 'dress', 'heels', 'open-toe', 'cardigan', 'briefcase', 'backpack')).toBe(
          false,
        );
        expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
      }
  });

  it.each(['football game at the stadium in November', "watching my daughter's soccer game in November"])(
    'stands still in the cold: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(keysOf(draft).some((key) => ['parka', 'puffer', 'ski-jacket'].includes(key ?? ''))).toBe(true);
        expect(has(draft, 'boots') && has(draft, 'hat') && has(draft, 'gloves')).toBe(true);
      }
    },
  );

  it('has a cap in the sun of the stands', () => {
    for (const draft of looksFor('baseball game in July', { worn: 'menswear' })) {
      expect(keysOf(draft)).toContain('cap');
      expect(has(draft, 'sweater', 'cardigan')).toBe(false);
    }
  });

  it('takes no winter along for a cold cabin', () => {
    for (const draft of looksFor("flight to my daughter, I'm always cold on the plane")) {
      expect(has(draft, 'coat', 'gloves')).toBe(false);
      expect(keysOf(draft)).not.toContain('wool-scarf');
      expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
    }
  });

  it('has nothing cuffed and nothing stiff on swollen ankles', () => {
    for (const draft of looksFor('long flight, my ankles swell')) {
      expect(has(draft, 'joggers', 'leggings', 'loafers', 'boots', 'tights')).toBe(false);
      expect(draft.reasons.join(' ')).toContain('grips the ankle');
    }
  });

  it('rides in soft shoes', () => {
    for (const draft of looksFor('road trip with my sister'))
      expect(has(draft, 'loafers', 'heels')).toBe(false);
  });
});

describe('what is worn where', () => {
  it('carries nothing to one’s own stove, and is a guest at another’s', () => {
    for (const draft of looksFor('making dinner for my boyfriend, frosty evening'))
      expect(draft.items.some(({ slot }) => slot === 'bag') || hasCoat(draft)).toBe(false);
    for (const draft of looksFor('date night in december'))
      expect(hasKey(draft, 'parka', 'puffer')).toBe(false);
  });

  it('is not asked to bear the rain where one stays in', () => {
    for (const { unmet } of looksFor('having friends over at ours on a rainy evening'))
      expect(unmet ?? []).toEqual([]);
  });

  it('hears that somebody is sixty-three', () => {
    for (const draft of looksFor('birthday dinner at a restaurant, I’m 63 and love color'))
      expect(hasKey(draft, 'slip-dress', 'bodycon-dress', 'pumps', 'strappy-heels')).toBe(false);
  });

  it('is no lesson where father and daughter dance', () => {
    for (const draft of looksFor('father daughter dance', { worn: 'menswear' }))
      expect(hasKey(draft, 'crew-tee', 'overshirt', 'chore-jacket', 'chinos')).toBe(false);
  });

  it('looks for mushrooms in boots with a tread', () => {
    for (const draft of looksFor('foraging for mushrooms in the woods'))
      for (const { garment, slot } of draft.items)
        if (slot === 'shoes') expect(footwearOf(garment ?? '')?.sole).toBe('lug');
  });

  it('sings in a black shirt, and is photographed in a jacket', () => {
    for (const draft of looksFor('performing with my choir', { worn: 'menswear' }))
      expect(hasKey(draft, 'turtleneck', 'crew-tee')).toBe(false);
    for (const draft of looksFor('corporate photo for the website', { worn: 'menswear' }))
      expect(hasKey(draft, 'blazer', 'soft-blazer')).toBe(true);
  });

  it('wears no set of hat, gloves and scarf in the color of the knit', () => {
    for (const { items } of looksFor('football game in the stands, freezing')) {
      const knit = items.find(({ slot }) => slot === 'top')?.color;
      const small = items.filter(({ garment }) => /beanie|gloves|mittens|wool-scarf/.test(garment ?? ''));
      expect(small.length >= 3 && small.every(({ color }) => color === knit)).toBe(false);
    }
  });
});

describe('what belongs to its place', () => {
  it('leaves ski trousers on the slope', () => {
    for (const items of itemsFor('frosty morning dog walk', HIM))
      expect(keysIn(items)).not.toContain('ski-trousers');
    expect(itemsFor('a skiing day', HIM).some((items) => keysIn(items).includes('ski-trousers'))).toBe(true);
  });

  it('flies in sneakers below joggers, never in penny loafers', () => {
    for (const items of itemsFor('a flight to Tokyo, 14 hours', HIM))
      if (keysIn(items).includes('joggers')) expect(keysIn(items)).not.toContain('loafers');
  });

  it('has one hat on one head, and no coat where one cooks', () => {
    for (const items of itemsFor('sightseeing in Rome in August, a hat please, I burn easily', HIM))
      expect(items.filter((item) => is(item, 'hat')).length).toBeLessThanOrEqual(1);
    for (const items of itemsFor('Christmas dinner at ours, I am cooking', HER))
      expect(items.some((item) => is(item, 'coat'))).toBe(false);
  });
});
