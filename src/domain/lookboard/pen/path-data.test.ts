import { expect, test } from 'vitest';
import { boundsOf } from './bounds.ts';
import { pathData } from './path-data.ts';
import { closed, corner, ellipse, polygon, sampled, symmetric } from './shape.ts';

test('straight pieces are written as lines and the outline is closed', () => {
  expect(pathData(polygon([0, 0], [10, 0], [10, 5]))).toBe('M0 0l10 0l0 5l-10-5Z');
});

test('relative steps add up to where the shape ends, however many there are', () => {
  const zigzag = polygon(...Array.from({ length: 400 }, (_, index) => [index * 0.37, index % 2] as const));
  const steps = [...pathData(zigzag).matchAll(/l(-?[\d.]+)[ ]?(-?[\d.]+)/g)];
  const x = steps.reduce((sum, step) => sum + Number(step[1]), 0);
  expect(x).toBeCloseTo(0, 5);
});

test('smooth knots give curves through them, corners stay sharp', () => {
  const shape = closed(corner(0, 0), [50, -20], corner(100, 0), corner(100, 80), corner(0, 80));
  expect(sampled(shape, 6)[1]).toEqual([50, -20]);
  expect(pathData(shape)).toMatch(/^M0 0c.*c.*l.*l.*l.*Z$/);
});

test('a symmetric outline mirrors its left half and has no point twice', () => {
  const shape = symmetric([0, 0], corner(-40, 10), corner(-30, 90), [0, 100]);
  expect(boundsOf(shape).x).toBeCloseTo(-boundsOf(shape).x - boundsOf(shape).width, 5);
  expect(shape[0]?.curves).toHaveLength(6);
});

test('bounds enclose a circle', () => {
  const { x, width } = boundsOf(ellipse(5, 5, 10));
  expect(x).toBeCloseTo(-5, 1);
  expect(width).toBeCloseTo(20, 1);
});
