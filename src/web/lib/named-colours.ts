import { type ColourName, PALETTE, type PaletteColour } from '#contract/palette.ts';

const COLOURS_BY_NAME = new Map<ColourName, PaletteColour>(PALETTE.map((colour) => [colour.name, colour]));

/** Names with their hex values, in the order given. */
export function namedColours(names: readonly ColourName[]): PaletteColour[] {
  return names.flatMap((name) => COLOURS_BY_NAME.get(name) ?? []);
}
