import { everyColourOf, usualColours } from '#domain/wardrobe/colourways.ts';
import { isPermitted } from '../../compose/allowed/candidates.ts';
import { clothComesIn } from '../../compose/cloth-colours.ts';
import { colourPairScore } from '../../compose/colour-pairs.ts';
import type { Piece } from '../../compose/piece.ts';
import { altered } from './change-words.ts';
import { type Place, piecesBut, put, slotOf, type WorkingOutfit } from './working-outfit.ts';

/** Color that is seen from across the street. */
export const LOUD = 0.6;

/** Gives an item the wanted color that sits best beside the others. */
export function recolourBy(
  outfit: WorkingOutfit,
  place: Place,
  wanted: (colour: Piece['colour']) => boolean,
): void {
  const { piece } = place;
  if (piece === null) return;

  const others = piecesBut(outfit, place);
  const usual = usualColours(piece.garment.colours);
  const score = (colour: Piece['colour']) =>
    others.reduce((sum, other) => sum + colourPairScore(colour, other.colour), 0) /
      Math.max(1, others.length) +
    (usual.includes(colour) ? 0.15 : 0) +
    0.3 * Math.min(1, outfit.plan.colours.get(colour) ?? 0);
  const best = everyColourOf(piece.garment.colours)
    .filter(
      (colour) =>
        colour !== piece.colour &&
        wanted(colour) &&
        clothComesIn(piece.fabric, colour) &&
        isPermitted(outfit.plan, { ...piece, colour }),
    )
    .sort((first, second) => score(second) - score(first))[0];
  if (best === undefined) return;

  const changed = { ...piece, colour: best };
  outfit.changes.push({ what: altered(piece, changed), place: place.id });
  put(outfit, place, changed, place.price);
}

export function isSeenFirst(place: Place): boolean {
  return slotOf(place) === 'top' || slotOf(place) === 'dress';
}
