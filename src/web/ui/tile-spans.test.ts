import { expect, test } from 'vitest';
import { GRID_COLUMNS, tileSpans } from './tile-spans.ts';

test.each([
  [12, 3, [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]],
  [10, 3, [4, 4, 4, 4, 4, 4, 6, 6, 6, 6]],
  [7, 4, [3, 3, 3, 3, 4, 4, 4]],
  [7, 3, [4, 4, 4, 6, 6, 6, 6]],
  [5, 3, [4, 4, 4, 6, 6]],
  [5, 2, [6, 6, 6, 6, 12]],
  [4, 2, [6, 6, 6, 6]],
  [3, 1, [12, 12, 12]],
  [1, 3, [12]],
  [0, 3, []],
])('%i tiles, %i in a row, leave no hole', (count, perRow, spans) => {
  expect(tileSpans(count, perRow)).toEqual(spans);
  expect(spans.reduce((sum, span) => sum + span, 0) % GRID_COLUMNS).toBe(0);
});
