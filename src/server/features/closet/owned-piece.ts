import type { OwnedPiece } from '#domain/stylist/stylist.ts';
import type { StoredPiece } from './closet.repository.ts';

/** A piece as the stylist knows it. @param wornDaysAgo null: nobody said that it was worn */
export function ownedPieceOf(
  { id, name, garment, colors, cloth, pattern, formality, warmth }: StoredPiece,
  wornDaysAgo: number | null,
): OwnedPiece | null {
  const [main] = colors;
  if (main === undefined) return null;

  const { name: color, hex: colorHex } = main;
  return { id, name, garment, color, colorHex, fabric: cloth, pattern, formality, warmth, wornDaysAgo };
}
