import { describe, expect, it } from 'vitest';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { isEasyAtTheWaist } from '#domain/wardrobe/garment-details.ts';
import { footwearOf, isHeeled, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentsOf, has, keysOf, looksFor, toldLooks } from '../../../testing/looks-for.ts';
import { readWishes } from '../../language/wishes/wishes.ts';

const inSlot = (garments: readonly Garment[], ...slots: Garment['slot'][]) =>
  garments.filter(({ slot }) => slots.includes(slot));
const menswear = { worn: 'menswear' } as const;

describe('body, comfort and practical wishes', () => {
  it.each([
    ['family lunch, eating all day', 'menswear'],
    ['potluck, I want some give in the waistband', 'womenswear'],
    ['dinner with friends, something forgiving round the middle', 'womenswear'],
    ['Familienessen, bequem in der Taille bitte', 'menswear'],
  ] as const)('leaves room at the waist, and says so: %s', (prompt, wearer) => {
    for (const { garments, said } of toldLooks(prompt, wearer)) {
      expect(inSlot(garments, 'bottom', 'dress').every(isEasyAtTheWaist)).toBe(true);
      expect(said).toContain('Easy at the waist');
    }
  });

  it.each([
    ['a graduation, shoes have to be easy on my feet', 'menswear'],
    ['museum with my sister, shoes I can walk in', 'womenswear'],
    ['city trip, good walking shoes', 'womenswear'],
    ['a conference, dodgy knee', 'menswear'],
    ['a museum, my hip is playing up', 'womenswear'],
    ['Museum, Schuhe zum Laufen bitte', 'womenswear'],
  ] as const)('stands and walks on rubber where there is any, and says so: %s', (prompt, wearer) => {
    for (const { garments, said } of toldLooks(prompt, wearer)) {
      const soles = inSlot(garments, 'shoes').map(({ key }) => footwearOf(key)?.sole);

      expect(soles.every((sole) => sole === 'rubber' || sole === 'lug')).toBe(true);
      expect(said).toMatch(/shoes to stand and walk in \(the/);
    }
  });

  it('hears comfort that is asked of shoes in the shoes alone', () => {
    for (const { garments, said, unmet } of toldLooks('a wedding, dancing all night so comfy shoes')) {
      expect(inSlot(garments, 'shoes').some(isHeeled)).toBe(false);
      expect(said).toMatch(/comfy \(the [^)]*(?:Janes|flats|sandals|shoes)/);
      expect(unmet).toEqual([]);
    }
  });

  it.each(['office, roomy shoes', 'office, I have wide feet', 'Büro, weite Schuhe bitte'])(
    'has a wide fit for wide feet, and says so: %s',
    (prompt) => {
      for (const { said, unmet } of toldLooks(prompt)) {
        expect(said).toContain('a wide fit with room for the toes');
        expect(unmet).toEqual([]);
      }
    },
  );

  it.each([
    ['dinner out, nothing that creases', 'womenswear'],
    ['train to Edinburgh, nothing that wrinkles and pockets', 'menswear'],
    ['a wedding abroad, it must not crease', 'menswear'],
    ['Büro, nichts was knittert', 'womenswear'],
  ] as const)('wears nothing that creases, and a dress shirt of twill: %s', (prompt, wearer) => {
    for (const { fabrics, said } of toldLooks(prompt, wearer)) {
      expect(fabrics.filter((fabric) => /linen|poplin|oxford|viscose|^cotton$/.test(fabric))).toEqual([]);
      expect(said).toContain('Nothing that creases easily');
    }
  });

  it('finds pockets in clothes, and asks none of the bag', () => {
    for (const { said, unmet } of toldLooks('a concert, need pockets and a hands free bag')) {
      expect(unmet).toEqual([]);
      expect(said).toMatch(/pockets \(the/);
    }
  });

  it.each([
    'school run, a top that covers my bum',
    'coffee, long enough to cover the backside',
    'leggings and something long over them for the weekend',
    'Wochenende, Leggings und ein langes Oberteil, Po bedeckt',
  ])('covers the seat, with leggings and without: %s', (prompt) => {
    for (const { garments, said, unmet } of toldLooks(prompt)) {
      expect(said).toContain('long enough to cover the seat (the');
      expect(garments.some(({ key }) => key === 'leggings')).toBe(/leggings/i.test(prompt));
      expect(unmet).toEqual([]);
    }
  });

  it('trains in what was named, a top over the seat too', () => {
    for (const { garments, unmet } of toldLooks('the gym, leggings and a long top that covers my butt')) {
      expect(garments.some(({ key }) => key === 'leggings')).toBe(true);
      expect(inSlot(garments, 'top').map(({ key }) => key)).toEqual(['longline-tee']);
      expect(unmet).toEqual([]);
    }
  });

  it.each([
    ['dinner out, I use a wheelchair', 'womenswear'],
    ['a job interview, wheelchair user', 'menswear'],
    ['Ich sitze im Rollstuhl, Essen mit Freunden', 'womenswear'],
  ] as const)('dresses whoever sits for sitting, and says so: %s', (prompt, wearer) => {
    for (const { garments, said } of toldLooks(prompt, wearer)) {
      expect(
        garments.some((garment) => isHeeled(garment) || isKind(garment, 'coat', 'tote', 'slim-cut')),
      ).toBe(false);
      expect(said).toContain('Right for sitting');
    }
  });

  it.each([
    ['travel, layers because the weather changes', /In layers/, []],
    ['office, layers please', /In layers/, []],
    ['a christening, a gentle colour by my face', /gentle colour \(the/, []],
    ['Kaffee, der Po soll bedeckt sein', /long enough to cover the seat/, []],
    ['office, something that goes from day to night', /From day to night/, []],
    ['a meeting, I want to look older than I am', /As you asked: to look older\./, []],
    ['lunch, calm colors', /calm colors \(the/, []],
    ['Büro, ruhige Farben', /ruhige farben \(the/i, []],
  ])('is heard and answered: %s', (prompt, answer, unmet) => {
    for (const { said, unmet: left } of toldLooks(prompt)) {
      expect(said).toMatch(answer);
      expect(left).toEqual(unmet);
    }
  });

  it('wears no knit and says so, where somebody is warm anyway', () => {
    const looks = toldLooks('lunch, I run hot');

    for (const { garments } of looks)
      expect(garments.some((garment) => isKind(garment, 'cardigan', 'sweatshirt', 'turtleneck'))).toBe(false);
    expect(looks.some(({ said }) => /nothing that is warm to wear \(the/.test(said))).toBe(true);
  });

  it('looks taller in menswear by straight legs, and not by wide ones', () => {
    for (const { garments, said } of toldLooks('a party, something that makes me look taller', 'menswear')) {
      expect(garments.some((garment) => isKind(garment, 'wide-leg'))).toBe(false);
      expect(said).toMatch(/lengthens? the leg line/);
    }
  });

  it('answers "flowy" by what flows and "long" by what is long', () => {
    for (const { said } of toldLooks('lunch in the garden, something flowy'))
      expect(said).toMatch(/flowy \(the/);
    for (const { garments } of toldLooks('dinner, something floaty and long'))
      expect(inSlot(garments, 'dress', 'bottom').every((one) => isKind(one, 'floor-length'))).toBe(true);
  });

  it('wears no wide legs where nothing is to be baggy, and calls the cut by its word', () => {
    for (const { garments, said } of toldLooks('casual friday, jeans not baggy')) {
      expect(inSlot(garments, 'bottom').some(({ fit }) => fit === 'wide-leg')).toBe(false);
      expect(said).toContain('nothing baggy');
    }
  });

  it('wears a jacket of light cloth where it is hot, and a sport coat is half of no suit', () => {
    for (const { garments } of toldLooks('church in August, it gets hot, I like a sport coat', 'menswear')) {
      const jackets = inSlot(garments, 'outer');

      expect(jackets.map(({ key }) => key)).toEqual(['soft-blazer']);
    }
  });
});

describe('a noun behind what a wish says of it', () => {
  it.each(['a day to evening dress for a conference', 'plus size dress for a wedding'])(
    'is worn: %s',
    (prompt) => {
      expect(readWishes(prompt).demands.map(({ target }) => target.label)).toEqual(['dress']);
    },
  );
});

describe('what was named', () => {
  it('is not ruled out by what only the occasion asks', () => {
    for (const { garments, unmet } of toldLooks('a long flight, leggings please')) {
      expect(garments.some(({ key }) => key === 'leggings')).toBe(true);
      expect(unmet).toEqual([]);
    }
  });
});

describe('what a body and a place ask for', () => {
  it.each(['dinner with friends, I run warm', 'Essen mit Freunden, mir ist schnell warm'])(
    'is no run: %s',
    (prompt) => {
      expect(readWishes(prompt).aside).toBeNull();
      for (const draft of looksFor(prompt)) expect(draft.reasons.join(' ')).not.toContain('a run');
    },
  );

  it('stands on rubber for hours, beside a suit as well', () => {
    for (const draft of looksFor(
      'church on Easter Sunday, sharp, shoes I can stand in for hours',
      menswear,
    )) {
      const shoes = garmentsOf(draft).find(({ slot }) => slot === 'shoes');
      expect(['rubber', 'lug']).toContain(footwearOf(shoes?.key ?? '')?.sole);
      expect(draft.reasons.join(' ')).toContain('shoes to stand and walk in');
    }
  });

  it('has no cap beside a suit', () => {
    for (const draft of looksFor('Palm Sunday service, a sharp suit and a hat', menswear)) {
      expect(has(draft, 'hat')).toBe(true);
      expect(keysOf(draft)).not.toContain('flat-cap');
    }
  });

  it('has a waistband that gives for hours in a seat', () => {
    for (const draft of looksFor('flying to Delhi, 14 hours, need to be comfy', menswear))
      expect(keysOf(draft)).not.toContain('chinos');
  });

  it('has no metallic shoes before a panel or at a grave', () => {
    for (const prompt of [
      'an interview at a cleaning company',
      'the funeral of a neighbor',
      'a day at the office',
    ])
      for (const draft of looksFor(prompt, { taste: { colorPalette: ['Silver', 'Navy'] } })) {
        const shoes = draft.items.filter(({ slot }) => slot === 'shoes');
        expect(shoes.map(({ color }) => color)).not.toContain('Silver');
      }
  });

  it('has belts of leather below leather, and of straw with the cloths of summer', () => {
    for (const prompt of ['Saturday errands and the bank', 'a market on a hot day', 'casual lunch in spring'])
      for (const draft of looksFor(prompt, {
        ...menswear,
        taste: { styleCategories: ['Coastal', 'Preppy'] },
      })) {
        const belt = draft.items.find(({ garment }) => garment?.endsWith('belt') === true);
        const fabrics = draft.items.map(({ fabric }) => fabric);
        if (belt?.fabric === 'raffia') expect(fabrics).toEqual(expect.arrayContaining(['linen']));
      }
  });

  it('covers shoulders with short sleeves in the heat, and adds no shawl to sleeves', () => {
    const baptism = looksFor('a christening in August, super hot, no bare shoulders').flatMap(garmentsOf);
    expect(baptism.some(({ slot, key }) => slot === 'dress' && sleeveOf(key) === 'short')).toBe(true);
    for (const draft of looksFor('a church wedding, boiling hot, shoulders covered')) {
      const dress = garmentsOf(draft).find(({ slot }) => slot === 'dress');
      if (dress !== undefined && sleeveOf(dress.key) === 'long')
        expect(keysOf(draft)).not.toContain('pashmina');
    }
  });

  it('goes up in a balloon in closed shoes and with something over it', () => {
    for (const draft of looksFor('a hot air balloon ride at dawn')) {
      expect(has(draft, 'open-toe', 'shorts')).toBe(false);
      expect(garmentsOf(draft).some(({ slot }) => slot === 'outer')).toBe(true);
    }
  });
});
