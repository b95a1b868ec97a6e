import { type ColourName, PALETTE } from '#contract/palette.ts';

const HEX = new Map<ColourName, string>(PALETTE.map((colour) => [colour.name, colour.hex]));
/** Gray: a stored name that the palette no longer has is still drawn. */
const UNKNOWN = '#8e9092';

export function hexOf(name: ColourName): string {
  return HEX.get(name) ?? UNKNOWN;
}
