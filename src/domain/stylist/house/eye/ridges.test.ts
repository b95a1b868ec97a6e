import { expect, test } from 'vitest';
import { hueRidgesOf, ridgesOf, spotsOf } from './ridges.ts';
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

/** The middle of a picture with a small mark in it. */
function markOn(paint: (x: number, y: number) => string) {
  const image = toWorkingImage(testPicture(40, 40, paint));
  const inside = new Uint8Array(image.l.length).fill(1);

  return { image, inside, middle: 20 * image.width + 20 };
}

test('a dot is a spot, and a line through the cloth is none', () => {
  const dot = markOn((x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.04 ? '#f4ecd8' : '#5a2e50'));
  const line = markOn((x) => (Math.abs(x - 0.5) < 0.04 ? '#f4ecd8' : '#5a2e50'));

  expect(spotsOf(dot.image, dot.inside, 4)[dot.middle]).toBeGreaterThan(0.3);
  expect(Math.max(...spotsOf(line.image, line.inside, 4))).toBeLessThan(0.03);
});

test('a line of another hue differs by more than shade, and the same hue in shade does not', () => {
  const across = { x: 4, y: 0 };
  const hue = markOn((x) => (Math.abs(x - 0.5) < 0.04 ? '#7a5230' : '#2f6658'));
  const shade = markOn((x) => (Math.abs(x - 0.5) < 0.04 ? '#24503f' : '#2f6853'));

  expect(hueRidgesOf(hue.image, hue.inside, across)[hue.middle]).toBeGreaterThan(0.06);
  expect(hueRidgesOf(shade.image, shade.inside, across)[shade.middle]).toBeLessThan(0.015);
});
