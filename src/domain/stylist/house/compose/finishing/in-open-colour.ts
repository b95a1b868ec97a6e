import { isKind } from '#domain/wardrobe/garment.ts';
import { inOwnColour } from '../agreeing-pieces.ts';
import { isOpenColour } from '../allowed/candidate-colours.ts';
import type { OutfitPlan } from '../outfit-plan.ts';
import type { ScoredPiece } from '../pools/best-pieces.ts';
import type { PartialOutfit } from '../search.ts';

/** A square takes up the shirt: of the jacket's color it is not seen. */
function shirtOf(outfit: PartialOutfit): PartialOutfit {
  return { ...outfit, pieces: outfit.pieces.filter(({ garment }) => garment.slot === 'top') };
}

/** In a color that the outfit has, unless that is out there. */
export function inOpenColour(plan: OutfitPlan, outfit: PartialOutfit, scored: ScoredPiece): ScoredPiece {
  const own = inOwnColour(isKind(scored.piece.garment, 'pocket-square') ? shirtOf(outfit) : outfit, scored);

  return isOpenColour(plan, own.piece) ? own : scored;
}
