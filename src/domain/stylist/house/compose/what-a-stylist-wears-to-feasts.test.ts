import { describe, expect, it } from 'vitest';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';

const coloursOf = ({ items }: OutfitDraft, ...slots: string[]) =>
  items.filter(({ slot }) => slots.includes(slot)).map(({ color }) => color);
const OFFICE_JACKETS = ['blazer', 'double-breasted-blazer', 'soft-blazer'];

describe('weddings by their own customs', () => {
  it('goes to a wedding that is a feast of color in color, and leaves red to a bride who wears it', () => {
    for (const draft of looksFor('a Gujarati wedding, I am a friend of the bride')) {
      const colours = coloursOf(draft, 'dress', 'top');
      for (const sober of ['Black', 'White', 'Ivory', 'Gray', 'Red']) expect(colours).not.toContain(sober);
    }
    for (const draft of looksFor('cousin of my husband has a Ghanaian wedding'))
      for (const sober of ['Black', 'Beige', 'Gray']) expect(coloursOf(draft, 'dress')).not.toContain(sober);
  });

  it('puts a groom into a suit, a pale shirt and shoes of leather’s own colors', () => {
    for (const draft of looksFor('we are getting married in autumn at a small chapel', {
      worn: 'menswear',
    })) {
      expect(keysOf(draft)).toContain('necktie');
      for (const colour of coloursOf(draft, 'shoes'))
        expect(['White', 'Ivory', 'Silver', 'Gold', 'Cream']).not.toContain(colour);
    }
  });

  it('knows a bride who says that it is only the two of them', () => {
    for (const draft of looksFor('getting married at the courthouse in spring, only the two of us'))
      for (const colour of coloursOf(draft, 'dress', 'bottom'))
        expect(['White', 'Ivory', 'Cream']).toContain(colour);
  });

  it('wears no jacket of the desk among guests, and no silver by the light of day', () => {
    for (const prompt of ['lawn wedding in august', 'a wedding at a winery in june'])
      for (const draft of looksFor(prompt)) {
        expect(keysOf(draft).some((key) => key !== null && OFFICE_JACKETS.includes(key))).toBe(false);
        expect(coloursOf(draft, 'dress')).not.toContain('Silver');
      }
  });

  it('buys no tuxedo for whoever says to have none', () => {
    for (const draft of looksFor('black tie optional wedding and I don’t have a tuxedo', {
      worn: 'menswear',
    })) {
      expect(keysOf(draft)).toContain('suit-jacket');
      expect(keysOf(draft)).not.toContain('tuxedo-jacket');
    }
  });

  it('does not repeat what another look is to be different from', () => {
    for (const { items } of looksFor(
      'wedding in june, not sure yet, only different from the usual floral maxi dress',
    ))
      expect(items.some(({ pattern, garment }) => pattern === 'floral' && garment === 'maxi-dress')).toBe(
        false,
      );
  });
});

describe('farewells and feasts', () => {
  it('brings color to a funeral whose family asks for it, and stays neat', () => {
    for (const draft of looksFor('funeral of my neighbor, everyone is to come in bright colors')) {
      expect(has(draft, 'jeans', 'sneakers', 'shorts')).toBe(false);
      expect(coloursOf(draft, 'dress', 'top', 'bottom')).not.toContain('Black');
    }
  });

  it('keeps Halloween without a costume to its colors', () => {
    for (const draft of looksFor('halloween drinks with colleagues', { worn: 'menswear' }))
      for (const colour of coloursOf(draft, 'bottom', 'outer'))
        expect(['Black', 'Charcoal', 'Burgundy', 'Plum', 'Purple', 'Orange']).toContain(colour);
  });

  it('puts on no coat and no boots for a feast at home', () => {
    for (const draft of looksFor('new year’s eve at home, four couples, raclette')) {
      expect(garmentsOf(draft).some(isCoat)).toBe(false);
      expect(has(draft, 'boots')).toBe(false);
    }
  });

  it('stands under fireworks in warm boots', () => {
    for (const draft of looksFor('new years eve fireworks by the river')) {
      expect(garmentsOf(draft).some((garment) => isCoat(garment) && garment.warmth >= 2)).toBe(true);
      expect(has(draft, 'heels')).toBe(false);
    }
  });

  it('grills with colleagues without a jacket of the office or a tie', () => {
    for (const draft of looksFor('office bbq at the lake in july', { worn: 'menswear' }))
      expect(has(draft, 'suit', 'tie', 'blazer')).toBe(false);
  });
});

describe('work by its trade', () => {
  it('goes to an interview for work with the hands in a shirt or a knit and sturdy shoes', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('job interview at a garage', { worn })) {
        expect(has(draft, 'suit', 'tie', 'blazer', 'heels')).toBe(false);
        expect(has(draft, 'hoodie', 'joggers')).toBe(false);
      }
  });

  it('carries no bag to an interview on camera', () => {
    for (const { items } of looksFor('teams interview on thursday, marketing job'))
      expect(items.map(({ slot }) => slot)).not.toContain('bag');
  });

  it('takes a cold room for a room, and no winter', () => {
    for (const draft of looksFor('jury service, the courtroom gets cold')) {
      expect(keysOf(draft)).not.toContain('wool-scarf');
      expect(garmentsOf(draft).some((garment) => isCoat(garment) && garment.warmth >= 3)).toBe(false);
    }
  });

  it('goes where it is looked at in trousers without a drawstring, hot as it is', () => {
    for (const prompt of ['a congress in Bangkok in May', 'dinner at a smart restaurant, 33 degrees'])
      for (const draft of looksFor(prompt, { worn: 'menswear' })) {
        expect(keysOf(draft)).not.toContain('linen-trousers');
        expect(has(draft, 'shorts')).toBe(false);
      }
    expect(garmentOf('linen-trousers')?.name).toBe('drawstring trousers');
  });
});

describe('what the invitation says', () => {
  it.each(['a bachelorette brunch, dress code is white', 'her hen night, all of us dressed in white'])(
    'is worn from head to toe, whoever keeps white elsewhere: %s',
    (prompt) => {
      for (const draft of looksFor(prompt))
        for (const colour of coloursOf(draft, 'dress', 'top', 'bottom'))
          expect(['White', 'Ivory', 'Cream']).toContain(colour);
    },
  );

  it('leaves white to the bride where it does not', () => {
    for (const draft of looksFor('a hen night in Leeds'))
      expect(['White', 'Ivory', 'Cream']).not.toContain(coloursOf(draft, 'dress')[0]);
  });

  it('is a jacket or a dress for whoever’s career is toasted', () => {
    for (const draft of looksFor('a luncheon for his retirement, forty years at the mill', {
      worn: 'menswear',
    })) {
      expect(has(draft, 'blazer', 'suit')).toBe(true);
      expect(has(draft, 'jeans', 'sneakers')).toBe(false);
    }
  });

  it('has no boots and no thin heels on deck', () => {
    for (const prompt of ['birthday drinks on a yacht in July', 'my sister’s 30th, a river boat dinner'])
      for (const draft of looksFor(prompt)) expect(has(draft, 'boots', 'heels')).toBe(false);
  });

  it('is cheerful above the belt, where a man asks for something bright', () => {
    for (const draft of looksFor('spring lunch with all the cousins, something bright', { worn: 'menswear' }))
      for (const colour of coloursOf(draft, 'bottom'))
        expect(['Yellow', 'Lavender', 'Pink', 'Emerald', 'Turquoise', 'Red']).not.toContain(colour);
    for (const draft of looksFor('spring lunch in red chinos', { worn: 'menswear' }))
      expect(coloursOf(draft, 'bottom')).toEqual(['Red']);
  });

  it('leaves nothing pale to the dog of the house', () => {
    for (const draft of looksFor('tea at my aunt’s, her spaniel has muddy paws'))
      for (const colour of coloursOf(draft, 'bottom', 'dress'))
        expect(['White', 'Ivory', 'Cream', 'Stone', 'Beige']).not.toContain(colour);
  });

  it('is a dress or a jumpsuit for a hen night where it may rain', () => {
    for (const draft of looksFor('a hen night in Leeds')) {
      expect(draft.unmet ?? []).toEqual([]);
      expect(has(draft, 'raincoat')).toBe(false);
    }
  });
});

describe('days out and feasts as strangers ask for them', () => {
  it('sees the old year out in velvet, a knit or sequins, and not in the tie and blazer of the desk', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('ringing in the new year at my neighbors’', { worn }))
        for (const key of [...OFFICE_JACKETS, 'necktie', 'knit-tie'])
          expect(keysOf(draft)).not.toContain(key);
  });

  it('has leather shoes at dinner with the family of the other', () => {
    for (const draft of looksFor('Thanksgiving dinner at my boyfriend’s parents’ house'))
      expect(has(draft, 'sneakers')).toBe(false);
  });

  it('dresses for the dinner on board, and not for the deck', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('semi-formal evening meal on our cruise in July', { worn })) {
        expect(draft.unmet ?? []).toEqual([]);
        expect(has(draft, 'sneakers', 'sunglasses', 'hat')).toBe(false);
      }
  });

  it('wears nothing of cotton on the mountain, and boots that stand the snow in Lapland', () => {
    for (const draft of looksFor('a day’s trek in the Rockies in early fall'))
      expect(draft.items.filter(({ slot, fabric }) => slot === 'top' && fabric === 'cotton')).toEqual([]);
    for (const draft of looksFor('five days in Reykjavik in January'))
      expect(draft.items.find(({ slot }) => slot === 'shoes')?.garment).not.toBe('chelsea-boots');
  });

  it('has a layer for a cool day of spring', () => {
    for (const draft of looksFor('lunch outdoors on a cool April afternoon'))
      expect(
        draft.items.some(({ slot, garment }) => slot === 'outer' || /sweater|knit/.test(garment ?? '')),
      ).toBe(true);
  });
});

describe('feasts and rites of India', () => {
  const TOPS = ['lehenga', 'anarkali', 'sari', 'kurta'];

  it.each([
    'my niece has her mehndi on Friday',
    'garba with the neighbors in October',
    'Navratri at the community hall, December, it gets chilly outside',
  ])('are danced in a lehenga, an anarkali, a sari or a kurta, with a shawl and no jacket: %s', (prompt) => {
    for (const draft of looksFor(prompt)) {
      expect(keysOf(draft).some((key) => key !== null && TOPS.includes(key))).toBe(true);
      expect(has(draft, 'blazer')).toBe(false);
    }
  });

  it.each(['Satyanarayan puja at my uncle’s', 'Onam with my wife’s family', 'a sitar concert in Kolkata'])(
    'are sat through in a kurta over its own trousers: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, { worn: 'menswear' })) {
        expect(keysOf(draft)).toContain('kurta');
        expect(keysOf(draft)).toContain('kurta-trousers');
        expect(has(draft, 'sweater', 'jeans', 'boots', 'blazer')).toBe(false);
      }
    },
  );

  it('puts no jacket and no tie beside a kurta or above juttis', () => {
    for (const draft of looksFor('a Punjabi wedding in spring, I am from the office', { worn: 'menswear' }))
      if (keysOf(draft).some((key) => key === 'kurta' || key === 'juttis'))
        expect(has(draft, 'blazer', 'suit', 'tie')).toBe(false);
  });

  it('leaves them to India', () => {
    for (const draft of looksFor('Hanukkah party at my aunt’s'))
      expect(keysOf(draft).some((key) => key !== null && TOPS.includes(key))).toBe(false);
  });
});
