import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { hexOfColourName } from './colour-of-name.ts';
import { measureHarmony } from './harmony.ts';
import { angleBetween } from './hue-template.ts';

const measure = (...names: string[]) => measureHarmony(names.map(hexOfColourName));

describe('the harmony of colours', () => {
  test('counts neutrals and hues', () => {
    expect(measure('Black', 'White', 'Gray')).toMatchObject({ neutralShare: 1, chromaticHues: 0, hueFit: 1 });
    expect(measure('Cobalt', 'Sky Blue', 'White').chromaticHues).toBe(1);
    expect(measure('Red', 'Emerald', 'Cobalt', 'White').chromaticHues).toBe(3);
    expect(measure()).toMatchObject({ neutralShare: 1, chromaticHues: 0, contrast: 0 });
  });

  test('neighbouring and opposite hues fit better than scattered ones', () => {
    const neighbours = measure('Rust', 'Terracotta', 'Camel').hueFit;
    const opposites = measure('Orange', 'Cobalt').hueFit;
    const scattered = measure('Red', 'Lime', 'Turquoise', 'Purple', 'Yellow').hueFit;

    expect(neighbours).toBeGreaterThan(scattered + 0.15);
    expect(opposites).toBeGreaterThan(scattered + 0.15);
  });

  test('moderate contrast is better coordinated than none, and than black with white', () => {
    const moderate = measure('Navy', 'Camel', 'Denim').coordination;

    expect(moderate).toBeGreaterThan(measure('Camel', 'Camel', 'Camel').coordination + 0.2);
    expect(moderate).toBeGreaterThan(measure('Black', 'White').coordination + 0.2);
  });

  test.each([
    ['tone on tone', '#404040', '#606060', 0.118],
    ['soft contrast', '#404040', '#808080', 0.228],
    ['soft contrast', '#000000', '#404040', 0.371],
    ['clear contrast', '#1b2a4a', '#c19a6b', 0.522],
    ['strong contrast', '#ff0000', '#00ff00', 1],
  ] as const)('is %s of %s beside %s', (contrastName, first, second, contrast) => {
    const measured = measureHarmony([first, second]);

    expect(measured.contrastName).toBe(contrastName);
    expect(measured.contrast).toBeCloseTo(contrast, 3);
  });

  test('falls off as a parabola on both sides of the contrast that people like best', () => {
    const { contrast, coordination } = measureHarmony(['#404040', '#606060']);
    expect(coordination).toBeCloseTo(1 - ((contrast - 0.35) / 0.35) ** 2, 9);

    const strong = measureHarmony(['#000000', '#808080']);
    expect(strong.coordination).toBeCloseTo(1 - ((strong.contrast - 0.35) / 0.65) ** 2, 9);
  });

  test('hues are told apart across the red end of the wheel as anywhere else', () => {
    expect(measureHarmony(['#e0246a', '#e02a24']).chromaticHues).toBe(1);
    expect(angleBetween(350, 10)).toBe(20);
    expect(angleBetween(10, 350)).toBe(20);
    expect(angleBetween(0, 180)).toBe(180);
    expect(angleBetween(-30, 350)).toBe(20);
  });

  test('every measure stays within its bounds, in any order of colours', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...COLOUR_NAMES), { maxLength: 6 }), (names) => {
        const harmony = measure(...names);
        const reversed = measure(...names.toReversed());

        for (const key of ['neutralShare', 'hueFit', 'contrast', 'coordination'] as const) {
          expect(harmony[key]).toBeGreaterThanOrEqual(0);
          expect(harmony[key]).toBeLessThanOrEqual(1);
          expect(harmony[key]).toBeCloseTo(reversed[key], 9);
        }

        expect(harmony.chromaticHues).toBe(reversed.chromaticHues);
      }),
    );
  });
});
