import type { ClosetPiece } from '#contract/closet.ts';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';

/** What is drawn of a piece: its garment in its colors; null for a garment that the wardrobe does not have. */
export function boardItemOf(
  piece: Pick<ClosetPiece, 'garment' | 'pattern' | 'cloth'> & { hexes: readonly string[] },
): BoardItem | null {
  const garment = garmentOf(piece.garment);
  if (garment === null) return null;

  const [colorHex = '#8e9092', secondaryHex] = piece.hexes;
  return {
    slot: garment.slot,
    silhouette: garment.silhouette,
    features: featuresOf(garment.key) ?? [],
    colorHex,
    pattern: piece.pattern ?? garment.patterns[0],
    fabric: piece.cloth ?? garment.fabrics[0],
    ...(secondaryHex !== undefined && { secondaryHex }),
  };
}
