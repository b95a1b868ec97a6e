import { describe, expect, test } from 'vitest';
import { readPieces as readAll } from './read-pieces.ts';

const readPieces = (text: string) => readAll(text).pieces;

/** The garment, its first color, its cloth and its price, as most lines are judged. */
const gist = (text: string) =>
  readPieces(text).map(({ garments, colors, cloth, priceCents }) => [
    garments[0]?.key,
    colors[0]?.name,
    cloth,
    priceCents,
  ]);

describe('a line of words', () => {
  test('is a piece with its color, its cloth and what it cost', () => {
    expect(readPieces('navy linen blazer, 79')).toEqual([
      {
        said: 'navy linen blazer, 79',
        name: 'navy linen blazer',
        garments: [{ key: 'soft-blazer', name: 'unstructured blazer' }],
        cloth: 'linen',
        pattern: null,
        colors: [{ name: 'Navy', hex: '#1f2a44', share: 1 }],
        isColorGuessed: false,
        priceCents: 7_900,
        size: '',
        brand: '',
        notUnderstood: [],
      },
    ]);
  });

  test.each([
    ['dunkelblauer Leinenblazer, 79', 'soft-blazer', 'Navy', 'linen', 7_900],
    ['COS navy wool coat size M 120€', 'wool-coat', 'Navy', 'wool', 12_000],
    ['schwarze Stiefeletten Gr. 38, 89,90 €', 'chelsea-boots', 'Black', null, 8_990],
    ['beige Trenchcoat 1.200', 'trench-coat', 'Beige', null, 120_000],
    ['red silk dress from Reformation $218', 'slip-dress', 'Red', 'silk', 21_800],
    ['Rollkragenpullover schwarz Kaschmir', 'turtleneck', 'Black', 'cashmere', null],
    ['braune Lederschuhe', 'derbies', 'Brown', 'leather', null],
    ['blazer, navy', 'blazer', 'Navy', null, null],
    ['Winterjacke blau', 'puffer', 'Navy', null, null],
    ['blue jeans', 'straight-jeans', 'Denim', null, null],
  ])('%s', (text, ...expected) => {
    expect(gist(text)).toEqual([expected]);
  });

  test.each([
    ['COS navy wool coat size M 120€', 'COS', 'M', 'navy wool coat'],
    ['grauer Wollpullover von Arket', 'Arket', '', 'grauer Wollpullover'],
    ["Levi's 501 jeans W32 L32 89", "Levi's", 'W32 L32', '501 jeans'],
  ])('%s has its maker and its size beside the name', (text, brand, size, name) => {
    expect(readPieces(text)).toMatchObject([{ brand, size, name }]);
  });

  test('may name two pieces, each with its own colors, and a color in between is none', () => {
    expect(gist('white tee, black jeans')).toEqual([
      ['crew-tee', 'White', null, null],
      ['straight-jeans', 'Black', null, null],
    ]);
    expect(readPieces('grüne Bluse und schwarze Hose').map(({ name }) => name)).toEqual([
      'grüne Bluse',
      'schwarze Hose',
    ]);
    expect(readPieces('black and white striped tee')).toMatchObject([
      {
        garments: [{ key: 'breton-tee' }],
        pattern: 'stripe',
        colors: [{ name: 'Black' }, { name: 'White' }],
      },
    ]);
  });

  test('that names a family of garments offers the others of it', () => {
    const [boots] = readPieces('boots');
    expect(boots?.garments[0]?.key).toBe('chelsea-boots');
    expect(boots?.garments.map(({ key }) => key)).toContain('desert-boots');
    expect(boots?.isColorGuessed).toBe(true);
  });

  test('means no piece that goes by a name of its own, where that is not said', () => {
    const likeliest = ['white tee', 'hoodie', 'zip hoodie', 'earrings', 'pearl earrings'].map(
      (words) => readPieces(words)[0]?.garments[0]?.key,
    );

    expect(likeliest).toEqual(['crew-tee', 'hoodie', 'zip-hoodie', 'drop-earrings', 'pearl-studs']);
  });

  test('says which words it could not read, and what is no price', () => {
    expect(readPieces('asdf qwer')).toMatchObject([{ garments: [], notUnderstood: ['asdf', 'qwer'] }]);
    expect(readPieces('navy blazer, -1')).toMatchObject([
      { name: 'navy blazer', priceCents: null, notUnderstood: ['-1'] },
    ]);
    expect(readPieces('79')).toMatchObject([{ garments: [], priceCents: 7_900 }]);
    expect(readPieces('blazer 9999999')).toMatchObject([{ priceCents: null }]);
    expect(readPieces('blazer, 9999999 €')).toMatchObject([
      { name: 'blazer', priceCents: null, notUnderstood: ['9999999 €'] },
    ]);
  });

  test('of any kind is read to an end', () => {
    expect(readPieces('')).toEqual([]);
    expect(readPieces(' \n ; ')).toEqual([]);
    const many = readAll('navy blazer, 79\n'.repeat(32));
    expect(many.pieces).toHaveLength(30);
    expect(many.left).toEqual(['navy blazer, 79', 'navy blazer, 79']);
    expect(readPieces('🧥 ((( \\ [a-z]+ $1')).toHaveLength(1);
  });
});
