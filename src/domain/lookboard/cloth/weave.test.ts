import { expect, test } from 'vitest';
import { weaveOf } from './weave.ts';

test.each([
  ['Patent leather', 'patent'],
  ['soft lambskin leather', 'leather'],
  ['Italian wool', 'wool'],
  ['silk charmeuse', 'satin'],
  ['washed silk', 'silk'],
  ['silk satin', 'satin'],
  ['merino', 'knit'],
  ['cashmere', 'brushed'],
  ['cable knit', 'cable'],
  ['chunky wool', 'chunky'],
  ['cotton corduroy', 'corduroy'],
  ['cotton poplin', 'poplin'],
  ['cotton jersey', 'smooth'],
  ['faux shearling', 'pile'],
  ['down-filled nylon', 'down'],
  ['', 'smooth'],
] as const)('%j is drawn as %s', (fabric, weave) => {
  expect(weaveOf(fabric, 'plain')).toBe(weave);
});

test('a denim or knit pattern decides over the words', () => {
  expect(weaveOf('cotton', 'denim')).toBe('denim');
  expect(weaveOf('silk', 'knit')).toBe('knit');
  expect(weaveOf('cashmere', 'knit')).toBe('brushed');
  expect(weaveOf('cable-knit wool', 'knit')).toBe('cable');
});
