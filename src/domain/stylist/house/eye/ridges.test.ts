import { expect, test } from 'vitest';
import { ridgesOf } from './ridges.ts';
import { testPicture } from './test-picture.ts';
import { toWorkingImage } from './working-image.ts';

/** A black line, two pixels wide, through the middle of a picture. */
function lineBetween(left: string, right: string): number {
  const image = toWorkingImage(
    testPicture(40, 40, (x) => (Math.abs(x - 0.5) < 0.025 ? '#141414' : x < 0.5 ? left : right)),
  );
  const ridges = ridgesOf(image, new Uint8Array(image.l.length).fill(1), { x: 2, y: 0 });

  return ridges[20 * image.width + 20] ?? 0;
}

test('a line within one cloth stands out from both of its sides', () => {
  expect(lineBetween('#c8a070', '#c8a070')).toBeGreaterThan(0.3);
});

test('a fold of light over the cloth leaves the line a line', () => {
  expect(lineBetween('#c8a070', '#a88458')).toBeGreaterThan(0.3);
});

test('a strap between a pale garment and a dark one does not', () => {
  expect(lineBetween('#f2efe8', '#3a3a3a')).toBe(0);
});

test('nor does the edge between them', () => {
  const image = toWorkingImage(testPicture(40, 40, (x) => (x < 0.5 ? '#f2efe8' : '#3a3a3a')));
  const ridges = ridgesOf(image, new Uint8Array(image.l.length).fill(1), { x: 2, y: 0 });

  expect(Math.max(...ridges)).toBeLessThan(0.03);
});
