import { type FabricPattern, isOwned, type OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES, type ColourName } from '#contract/palette.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { leastDollars } from '#domain/shopping/price-corridor.ts';
import { type FabricName, isFabricName } from '#domain/wardrobe/fabrics.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';

/** One garment in one cloth and one color: what an outfit is made of before it becomes an item. */
export interface Piece {
  garment: Garment;
  fabric: FabricName;
  pattern: FabricPattern;
  colour: ColourName;
  /** Absent: it is to be bought. `id`: the piece of the closet; null for what the request says that one has. */
  owned?: Owned;
}

/** What is somebody's own. */
export interface Owned {
  id: string | null;
  /** What its owner calls it: "Camel coat". */
  name: string;
  hex: string;
  wornDaysAgo?: number | null;
  /** Of what the request says that one has: what it was said to be, in English and without its color, e.g. "coat". */
  called?: string;
}

/** Sentences speak of it as its owner does: whoever has a coat need not have a pea coat. */
export function asCalled(piece: Piece): Piece {
  const { owned, garment } = piece;

  return owned?.called === undefined ? piece : { ...piece, garment: { ...garment, name: owned.called } };
}

/** The item as a piece of our wardrobe; null when its garment, cloth or color is not ours. */
export function pieceOf(item: OutfitItem): Piece | null {
  const garment = garmentOf(item.garment);
  const colour = COLOUR_NAMES.find((name) => name === item.color);
  if (garment === null || colour === undefined) return null;

  const fabric = isFabricName(item.fabric) ? item.fabric : garment.fabrics[0];

  const { pattern, pieceId = null } = item;
  const called = pieceId === null && garment.suits.length === 0 ? { called: item.item.toLowerCase() } : {};
  const owned = isOwned(item)
    ? { owned: { id: pieceId, name: item.item, hex: item.colorHex, ...called } }
    : {};

  return { garment, fabric, pattern, colour, ...owned };
}

/** The color as it is: of what is owned measured, else the curated one. */
export function hexOfPiece({ owned, colour }: Piece): string {
  return owned?.hex ?? hexOf(colour);
}

/** The least that a piece costs whoever wears it, whole dollars. */
export function leastCost(piece: Piece, isNew: boolean): number {
  return piece.owned === undefined ? leastDollars(piece, isNew) : 0;
}

const CALM_PATTERNS: ReadonlySet<FabricPattern> = new Set(['plain', 'denim', 'knit']);

export function isPatterned(piece: Pick<Piece, 'pattern'>): boolean {
  return !CALM_PATTERNS.has(piece.pattern);
}
