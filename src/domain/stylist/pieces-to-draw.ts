import type { FabricPattern } from '#contract/outfits.ts';
import { type ColourName, PALETTE } from '#contract/palette.ts';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';

export type NamedPiece = [garment: string, color: ColourName, pattern?: FabricPattern];

/** Pieces by their names, as a board draws them. @throws Error when the wardrobe does not have one of them */
export function piecesToDraw(pieces: readonly NamedPiece[]): BoardItem[] {
  return pieces.map(([key, color, pattern = 'plain']) => {
    const garment = garmentOf(key);
    const colorHex = PALETTE.find((one) => one.name === color)?.hex;
    if (garment === null || colorHex === undefined) throw new Error(`No ${color} ${key} to draw`);
    const { slot, silhouette, fabrics } = garment;
    return { slot, silhouette, features: featuresOf(key) ?? [], colorHex, pattern, fabric: fabrics[0] ?? '' };
  });
}
