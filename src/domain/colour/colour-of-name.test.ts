import { describe, expect, test } from 'vitest';
import { COLOUR_NAMES, type ColourName, PALETTE } from '#contract/palette.ts';
import { closestColourName, hexOfColourName } from './colour-of-name.ts';
import { COLOUR_WORDS, WORDS_WITH_ANOTHER_MEANING } from './colour-words.ts';
import { hexToOklch } from './oklab.ts';

const GRAY = hexOf('Gray');

function hexOf(name: ColourName): string {
  const colour = PALETTE.find((candidate) => candidate.name === name);
  if (colour === undefined) throw new Error(name);

  return colour.hex;
}

describe('the hex of a colour name', () => {
  test.each(PALETTE)('$name has its curated hex, however it is written', ({ name, hex }) => {
    expect(hexOfColourName(name)).toBe(hex);
    expect(hexOfColourName(`  ${name.toUpperCase()} `)).toBe(hex);
    expect(closestColourName(name)).toBe(name);
  });

  test.each([
    ['wine', 'Burgundy'],
    ['off-white', 'Ivory'],
    ['offwhite', 'Ivory'],
    ['light grey', 'Silver'],
    ['Hot Pink', 'Fuchsia'],
    ['Navyblue', 'Navy'],
    ['crème', 'Cream'],
    ['burgandy', 'Burgundy'],
    ['turquiose', 'Turquoise'],
    ['balck', 'Black'],
    ['khakki', 'Khaki'],
    ['Navy with white stripes', 'Navy'],
    ['a shade of linen', 'Beige'],
  ] as const)('reads %s as %s', (words, name) => {
    expect(hexOfColourName(words)).toBe(hexOf(name));
  });

  test.each(['', '   ', 'qwertzuiop', '12345', 'undefined', '🦄', 'constructor', '__proto__'])(
    'gives gray for %j',
    (words) => {
      expect(hexOfColourName(words)).toBe(GRAY);
    },
  );

  test('an adjective moves a colour, and keeps its hue', () => {
    const olive = hexToOklch(hexOf('Olive'));
    const darker = hexToOklch(hexOfColourName('very dark olive'));

    expect(darker.l).toBeLessThan(olive.l - 0.08);
    expect(Math.abs(darker.h - olive.h)).toBeLessThan(6);
    expect(hexToOklch(hexOfColourName('pale coral')).l).toBeGreaterThan(hexToOklch(hexOf('Coral')).l);
  });
});

describe('the colour that words in running text mean', () => {
  test.each([
    ['wine', 'Burgundy'],
    ['olive green', 'Olive'],
    ['grey', 'Gray'],
    ['navy-coloured', 'Navy'],
    ['dark cobalt', 'Royal Blue'],
    ['pale sage', 'Sage'],
    ['burgendy', 'Burgundy'],
    ['yelow', 'Yellow'],
    ['reddish', 'Red'],
  ] as const)('%s is %s', (words, name) => {
    expect(closestColourName(words)).toBe(name);
  });

  test.each([
    'bold',
    'range',
    'tank',
    'plus',
    'line',
    'print',
    'read',
    'work',
    'light',
    'dark',
    'real',
    'finish',
    'must',
    'cooler',
    'linen',
    'coffee',
    'navy blazer',
    'toString',
  ])('%s is not a colour', (words) => {
    expect(closestColourName(words)).toBeNull();
  });

  test('every word of the vocabulary means a curated name', () => {
    for (const [word, name] of COLOUR_WORDS) {
      expect(COLOUR_NAMES).toContain(name);
      if (!WORDS_WITH_ANOTHER_MEANING.has(word))
        expect([word, closestColourName(word)]).toEqual([word, name]);
    }
  });
});
