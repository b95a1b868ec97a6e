import type { PieceColor } from '#contract/closet.ts';
import { closestColourName, hexOfColourName } from '#domain/colour/colour-of-name.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import type { ColourWish } from '#domain/stylist/house/language/mentions/qualities.ts';
import { usualColours } from '#domain/wardrobe/colourways.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';

/** Of the first of two colors: most of a piece has it. */
const MOST = 0.7;

/**
 * The color that a word means: its shade where it says one ("dark olive"); of a family ("blue"), the one that the garment
 * is usually sold in: jeans are denim, a shirt is sky blue.
 */
export function colourOf({ label, names }: ColourWish, garment: Garment | null, count: number): PieceColor {
  const usual = garment === null ? [] : usualColours(garment.colours);
  const name =
    names.find((colour) => colour.toLowerCase() === label) ??
    usual.find((colour) => names.includes(colour)) ??
    names[0] ??
    'Gray';
  const shade =
    names.length === 1 && closestColourName(label) === name ? hexOfColourName(label) : hexOf(name);
  const share = count === 1 ? 1 : count === 2 ? MOST : 1 / count;

  return { name, hex: shade, share };
}

export function usualColourOf(garment: Garment | null): PieceColor {
  const name = (garment && usualColours(garment.colours)[0]) ?? 'Gray';
  return { name, hex: hexOf(name), share: 1 };
}
