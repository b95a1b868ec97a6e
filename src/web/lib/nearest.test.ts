import { expect, test } from 'vitest';
import { nearest, soughtWords } from './nearest.ts';

const ALL = ['rust wall', 'navy wall', 'rust coat'];
const having = (word: string) => ALL.filter((one) => one.includes(word));

test('what has most of the words comes first, and what has none is not near', () => {
  expect(nearest(ALL, [having('rust'), having('coat')], [])).toEqual(['rust coat', 'rust wall']);
  expect(nearest(ALL, [having('plaid')], [])).toEqual([]);
});

test('a filter makes nearer what has a word, and nothing near that has none', () => {
  expect(nearest(ALL, [having('rust')], [having('coat')])).toEqual(['rust coat', 'rust wall']);
  expect(nearest(ALL, [having('plaid')], [having('coat')])).toEqual([]);
});

test('without words, what passes a filter is near', () => {
  expect(nearest(ALL, [], [having('coat'), having('navy')])).toEqual(['navy wall', 'rust coat']);
});

test('what stands in every other text is no word that is sought', () => {
  expect(soughtWords(' a coat  of wool ')).toEqual(['coat', 'wool']);
});
