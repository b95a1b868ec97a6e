import { isKind } from '#domain/wardrobe/garment.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { WEATHER_RULES } from '#domain/wardrobe/weather.ts';
import type { ComposedOutfit } from './compose-outfit.ts';
import { openingFor } from './opening.ts';
import type { SeededRandom } from './seeded-random.ts';
import { wearNotes } from './wear-notes.ts';
import { asSentence, listed, shortPieceWords, withArticle } from './wording.ts';

/** Three sentences: what it is, how to wear it, what finishes it. */
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
  // The first notes are the most particular to this outfit.
  return random.pick(
    wearNotes(pieces, {
      formality,
      weather,
      isWet: plan.wishes.isWet,
      hasBump: plan.wishes.cuts.has('maternity'),
    }).slice(0, 3),
  );
}

function closing(outfit: ComposedOutfit, random: SeededRandom): string {
  const { plan, pieces } = outfit;
  const touches = pieces.filter(
    ({ garment }) =>
      garment.slot === 'bag' ||
      // What is worn under the rest finishes nothing.
      (garment.slot === 'accessory' && !isKind(garment, 'base-layer', 'tights')),
  );
  const words = listed(touches.map((piece) => withArticle(shortPieceWords(piece), piece.garment)));
  const purpose = purposeOf(outfit);
  const isMany = touches.length > 1 || touches.some(({ garment }) => isPlural(garment));
  const verb = isMany ? 'finish' : 'finishes';
  if (touches.length === 0) {
    return purpose === ''
      ? ''
      : random.pick([`Nothing to add: it is ready ${purpose}`, `It needs nothing else ${purpose}`]);
  }

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
