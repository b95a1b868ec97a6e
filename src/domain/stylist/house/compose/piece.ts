import type { FabricPattern } from '#contract/outfits.ts';
import { type ColourName, PALETTE } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';

/** One garment in one cloth and one colour: what an outfit is made of before it becomes an item. */
export interface Piece {
  garment: Garment;
  fabric: FabricName;
  pattern: FabricPattern;
  colour: ColourName;
}

const HEX = new Map<ColourName, string>(PALETTE.map((colour) => [colour.name, colour.hex]));

export function hexOf(colour: ColourName): string {
  return HEX.get(colour) ?? '#8e9092';
}

const CALM_PATTERNS: ReadonlySet<FabricPattern> = new Set(['plain', 'denim', 'knit']);

export function isPatterned(piece: Pick<Piece, 'pattern'>): boolean {
  return !CALM_PATTERNS.has(piece.pattern);
}
