import { converter } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PALETTE } from '#contract/palette.ts';
import { formatHex, parseHex } from './hex.ts';
import { hexToOklab, hexToOklch, oklabOfPixels, oklabToHex, oklchToHex } from './oklab.ts';

const byte = fc.integer({ min: 0, max: 255 });

describe('OKLab', () => {
  test('every sRGB colour comes back as it was', () => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const hex = formatHex({ r, g, b });

        expect(oklabToHex(hexToOklab(hex))).toBe(hex);
        expect(oklchToHex(hexToOklch(hex))).toBe(hex);
        expect(parseHex(hex)).toEqual({ r, g, b });
      }),
    );
  });

  test('agrees with an independent implementation', () => {
    const independent = converter('oklab');

    for (const { hex } of PALETTE) {
      const expected = independent(hex);
      const measured = hexToOklab(hex);

      expect(measured.l).toBeCloseTo(expected?.l ?? Number.NaN, 4);
      expect(measured.a).toBeCloseTo(expected?.a ?? Number.NaN, 4);
      expect(measured.b).toBeCloseTo(expected?.b ?? Number.NaN, 4);
    }
  });

  test('measures pictures pixel by pixel', () => {
    const [l, a, b, l2] = oklabOfPixels(Uint8Array.of(0, 0, 0, 255, 255, 255));

    expect([l, a, b]).toEqual([0, 0, 0]);
    expect(l2).toBeCloseTo(1, 5);
  });

  test('a colour too vivid for a screen keeps its hue and lightness', () => {
    const asked = { l: 0.7, c: 0.4, h: 150 };
    const given = hexToOklch(oklchToHex(asked));

    expect(given.c).toBeLessThan(0.3);
    expect(Math.abs(given.h - asked.h)).toBeLessThan(1.5);
    expect(given.l).toBeCloseTo(asked.l, 1);
  });

  test.each(['', '#fff', 'red', '#12345g', '#1234567'])('%j is not read as a colour', (text) => {
    expect(() => parseHex(text)).toThrow(RangeError);
  });
});
