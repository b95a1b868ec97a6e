import type { ColourName } from '#contract/palette.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Piece } from '../house/compose/piece.ts';

/** A plain piece of the wardrobe, in its first cloth. @throws {RangeError} for a garment that the wardrobe has not */
export function pieceNamed(key: string, colour: ColourName): Piece {
  const garment = garmentOf(key);
  if (garment === null) throw new RangeError(`No ${key} in the wardrobe`);

  return { garment, fabric: garment.fabrics[0], pattern: 'plain', colour };
}
