import { AVOIDANCE_LABELS } from '#domain/wardrobe/avoidances.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { type Sentence, tell } from '../../writing/sentence.ts';
import type { ComposedOutfit } from './compose-outfit.ts';
import { takenFromLead } from './lead-inspiration.ts';
import type { OutfitPlan } from './outfit-plan.ts';
import type { Piece } from './piece.ts';
import {
  codeExplained,
  demandReason,
  levelAnswered,
  othersReason,
  practicalReasons,
  sleeveReason,
  suitReason,
} from './reasons/as-asked.ts';
import { colourPairReason, colourReason } from './reasons/colours.ts';
import { changeReason, dayReason, severalDaysReason } from './reasons/day.ts';
import { priceReason } from './reasons/price.ts';
import { goalReasons, paletteReason, styleReason } from './reasons/taste.ts';
import { weatherReason } from './reasons/weather.ts';
import { metReason } from './reasons/wishes-met.ts';
import { type PieceTerm, termsOfPiece } from './score/score-piece.ts';
import { asSentence, listed } from './wording.ts';

const MOST_REASONS = 7;

/**
 * Why it was put together so: each line is read off the terms of the score, or off a rule that was kept.
 * @param maySay what may be said of it; its two colors stand in where nothing else may
 */
export function reasonsFor(
  outfit: ComposedOutfit,
  brief: OutfitBrief,
  maySay: (reason: Sentence) => boolean,
): Sentence[] {
  const { plan, pieces } = outfit;
  const terms = pieces.map((piece) => termsOfPiece(plan, piece));
  const chosenFor = (term: PieceTerm) =>
    pieces.filter((_, at) => terms[at]?.some(({ term: name, points }) => name === term && points > 0));

  const reasons = [
    codeExplained(plan),
    levelAnswered(plan),
    demandReason(plan, pieces),
    metReason(plan, pieces),
    suitReason(plan, pieces),
    othersReason(plan, pieces),
    sleeveReason(plan, pieces),
    ...practicalReasons(plan, pieces),
    plan.wishes.asksHowDressed ? null : dayReason(brief, plan, pieces),
    changeReason(plan, pieces),
    severalDaysReason(brief, plan),
    colourReason(pieces),
    weatherReason(plan, pieces, chosenFor('season')),
    chosenFor('wanted color').length > 0 ? paletteReason(brief, pieces) : null,
    takenFromLead(plan, pieces),
    styleReason(brief, plan, chosenFor('style')),
    ...goalReasons(plan, chosenFor('goal')),
    avoidanceReason(brief),
  ];

  const chosen = firstOf(reasons, maySay);
  const said = chosen.length > 0 ? chosen : firstOf([colourPairReason(pieces)], maySay);
  // What it costs is always said: it may be more than was asked for.
  return [...said, ...firstOf([priceReason(outfit, brief), wornReason(plan, pieces)], maySay)]
    .slice(0, MOST_REASONS)
    .map(({ text, told }) => ({ text: asSentence(text), told }));
}

/** Those that may be said, and of the rest nothing is asked. */
function firstOf(reasons: readonly (Sentence | null)[], maySay: (reason: Sentence) => boolean): Sentence[] {
  const first: Sentence[] = [];
  for (const reason of reasons)
    if (first.length < MOST_REASONS - 1 && reason !== null && maySay(reason)) first.push(reason);

  return first;
}

function avoidanceReason(brief: OutfitBrief): Sentence | null {
  const { avoidances } = brief.profile.bodyTypeProfile;

  if (avoidances.length === 0) return null;
  const words = avoidances.slice(0, 3);

  return tell(
    'avoided',
    `No ${listed(words.map((name) => AVOIDANCE_LABELS[name])).replace(' and ', ' or ')}, as your profile asks`,
    { words },
  );
}

function wornReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  if (plan.wornBecause !== 'unknown' || pieces.some(({ garment }) => garment.worn !== 'everyone'))
    return null;

  // They leave a woman without a top to swim in.
  return pieces.some(({ garment }) => garment.key === 'swim-shorts')
    ? tell(
        'cuts for anybody in the water',
        'You have not said yet what you wear: with the swim shorts goes a swim top, if you wear one',
      )
    : tell('cuts for anybody', 'Cuts that anybody can wear, because you have not said yet which you prefer');
}
