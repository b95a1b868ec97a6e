import { expect, test } from 'vitest';
import { isHeroOf, isLargeOf } from './tile-size.ts';

test('the first is a hero, and of two both: on a phone none stands beside a hole', () => {
  expect([1, 2].map((position) => isHeroOf(2, position))).toEqual([true, true]);
  expect([1, 2, 3].map((position) => isHeroOf(3, position))).toEqual([true, false, false]);
  expect(isHeroOf(1, 1)).toBe(true);
});

test('two or three are as large as each other', () => {
  expect([1, 2, 3, 4].map(isLargeOf)).toEqual([true, false, false, true]);
});
