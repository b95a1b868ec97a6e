import { expect, test } from 'vitest';
import { boxOfTilted, contains, gapBetween, overlapOf } from './box.ts';

const SQUARE = { x: 0, y: 0, width: 10, height: 10 };

test('overlap is the share of the smaller box that is covered', () => {
  expect(overlapOf(SQUARE, { x: 5, y: 0, width: 100, height: 10 })).toBe(0.5);
  expect(overlapOf(SQUARE, { x: 2, y: 2, width: 2, height: 2 })).toBe(1);
  expect(overlapOf(SQUARE, { x: 10, y: 0, width: 5, height: 5 })).toBe(0);
});

test('the gap runs straight or across the corner, and is negative inside', () => {
  expect(gapBetween(SQUARE, { x: 13, y: 0, width: 5, height: 5 })).toBe(3);
  expect(gapBetween(SQUARE, { x: 13, y: 14, width: 5, height: 5 })).toBe(5);
  expect(gapBetween(SQUARE, { x: 8, y: 0, width: 5, height: 10 })).toBe(-2);
});

test('a quarter turn swaps width and height', () => {
  const turned = boxOfTilted(30, 10, 90);
  expect(turned.width).toBeCloseTo(10);
  expect(turned.height).toBeCloseTo(30);
});

test('a box contains what lies wholly inside it', () => {
  expect(contains(SQUARE, { x: 1, y: 1, width: 9, height: 2 })).toBe(true);
  expect(contains(SQUARE, { x: 1, y: 1, width: 10, height: 2 })).toBe(false);
});
