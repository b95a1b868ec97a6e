import { describe, expect, it } from 'vitest';
import { isSoldIn } from './patterns-of-cloth.ts';
import { GARMENTS } from './wardrobe.ts';

describe('the patterns of a cloth', () => {
  it.each([
    ['suede', 'floral'],
    ['leather', 'check'],
    ['wool flannel', 'floral'],
    ['corduroy', 'check'],
    ['tweed', 'pinstripe'],
    ['boucle', 'dot'],
    ['twill', 'denim'],
  ] as const)('are not sold: %s in %s', (fabric, pattern) => {
    expect(isSoldIn(fabric, pattern)).toBe(false);
  });

  it.each([
    ['wool', 'check'],
    ['viscose', 'floral'],
    ['velvet', 'floral'],
    ['merino', 'stripe'],
    ['suede', 'plain'],
  ] as const)('are sold: %s in %s', (fabric, pattern) => {
    expect(isSoldIn(fabric, pattern)).toBe(true);
  });

  it('leave each garment every one of its cloths, and every one of its patterns', () => {
    for (const { key, fabrics, patterns } of GARMENTS) {
      for (const fabric of fabrics)
        expect([key, fabric, patterns.some((pattern) => isSoldIn(fabric, pattern))]).toEqual([
          key,
          fabric,
          true,
        ]);
      for (const pattern of patterns)
        expect([key, pattern, fabrics.some((fabric) => isSoldIn(fabric, pattern))]).toEqual([
          key,
          pattern,
          true,
        ]);
    }
  });
});
