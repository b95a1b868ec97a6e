import { type ColourFamily, type ColourName, PALETTE } from '#contract/palette.ts';

/** A row of swatches, in the narrowest place of them. */
const NEAR = 5;
/** Further than any two colors are from each other, squared. */
const OTHER_FAMILY = 3 * 256 ** 2;
/** What most clothes have. */
const USUAL: readonly ColourName[] = ['Black', 'White', 'Navy', 'Gray', 'Beige'];

/** As a rainbow goes on from the browns. */
const FAMILIES: readonly ColourFamily[] = [
  'neutrals',
  'browns',
  'yellows',
  'oranges',
  'reds',
  'pinks',
  'purples',
  'blues',
  'greens',
];

/** All curated colors by hue, and the dark before the light: where they stand without headings, that is what finds one. */
export const COLORS_BY_HUE = FAMILIES.flatMap((family) =>
  PALETTE.filter((color) => color.family === family).toSorted(
    (one, other) => lightness(one.hex) - lightness(other.hex),
  ),
);

/** All of them, that of the piece before the rest: where they scroll, it is seen and the neutrals beside it. */
export function allFrom(color: { name: string } | undefined): readonly (typeof PALETTE)[number][] {
  return COLORS_BY_HUE.toSorted((one, other) => rank(one.name) - rank(other.name));

  function rank(name: string): number {
    return name === color?.name ? 0 : 1;
  }
}

/** The curated colors that are likeliest where a piece is of `color`, the nearest first. */
export function nearColors(
  color: { name: string; hex: string } | undefined,
): readonly (typeof PALETTE)[number][] {
  if (color === undefined) return PALETTE.filter(({ name }) => USUAL.includes(name));
  // One that was measured is called by a curated name; shades of one family come before what is near by numbers alone.
  const family = PALETTE.find(({ name }) => name === color.name)?.family;
  const farness = (one: (typeof PALETTE)[number]) =>
    one.name === color.name
      ? -1
      : squaredDistance(one.hex, color.hex) + (one.family === family ? 0 : OTHER_FAMILY);
  return PALETTE.toSorted((one, other) => farness(one) - farness(other)).slice(0, NEAR);
}

function squaredDistance(one: string, other: string): number {
  const channels = [1, 3, 5].map((at) => channelOf(one, at) - channelOf(other, at));
  return channels.reduce((sum, difference) => sum + difference ** 2, 0);
}

function lightness(hex: string): number {
  return 3 * channelOf(hex, 1) + 6 * channelOf(hex, 3) + channelOf(hex, 5);
}

function channelOf(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}
