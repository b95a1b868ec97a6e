import { expect, test } from 'vitest';
import { fitWithin } from './fit-within.ts';

test('the longer side becomes the limit and the other follows', () => {
  expect(fitWithin({ width: 4032, height: 3024 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin({ width: 3024, height: 4032 }, 1600)).toEqual({ width: 1200, height: 1600 });
});

test('a small picture keeps its size', () => {
  expect(fitWithin({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 });
});

test('a very long picture keeps at least one pixel of width', () => {
  expect(fitWithin({ width: 1, height: 20_000 }, 1600)).toEqual({ width: 1, height: 1600 });
});
