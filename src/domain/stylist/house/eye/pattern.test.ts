import { expect, test } from 'vitest';
import { measurePhoto } from './measure-photo.ts';
import { garmentOnWall, testPicture } from './test-picture.ts';

const seenOf = (cloth: (x: number, y: number) => string, size = 320) =>
  measurePhoto(testPicture((3 * size) / 4, size, garmentOnWall(cloth)));

const gray = (level: number) => `#${Math.round(level).toString(16).padStart(2, '0').repeat(3)}`;

test('cloth that hangs in a few folds is plain, and surely so', () => {
  const seen = seenOf((x, y) => gray(84 + 22 * Math.sin(34 * x + 9 * y)));

  expect(seen).toMatchObject({ pattern: 'solid', patternIsSure: true });
});

test('small dots, far between, are a pattern', () => {
  const seen = seenOf((x, y) =>
    Math.hypot(((x * 30) % 1) - 0.5, ((y * 40) % 1) - 0.5) < 0.2 ? '#f2efe6' : '#463d37',
  );

  expect(seen.pattern).not.toBe('solid');
  expect(seen.patternIsSure).toBe(true);
});

test('squares of two hues are a pattern, though both are as light', () => {
  const squares = (x: number, y: number) => (Math.floor(x * 30) + Math.floor(y * 40)) % 2 === 0;
  const seen = seenOf((x, y) => (squares(x, y) ? '#8a5a4e' : '#49706b'));

  expect(seen.pattern).not.toBe('solid');
});

test('of a weave as fine as the photo nothing is sure', () => {
  const seen = seenOf((x, y) => gray(96 + (Math.floor(x * 80) % 2 === Math.floor(y * 107) % 2 ? 14 : 0)));

  expect(seen).toMatchObject({ patternIsSure: false });
});

test('stripes on top and bars on the trousers are no check', () => {
  const seen = seenOf((x, y) => (Math.floor(y < 0.5 ? y * 60 : x * 40) % 2 === 0 ? '#26303e' : '#e6e5e4'));

  expect(['other', 'stripe']).toContain(seen.pattern);
});
