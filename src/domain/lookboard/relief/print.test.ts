import { expect, it } from 'vitest';
import { printOf } from './print.ts';

it('covers as much of the cloth on a small picture as on a large one', () => {
  const shareAt = (halfPixel: number) => {
    const print = printOf('pinstripe', 'along');
    const places = Array.from({ length: 5_000 }, (_, at) => at * 0.137);

    return places.reduce((sum, u) => sum + (print?.(u, 0, halfPixel, 0) ?? 0), 0) / places.length;
  };

  expect(shareAt(3)).toBeCloseTo(shareAt(0.1), 2);
});
