import { isKind } from '#domain/wardrobe/garment.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { WEATHER_RULES } from '#domain/wardrobe/weather.ts';
import type { ComposedOutfit } from './compose-outfit.ts';
import { openingFor } from './opening.ts';
import { isMourning } from './outfit-plan.ts';
import type { SeededRandom } from './seeded-random.ts';
import { wearNotes } from './wear-notes.ts';
import { asSentence, listed, shortPieceWords, withArticle } from './wording.ts';

/** Up to three sentences: what it is, how to wear it, what finishes it. What needs no handling gets no advice. */
export function descriptionFor(outfit: ComposedOutfit, random: SeededRandom): string {
  const sentences = [
    openingFor(outfit.pieces, outfit.template, random),
    note(outfit, random),
    closing(outfit, random),
  ];

  return sentences
    .filter((sentence) => sentence !== '')
    .map(asSentence)
    .join(' ');
}

function note({ pieces, plan }: ComposedOutfit, random: SeededRandom): string {
  const { formality, weather } = plan;
  const notes = wearNotes(pieces, {
    formality,
    weather,
    isWet: plan.wishes.isWet,
    hasBump: plan.wishes.cuts.has('maternity'),
  });

  // The first notes are the most particular to this outfit; nobody at a funeral is told how to look.
  return notes.length === 0 || isMourning(plan) ? '' : random.pick(notes.slice(0, 3));
}

function closing(outfit: ComposedOutfit, random: SeededRandom): string {
  const { plan, pieces } = outfit;
  const touches = pieces.filter(
    ({ garment }) =>
      garment.slot === 'bag' ||
      // What is worn under the rest finishes nothing.
      (garment.slot === 'accessory' && !isKind(garment, 'base-layer')),
  );
  const words = listed(touches.map((piece) => withArticle(shortPieceWords(piece), piece.garment)));
  const purpose = purposeOf(outfit);
  const isMany = touches.length > 1 || touches.some(({ garment }) => isPlural(garment));
  const verb = isMany ? 'finish' : 'finishes';
  if (touches.length === 0) return '';
  if (isMourning(plan)) return `${words} ${isMany ? 'go' : 'goes'} with it`;

  return random.pick([
    `${words} ${verb} it${purpose === '' ? '' : ` ${purpose}`}`,
    `Add ${words}${purpose === '' ? ' and leave it there' : `, and it is ready ${purpose}`}`,
    plan.formality >= 5
      ? `The detail is kept to ${words}`
      : `${words} ${isMany ? 'are' : 'is'} all it needs${purpose === '' ? '' : ` ${purpose}`}`,
  ]);
}

function purposeOf({ plan }: ComposedOutfit): string {
  if (plan.wishes.occasion !== null) return `for ${plan.wishes.occasion.phrase}`;
  if (plan.wishes.isWet) return 'for the rain';
  if (plan.isWeatherKnown) return `for ${WEATHER_RULES[plan.weather].label}`;

  return '';
}
