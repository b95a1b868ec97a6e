import { expect, test } from 'vitest';
import { largestHole } from './hole.ts';

const AREA = { left: 0, top: 0, right: 480, bottom: 480 };

test('is the whole area where nothing lies, and nothing where all is covered', () => {
  expect(largestHole([], AREA)).toEqual({ x: 0, y: 0, width: 480, height: 480 });
  expect(largestHole([{ x: -5, y: -5, width: 500, height: 500 }], AREA)).toMatchObject({
    width: 0,
    height: 0,
  });
});

test('is the larger of the places beside what lies there, and never touches it', () => {
  const boxes = [
    { x: 0, y: 0, width: 192, height: 480 },
    { x: 192, y: 0, width: 288, height: 96 },
  ];
  expect(largestHole(boxes, AREA)).toEqual({ x: 192, y: 96, width: 288, height: 384 });
});
