import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { hasButtons, isEasyAtTheWaist } from '#domain/wardrobe/garment-details.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { finishOutfit } from '../../../finish-outfit.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { emptyProfile } from '../../../testing/empty-profile.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../../testing/looks-for.ts';
import { outfitIn } from '../../../writing/write-outfit.ts';
import { refuseUnlessUnderstood } from '../../language/wishes/refuse-unless-understood.ts';
import { readWishes } from '../../language/wishes/wishes.ts';
import { proposeOutfit } from '../propose-outfit.ts';

const reasonsOf = (draft: OutfitDraft) => draft.reasons.join(' ');

describe('a look as it was asked for', () => {
  it('is all black down to the shoes and the bag', () => {
    for (const { items } of looksFor('gallery opening, all black'))
      for (const { slot, color, garment } of items)
        if (slot !== 'accessory') expect([garment, color]).toEqual([garment, 'Black']);
  });

  it('has one coat, and one that is for the winter', () => {
    for (const draft of looksFor('smart coat for winter', { worn: 'menswear', range: '300-plus' })) {
      const coats = garmentsOf(draft).filter(isCoat);
      expect(coats.map(({ key }) => key)).toHaveLength(1);
      expect(coats[0]?.warmth).toBeGreaterThanOrEqual(3);
    }
  });

  it('is warm in the ski village of somebody who does not ski', () => {
    for (const draft of looksFor('ski trip in january but I dont ski, hot chocolate in the village')) {
      expect(has(draft, 'camisole', 'above-knee')).toBe(false);
      expect(garmentsOf(draft).some(({ slot, warmth }) => slot === 'outer' && warmth >= 3)).toBe(true);
    }
  });

  it.each([
    ['I bake cakes and sell them at the school fair, cake baking all day', /bank|law firm/],
    ['a skirt with pockets for my hearing aid case, for shopping', /court/],
    ['a folk gig in a church hall', /service/],
  ])('does not take a part of one word for another: %s', (prompt, other) => {
    for (const { description } of looksFor(prompt)) expect(description).not.toMatch(other);
  });

  it('has no loud color for a pop-up dinner, and no winter clothes for cold air indoors', () => {
    const taste = { colorPalette: ['Black', 'White', 'Beige'] as ColourName[] };
    for (const { items } of looksFor('a friend’s pop-up dinner', { taste }))
      expect(items.map(({ color }) => color)).not.toContain('Lime');
    for (const draft of looksFor('library study day, the ac is arctic'))
      expect(keysOf(draft)).not.toContain('lined-mittens');
  });

  it('leaves the clothes of the slopes to those who ski', () => {
    for (const draft of looksFor('a rainy weekend in the mountains, walking with friends'))
      expect(keysOf(draft).filter((key) => key?.startsWith('ski-'))).toEqual([]);
  });

  it('keeps pale legs and trailing hems off muddy ways', () => {
    for (const draft of looksFor('long dog walk on muddy paths', {
      taste: { colorPalette: ['Cream', 'White'] },
    })) {
      expect(has(draft, 'wide-leg', 'floor-length', 'heels', 'open-toe')).toBe(false);
      for (const { slot, color } of draft.items)
        if (slot === 'bottom') expect(['White', 'Ivory', 'Cream', 'Beige']).not.toContain(color);
    }
  });

  it('does not wear white beside ivory in one line', () => {
    for (const draft of looksFor('lunch with old friends', {
      taste: { colorPalette: ['White', 'Ivory', 'Cream'] },
    })) {
      const line = draft.items.filter(({ slot }) => slot === 'top' || slot === 'bottom' || slot === 'dress');
      const colours = new Set(line.map(({ color }) => color));
      expect(colours.has('White') && (colours.has('Ivory') || colours.has('Cream'))).toBe(false);
    }
  });

  it('tells nobody who hides the middle to tuck', () => {
    for (const { description } of looksFor('family lunch, hide my belly'))
      expect(description).not.toMatch(/tuck/i);
  });

  it('has the color that found no garment in a scarf or a bag', () => {
    for (const { items } of looksFor('weekend in Marrakech, terracotta and mustard'))
      for (const wished of ['Terracotta', 'Mustard'])
        expect(items.map(({ color }) => color)).toContain(wished);
  });

  it('keeps a jacket on at a wedding that somebody wants relaxed', () => {
    for (const draft of looksFor('a wedding in August, I never wear suits, something relaxed', {
      worn: 'menswear',
    })) {
      expect(has(draft, 'suit', 'sneakers', 'jeans', 'active')).toBe(false);
      expect(draft.unmet?.map(({ words }) => words) ?? []).not.toContain('the heat');
    }
  });

  it('is all black but for the shirt', () => {
    for (const { items } of looksFor('office, all black except the shirt'))
      for (const { slot, color, garment } of items)
        if (slot === 'top') expect([garment, color]).not.toEqual([garment, 'Black']);
        else if (slot !== 'accessory') expect([garment, color]).toEqual([garment, 'Black']);
  });

  it('is never dressed for training where a wedding says smart casual', () => {
    for (const draft of looksFor('groomsman at a barn wedding in June, smart casual, no ties', {
      worn: 'menswear',
    })) {
      expect(has(draft, 'blazer', 'vest')).toBe(true);
      expect(has(draft, 'active', 'sneakers', 'jeans', 'tie')).toBe(false);
    }
  });

  it('has a coat for days out of doors in November, and for nights that nobody wants to freeze in', () => {
    for (const prompt of [
      '4 days in Copenhagen in November',
      'a birthday party without freezing in February',
    ])
      for (const draft of looksFor(prompt))
        expect([prompt, garmentsOf(draft).some(isCoat)]).toEqual([prompt, true]);
  });

  it('has shoes and a bag in leather’s colors, where nobody asked for another', () => {
    const GROUND: readonly ColourName[] = [
      ...([
        'Black',
        'Charcoal',
        'Gray',
        'Slate',
        'White',
        'Ivory',
        'Cream',
        'Beige',
        'Stone',
        'Taupe',
      ] as const),
      ...(['Tan', 'Camel', 'Cognac', 'Brown', 'Chocolate', 'Khaki', 'Gold', 'Silver', 'Navy'] as const),
    ];
    for (const prompt of ['parents evening after work', 'punk gig', 'conference in the summer', 'date night'])
      for (const { items } of looksFor(prompt))
        for (const { slot, color, garment } of items)
          if (slot === 'shoes' || slot === 'bag')
            expect([garment, GROUND]).toEqual([garment, expect.arrayContaining([color])]);
  });

  it('leaves the office shirt and the tie to others at a party of somebody edgy', () => {
    const taste = { colorPalette: ['Black', 'Charcoal'] as ColourName[], styleCategories: ['Edgy'] };
    for (const draft of looksFor('birthday party in February', { worn: 'everything', taste })) {
      expect(has(draft, 'tie')).toBe(false);
      for (const { slot, color } of draft.items)
        if (slot === 'top') expect(['Blush', 'Lavender', 'Peach', 'Butter', 'Mint']).not.toContain(color);
    }
  });

  it('has its waistcoat, of the suit’s own cloth', () => {
    for (const { items } of looksFor('a three piece suit in wool for my daughter’s wedding', {
      worn: 'menswear',
      range: '300-plus',
    })) {
      const jacket = items.find(({ garment }) => garment === 'suit-jacket');
      const waistcoat = items.find(({ garment }) => garment === 'waistcoat');
      expect([waistcoat?.fabric, waistcoat?.color]).toEqual([jacket?.fabric, jacket?.color]);
    }
  });

  it('is for running in the cold start of a race: in running shoes, with a layer to take off', () => {
    for (const draft of looksFor('half marathon in April, cold start, nothing too tight on the stomach')) {
      expect(keysOf(draft)).toContain('running-shoes');
      expect(keysOf(draft)).toContain('track-jacket');
      expect(keysOf(draft)).not.toContain('leggings');
    }
  });

  it('is for the evening on a cruise, and light enough for it', () => {
    for (const draft of looksFor(
      'a cruise, what to wear for the evenings? I feel the cold from air conditioning',
    )) {
      expect(garmentsOf(draft).some(isCoat)).toBe(false);
      expect(has(draft, 'cardigan')).toBe(true);
    }
  });

  it('is soft on a long flight', () => {
    for (const { items } of looksFor('comfy for a long flight'))
      for (const { slot, fabric } of items)
        if (slot === 'bottom' || slot === 'dress') expect(['crepe', 'poplin', 'satin']).not.toContain(fabric);
  });

  it('has the cloth that somebody likes', () => {
    for (const { items } of looksFor('a walk in the country in October. I like corduroy', {
      worn: 'menswear',
    }))
      expect(items.map(({ fabric }) => fabric)).toContain('corduroy');
  });

  it('is long where a long linen dress is asked for', () => {
    for (const draft of looksFor('long linen dress, olive')) {
      expect(has(draft, 'floor-length', 'midi')).toBe(true);
      expect(draft.items.find(({ slot }) => slot === 'dress')?.fabric).toBe('linen');
    }
  });

  it('says nothing of anybody’s cuts where it is a tuxedo', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { reasons, items } = proposeOutfit({
        prompt: 'black tie gala',
        priceRange: '300-plus',
        seed,
        profile: emptyProfile(),
        inspirations: [],
        recent: [],
        onboarding: null,
      });
      if (items.some(({ garment }) => garmentOf(garment)?.worn !== 'everyone'))
        expect(reasons.join(' ')).not.toContain('anybody can wear');
    }
  });
});

describe('what people tell around a wish', () => {
  it.each([
    ['client dinner at the weekend, my boss invited everybody and I never know what to wear', []],
    ['my best friend is getting married in a barn and the invite says smart casual', []],
    ['interview at a studio, not like I tried too hard', []],
  ])('is not said back as not understood: %s', (prompt, expected) => {
    expect(looksFor(prompt)[0]?.notUnderstood).toEqual(expected);
  });

  it.each([
    'giving a talk on sweet peas to the horticultural society, village hall, a bit of character wanted',
    'table quiz at the rugby club, a girl I like is on the other team, no trackies',
  ])('asks nothing back where it is clear what for: %s', (prompt) => {
    expect(looksFor(prompt)[0]?.notUnderstood).toEqual([]);
  });

  it('is no wish by itself', () => {
    expect(() => refuseUnlessUnderstood('tell me a story about the river')).toThrow(/story/);
  });
});

describe('a wish that a stylist must not pass over', () => {
  it.each(['My granddaughter’s wedding, I would like my upper arms covered', 'a wedding, hide my arms'])(
    'covers the arms, mostly by the sleeves of a dress, and says how: %s',
    (prompt) => {
      let count = 0;
      const drafts = looksFor(prompt, { range: '300-plus' });
      for (const draft of drafts) {
        const dress = garmentsOf(draft).find(({ slot }) => slot === 'dress' || slot === 'top');
        const isLayered = garmentsOf(draft).some(({ slot, key }) => slot === 'outer' || key === 'pashmina');
        expect(sleeveOf(dress?.key ?? '') === 'long' || isLayered).toBe(true);
        expect(reasonsOf(draft)).toMatch(/As you asked: .*arms covered \(the .+\)/);
        expect(
          outfitIn(
            'de',
            finishOutfit(draft, {
              priceRange: '300-plus',
              profile: emptyProfile(),
              kept: [],
              newId: () => `item-${draft.title}-${count++}`,
            }),
          ).reasons.join(' '),
        ).toMatch(/Wie gewünscht: .*Arme bedeckt \(/);
      }
      expect(drafts.filter((draft) => has(draft, 'dress', 'jumpsuit')).length).toBeGreaterThanOrEqual(3);
    },
  );

  it('runs in the cold in long sleeves, with covered legs, hands and head, in shoes that nobody has worn', () => {
    for (const draft of looksFor('morning runs when it is really cold out', { range: '100-200' })) {
      expect(keysOf(draft)).toEqual(
        expect.arrayContaining(['training-top', 'beanie', 'knit-gloves', 'running-shoes']),
      );
      expect(draft.reasons.join(' ')).not.toMatch(/running shoes second-hand/);
      expect(has(draft, 'shorts', 'sleeveless')).toBe(false);
      expect(garmentsOf(draft).some(({ slot }) => slot === 'outer')).toBe(true);
    }
  });

  it('plays golf in the wind in long legs, golf shoes and something that is no knit', () => {
    for (const draft of looksFor('a round of golf on a windy day', { worn: 'menswear' })) {
      expect(keysOf(draft)).toContain('golf-shoes');
      expect(has(draft, 'shorts')).toBe(false);
      const layers = garmentsOf(draft).filter(({ slot }) => slot === 'outer');
      expect(layers).not.toEqual([]);
      expect(layers.some((layer) => isKind(layer, 'cardigan', 'blazer', 'vest'))).toBe(false);
    }
  });

  it('trains in something baggy where that is asked for', () => {
    for (const draft of looksFor('climbing gym, baggy', { worn: 'everything' })) {
      expect(garmentsOf(draft).some(({ slot, fit }) => slot === 'top' && fit === 'oversized')).toBe(true);
      expect(draft.unmet?.map(({ words }) => words) ?? []).not.toContain('baggy');
    }
  });

  it('leaves patent leather to the evening, and the sports bag to sport', () => {
    for (const draft of looksFor('my cousin’s wedding in August, no suit please', {
      worn: 'menswear',
      range: '200-300',
    }))
      expect(keysOf(draft)).not.toContain('patent-oxfords');
    for (const draft of looksFor('zoo with the kids, might rain', {
      taste: { styleCategories: ['Athleisure'] },
    }))
      expect(keysOf(draft)).not.toContain('gym-bag');
  });

  it('wears no wool blazer over a dress on the beach, and no black loafers below sand', () => {
    for (const draft of looksFor('beach wedding in Portugal, flat shoes', { range: '200-300' }))
      expect(has(draft, 'blazer')).toBe(false);
    for (const { items } of looksFor('lunch with friends, beige chinos and loafers', { worn: 'menswear' }))
      for (const { slot, color } of items) if (slot === 'shoes') expect(color).not.toBe('Black');
  });
});

describe('what a wish leaves out', () => {
  it('has no buttons anywhere, not at the coat and not at the fly', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('errands in November, no buttons please', { worn }))
        expect(garmentsOf(draft).filter(hasButtons)).toEqual([]);
  });

  it('has no fitted waistband where nothing is to be tight at the waist', () => {
    for (const draft of looksFor('interview at the credit union, nothing tight at the waist')) {
      for (const garment of garmentsOf(draft).filter(({ slot }) => slot === 'bottom'))
        expect(isEasyAtTheWaist(garment)).toBe(true);
      expect(draft.description).not.toMatch(/tuck/i);
    }
  });

  it('meets comfortable shoes by shoes', () => {
    for (const draft of looksFor('walking all day in Rome, comfortable shoes')) {
      const said = draft.reasons.find((reason) => reason.includes('comfortable')) ?? '';
      expect(said).not.toMatch(/sweater|cardigan|tee|trousers|chinos|dress/);
    }
  });

  it.each([
    'wedding in October. I already have black dress shoes.',
    'office party, I already have black lace-ups',
  ])('names what is owned and what is worn with it: %s', (prompt) => {
    for (const draft of looksFor(prompt, { worn: 'menswear' })) {
      expect(draft.description).toMatch(/your black (?:dress shoes|oxfords)/);
      expect(draft.reasons.join(' ')).toContain('Yours: the dress shoes');
    }
  });
});

describe('what is met and not met', () => {
  it('leaves the other jeans where the ripped ones are out', () => {
    expect(readWishes('lunch in town, no ripped jeans').refuses.targets).toEqual([]);
  });

  it('does not call the same wedding casual and not casual', () => {
    for (const draft of looksFor('a very casual wedding, in a garden')) expect(draft.unmet ?? []).toEqual([]);
  });

  it('does not call an ugly sweater asked for and not made', () => {
    for (const draft of looksFor('ugly sweater day at work'))
      expect(draft.reasons.join(' ')).not.toMatch(/ugly/);
  });
});
