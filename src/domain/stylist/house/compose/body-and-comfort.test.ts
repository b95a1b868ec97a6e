import { describe, expect, it } from 'vitest';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { isEasyAtTheWaist } from '#domain/wardrobe/garment-details.ts';
import { footwearOf, isHeeled } from '#domain/wardrobe/garment-facts.ts';
import { garmentsOf, looksFor } from '../../testing/looks-for.ts';
import { readWishes } from '../language/wishes/wishes.ts';

type Wearer = 'womenswear' | 'menswear';

const worn = (prompt: string, wearer: Wearer = 'womenswear') =>
  looksFor(prompt, { worn: wearer }).map((draft) => ({
    garments: garmentsOf(draft),
    fabrics: draft.items
      .filter(({ slot }) => ['top', 'bottom', 'dress'].includes(slot))
      .map(({ fabric }) => fabric.toLowerCase()),
    said: draft.reasons.join(' '),
    unmet: draft.unmet.map(({ words }) => words),
  }));
const inSlot = (garments: readonly Garment[], ...slots: Garment['slot'][]) =>
  garments.filter(({ slot }) => slots.includes(slot));

describe('body, comfort and practical wishes', () => {
  it.each([
    ['family lunch, eating all day', 'menswear'],
    ['potluck, I want some give in the waistband', 'womenswear'],
    ['dinner with friends, something forgiving round the middle', 'womenswear'],
    ['Familienessen, bequem in der Taille bitte', 'menswear'],
  ] as const)('leaves room at the waist, and says so: %s', (prompt, wearer) => {
    for (const { garments, said } of worn(prompt, wearer)) {
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
    for (const { garments, said } of worn(prompt, wearer)) {
      const soles = inSlot(garments, 'shoes').map(({ key }) => footwearOf(key)?.sole);

      expect(soles.every((sole) => sole === 'rubber' || sole === 'lug')).toBe(true);
      expect(said).toMatch(/shoes to stand and walk in \(the/);
    }
  });

  it('hears comfort that is asked of shoes in the shoes alone', () => {
    for (const { garments, said, unmet } of worn('a wedding, dancing all night so comfy shoes')) {
      expect(inSlot(garments, 'shoes').some(isHeeled)).toBe(false);
      expect(said).toMatch(/comfy \(the [^)]*(?:Janes|flats|sandals|shoes)/);
      expect(unmet).toEqual([]);
    }
  });

  it.each(['office, roomy shoes', 'office, I have wide feet', 'Büro, weite Schuhe bitte'])(
    'has a wide fit for wide feet, and says so: %s',
    (prompt) => {
      for (const { said, unmet } of worn(prompt)) {
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
    for (const { fabrics, said } of worn(prompt, wearer)) {
      expect(fabrics.filter((fabric) => /linen|poplin|oxford|viscose|^cotton$/.test(fabric))).toEqual([]);
      expect(said).toContain('Nothing that creases easily');
    }
  });

  it('finds pockets in clothes, and asks none of the bag', () => {
    for (const { said, unmet } of worn('a concert, need pockets and a hands free bag')) {
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
    for (const { garments, said, unmet } of worn(prompt)) {
      expect(said).toContain('long enough to cover the seat (the');
      expect(garments.some(({ key }) => key === 'leggings')).toBe(/leggings/i.test(prompt));
      expect(unmet).toEqual([]);
    }
  });

  it('trains in what was named, a top over the seat too', () => {
    for (const { garments, unmet } of worn('the gym, leggings and a long top that covers my butt')) {
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
    for (const { garments, said } of worn(prompt, wearer)) {
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
    for (const { said, unmet: left } of worn(prompt)) {
      expect(said).toMatch(answer);
      expect(left).toEqual(unmet);
    }
  });

  it('wears no knit and says so, where somebody is warm anyway', () => {
    const looks = worn('lunch, I run hot');

    for (const { garments } of looks)
      expect(garments.some((garment) => isKind(garment, 'cardigan', 'sweatshirt', 'turtleneck'))).toBe(false);
    expect(looks.some(({ said }) => /nothing that is warm to wear \(the/.test(said))).toBe(true);
  });

  it('looks taller in menswear by straight legs, and not by wide ones', () => {
    for (const { garments, said } of worn('a party, something that makes me look taller', 'menswear')) {
      expect(garments.some((garment) => isKind(garment, 'wide-leg'))).toBe(false);
      expect(said).toMatch(/lengthens? the leg line/);
    }
  });

  it('answers "flowy" by what flows and "long" by what is long', () => {
    for (const { said } of worn('lunch in the garden, something flowy')) expect(said).toMatch(/flowy \(the/);
    for (const { garments } of worn('dinner, something floaty and long'))
      expect(inSlot(garments, 'dress', 'bottom').every((one) => isKind(one, 'floor-length'))).toBe(true);
  });

  it('wears no wide legs where nothing is to be baggy, and calls the cut by its word', () => {
    for (const { garments, said } of worn('casual friday, jeans not baggy')) {
      expect(inSlot(garments, 'bottom').some(({ fit }) => fit === 'wide-leg')).toBe(false);
      expect(said).toContain('nothing baggy');
    }
  });

  it('wears a jacket of light cloth where it is hot, and a sport coat is half of no suit', () => {
    for (const { garments } of worn('church in August, it gets hot, I like a sport coat', 'menswear')) {
      const jackets = inSlot(garments, 'outer');

      expect(jackets.map(({ key }) => key)).toEqual(['soft-blazer']);
    }
  });
});

describe('the heat', () => {
  it.each([
    'an outdoor wedding in July, it will be very hot',
    'a wedding in hot weather, I want to wear a suit',
  ])('is met by a suit of linen, seersucker or cotton at a wedding: %s', (prompt) => {
    for (const { garments } of worn(prompt, 'menswear'))
      expect(inSlot(garments, 'outer').map(({ key }) => key)).not.toContain('suit-jacket');
  });

  it('is answered where an interview takes its suit all the same', () => {
    for (const { said } of worn('an interview in Houston in August', 'menswear'))
      expect(said).toMatch(/breathes?: right for warm weather/);
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

describe('what was named', () => {
  it('is not ruled out by what only the occasion asks', () => {
    for (const { garments, unmet } of worn('a long flight, leggings please')) {
      expect(garments.some(({ key }) => key === 'leggings')).toBe(true);
      expect(unmet).toEqual([]);
    }
  });
});
