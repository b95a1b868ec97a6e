import { parseHex } from '#domain/colour/hex.ts';

/** Where black and white are told apart equally well: both stand out by 4.58 to 1. */
const HALFWAY = Math.sqrt(1.05 * 0.05) - 0.05;

/**
 * Black or white, whichever is read better on a color; never under 4.5 to 1, which is enough for large letters.
 * @param hex `#rrggbb`
 * @see WCAG 2.2, "relative luminance"
 */
export function inkOn(hex: string): '#000000' | '#ffffff' {
  const { r, g, b } = parseHex(hex);
  const luminance = 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  return luminance > HALFWAY ? '#000000' : '#ffffff';
}

/** sRGB byte to linear light, 0 to 1. */
function light(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
