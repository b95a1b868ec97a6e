import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Piece } from './piece.ts';

const LEATHERS: readonly FabricName[] = ['leather', 'suede', 'patent leather', 'vegan leather'];

const BLACKS: readonly ColourName[] = ['Black', 'Charcoal'];
/** The browns that leather is usually of. */
export const BROWN_LEATHERS: readonly ColourName[] = ['Brown', 'Chocolate', 'Cognac', 'Tan', 'Camel'];
const NOT_WITH_BLACK: readonly ColourName[] = [...BROWN_LEATHERS, 'Navy'];

export function isLeather(piece: Pick<Piece, 'fabric'>): boolean {
  return LEATHERS.includes(piece.fabric);
}

/** Black leather with brown or navy leather looks unplanned; other colors of leather go with all. */
export function leathersAgree(one: Piece, other: Piece): boolean {
  if (!isLeather(one) || !isLeather(other)) return true;

  return !(
    (BLACKS.includes(one.colour) && NOT_WITH_BLACK.includes(other.colour)) ||
    (NOT_WITH_BLACK.includes(one.colour) && BLACKS.includes(other.colour))
  );
}
