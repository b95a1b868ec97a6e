import { describe, expect, test } from 'vitest';
import { FABRIC_PATTERNS } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { GARMENT_LABELS, garmentsOf, guessOf } from './guess.ts';

describe('a guess', () => {
  test('is sure of what is likely, offers what may be, and says nothing else', () => {
    expect(
      guessOf(
        new Map([
          ['hat', 0.02],
          ['skirt', 0.9],
          ['dress', 0.05],
        ]),
      ),
    ).toEqual({ labels: ['skirt'], isSure: true });
    expect(
      guessOf(
        new Map([
          ['dress', 0.33],
          ['hat', 0.03],
          ['skirt', 0.4],
          ['top', 0.14],
        ]),
      ),
    ).toEqual({ labels: ['skirt', 'dress', 'top'], isSure: false });
    expect(guessOf(new Map(GARMENT_LABELS.map((label) => [label, 1 / 14])))).toBeNull();
  });

  test('that it is something else leaves no guess, or is left out of it', () => {
    expect(
      guessOf(
        new Map([
          ['other', 0.5],
          ['skirt', 0.4],
        ]),
      ),
    ).toBeNull();
    expect(
      guessOf(
        new Map([
          ['skirt', 0.45],
          ['other', 0.3],
          ['dress', 0.25],
        ]),
      ),
    ).toEqual({ labels: ['skirt', 'dress'], isSure: false });
  });

  test('leads to garments of the wardrobe, whatever color and pattern they have', () => {
    const keys = new Set(GARMENTS.map(({ key }) => key));
    for (const label of GARMENT_LABELS)
      for (const pattern of [...FABRIC_PATTERNS, null])
        for (const name of COLOUR_NAMES) {
          const found = garmentsOf({ labels: [label], isSure: true }, { colors: [{ name }], pattern });
          expect(new Set(found).size).toBe(3);
          expect(found.filter((key) => !keys.has(key))).toEqual([]);
        }
  });

  test('takes blue trousers for jeans, and of several labels one garment each', () => {
    const blue = { colors: [{ name: 'Denim' }], pattern: 'plain' } as const;

    expect(garmentsOf({ labels: ['pants'], isSure: true }, blue)[0]).toBe('straight-jeans');
    expect(garmentsOf({ labels: ['shirt', 't-shirt'], isSure: false }, blue)).toEqual([
      'oxford-shirt',
      'crew-tee',
    ]);
  });
});
