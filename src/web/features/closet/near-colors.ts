import { type ColourName, PALETTE } from '#contract/palette.ts';

/** A row of swatches, in the narrowest place of them. */
const NEAR = 5;
/** Further than any two colors are from each other, squared. */
const OTHER_FAMILY = 3 * 256 ** 2;
/** What most clothes have. */
const USUAL: readonly ColourName[] = ['Black', 'White', 'Navy', 'Gray', 'Beige'];

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

const channelOf = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
