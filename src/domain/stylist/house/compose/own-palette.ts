import type { Slot } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { Taste } from '../../stylist.ts';
import { BROWN_LEATHERS } from './leathers.ts';

type Palette = Pick<Taste, 'colorPalette' | 'customColorPalette'>;

/** So many colors say what somebody wears; a single one says what they like. */
export const LEAST_PALETTE = 2;

/** The colors that somebody wears, by their photos and by their own word. */
export function ownPalette({ colorPalette, customColorPalette }: Palette): ReadonlySet<ColourName> {
  return new Set([...colorPalette, ...customColorPalette]);
}

const BLACK_SIDE: readonly ColourName[] = ['Black', 'Charcoal', 'Gray', 'Slate', 'White', 'Silver'];
const BROWN_SIDE: readonly ColourName[] = [
  ...(['Brown', 'Chocolate', 'Cognac', 'Tan', 'Camel', 'Khaki', 'Beige', 'Cream', 'Olive'] as const),
  ...(['Burgundy', 'Mustard', 'Rust', 'Terracotta', 'Gold'] as const),
];
/** Of the warm side of the wheel, where leather is brown and metal gold. */
export function isOfBrowns(colour: ColourName): boolean {
  return BROWN_SIDE.includes(colour) && colour !== 'Cream' && colour !== 'Burgundy';
}

const BLACK_LEATHERS: readonly ColourName[] = ['Black', 'Charcoal'];

/**
 * Whether shoes, bags and belts of a color are of the other leather than a palette's neutrals: brown beside black, gray and white
 * alone, black beside brown, tan and cream alone. Navy bears both, and a palette with both sides or neither has no other leather.
 */
export function isOtherLeather(palette: ReadonlySet<ColourName>, colour: ColourName): boolean {
  const has = (side: readonly ColourName[]) => side.some((name) => palette.has(name));
  if (palette.has(colour) || has(BLACK_SIDE) === has(BROWN_SIDE)) return false;
  if (has(BLACK_SIDE)) return !palette.has('Navy') && BROWN_LEATHERS.includes(colour);

  return BLACK_LEATHERS.includes(colour);
}

/** What is in nobody's way: worn as a large piece beside any palette. */
const BESIDE_ALL: readonly ColourName[] = ['Black', 'Charcoal', 'Gray', 'Navy', 'Denim'];
const BESIDE_BROWN: readonly ColourName[] = [
  ...(['Brown', 'Chocolate', 'Camel', 'Tan', 'Khaki', 'Beige', 'Stone', 'Taupe', 'Cream', 'Ivory'] as const),
];
/** Chinos and trenches of whoever wears navy in black's place. */
const BESIDE_NAVY: readonly ColourName[] = ['Beige', 'Stone', 'Khaki', 'Camel', 'Slate'];
const WHITES: readonly ColourName[] = ['White', 'Ivory', 'Cream'];

/** Whether a color is of the palette, or one of the quiet neutrals that stand beside it. */
export function isNearPalette(palette: ReadonlySet<ColourName>, colour: ColourName, slot: Slot): boolean {
  if (palette.has(colour)) return true;
  // Over rust, cream and brown a black or a gray coat is another person's, and a black one where navy is worn in its place.
  const isOfBlack = BLACK_SIDE.some((name) => name !== 'White' && palette.has(name));
  const isOfBrown = BROWN_SIDE.some((name) => palette.has(name));
  if (slot === 'outer' && !isOfBlack && colour === 'Black' && (isOfBrown || palette.has('Navy')))
    return false;
  if (slot === 'outer' && !isOfBlack && colour === 'Gray' && isOfBrown && !palette.has('Navy')) return false;
  if (BESIDE_ALL.includes(colour)) return true;
  const isWhite = WHITES.includes(colour);
  const isPale = WHITES.some((name) => palette.has(name));
  // Below a jacket white goes with everything; as a jacket or a coat it is the first thing that is seen.
  if (isWhite && slot === 'top') return true;
  if (isWhite && slot === 'outer') return isPale;
  if (isWhite && isPale) return true;
  const isBrown = BROWN_SIDE.some((name) => palette.has(name));
  const isNavy = palette.has('Navy') && !BLACK_SIDE.some((name) => palette.has(name));

  return (
    (isBrown && BESIDE_BROWN.includes(colour)) ||
    (isNavy && BESIDE_NAVY.includes(colour)) ||
    (!isBrown && (colour === 'White' || colour === 'Slate' || colour === 'Ivory'))
  );
}

/** Who wears black or gray, and neither navy nor leather's browns beside it. */
export function isOfBlack(palette: ReadonlySet<ColourName>): boolean {
  const isBlack = (['Black', 'Charcoal', 'Gray'] as const).some((name) => palette.has(name));

  return isBlack && !palette.has('Navy') && !NOT_OF_BLACK.some((name) => palette.has(name));
}

const NOT_OF_BLACK: readonly ColourName[] = [...BROWN_LEATHERS, 'Khaki', 'Rust', 'Mustard'];
