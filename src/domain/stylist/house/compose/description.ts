import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { WITH_A_BIB } from '#domain/wardrobe/garment-pairs.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { type Sentence, tell } from '../../writing/sentence.ts';
import type { ComposedOutfit } from './compose-outfit.ts';
import { openingFor } from './opening.ts';
import { isCoveredAllOver, isMourning, isOfSleeves, type OutfitPlan } from './outfit-plan.ts';
import { isPatterned, type Piece } from './piece.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { WearNoteName } from './wear-note-texts.ts';
import { wearNotes } from './wear-notes.ts';
import { asSentence, inColours, listed, seenPieceWords, shortName, withOwner } from './wording.ts';

/** Up to three sentences: what it is, how to wear it, what finishes it. What needs no handling gets no advice. */
export function descriptionFor(outfit: ComposedOutfit, random: SeededRandom): Sentence[] {
  const opening = openingFor(outfit.pieces, outfit.template, random, isMiddleLeftAlone(outfit.plan));
  const advice = note(outfit, random, opening?.told.says === 'top tucked into bottom');
  const added = closing(outfit, random);
  // What is only named at the end is not folded before.
  const isOfAdded = advice !== null && OF_ADDED.has(advice.told.says);
  const sentences = [opening, below(outfit), ...(isOfAdded ? [added, advice] : [advice, added])];

  return sentences
    .filter((sentence) => sentence !== null)
    .map(({ text, told }) => ({ text: asSentence(text), told }));
}

/** @param isTucked the sentence before has said so already */
function note({ pieces, plan }: ComposedOutfit, random: SeededRandom, isTucked: boolean): Sentence | null {
  const { formality, weather } = plan;
  const notes = wearNotes(pieces, {
    formality,
    weather,
    worn: plan.worn,
    isWet: plan.wishes.isWet,
    isSport: plan.wishes.occasion?.requires !== undefined || plan.rules?.recipe.key === 'golf',
    hasBump: isMiddleLeftAlone(plan),
    isCovered: isCovered(plan),
  }).filter(({ text }) => !isTucked || !/tuck/i.test(text));

  const safety = notes.find(({ told }) => SAFETY.has(told.says));
  if (safety !== undefined) return safety;

  // The first notes are the most particular to this outfit; nobody at a funeral is told how to look.
  return notes.length === 0 || isMourning(plan) ? null : random.pick(notes.slice(0, 3));
}

/** Said whatever else is worth a word. */
const SAFETY: ReadonlySet<string> = new Set(['note_ski_hire', 'note_riding_helmet'] satisfies WearNoteName[]);

/** Who covers up, or goes to a service, is not told to leave a button open or to roll the sleeves. */
function isCovered({ wishes }: OutfitPlan): boolean {
  const shapes = [...wishes.shapes, ...wishes.demands.flatMap((demand) => demand.shapes)];

  return (
    wishes.moods.has('modest') ||
    wishes.occasion?.key === 'worship' ||
    shapes.some(isOfSleeves) ||
    wishes.refuses.shapes.some(({ part }) => part === 'arms' || part === 'knees') ||
    wishes.practical.has('cool and covered') ||
    wishes.refuses.shapes.some(({ label }) => /neck|chest|bust|scar/.test(label))
  );
}

/** Nobody who hides the middle is told to tuck. */
function isMiddleLeftAlone(plan: OutfitPlan): boolean {
  const { wishes, profile } = plan;

  return (
    wishes.cuts.has('maternity') ||
    isCoveredAllOver(plan) ||
    wishes.shapes.some(({ label }) => label === 'easy waists') ||
    [...wishes.goals, ...profile.bodyTypeProfile.bodyGoals].includes('minimize-midsection') ||
    (['easy middle', 'nothing at the waist', 'nothing clings'] as const).some((wish) =>
      wishes.practical.has(wish),
    )
  );
}

/** The shirt below a knit, or what one bathes in, which the opening has not named. */
function below({ pieces }: ComposedOutfit): Sentence | null {
  const swimwear = pieces.find(isBelow);
  if (swimwear !== undefined && pieces.some(isOverSwimwear))
    return tell(
      'closing with swimwear below',
      `${withOwner(seenPieceWords(swimwear), swimwear)} goes under it`,
      {
        pieces: [swimwear],
      },
    );
  // Nobody sees it, and it is half of what warms.
  const base = pieces.find(({ garment }) => isKind(garment, 'base-layer'));
  if (base !== undefined)
    return tell(
      'closing with a base layer below',
      `${withOwner(seenPieceWords(base), base)} for body and legs goes under it`,
      { pieces: [base] },
    );
  const beneath = pieces.filter(
    ({ garment }) => garment.slot === 'top' && pieces.some((piece) => WITH_A_BIB.has(piece.garment.key)),
  );
  if (beneath.length > 0)
    return tell(
      'closing with swimwear below',
      `${listed(beneath.map((piece) => withOwner(seenPieceWords(piece), piece)))} ${beneath.length > 1 ? 'go' : 'goes'} under it`,
      { pieces: beneath },
    );
  const [knit, shirt] = pieces.filter(({ garment }) => garment.slot === 'top');
  if (knit === undefined || shirt === undefined) return null;
  const words = withOwner(seenPieceWords(shirt), shirt);

  return tell(
    'closing with a shirt below',
    `Under the ${shortName(knit.garment)} goes ${words}, its collar out`,
    {
      pieces: [shirt],
    },
  );
}

/** A scarf against the cold is no detail. */
function isDetail({ garment }: ComposedOutfit['pieces'][number]): boolean {
  return garment.slot === 'bag' || isKind(garment, 'jewelry', 'watch', 'tie', 'bow-tie', 'pocket-square');
}

/** What is done with a scarf or a tie. */
const OF_ADDED: ReadonlySet<string> = new Set(['note_scarf_lengthwise', 'note_tie_and_suit']);

/** What shines or is patterned is a detail of its own. */
function isPlainBeside(piece: Piece): boolean {
  return isDetail(piece) || (!isPatterned(piece) && !RICH_CLOTHS.includes(piece.fabric));
}

const RICH_CLOTHS: readonly FabricName[] = ['sequin', 'brocade', 'lace', 'velvet', 'crystal'];

function isBelow({ garment }: Piece): boolean {
  return garment.slot === 'top' && isKind(garment, 'swim');
}

function isOverSwimwear(piece: Piece): boolean {
  return ['top', 'dress'].includes(piece.garment.slot) && !isBelow(piece);
}

function closing(outfit: ComposedOutfit, random: SeededRandom): Sentence | null {
  const { plan, pieces } = outfit;
  const touches = pieces.filter(
    ({ garment }) =>
      garment.slot === 'bag' ||
      // Below a pinafore.
      (garment.slot === 'top' &&
        !isKind(garment, 'swim') &&
        pieces.some((piece) => piece.garment.slot === 'dress' && !WITH_A_BIB.has(piece.garment.key))) ||
      // What is worn under the rest finishes nothing.
      (garment.slot === 'accessory' && !isKind(garment, 'base-layer')),
  );
  const words = inColours(touches);
  const of = { pieces: touches };
  const isMany = touches.length > 1 || touches.some(({ garment }) => isPlural(garment));
  const verb = isMany ? 'finish' : 'finishes';
  if (touches.length === 0) return null;
  // "A bag and tights in black, plus a white necklace, finish it".
  const subject = words.includes(', plus ') ? `${words},` : words;
  if (isMourning(plan))
    return tell('closing in mourning', `${subject} ${isMany ? 'go' : 'goes'} with it`, of);

  return random.pick([
    tell('closing that finishes', `${subject} ${verb} it`, of),
    tell('closing that adds', `Add ${words}`, of),
    plan.formality >= 5 && touches.every(isDetail) && pieces.every(isPlainBeside)
      ? tell('closing of detail', `The detail is kept to ${words}`, of)
      : tell('closing of all', `${subject} ${isMany ? 'go' : 'goes'} with it`, of),
  ]);
}
