import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { opensInFront } from '#domain/wardrobe/garment-details.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { stopsWind } from '#domain/wardrobe/weather.ts';
import { known } from '../../review/worn-item.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';

describe('the season of an occasion and a place', () => {
  it('dresses for New Year’s Eve in the cloth of the winter, and without a coat where nobody goes out', () => {
    for (const draft of looksFor('New Year’s Eve house party', { worn: 'menswear' })) {
      expect(draft.items.map(({ fabric }) => fabric)).not.toContain('linen');
      expect(keysOf(draft)).not.toContain('linen-suit-jacket');
      expect(garmentsOf(draft).some(isCoat)).toBe(false);
    }
  });

  it('receives guests in long legs, and wears no shorts on a mild day', () => {
    for (const prompt of ['hosting my parents in law for dinner at home, relaxed', 'a walk in April, casual'])
      for (const draft of looksFor(prompt, { worn: 'menswear' })) expect(has(draft, 'shorts')).toBe(false);
  });

  it('leaves flannel and tweed at home in September', () => {
    for (const { items } of looksFor('teaching in September', { worn: 'menswear' }))
      for (const { fabric, slot } of items)
        if (slot !== 'accessory') expect(fabric).not.toMatch(/flannel|tweed|mohair/);
  });

  it('has a layer that stops the wind, and rain gear in Ireland', () => {
    for (const draft of looksFor('watching soccer on a windy saturday', { worn: 'menswear' }))
      expect(draft.items.map(known).some(isWindproof)).toBe(true);
    for (const draft of looksFor('bus tour of Ireland in May')) expect(has(draft, 'raincoat')).toBe(true);
  });

  it('wears pale or mid tones in the sun, and warms the chilly night after a hot day', () => {
    for (const { items } of looksFor('barbecue, it will be really hot', { worn: 'menswear' }))
      for (const { slot, color } of items) if (slot === 'top') expect(color).not.toBe('Black');
    for (const draft of looksFor('music festival, hot days and chilly nights'))
      expect(garmentsOf(draft).some(({ slot, warmth }) => slot === 'outer' && warmth >= 2)).toBe(true);
  });

  it('goes to the gym in the frost in what one trains in, and to friends in coat and boots', () => {
    for (const draft of looksFor('gym, it is minus 8 degrees', { worn: 'menswear' })) {
      expect(has(draft, 'shorts')).toBe(false);
      expect(draft.unmet ?? []).toEqual([]);
    }
    for (const draft of looksFor('game night at a friends house, minus 8 degrees')) {
      expect(garmentsOf(draft).some(isCoat)).toBe(true);
      expect(has(draft, 'boots')).toBe(true);
    }
  });

  it('skis in what the slopes ask for, and warms the way to a conference in the frost', () => {
    for (const draft of looksFor('skiing for the first time in Colorado in January'))
      expect(keysOf(draft)).toContain('ski-jacket');
    for (const draft of looksFor('conference in Minneapolis in January', { worn: 'menswear' }))
      expect(has(draft, 'gloves', 'scarf')).toBe(true);
  });

  it('hikes and camps in the heat without fleece and beanie', () => {
    for (const prompt of ['a hike at 31 degrees', 'camping at 31 degrees'])
      for (const draft of looksFor(prompt)) {
        expect([prompt, draft.unmet ?? []]).toEqual([prompt, []]);
        expect(keysOf(draft)).not.toContain('fleece-jacket');
      }
  });
});

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

describe('how dressed up', () => {
  it('answers “formal” in menswear by a dark suit and a tie, and black tie by a tuxedo', () => {
    for (const draft of looksFor('a friend gets married in October, it is formal', { worn: 'menswear' })) {
      expect(has(draft, 'suit')).toBe(true);
      expect(has(draft, 'tie')).toBe(true);
      expect(keysOf(draft)).not.toContain('tuxedo-jacket');
    }
    for (const draft of looksFor('black tie gala', { worn: 'menswear' }))
      expect(keysOf(draft)).toContain('tuxedo-jacket');
  });

  it('takes a suit to an interview in business professional, and neither suit nor oxfords to the movies', () => {
    for (const draft of looksFor('first date at the movies, don’t want to look like I try too hard', {
      worn: 'menswear',
    }))
      expect(has(draft, 'suit', 'tie') || keysOf(draft).includes('oxfords')).toBe(false);
    for (const draft of looksFor('presenting to the board', { worn: 'menswear' }))
      expect(has(draft, 'suit')).toBe(true);
  });

  it('goes to a party in womenswear in no plain sweater, and never without a jewel', () => {
    for (const draft of looksFor('company holiday party at a hotel, elegant')) {
      expect(keysOf(draft)).not.toContain('fine-crew-sweater');
      expect(has(draft, 'jewelry', 'watch')).toBe(true);
    }
  });

  it('wears nothing thick under a graduation gown', () => {
    for (const draft of looksFor('my graduation, I’m in the gown but need something under it'))
      expect(garmentsOf(draft).some(({ slot }) => slot === 'outer')).toBe(false);
  });

  it('swims in a swimsuit, and has coffee in what goes over it', () => {
    for (const draft of looksFor('water aerobics class and then coffee')) {
      expect(keysOf(draft)).toContain('swimsuit');
      expect(has(draft, 'joggers', 'leggings', 'trousers')).toBe(true);
    }
    for (const draft of looksFor('lap swimming at the public pool', { worn: 'menswear' }))
      expect(has(draft, 'swim')).toBe(true);
  });

  it('plays golf in a polo where a collar is required, and skates in nothing tailored', () => {
    for (const draft of looksFor('golf at a country club, collared shirt required', { worn: 'menswear' }))
      expect(has(draft, 'polo')).toBe(true);
    for (const draft of looksFor('stuff for the skate park', { worn: 'menswear' }))
      expect(keysOf(draft)).not.toContain('chino-shorts');
  });

  it('finds sequins with long sleeves by what is worn over them', () => {
    for (const draft of looksFor('New Year’s Eve, sparkly but with long sleeves')) {
      expect(draft.items.map(({ fabric }) => fabric)).toContain('sequin');
      expect(draft.unmet ?? []).toEqual([]);
    }
  });
});

describe('bodies, faiths and what one has', () => {
  it('covers the hair where mosques are visited, in no wax print', () => {
    for (const { items } of looksFor('a weekend in Istanbul in April, some mosques to visit')) {
      const scarf = items.find(({ garment }) => garment === 'headscarf');
      expect(scarf?.fabric).toMatch(/silk|viscose|jersey/);
    }
  });

  it('opens in front for nursing', () => {
    for (const draft of looksFor('back to the office after maternity leave, easy to nurse in'))
      for (const garment of garmentsOf(draft))
        if (garment.slot === 'top' || garment.slot === 'dress') expect(opensInFront(garment)).toBe(true);
  });

  it('has a brim in the full sun, and no slogans where logos are unwanted', () => {
    for (const draft of looksFor('gardening in full sun')) expect(has(draft, 'hat')).toBe(true);
    for (const draft of looksFor('a concert, clothes without logos', { worn: 'menswear' }))
      expect(keysOf(draft)).not.toContain('graphic-tee');
  });

  it('wears one’s own cardigan under the coat, and makes nothing of one’s own more precise than it was said', () => {
    for (const { items } of looksFor('lunch in the fall, I have a long gray cardigan I’d like to wear'))
      expect(items.find(({ isOwned }) => isOwned === true)).toMatchObject({
        garment: 'duster-cardigan',
        color: 'Gray',
      });
    for (const { items } of looksFor('errands on a cold day, I want to wear my camel coat'))
      expect(items.find(({ isOwned }) => isOwned === true)?.garment).toBe('wool-coat');
    for (const { items } of looksFor('a concert in the park, I have a denim jacket'))
      expect(items.find(({ isOwned }) => isOwned === true)?.color).toBe('Denim');
    for (const { items } of looksFor('cocktails, I have black leather trousers'))
      expect(items.find(({ isOwned }) => isOwned === true)).toMatchObject({
        item: 'Leather trousers',
        fabric: 'leather',
      });
  });

  it('dresses the father of the bride as one, and nobody by default in oxfords', () => {
    for (const draft of looksFor('I’m the father of the bride', { worn: null }))
      expect(garmentsOf(draft).some(({ worn }) => worn === 'womenswear')).toBe(false);
    for (const draft of looksFor('I’m the mother of the groom', { worn: null }))
      expect(garmentsOf(draft).some(({ worn }) => worn === 'womenswear')).toBe(true);
  });
});

function isWindproof({ garment, fabric }: ReturnType<typeof known>): boolean {
  return garment !== null && fabric !== null && stopsWind({ garment, fabric });
}
