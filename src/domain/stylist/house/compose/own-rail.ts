import { type FabricName, isFabricName } from '#domain/wardrobe/fabrics.ts';
import { formalityNear } from '#domain/wardrobe/formality.ts';
import type { Garment, Warmth } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitBrief, OwnedPiece } from '../../stylist.ts';
import type { Piece } from './piece.ts';

const WARMTHS: readonly Warmth[] = [0, 1, 2, 3, 4];

/** A piece of the closet, and its garment as this one is: in its own cloth, as formal and as warm as was said of it. */
export interface OwnedOnRail {
  piece: Piece;
  asItIs: Garment;
}

/** What somebody owns, by the keys of the wardrobe. */
export interface OwnRail {
  /** Nothing is bought. */
  isOnly: boolean;
  byGarment: ReadonlyMap<string, readonly OwnedOnRail[]>;
}

export function ownRail(closet: OutfitBrief['closet']): OwnRail | null {
  if (closet === undefined) return null;

  const byGarment = new Map<string, OwnedOnRail[]>();
  for (const owned of closet.pieces) {
    const hung = onRail(owned);
    if (hung !== null) byGarment.set(owned.garment, [...(byGarment.get(owned.garment) ?? []), hung]);
  }

  return { isOnly: closet.isOnly, byGarment };
}

/** A piece of the closet as composing knows pieces; null for a garment that the wardrobe no longer has. */
export function pieceOfOwned(owned: OwnedPiece): Piece | null {
  const garment = garmentOf(owned.garment);
  if (garment === null) return null;

  return {
    garment,
    fabric: clothOf(owned, garment),
    pattern: owned.pattern ?? garment.patterns[0],
    colour: owned.color,
    owned: { id: owned.id, name: owned.name, hex: owned.colorHex, wornDaysAgo: owned.wornDaysAgo },
  };
}

function onRail(owned: OwnedPiece): OwnedOnRail | null {
  const piece = pieceOfOwned(owned);
  if (piece === null) return null;

  const { garment, fabric, pattern } = piece;
  const { formality, warmth } = owned;
  const asItIs: Garment = {
    ...garment,
    fabrics: [fabric],
    patterns: [pattern],
    ...(formality !== null && { formality: [formalityNear(formality), formalityNear(formality)] }),
    ...(warmth !== null && { warmth: WARMTHS[warmth] ?? garment.warmth }),
  };
  return { piece, asItIs };
}

function clothOf({ fabric }: OwnedPiece, garment: Garment): FabricName {
  return fabric !== null && isFabricName(fabric) ? fabric : garment.fabrics[0];
}
