import { expect, test } from 'vitest';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { findPieces } from './find-pieces.ts';

type ColorName = Parameters<typeof hexOf>[0];

const piece = (
  id: string,
  garment: string,
  color: ColorName,
  more: { name?: string; cloth?: string } = {},
) => ({
  id,
  garment,
  name: '',
  brand: '',
  size: '',
  notes: '',
  cloth: null,
  pattern: null,
  warmth: null,
  formality: null,
  colors: [{ name: color, hex: hexOf(color), share: 1 }],
  ...more,
});

const CLOSET = [
  piece('overcoat', 'wool-coat', 'Navy', { cloth: 'wool' }),
  piece('trench', 'trench-coat', 'Navy'),
  piece('camel coat', 'wool-coat', 'Camel', { cloth: 'wool' }),
  piece('tee', 'crew-tee', 'White', { cloth: 'cotton' }),
  piece('shirt', 'linen-shirt', 'White', { cloth: 'linen', name: 'Holiday in Procida' }),
  piece('jeans', 'straight-jeans', 'Denim'),
  piece('gown', 'column-gown', 'Black'),
];
const found = (words: string) => findPieces(CLOSET, words).found.map(({ id }) => id);

test.each([
  ['blue winter coats', ['overcoat']],
  ['blauer Wintermantel', ['overcoat']],
  ['coats', ['overcoat', 'trench', 'camel coat']],
  ['white', ['tee', 'shirt']],
  ['linen', ['shirt']],
  ['white linen', ['shirt']],
  ['black or white', ['tee', 'shirt', 'gown']],
  ['white not linen', ['tee']],
  ['weiße T-Shirts', ['tee']],
  ['procida', ['shirt']],
  ['Holiday in Procida', ['shirt']],
  ['purple coats', []],
  ['zzzzz', []],
])('%s', (words, expected) => {
  expect(found(words)).toEqual(expected);
});

test('says which words it looked for in names', () => {
  expect(findPieces(CLOSET, 'white Procida').asText).toEqual(['Procida']);
});
