import { describe, expect, test } from 'vitest';
import type { FabricPattern } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import type { ToldPiece } from '#contract/told.ts';
import { FABRIC_NAMES } from '#domain/wardrobe/fabrics.ts';
import { dressCode, FORMALITY_LADDER, formalityNear } from '#domain/wardrobe/formality.ts';
import { capitalised, itemWords } from '#domain/wardrobe/item-words.ts';
import { OCCASIONS as ENGLISH_OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { itemOfWords } from '../item-of-words.ts';
import type { Says } from '../says.ts';
import { itemsIn } from '../write-outfit.ts';
import { CLOTHS } from './cloth-names.ts';
import { COLOUR_ADJECTIVES } from './colour-adjectives.ts';
import { GARMENTS as GERMAN_GARMENTS } from './garment-names.ts';
import { GERMAN } from './german.ts';
import { bare, inThe, withA, withThe } from './inflection.ts';
import { nounIn, nounOf } from './nouns.ts';
import { OCCASIONS } from './occasions.ts';
import { shortNoun } from './piece.ts';
import { DRESS_CODES } from './vocabulary.ts';

describe('the lexicon', () => {
  test('has every garment, with its gender', () => {
    expect(GARMENTS.filter(({ key }) => nounOf(key) === null).map(({ key }) => key)).toEqual([]);
    expect(
      Object.keys(GERMAN_GARMENTS).filter((key) => !GARMENTS.some((garment) => garment.key === key)),
    ).toEqual([]);
  });

  test('has every item that the house can name, and calls no two by one English name', () => {
    const wrong = GARMENTS.flatMap((garment) =>
      garment.fabrics.flatMap((fabric) =>
        garment.patterns.flatMap((pattern) => {
          const words = capitalised(itemWords(garment, fabric, pattern));
          const meant = itemOfWords(words);
          const isFound = meant?.garment === garment.key && GERMAN.item(meant) !== null;
          return isFound ? [] : [words];
        }),
      ),
    );

    expect(wrong).toEqual([]);
  });

  test('has every cloth, occasion and dress code', () => {
    expect(FABRIC_NAMES.filter((cloth) => CLOTHS[cloth] === undefined)).toEqual([]);
    expect(ENGLISH_OCCASIONS.filter(({ key }) => OCCASIONS[key] === undefined).map(({ key }) => key)).toEqual(
      [],
    );
    const codes = FORMALITY_LADDER.flatMap((_, at) =>
      (['work', 'leisure'] as const).map((setting) => dressCode(formalityNear(at), setting)),
    );
    expect(codes.filter((code) => DRESS_CODES[code] === undefined)).toEqual([]);
  });

  test('has adjectives for colors that can be inflected: „rosafarben“, because nobody signs „ein rosaner Schal“', () => {
    const stems = COLOUR_NAMES.map((name) => COLOUR_ADJECTIVES[name]);

    expect(
      stems.filter(
        (stem) => !/(?:farben|[a-zß]*(?:schwarz|grau|weiß|braun|blau|grün|gelb|rot|violett))$/.test(stem),
      ),
    ).toEqual([]);
  });
});

describe('endings', () => {
  test.each([
    ['blazer', 'ein marineblauer Blazer', 'einen marineblauen Blazer', 'einem marineblauen Blazer'],
    [
      'soft-blazer',
      'ein unkonstruierter marineblauer Blazer',
      'einen unkonstruierten marineblauen Blazer',
      'einem unkonstruierten marineblauen Blazer',
    ],
    ['blouse', 'eine marineblaue Bluse', 'eine marineblaue Bluse', 'einer marineblauen Bluse'],
    [
      'wrap-dress',
      'ein marineblaues Wickelkleid',
      'ein marineblaues Wickelkleid',
      'einem marineblauen Wickelkleid',
    ],
    [
      'chunky-sneakers',
      'marineblaue Chunky Sneaker',
      'marineblaue Chunky Sneaker',
      'marineblauen Chunky Sneakern',
    ],
    ['pumps', 'marineblaue Pumps', 'marineblaue Pumps', 'marineblauen Pumps'],
    [
      'straight-jeans',
      'eine gerade geschnittene marineblaue Jeans',
      'eine gerade geschnittene marineblaue Jeans',
      'einer gerade geschnittenen marineblauen Jeans',
    ],
  ])('%s with „ein“', (garment, nominative, accusative, dative) => {
    const noun = shortNoun({ garment, color: 'Navy' });
    if (noun === null) throw new Error('no such garment');

    expect([withA(noun, 'nominative'), withA(noun, 'accusative'), withA(noun, 'dative')]).toEqual([
      nominative,
      accusative,
      dative,
    ]);
  });

  test('without an article they are strong, with „der“ the noun stands alone', () => {
    const blazer = { ...nounIn('Blazer'), adjectives: ['blau'] };

    expect(bare(blazer, 'dative')).toBe('blauem Blazer');
    expect(bare({ ...nounIn('Bluse'), adjectives: ['blau'] }, 'dative')).toBe('blauer Bluse');
    expect([withThe(blazer, 'accusative'), inThe(blazer), inThe(nounIn('Stiefel'))]).toEqual([
      'den Blazer',
      'im Blazer',
      'in den Stiefeln',
    ]);
  });

  test('nothing is said twice', () => {
    const item = (words: string) => {
      const meant = itemOfWords(words);
      return meant === null ? null : GERMAN.item(meant);
    };

    expect(shortNoun({ garment: 'white-bow-tie', color: 'White' })?.adjectives).toEqual(['weiß']);
    expect(shortNoun({ garment: 'straight-jeans', color: 'Denim' })?.adjectives).toEqual([
      'gerade geschnitten',
      'blau',
    ]);
    expect(item('Linen shirt')).toBe('Leinenhemd');
    expect(item('Petite checked lightweight wool pencil skirt')).toBe(
      'Karierter Bleistiftrock aus leichter Wolle (Petite)',
    );
    expect(item('Hand-painted poncho of my grandmother')).toBeNull();
  });
});

describe('titles', () => {
  const titled = (says: Says, words: string[], ...pieces: [garment: string, color: string][]) =>
    GERMAN.title({
      says,
      words,
      pieces: pieces.map(([garment, color]) => ({ garment, color, fabric: 'cotton', pattern: 'plain' })),
    });

  test.each([
    ['brunch', 'Brunch in Salbei'],
    ['poolside', 'Am Pool: Salbei'],
    ['at-friends', 'Abend bei Freunden: Salbei'],
    ['unheard-of', 'Heute in Salbei'],
  ])('of %s: nobody wears what is not clothing', (occasion, title) => {
    expect(titled('title of occasion', [occasion], ['blouse', 'Sage'])).toBe(title);
  });

  test('two pieces are named with their colors behind them, but for jeans in blue', () => {
    const pieces = titled('title of two pieces', [], ['cardigan', 'Burgundy'], ['straight-jeans', 'Denim']);
    expect(pieces).toBe('Cardigan in Bordeauxrot, gerade geschnittene blaue Jeans');
    const suit = titled('title of two pieces', ['suit'], ['suit-jacket', 'Gray'], ['turtleneck', 'Rust']);
    expect(suit).toBe('Grauer Anzug, rostroter Rollkragenpullover');
  });
});

describe('sentences', () => {
  const JACKET = { garment: 'suit-jacket', color: 'Slate', fabric: 'wool flannel', pattern: 'pinstripe' };
  const SUIT = [
    JACKET,
    { ...JACKET, garment: 'suit-trousers' },
    { garment: 'poplin-shirt', color: 'Cream', fabric: 'poplin', pattern: 'plain' },
    { garment: 'wool-coat', color: 'Camel', fabric: 'wool', pattern: 'plain' },
    { garment: 'brogues', color: 'Brown', fabric: 'leather', pattern: 'plain' },
  ];
  const WATCH = { garment: 'dress-watch', color: 'Tan', fabric: 'leather', pattern: 'plain' } as const;

  test('a color belongs to the suit and not to its stripes, and a coat stands before the shoes', () => {
    expect(GERMAN.sentence({ says: 'suit', pieces: SUIT })).toBe(
      'Ein schiefergrauer Anzug aus Wollflanell mit Nadelstreifen, darunter ein cremefarbenes Hemd, darüber ein camelfarbener Mantel, dazu braune Brogues.',
    );
  });

  test('of a watch the strap is of leather', () => {
    expect(GERMAN.item({ ...WATCH, cuts: [] })).toBe('Flache Uhr mit Lederarmband');
    expect(GERMAN.item({ ...WATCH, fabric: 'steel', cuts: [] })).toBe('Flache Uhr aus Edelstahl');
  });

  const SCARF = { garment: 'wool-scarf', color: 'Rust', fabric: 'wool', pattern: 'plain' };
  const BAG = { garment: 'handbag', color: 'Black', fabric: 'leather', pattern: 'plain' };
  const BELT = { ...BAG, garment: 'leather-belt' };

  test('a bag is taken along, and a scarf is worn', () => {
    const added = (...pieces: ToldPiece[]) => GERMAN.sentence({ says: 'closing that adds', pieces });

    expect(added(WATCH, SCARF)).toBe(
      'Trag dazu eine flache Uhr mit hellbraunem Lederarmband und einen rostroten Winterschal.',
    );
    expect(added(BAG)).toBe('Nimm eine schwarze Henkeltasche mit.');
    expect(added(BAG, SCARF)).toBe(
      'Ergänze das Outfit um eine schwarze Henkeltasche und einen rostroten Winterschal.',
    );
    expect(GERMAN.sentence({ says: 'color that returns', pieces: [SCARF, WATCH] })).toBe(
      'Rostrot kehrt wieder, im Winterschal und in der Uhr.',
    );
  });

  test('a color that several pieces have is said once', () => {
    expect(GERMAN.sentence({ says: 'closing that finishes', pieces: [BAG, SCARF, BELT] })).toBe(
      'Henkeltasche und Gürtel in Schwarz sowie ein rostroter Winterschal machen das Outfit komplett.',
    );
    const owned = { ...BELT, called: 'boots' };
    expect(GERMAN.sentence({ says: 'closing that finishes', pieces: [BAG, owned] })).toMatch(/deine/);
  });

  test('at a funeral a tie is a must, and earrings are none', () => {
    const mourning = (...pieces: ToldPiece[]) => GERMAN.sentence({ says: 'closing in mourning', pieces });

    expect(mourning({ ...SCARF, garment: 'necktie', color: 'Black' })).toMatch(/gehört dazu/);
    expect(mourning(BAG, { ...SCARF, garment: 'stud-earrings', color: 'Silver' })).not.toMatch(/gehör/);
  });

  test('a cloth behind „aus demselben Stoff“ is in the dative', () => {
    const pieces = SUIT.map((piece) => ({ ...piece, fabric: 'tropical wool', pattern: 'check' }));

    expect(GERMAN.sentence({ says: 'suit of one cloth', pieces })).toContain(
      'aus demselben karierten Stoff, leichter Wolle in Schiefergrau, darunter',
    );
  });

  test('a jacket with a skirt is no „Anzugjacke“, and vegan leather no „Lederhose“', () => {
    const items = itemsIn('de', [{ item: 'Wool flannel suit jacket' }, { item: 'Wool flannel suit skirt' }]);
    const [trousers] = itemsIn('de', [{ item: 'Vegan leather trousers' }]);

    expect(items.map(({ item }) => item).join(' ')).toMatch(/^Kostümjacke/);
    expect(trousers?.item).toBe('Hose aus veganem Leder');
  });

  test('a pattern that the name does not say is that of the piece', () => {
    const named = (pattern: FabricPattern) =>
      itemsIn('de', [{ item: 'Heavyweight rugby shirt', pattern }])[0]?.item;

    expect([named('stripe'), named('plain')]).toEqual([
      'Gestreiftes Rugbyshirt aus schwerer Baumwolle',
      'Rugbyshirt aus schwerer Baumwolle',
    ]);
  });

  test('the one color of a stored sentence is never said to be all', () => {
    const pieces = [SCARF, BAG];

    expect(GERMAN.sentence({ says: 'two quiet colors', pieces, words: ['soft contrast'] })).toMatch(
      /vor allem/,
    );
    expect(GERMAN.sentence({ says: 'quiet colors', pieces, words: ['clear contrast'] })).toBe(
      'Nur ruhige Farben in klarem Kontrast: Rostrot und Schwarz.',
    );
  });
});

test('a noun whose gender nobody has written down is an error, not a guess', () => {
  expect(() => nounIn('Zylinder')).toThrow(/gender/);
});

test('what it has no words for stays as it was written', () => {
  expect(GERMAN.sentence({ says: 'of a newer release' })).toBeNull();
  expect(GERMAN.sentence({ says: 'toString' })).toBeNull();
  expect(
    GERMAN.sentence({
      says: 'dress',
      pieces: [{ garment: 'toga', color: 'Red', fabric: 'wool', pattern: 'check' }],
    }),
  ).toBeNull();
});
