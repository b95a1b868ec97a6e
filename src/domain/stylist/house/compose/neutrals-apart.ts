import type { ColourName } from '#contract/palette.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { lightnessOf } from './colour-pairs.ts';
import { BROWN_LEATHERS } from './leathers.ts';
import type { Piece } from './piece.ts';

/**
 * How many neutrals too many are worn: of more than three sorts each further one, black or gray with two browns that differ, two of the same
 * sand a shade apart, and pale blue beside both. Jewelry is too small to count, and white shirts go with all.
 */
export function countNeutralsApart(pieces: readonly Piece[]): number {
  const seen = pieces.filter(({ garment }) => !isSmall(garment) && !isWhiteShirt(garment));
  const colours = [...new Set(seen.map(({ colour }) => colour))];
  const sorts = new Set(colours.flatMap((colour) => SORT_OF.get(colour) ?? []));
  const browns = colours.filter((colour) => BROWNS.includes(colour));
  const isCold = colours.some((colour) => COLDS.includes(colour));

  return (
    Math.max(0, sorts.size - MOST_SORTS) +
    (isCold && browns.length > 1 ? browns.length - 1 : 0) +
    (hasTwoSands(seen) ? 1 : 0)
  );
}

const MOST_SORTS = 3;

/** Cream above stone is a suit whose halves were bought apart. */
function hasTwoSands(pieces: readonly Piece[]): boolean {
  const sands = pieces
    .filter(
      ({ garment, colour }) => ['outer', 'top', 'bottom'].includes(garment.slot) && PALES.includes(colour),
    )
    .map(({ colour }) => colour);

  return sands.some((one) =>
    sands.some((other) => one !== other && Math.abs(lightnessOf(one) - lightnessOf(other)) < A_SHADE),
  );
}

function isSmall(garment: Piece['garment']): boolean {
  return isKind(garment, 'jewelry', 'watch', 'sunglasses', 'glasses', 'base-layer', 'tights', 'belt');
}

function isWhiteShirt(garment: Piece['garment']): boolean {
  return garment.slot === 'top' && isKind(garment, 'shirt');
}

/** OKLab lightness: between cream and stone. */
const A_SHADE = 0.18;
const COLDS: readonly ColourName[] = ['Black', 'Charcoal', 'Gray', 'Slate'];
const BROWNS: readonly ColourName[] = [...BROWN_LEATHERS, 'Taupe', 'Khaki'];
const PALES: readonly ColourName[] = ['Cream', 'Stone', 'Beige', 'Ivory', 'Taupe', 'Khaki'];
const SORTS: readonly (readonly ColourName[])[] = [
  ['Black'],
  ['Charcoal', 'Gray', 'Slate'],
  ['White', 'Ivory', 'Cream'],
  ['Beige', 'Stone', 'Taupe', 'Khaki', 'Tan', 'Camel'],
  ['Brown', 'Chocolate', 'Cognac'],
  ['Navy', 'Denim', 'Powder Blue'],
  ['Olive', 'Forest Green', 'Sage'],
];
const SORT_OF = new Map<ColourName, number>(
  SORTS.flatMap((colours, at) => colours.map((colour) => [colour, at] as const)),
);
