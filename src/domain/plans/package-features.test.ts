import { describe, expect, test } from 'vitest';
import { featuresOf } from './package-features.ts';
import { DEFAULT_PACKAGES, packageTable } from './plan-limits.ts';

const basic = DEFAULT_PACKAGES.limits.basic;

describe("a package's features", () => {
  test("of Basic are the specification's, to the letter", () => {
    expect(DEFAULT_PACKAGES.packages[0]?.features).toEqual([
      '12 outfit uploads',
      'Style quiz',
      '10 inspirations',
      '3 outfits daily with 1 modification',
      'Store 10 designs',
    ]);
  });

  test('say "unlimited" where the operator made it so, for every package', () => {
    for (const { features } of packageTable({}, 'unlimited').packages) {
      expect(features).toContain('Unlimited outfits with unlimited modifications');
      expect(features.join()).not.toMatch(/daily/);
    }
  });

  test('follow the limits that the operator set', () => {
    const [, advanced] = packageTable({ advanced: { limits: { generationsPerDay: 1 } } }, 'plan').packages;

    expect(advanced?.features).toContain('1 outfit daily with 20 modifications');
  });

  test("give way to the operator's own words", () => {
    const [, , pro] = packageTable({ pro: { features: ['A stylist who calls'] } }, 'unlimited').packages;

    expect(pro?.features).toEqual(['A stylist who calls']);
  });

  test.each([
    ['no quiz', { styleQuiz: false }, 'Style quiz', false],
    ['one upload', { outfitUploads: 1 }, '1 outfit upload', true],
    ['any number of inspirations', { inspirationUploads: null }, 'Unlimited inspirations', true],
    ['any number of designs', { outfitStorage: null }, 'Store any number of designs', true],
    [
      'changes without end',
      { modificationsPerDay: null },
      '3 outfits daily with unlimited modifications',
      true,
    ],
  ])('are written right for %s', (_what, change, words, isThere) => {
    expect(featuresOf({ ...basic, ...change }).includes(words)).toBe(isThere);
  });
});
