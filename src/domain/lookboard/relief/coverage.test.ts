import { expect, test } from 'vitest';
import { polylinesOf } from '../pen/polyline.ts';
import { ellipse, polygon } from '../pen/shape.ts';
import { coverageOf } from './coverage.ts';

test('a pixel is covered by as much as the shape takes of it', () => {
  const covered = coverageOf(polylinesOf(polygon([1, 1], [3.5, 1], [3.5, 2.25], [1, 2.25])), {
    left: 0,
    top: 0,
    width: 5,
    height: 4,
  });

  expect([...covered].map((share) => Math.round(share * 1000) / 1000)).toEqual([
    ...[0, 0, 0, 0, 0],
    ...[0, 1, 1, 0.5, 0],
    ...[0, 0.25, 0.25, 0.125, 0],
    ...[0, 0, 0, 0, 0],
  ]);
});

test('a circle covers its area, and what leaves the picture at any side does no harm', () => {
  const area = (x: number, y: number) =>
    coverageOf(polylinesOf(ellipse(x + 7, y + 3, 20)), { left: 7, top: 3, width: 60, height: 60 }).reduce(
      (sum, share) => sum + share,
      0,
    );

  expect(area(30, 30) / (Math.PI * 400)).toBeCloseTo(1, 1);
  expect(area(0, 30) / area(30, 30)).toBeCloseTo(0.5, 2);
  expect(area(30, 60) / area(30, 30)).toBeCloseTo(0.5, 2);
  expect(area(-40, 30)).toBeCloseTo(0, 3);
});
