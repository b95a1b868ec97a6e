import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import {
  coloursOf,
  garmentKeys,
  garmentsOf,
  has,
  keysOf,
  looksFor,
  looksIn,
} from '../../../testing/looks-for.ts';

const OFFICE_JACKETS = ['blazer', 'double-breasted-blazer', 'soft-blazer'];
const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt);
const worn = (look: OutfitDraft, pattern: RegExp) => garmentKeys(look).filter((key) => pattern.test(key));
const isA = (garment: string | null, kind: 'boots' | 'collared') =>
  garmentOf(garment ?? '')?.kinds.includes(kind) === true;

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

describe('what a stylist wears to ceremonies', () => {
  it('dresses nobody for their trade', () => {
    for (const prompt of ['I’m a welder and it’s my godson’s baptism', 'roofer here, burial of an uncle'])
      for (const look of looks(prompt))
        expect(worn(look, /sneakers|canvas-tote|jeans|cargo|carpenter/)).toEqual([]);
  });

  it('ties nothing where there is no collar', () => {
    for (const prompt of ['wedding on the beach in August', 'a Punjabi wedding in July', 'Ghanaian wedding'])
      for (const look of looks(prompt, ['menswear']))
        if (worn(look, /^(?:necktie|knit-tie)$/).length > 0)
          expect(look.items.some(({ slot, garment }) => slot === 'top' && isA(garment, 'collared'))).toBe(
            true,
          );
  });

  it('has cloth of the season at a feast too', () => {
    for (const prompt of ['guest at a wedding in May', 'engagement party in September', 'gala in August'])
      for (const { items } of looks(prompt))
        expect(items.filter(({ slot, fabric }) => slot !== 'bag' && fabric === 'velvet')).toEqual([]);
    for (const { items } of looks('usher at a wedding in June', ['menswear']))
      expect(items.filter(({ garment, fabric }) => garment === 'necktie' && fabric === 'wool')).toEqual([]);
  });

  it('covers the head at a gurdwara, in menswear too', () => {
    for (const look of looks('langar at the gurdwara with friends'))
      expect(worn(look, /^(?:bandana|headscarf)$/)).toHaveLength(1);
  });

  it('takes a coat of wool to prayers in winter', () => {
    for (const look of looks('jummah in January')) {
      expect(worn(look, /^parka$/)).toEqual([]);
      expect(worn(look, /coat|quilted-jacket/)).not.toEqual([]);
    }
  });

  it('is at a bar mitzvah in a suit', () => {
    for (const look of looks('bar mitzvah on Saturday', ['menswear']))
      expect(worn(look, /^suit-/)).toHaveLength(2);
  });

  it('is not in black or silver at a wedding unasked', () => {
    for (const { items } of looks('wedding of a colleague in July', ['womenswear']))
      for (const { slot, color } of items)
        if (slot === 'dress') expect(['Black', 'Silver']).not.toContain(color);
  });
});

describe('a service at night', () => {
  it('is covered and closed, with a layer', () => {
    for (const draft of looksFor('greek easter midnight church with my grandmother')) {
      expect(has(draft, 'open-toe', 'above-knee', 'sleeveless')).toBe(false);
      expect(garmentsOf(draft).some(({ slot, key }) => slot === 'outer' || key === 'pashmina')).toBe(true);
    }
  });
});
