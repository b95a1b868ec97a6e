import { overallFitAdvice } from '#domain/tailoring/fit-advice.ts';
import { trueSentences } from '../../../review/false-sentences.ts';
import type { Answered, OutfitRevision, RevisionBrief } from '../../../stylist.ts';
import { inWords } from '../../../writing/in-words.ts';
import type { Sentence } from '../../../writing/sentence.ts';
import type { ComposedOutfit } from '../../compose/compose-outfit.ts';
import { descriptionFor } from '../../compose/description.ts';
import { asCalled } from '../../compose/piece.ts';
import { itemOf } from '../../compose/propose-outfit.ts';
import { reasonsFor } from '../../compose/reasons.ts';
import { createSeededRandom, seedFor } from '../../compose/seeded-random.ts';
import type { TemplateName } from '../../compose/template-weights.ts';
import { titleFor } from '../../compose/title.ts';
import { toldChanges } from '../apply/told-changes.ts';
import { slotOf, type WorkingOutfit } from '../apply/working-outfit.ts';
import { composeBrief } from '../revision-plan.ts';
import type { Recalled } from './recall.ts';

/** The words of a look that is as it was, with whose they are. */
export function asWritten(look: NonNullable<Recalled['wholeLook']>): ReturnType<typeof textsOf> & Answered {
  return {
    ...textsOf(look),
    answeredBy: look.provenance,
    ...(look.language !== undefined && { language: look.language }),
  };
}

export function textsOf({
  title,
  description,
  overallFitAdvice,
  reasons,
  told,
}: RevisionBrief['outfit']): ReturnType<typeof textsFor> {
  return { title, description, overallFitAdvice, reasons, ...(told !== undefined && { told }) };
}

/** New words for the new whole. Without a piece of ours in every main place the old ones are kept. */
export function textsFor(
  brief: RevisionBrief,
  outfit: WorkingOutfit,
): Omit<OutfitRevision, 'items' | 'applied' | 'notUnderstood' | 'unmet'> {
  const { outfit: stored } = brief;
  const pieces = outfit.places.flatMap(({ piece }) => (piece === null ? [] : [piece]));
  const changed = toldChanges(outfit).map((change) => change.what);
  if (pieces.length < outfit.places.length) {
    return {
      title: stored.title,
      description: `${changed.join('. ')}.`,
      overallFitAdvice: stored.overallFitAdvice,
      reasons: stored.reasons,
      ...(stored.told !== undefined && { told: { ...stored.told, description: undefined } }),
    };
  }

  const composed: ComposedOutfit = {
    plan: outfit.plan,
    template: templateOf(outfit),
    pieces: pieces.map(asCalled),
    prices: outfit.places.map(({ price }) => price),
  };
  const words = createSeededRandom(seedFor(brief.seed, 'revised words'));
  const items = pieces.map(({ garment, owned }) => ({
    garment: garment.key,
    slot: garment.slot,
    item: owned?.called ?? garment.name,
    ...(owned?.called !== undefined && { isOwned: true as const }),
  }));

  const worn = outfit.places.flatMap(({ piece, price }) =>
    piece === null ? [] : [itemOf(piece, price, outfit.plan.styles)],
  );
  const context = { weather: outfit.plan.weather, isWet: outfit.plan.wishes.isWet };

  const isTrue = ({ text }: Sentence) => trueSentences(text, worn, context) !== '';

  return inWords({
    title: isTitleStillTrue(outfit)
      ? { text: stored.title, told: stored.told?.title }
      : titleFor(composed, [stored.title], words),
    description: descriptionFor(composed, words).filter(isTrue),
    fit: overallFitAdvice(items, brief.profile),
    reasons: reasonsFor(composed, composeBrief(brief), isTrue),
  });
}

/** A title speaks of clothes and shoes; a new belt does not make it wrong. */
function isTitleStillTrue(outfit: WorkingOutfit): boolean {
  return outfit.places.every(
    (place) =>
      (!place.isTouched && !place.isBack) ||
      ['bag', 'accessory'].includes(slotOf(place) ?? '') ||
      isSameLook(place),
  );
}

function isSameLook({ stored, piece, isBack }: WorkingOutfit['places'][number]): boolean {
  return (
    !isBack &&
    stored?.garment === piece?.garment.key &&
    stored?.color === piece?.colour &&
    stored?.fabric === piece?.fabric
  );
}

function templateOf(outfit: WorkingOutfit): TemplateName {
  const slots = new Set(outfit.places.map(slotOf));
  const jacket = outfit.places.find(({ piece }) => piece?.garment.slot === 'outer')?.piece;
  const bottom = outfit.places.find(({ piece }) => piece?.garment.slot === 'bottom')?.piece;
  if (slots.has('dress')) return slots.has('outer') ? 'dress and layer' : 'dress';
  if (jacket != null && bottom?.garment.suits.some((suit) => jacket.garment.suits.includes(suit)) === true)
    return 'suit';

  return slots.has('outer') ? 'layered' : 'separates';
}
