import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { emptyProfile } from '../../testing/empty-profile.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';
import { refuseUnlessUnderstood } from '../language/wishes/refuse-unless-understood.ts';
import { readWishes } from '../language/wishes/wishes.ts';
import { proposeOutfit } from './propose-outfit.ts';

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

describe('a sentence about a look', () => {
  const PROMPTS = ['a barbecue in a linen shirt', 'casual friday in jeans', 'lunch with friends in chinos'];
  const drafts = PROMPTS.flatMap((prompt) =>
    (['womenswear', 'menswear'] as const).flatMap((worn) => looksFor(prompt, { worn })),
  );

  it('does not half-tuck what was tucked in the sentence before', () => {
    const tucked = drafts.filter(({ description }) => description.includes(' tucked into '));

    expect(tucked.length).toBeGreaterThan(0);
    for (const { description } of tucked) expect(description).not.toMatch(/half-tuck|\. tuck/i);
  });

  it('names the occasion once, in its title or among the reasons, and not with the bag', () => {
    for (const { description } of drafts)
      expect(description).not.toMatch(/all it needs|ready for|finish(?:es)? it for/);
  });

  it('calls no pair of trousers a note of color', () => {
    for (const { title, items } of drafts) {
      const note = /with a note of (.+)$/i.exec(title)?.[1]?.toLowerCase();
      const trousers = items.find(({ slot }) => slot === 'bottom')?.color.toLowerCase();
      const others = items.filter(({ slot }) => slot !== 'bottom').map(({ color }) => color.toLowerCase());

      if (note !== undefined && note === trousers) expect(others).toContain(note);
    }
  });

  it('leaves nothing unbuttoned or rolled at a service', () => {
    for (const draft of looksFor('Easter service, a dress with sleeves'))
      expect(draft.description).not.toMatch(/unbuttoned|roll|top button/i);
  });

  it.each(['no black because it will be really hot', 'kein Schwarz, weil es sehr heiß wird'])(
    'hears the weather behind a reason: %s',
    (prompt) => {
      expect(readWishes(`a day at the park, ${prompt}`).weather).toBe('hot');
    },
  );

  it.each([['meetings all day and then a charity gala', /For a meeting, plan a second look/]])(
    'says what to do about the other half of a day: %s',
    (prompt, said) => {
      const reasons = looksFor(prompt).flatMap((draft) => draft.reasons);

      expect(reasons.some((reason) => said.test(reason))).toBe(true);
    },
  );

  it('takes no place for a wished style', () => {
    for (const { unmet, reasons } of looksFor('a formal night on a Mediterranean cruise'))
      expect(JSON.stringify([unmet, reasons])).not.toMatch(/mediterranean/i);
  });
});

describe('pieces that are named against the day, and colors behind their nouns', () => {
  it('wears cord in the rain and linen at a Christmas table in the sun', () => {
    for (const draft of looksFor('farm open day, it will pour. cords, boots, waxed jacket', {
      worn: 'menswear',
    }))
      expect(keysOf(draft)).toContain('corduroys');
    for (const { items } of looksFor('christmas eve on the beach, 33 degrees. linen shirt and shorts', {
      worn: 'menswear',
    }))
      expect(items.filter(({ slot }) => slot === 'top').map(({ fabric }) => fabric)).toEqual(['linen']);
  });

  it('gives each noun of a list the color behind it', () => {
    for (const { items } of looksFor('bank interview, suit gray and tie green', { worn: 'menswear' })) {
      expect(items.find(({ garment }) => garment === 'suit-jacket')?.color).toMatch(
        /Gray|Charcoal|Slate|Silver/,
      );
      expect(items.find(({ category }) => category === 'Tie')?.color).toMatch(
        /Green|Emerald|Olive|Sage|Mint/,
      );
    }
  });

  it('wears the tie that is to have no stripes', () => {
    for (const { items } of looksFor('tribunal. navy suit, white shirt, no stripes on the tie', {
      worn: 'menswear',
    }))
      expect(items.find(({ category }) => category === 'Tie')?.pattern).toMatch(/^(?!stripe|pinstripe)/);
  });

  it('has what is named beside what the day asks', () => {
    for (const draft of looksFor('muddy festival field, palazzo pants and ankle boots', {
      worn: 'womenswear',
    }))
      expect(keysOf(draft)).toContain('wide-leg-trousers');
    for (const draft of looksFor('law firm interview, charcoal blazer and a dress', { worn: 'womenswear' }))
      expect(garmentsOf(draft).some(({ slot }) => slot === 'dress')).toBe(true);
    for (const draft of looksFor('podcast recording, a lumberjack shirt and jeans', { worn: 'menswear' }))
      expect(keysOf(draft)).toContain('flannel-shirt');
  });

  it('has a suit skirt with its jacket, in one color', () => {
    for (const draft of looksFor('skirt suit in navy for a conference', { worn: 'womenswear' })) {
      const suit = draft.items.filter(({ garment }) => /^suit-(?:jacket|skirt)$/.test(garment ?? ''));
      expect(suit.map(({ color }) => color)).toEqual(['Navy', 'Navy']);
    }
  });

  it('takes a winter coat for one of any kind, and the day for a cold one', () => {
    for (const draft of looksFor('winter coat, no wool, and jeans', { worn: 'womenswear' }))
      expect(garmentsOf(draft).some((garment) => isCoat(garment) && garment.warmth >= 3)).toBe(true);
  });

  it('is no look for a wedding that was the day before', () => {
    expect(readWishes('coffee the morning after the wedding').occasion?.key).toBe('coffee');
    expect(readWishes('brunch the day after my cousin’s wedding').occasion?.key).toBe('brunch');
  });
});
