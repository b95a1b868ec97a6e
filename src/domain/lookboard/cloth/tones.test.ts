import { expect, test } from 'vitest';
import { PALETTE } from '#contract/palette.ts';
import { differenceOfHexes } from '#domain/colour/difference.ts';
import { hexToOklch } from '#domain/colour/oklab.ts';
import { safeHex, tonesOf } from './tones.ts';

test.each(PALETTE)('on $name, at least one side of a seam can be told from the cloth', ({ hex }) => {
  const tones = tonesOf(hex);
  const strongest = Math.max(differenceOfHexes(hex, tones.at(-4.5)), differenceOfHexes(hex, tones.at(3)));
  expect(strongest).toBeGreaterThan(6);
});

test.each(PALETTE)('tones of $name go up and down in lightness and keep their hue', ({ hex }) => {
  const tones = tonesOf(hex);
  const [darker, lighter, base] = [hexToOklch(tones.at(-3)), hexToOklch(tones.at(3)), hexToOklch(hex)];
  expect(darker.l).toBeLessThan(base.l);
  expect(lighter.l).toBeGreaterThan(base.l);
  if (base.c > 0.05) expect(Math.abs(((darker.h - base.h + 540) % 360) - 180)).toBeLessThan(6);
});

test('no steps is the colour itself', () => {
  expect(tonesOf('#c8202f').at(0)).toBe('#c8202f');
});

test('only six-digit hex colours pass', () => {
  expect(safeHex('#C8202F')).toBe('#c8202f');
  for (const wrong of [undefined, 'red', '#fff', '#c8202f"', ' #c8202f'])
    expect(safeHex(wrong)).toBe('#8e9092');
});
