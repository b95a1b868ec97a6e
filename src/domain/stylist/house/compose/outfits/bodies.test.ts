import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { opensInFront } from '#domain/wardrobe/garment-details.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../../testing/looks-for.ts';
import { readWishes } from '../../language/wishes/wishes.ts';

const reasonsOf = (prompt: string, worn: 'menswear' | 'womenswear' = 'womenswear') =>
  looksFor(prompt, { worn }).map((draft) => draft.reasons.join(' | '));

describe('lengths', () => {
  it('takes a length that is never right for a long cut, and rules nothing out', () => {
    for (const [prompt, cut] of [
      ['museum, pants are always too short', 'tall'],
      ['dinner with friends, sleeves never reach', 'tall'],
      ['office day, jeans are never long enough', 'tall'],
      ['lunch with a friend, trousers are always too long', 'petite'],
    ] as const) {
      const { cuts, refuses, notUnderstood } = readWishes(prompt);
      expect([...cuts], prompt).toContain(cut);
      expect(refuses.targets, prompt).toEqual([]);
      expect(notUnderstood, prompt).toEqual([]);
    }
  });

  it('covers the knee where it is not to be too short, and says so', () => {
    for (const prompt of [
      'church with my grandmother, she minds if it is too short',
      'drinks with colleagues, a dress but not too short',
    ])
      for (const draft of looksFor(prompt)) {
        expect(has(draft, 'above-knee'), prompt).toBe(false);
        expect(draft.reasons.join(' ')).toMatch(/nothing too short/);
        expect(draft.notUnderstood).toEqual([]);
      }
  });
});

describe('a wish for shape', () => {
  it('is no word on bags, tents or potatoes', () => {
    for (const prompt of [
      'bus to work in the rain, something that isnt a bin bag',
      'office day, dont want to look like a sack of potatoes',
      'wedding guest, something that is not a tent',
      'Büro, ich will nicht aussehen wie ein Kartoffelsack',
    ]) {
      const { feelings, refuses, notUnderstood } = readWishes(prompt);
      expect(feelings.has('shapely'), prompt).toBe(true);
      expect(refuses.targets, prompt).toEqual([]);
      expect(notUnderstood, prompt).toEqual([]);
    }
  });

  it('does not take the weather of a week for a week of outfits', () => {
    expect(readWishes('rain forecast all week, office').isPlural).toBe(false);
    expect(readWishes('office, all week in London').isPlural).toBe(true);
  });
});

describe('a body that is told of', () => {
  it('asks for no shoes where a joint only says why nothing is tight', () => {
    expect(readWishes('flight to Seattle, bad knees so nothing tight').isOnFeet).toBe(false);
    expect(readWishes('dinner with friends, bad knees').isOnFeet).toBe(true);
    expect(readWishes('flight to Seattle, sore feet so nothing tight').isOnFeet).toBe(true);
  });

  it('answers a belly below a jacket', () => {
    for (const reasons of reasonsOf('interview for a deputy principal, bit of a belly on me', 'menswear'))
      expect(reasons).toMatch(/over the middle|tight at the middle|middle/);
    expect(readWishes('wedding in June, I have a beer gut').goals).toEqual(['minimize-midsection']);
  });

  it('is loose above and below where the whole is to be', () => {
    for (const draft of looksFor('office, hijab so long sleeves and loose')) {
      for (const garment of garmentsOf(draft))
        if (garment.slot === 'bottom' && isKind(garment, 'trousers')) expect(garment.fit).not.toBe('slim');
      expect(keysOf(draft)).not.toContain('suit-trousers');
    }
  });
});

describe('a body that is described', () => {
  it.each([
    ['a wedding, size 22 and short', ['petite', 'plus']],
    ['parents evening, tall and skinny, 6ft4', ['tall']],
    ['dinner, I am slim and small', []],
    ['a party, I am short and curvy', ['petite', 'plus']],
    ['a date, I’m 6’5 and skinny', ['tall']],
    ['a party, big bust and short', ['petite']],
  ])('asks for no cut beside its size: %s', (prompt, cuts) => {
    const wishes = readWishes(prompt);

    expect([...wishes.cuts].sort()).toEqual(cuts);
    expect(wishes.shapes).toEqual([]);
    expect(wishes.refuses.shapes).toEqual([]);
  });

  it('leaves a cut that is said of a piece to the piece', () => {
    expect(readWishes('lunch, a short dress please').demands[0]?.shapes.map(({ label }) => label)).toEqual([
      'short cuts',
    ]);
    expect(readWishes('skinny jeans and a tee').cuts.size).toBe(0);
  });
});

describe('nursing', () => {
  it.each([
    'nursing job interview at a new hospital',
    'a nursing school graduation',
    'lunch with nursing friends',
  ])('is a calling: %s', (prompt) => {
    expect(readWishes(prompt).practical.has('over no head')).toBe(false);
  });

  it.each([
    'dinner, I’m nursing so easy access',
    'nursing my baby, brunch with friends',
    'brunch, my shoulder is frozen',
  ])('and a stiff shoulder open in front: %s', (prompt) => {
    expect(readWishes(prompt).practical.has('over no head')).toBe(true);
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

describe('what a body asks', () => {
  it.each(['a day in the city, my thighs rub', 'ein Tag in der Stadt, meine Oberschenkel reiben'])(
    'is trousers where thighs rub: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) expect(has(draft, 'skirt', 'dress', 'shorts')).toBe(false);
    },
  );

  it.each(["graduation, I can't get my arms over my head", 'Abschlussfeier, ich kann die Arme nicht heben'])(
    'opens in front where arms are not to be raised: %s',
    (prompt) => {
      for (const draft of looksFor(prompt))
        for (const garment of garmentsOf(draft).filter(({ slot }) => slot === 'top'))
          expect(isKind(garment, 'sweater', 'tshirt', 'turtleneck')).toBe(false);
    },
  );

  it('is of no wool on tender skin, merino and tights included', () => {
    for (const draft of looksFor('office in winter, I have eczema'))
      for (const { slot, garment, fabric } of draft.items)
        if (['top', 'bottom', 'dress'].includes(slot) || garment === 'tights')
          expect(['wool', 'merino', 'lambswool', 'tweed']).not.toContain(fabric);
  });

  it('leaves to the young what is theirs, unasked', () => {
    const taste = { styleCategories: ['Classic'] };
    for (const prompt of ['dinner with friends', 'brunch', 'weekend in the city'])
      for (const draft of looksFor(prompt, { taste, age: '55+' }))
        expect(
          keysOf(draft).filter((key) => /slip-|crop-top|mini-skirt|camisole|baggy/.test(key ?? '')),
        ).toEqual([]);
    for (const draft of looksFor('a slip skirt for brunch', { taste, age: '55+' }))
      expect(keysOf(draft)).toContain('slip-skirt');
    for (const draft of looksFor('dinner with friends', { worn: 'menswear', age: '18-24' }))
      expect(keysOf(draft)).not.toContain('knit-vest');
  });
});
