import { describe, expect, test } from 'vitest';
import { COLOUR_NAMES, PALETTE } from '#contract/palette.ts';
import { cieLabOfHex, cieLabOfOklab, differenceOf, differenceOfHexes } from './difference.ts';
import { nameOfColour } from './name-of-colour.ts';
import { hexToOklab } from './oklab.ts';

describe('the difference between colours', () => {
  test.each([
    // Pairs 1, 7 and 17 of the test data that Sharma, Wu and Dalal publish with the formula.
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
  ] as const)('%j to %j is as published', ([l1, a1, b1], [l2, a2, b2], expected) => {
    const first = { mode: 'lab65', l: l1, a: a1, b: b1 } as const;
    const second = { mode: 'lab65', l: l2, a: a2, b: b2 } as const;

    expect(differenceOf(first, second)).toBeCloseTo(expected, 4);
    expect(differenceOf(second, first)).toBeCloseTo(expected, 4);
  });

  test('both ways into CIE Lab agree', () => {
    for (const { hex } of PALETTE) {
      expect(differenceOf(cieLabOfHex(hex), cieLabOfOklab(hexToOklab(hex)))).toBeLessThan(0.05);
    }
  });

  test('black to white is 100', () => {
    expect(differenceOfHexes('#000000', '#ffffff')).toBeCloseTo(100, 0);
  });
});

describe('the name of a colour', () => {
  test.each(PALETTE)('$hex is $name', ({ name, hex }) => {
    expect(nameOfColour(hex)).toBe(name);
  });

  test.each([
    ['#ff0000', 'Red'],
    ['#000080', 'Navy'],
    ['#0000ff', 'Cobalt'],
    ['#ff00ff', 'Fuchsia'],
    ['#ffff00', 'Yellow'],
    ['#000000', 'Black'],
    ['#008000', 'Emerald'],
    ['#800080', 'Purple'],
    ['#808080', 'Gray'],
    ['#ffffff', 'White'],
    ['#ffc0cb', 'Pink'],
  ] as const)('%s is nearest to %s', (hex, name) => {
    expect(nameOfColour(hex)).toBe(name);
  });

  test('no two curated colours can be mistaken for each other', () => {
    for (const [index, first] of PALETTE.entries()) {
      for (const second of PALETTE.slice(index + 1)) {
        expect(differenceOfHexes(first.hex, second.hex), `${first.name}, ${second.name}`).toBeGreaterThan(4);
      }
    }

    expect(COLOUR_NAMES).toHaveLength(50);
  });
});
