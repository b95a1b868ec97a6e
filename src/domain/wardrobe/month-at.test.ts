import { expect, test } from 'vitest';
import { monthAt } from './month-at.ts';

const NOVEMBER = new Date('2026-11-20T12:00:00.000Z');

test.each([
  [null, 11],
  ['', 11],
  ['Boston, MA', 11],
  ['Perthshire', 11],
  ['Sydney', 5],
  ['são paulo, Brasil', 5],
  ['Cape Town, South Africa', 5],
  ['Singapore', undefined],
])('in November, %s dresses as the north does in month %s', (location, month) => {
  expect(monthAt(NOVEMBER, location)).toBe(month);
});

test('every month of the south has its opposite in the north', () => {
  const months = Array.from({ length: 12 }, (_, at) => monthAt(new Date(Date.UTC(2026, at, 15)), 'Sydney'));
  expect(months).toEqual([7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6]);
});
