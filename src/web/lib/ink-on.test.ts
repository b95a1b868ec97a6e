import { expect, test } from 'vitest';
import { inkOn } from './ink-on.ts';

test.each([
  ['#f4efe2', '#000000'],
  ['#b98a52', '#000000'],
  ['#777777', '#000000'],
  ['#757575', '#ffffff'],
  ['#5b5d3a', '#ffffff'],
  ['#1f2a44', '#ffffff'],
])('on %s is written in %s', (ground, ink) => {
  expect(inkOn(ground)).toBe(ink);
});
