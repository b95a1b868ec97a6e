import { dressCode, spans } from '#domain/wardrobe/formality.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import type { OutfitBrief } from '../../../stylist.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import { isMourning, type OutfitPlan, occasionNamed } from '../outfit-plan.ts';
import type { Piece } from '../piece.ts';

/** Two halves of a day are named instead of their code. */
export function dayReason(brief: OutfitBrief, plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const { bothOf } = plan.wishes;
  // Two halves that the person has not named both are one day, and dinner is what a date is.
  if (bothOf === null || !bothOf.every((half) => plan.occasionsSaid.has(half)) || bothOf.includes('date'))
    return codeReason(brief, plan, pieces);
  const [first, second] = bothOf.map(phraseOf);

  return tell('for both halves', `One look for both: first ${first}, then ${second}`, {
    words: bothOf,
  });
}

/** The half of the day that one look cannot be for. */
export function changeReason({ wishes: { aside }, occasionsSaid }: OutfitPlan): Sentence | null {
  return aside === null || !occasionsSaid.has(aside)
    ? null
    : tell('change between', `For ${phraseOf(aside)} you change: one look cannot be for both`, {
        words: [aside],
      });
}

function phraseOf(key: string): string {
  return OCCASIONS.find((occasion) => occasion.key === key)?.phrase ?? key;
}

/** The dress code, where all of it keeps to one. */
function codeReason(brief: OutfitBrief, plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const isOneCode = pieces.every((piece) => spans(piece.garment.formality, plan.formality));
  if (isMourning(plan) || !isOneCode) return null;
  const { occasion, span } = plan.wishes;
  const isWork = occasion === null ? brief.onboarding?.occasion === 'work' : occasion.isWork === true;
  // A code that was asked for keeps the name it was asked by.
  const isBusiness = span !== null && span[0] >= 3 && span[1] <= 4;
  // Athleisure is what one trains in; jeans at a festival are casual.
  const rung =
    plan.formality === 0 && !pieces.some(({ garment }) => isKind(garment, 'active')) ? 1 : plan.formality;
  const code = dressCode(rung, isWork || isBusiness ? 'work' : 'leisure');
  const isEven = plan.seed % 2 === 0;
  const lead = isEven ? `Every piece keeps to one dress code: ${code}` : `${code} throughout`;
  const named = occasionNamed(plan);
  const isRightThere = named !== null && named.phrase !== code && spans(named.formality, plan.formality);
  if (isRightThere)
    return isEven
      ? tell('code for occasion', `${lead}, right for ${named.phrase}`, { words: [code, named.key] })
      : tell('code right for', `${lead}: right for ${named.phrase}`, { words: [code, named.key] });
  if (span !== null && occasion === null)
    return tell('code as asked', `Every piece keeps to one dress code: ${code}, as you asked`, {
      words: [code],
    });

  return tell(isEven ? 'one code' : 'code throughout', lead, { words: [code] });
}

const TRIPS: ReadonlySet<string> = new Set([
  ...(['city-trip', 'trip-with-dinner', 'vacation', 'retreat', 'business-trip', 'camping'] as const),
]);

/** One look is not what one packs for a week. */
export function severalDaysReason({ kept }: OutfitBrief, { wishes }: OutfitPlan): Sentence | null {
  return TRIPS.has(wishes.occasion?.key ?? '') && (kept ?? []).length === 0
    ? tell(
        'one of several days',
        'One look for one of the days; “Three that combine” packs a set for all of them',
      )
    : null;
}
