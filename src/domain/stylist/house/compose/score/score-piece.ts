import type { ColourName } from '#contract/palette.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import type { OutfitPlan } from '../outfit-plan.ts';
import type { Piece } from '../piece.ts';
import { OF_CLOTH, type Uncoloured } from './measure-cloth.ts';
import { OF_COLOUR } from './measure-colour.ts';
import { OF_GARMENT } from './measure-garment.ts';
import { scoreBy, type Term, termsBy } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** After so many days a piece is as welcome as before. */
const WORN_LATELY_DAYS = 7;

/** What a piece can be chosen for; the reasons of an outfit are read off these. */
export type PieceTerm = keyof typeof OF_GARMENT | keyof typeof OF_COLOUR | keyof typeof OF_CLOTH;

/** How well a piece serves the plan by itself, before it meets the others, term by term. */
export function termsOfPiece(plan: OutfitPlan, piece: Piece): Term<PieceTerm>[] {
  const { garment, colour } = piece;

  return [
    ...termsBy<keyof typeof OF_GARMENT, [OutfitPlan, Garment]>(OF_GARMENT, plan, garment),
    ...termsBy<keyof typeof OF_COLOUR, [OutfitPlan, Garment, ColourName]>(OF_COLOUR, plan, garment, colour),
    ...termsBy<keyof typeof OF_CLOTH, [OutfitPlan, Uncoloured]>(OF_CLOTH, plan, piece),
  ];
}

/** The sum of its terms, in points: about 0 to 5. */
export function scorePiece(plan: OutfitPlan, piece: Piece): number {
  return (
    scoreGarment(plan, piece.garment) +
    scoreColour(plan, piece.garment, piece.colour) +
    scoreCloth(plan, piece)
  );
}

/** What being owned adds, in points; of a main piece less, the more lately it was worn. */
export function scoreOwned({ garment, owned }: Piece): number {
  if (owned === undefined) return 0;
  const isMain = garment.slot === 'top' || garment.slot === 'bottom' || garment.slot === 'dress';
  const lately = isMain ? Math.max(0, 1 - (owned.wornDaysAgo ?? WORN_LATELY_DAYS) / WORN_LATELY_DAYS) : 0;

  return WEIGHTS.owned + WEIGHTS.wornLately * lately;
}

const GARMENT_MEASURES = Object.values(OF_GARMENT);

const COLOUR_MEASURES = Object.values(OF_COLOUR);

const CLOTH_MEASURES = Object.values(OF_CLOTH);

/** The terms that do not depend on cloth or color. */
export function scoreGarment(plan: OutfitPlan, garment: Garment): number {
  return scoreBy(GARMENT_MEASURES, plan, garment);
}

export function scoreColour(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  return scoreBy(COLOUR_MEASURES, plan, garment, colour);
}

/** The terms of fabric and pattern. */
export function scoreCloth(plan: OutfitPlan, piece: Uncoloured): number {
  return scoreBy(CLOTH_MEASURES, plan, piece);
}
