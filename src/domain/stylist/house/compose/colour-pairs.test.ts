import { expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import { colourPairScore } from './colour-pairs.ts';

const QUARREL = 0.3;

it.each([
  ['Coral', 'Red'],
  ['Emerald', 'Forest Green'],
  ['Coral', 'Orange'],
] satisfies [ColourName, ColourName][])('two strong colors of one hue quarrel: %s and %s', (one, other) => {
  expect(colourPairScore(one, other)).toBeLessThan(QUARREL);
});

it.each([
  ['Navy', 'Sky Blue'],
  ['Rust', 'Camel'],
  ['Olive', 'Sage'],
  ['Pink', 'Red'],
] satisfies [ColourName, ColourName][])('and %s goes with %s', (one, other) => {
  expect(colourPairScore(one, other)).toBeGreaterThan(QUARREL);
});
