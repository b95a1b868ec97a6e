import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { seenColour } from '#contract/style-profile.ts';
import { EYE_VERSION, type PhotoFeatures } from '#domain/photo/photo-features.ts';
import { MEASURE_SIZE, measurePhoto } from './measure-photo.ts';
import { garmentOnWall, testPicture } from './test-picture.ts';

const names = ({ colours }: PhotoFeatures) => colours.map(({ name }) => name);

describe('measuring a photo', () => {
  test.each([
    ['#26303e', 'Navy'],
    ['#322b2f', 'Black'],
    ['#b82232', 'Red'],
    ['#5a5a36', 'Olive'],
    ['#c8b69c', 'Beige'],
    ['#7a6a5e', 'Taupe'],
  ] as const)('cloth photographed as %s is %s', (hex, name) => {
    const seen = measurePhoto(
      testPicture(
        120,
        160,
        garmentOnWall(() => hex, '#eceae6'),
      ),
    );

    expect(seen.colours[0]?.name).toBe(name);
    expect(seen.colours[0]?.share).toBeGreaterThan(0.9);
    expect(seen.pattern).toBe('solid');
    expect(seen.garmentArea).toBeGreaterThan(0.25);
    expect(seen.garmentArea).toBeLessThan(0.5);
  });

  test('the wall is not part of the palette', () => {
    const seen = measurePhoto(
      testPicture(
        120,
        160,
        garmentOnWall((_, y) => (y < 0.5 ? '#b82232' : '#26303e')),
      ),
    );

    expect(names(seen).toSorted()).toEqual(['Navy', 'Red']);
    expect(seen.colours.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
  });

  test.each([
    ['stripe', (_: number, y: number) => (Math.floor(y * 30) % 2 === 0 ? '#1f2a44' : '#efeeec')],
    ['stripe', (x: number) => (Math.floor(x * 24) % 2 === 0 ? '#b82232' : '#efe1bd')],
    [
      'check',
      (x: number, y: number) =>
        ['#efeeec', '#7f8aa0', '#26303e'][(Math.floor(x * 24) % 2) + (Math.floor(y * 30) % 2)] ?? '#000000',
    ],
    [
      'print',
      (x: number, y: number) =>
        Math.hypot(((x * 14 + Math.floor(y * 18) * 0.5) % 1) - 0.5, ((y * 18) % 1) - 0.5) < 0.33
          ? '#f2c230'
          : '#1e6c50',
    ],
  ] as const)('sees a %s', (pattern, cloth) => {
    const seen = measurePhoto(testPicture(120, 160, garmentOnWall(cloth)));

    expect(seen.pattern).toBe(pattern);
    expect(seen.patternStrength).toBeGreaterThan(0.2);
  });

  test.each(['#eceae6', '#888888', '#333333'])('two cloths side by side on %s are both read', (sheet) => {
    const lying = (x: number, y: number) => {
      if (y < 0.2 || y > 0.8) return sheet;
      if (x > 0.1 && x < 0.45) return '#b82232';
      return x > 0.55 && x < 0.9 ? '#26303e' : sheet;
    };

    expect(names(measurePhoto(testPicture(160, 120, lying))).toSorted()).toEqual(['Navy', 'Red']);
  });

  test('a print is read by its ground and its accents', () => {
    const flowers = (x: number, y: number) =>
      Math.hypot(((x * 14 + Math.floor(y * 18) * 0.5) % 1) - 0.5, ((y * 18) % 1) - 0.5) < 0.3
        ? '#23408c'
        : '#efeeec';
    const seen = measurePhoto(testPicture(240, 320, garmentOnWall(flowers, '#7a6a5e')));

    expect(seen.pattern).not.toBe('solid');
    expect(seen.patternColours?.map(({ name }) => name)).toEqual(['White', 'Royal Blue']);
  });

  test('hems and edges between plain cloths are no pattern', () => {
    const layers = (x: number, y: number) => {
      if (y > 0.6) return '#26303e';
      return x > 0.42 && x < 0.58 ? '#efeeec' : '#1e6c50';
    };
    const seen = measurePhoto(testPicture(240, 320, garmentOnWall(layers)));

    expect(seen.pattern).toBe('solid');
    expect(seen.patternColours).toBeNull();
  });

  test('warm, vivid and contrasting clothes measure higher than cool, muted and even ones', () => {
    const vivid = measurePhoto(
      testPicture(
        120,
        160,
        garmentOnWall((_, y) => (y < 0.5 ? '#c8202f' : '#f3cf2e')),
      ),
    );
    const muted = measurePhoto(
      testPicture(
        120,
        160,
        garmentOnWall(() => '#5a6a80'),
      ),
    );

    expect(vivid.meanChroma).toBeGreaterThan(muted.meanChroma + 0.08);
    expect(vivid.warmth).toBeGreaterThan(0.8);
    expect(muted.warmth).toBeLessThanOrEqual(0);
    expect(vivid.lightnessContrast).toBeGreaterThan(muted.lightnessContrast + 0.2);
    expect(vivid.hueEntropy).toBeGreaterThan(muted.hueEntropy);
  });

  test('the size of the photo changes nothing that matters', () => {
    const paint = garmentOnWall((_, y) => (y < 0.55 ? '#26303e' : '#c8b69c'));
    const small = measurePhoto(testPicture(120, 160, paint));

    for (const scale of [2, 5]) {
      const large = measurePhoto(testPicture(120 * scale, 160 * scale, paint));

      expect(names(large)).toEqual(names(small));
      for (const [index, { share }] of small.colours.entries()) {
        expect(Math.abs(share - (large.colours[index]?.share ?? 0))).toBeLessThan(0.04);
      }
    }
  });

  test('the same pixels give the same measurement', () => {
    const picture = testPicture(
      90,
      120,
      garmentOnWall((x) => (x < 0.5 ? '#673a93' : '#cda87c')),
    );

    expect(measurePhoto(picture)).toEqual(measurePhoto(picture));
  });

  test('any image of any size gives a valid answer', () => {
    const size = fc.integer({ min: 1, max: 48 });
    const image = fc
      .tuple(size, size)
      .chain(([width, height]) =>
        fc
          .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
          .map((data) => ({ width, height, data })),
      );

    fc.assert(fc.property(image, expectValid), { numRuns: 60 });
  });

  test.each([
    [1, 1],
    [1, 3000],
    [4000, 1],
    [2, 2],
    [MEASURE_SIZE, MEASURE_SIZE],
    [4000, 3000],
  ])('a plain image of %i by %i pixels gives a valid answer', (width, height) => {
    expectValid({ width, height, data: new Uint8Array(width * height * 3).fill(200) });
  });

  test('an image without its pixels is refused', () => {
    expect(() => measurePhoto({ width: 0, height: 0, data: new Uint8Array() })).toThrow(RangeError);
    expect(() => measurePhoto({ width: 10, height: 10, data: new Uint8Array(30) })).toThrow(RangeError);
  });
});

function expectValid(image: { width: number; height: number; data: Uint8Array }): void {
  const seen = measurePhoto(image);
  const parts = [
    seen.patternStrength,
    seen.lightnessContrast,
    seen.meanLightness,
    seen.hueEntropy,
    seen.edgeEnergy,
    seen.garmentArea,
  ];

  expect(seen.version).toBe(EYE_VERSION);
  expect(seen.colours.length).toBeGreaterThan(0);
  expect(new Set(names(seen)).size).toBe(seen.colours.length);
  for (const colour of seen.colours) {
    expect(seenColour.safeParse(colour).success).toBe(true);
    expect(COLOUR_NAMES).toContain(colour.name);
  }
  expect(seen.colours.map(({ share }) => share)).toEqual(
    seen.colours.map(({ share }) => share).toSorted((first, second) => second - first),
  );
  for (const part of parts) {
    expect(part).toBeGreaterThanOrEqual(0);
    expect(part).toBeLessThanOrEqual(1);
  }
  expect(seen.meanChroma).toBeGreaterThanOrEqual(0);
  expect(seen.meanChroma).toBeLessThan(0.4);
  expect(Math.abs(seen.warmth)).toBeLessThanOrEqual(1);
}
