import { isKind } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { WEATHER_LABELS } from '#domain/wardrobe/weather.ts';
import type { ComposedOutfit } from './compose-outfit.ts';
import type { Piece } from './piece.ts';
import type { SeededRandom } from './seeded-random.ts';
import { wearNotes } from './wear-notes.ts';
import { asSentence, listed, pieceWords, shortPieceWords, withArticle } from './wording.ts';

/** Three sentences: what it is, how to wear it, what finishes it. */
export function descriptionFor(outfit: ComposedOutfit, random: SeededRandom): string {
  const sentences = [opening(outfit, random), note(outfit.pieces, random), closing(outfit, random)];

  return sentences
    .filter((sentence) => sentence !== '')
    .map(asSentence)
    .join(' ');
}

function opening({ pieces, template }: ComposedOutfit, random: SeededRandom): string {
  const [top, bottom, dress, shoes] = (['top', 'bottom', 'dress', 'shoes'] as const).map((slot) =>
    pieces.find((piece) => piece.garment.slot === slot),
  );
  const layers = pieces.filter((piece) => piece.garment.slot === 'outer');
  const coat = layers.find((piece) => isCoat(piece.garment));
  const layer = layers.find((piece) => !isCoat(piece.garment));
  const under = coat === undefined ? '' : ` under ${named(coat)}`;
  const on =
    shoes === undefined ? '' : ` ${random.pick(['with', 'on', 'finished at the ground by'])} ${named(shoes)}`;

  if (dress !== undefined) {
    const over =
      layer === undefined ? under : random.pick([` with ${named(layer)} over it`, ` under ${named(layer)}`]);
    return `${named(dress)}${over}${on.replace(' on ', ' with ')}`;
  }
  if (template === 'suit' && layer !== undefined && bottom !== undefined && top !== undefined) {
    const suit = `${pieceWords(layer)} and ${bottom.garment.name} cut from one cloth`;
    return `${withArticle(suit, layer.garment)}, worn over ${named(top)}${under}${on.replace(' on ', ' with ')}`;
  }
  if (top !== undefined && bottom !== undefined) {
    const outer = layer ?? coat;
    if (outer === undefined)
      return `${named(top)} ${random.pick(['with', 'tucked into', 'above'])} ${named(bottom)},${on.replace(/^ /, ' ')}`.replace(
        'tucked into',
        isTucked(top) ? 'tucked into' : 'with',
      );

    const rest = layer === undefined ? '' : under;
    return random.pick([
      `${named(outer)} over ${named(top)} and ${named(bottom)}${rest},${on}`,
      `${named(top)} and ${named(bottom)} under ${named(outer)}${rest},${on}`,
    ]);
  }

  return listed(pieces.map(named));
}

function named(piece: Piece): string {
  return withArticle(pieceWords(piece), piece.garment);
}

function isTucked(top: Piece): boolean {
  return (
    isKind(top.garment, 'shirt', 'blouse', 'tshirt', 'camisole', 'tank', 'bodysuit', 'turtleneck') &&
    top.garment.fit !== 'oversized'
  );
}

function note(pieces: readonly Piece[], random: SeededRandom): string {
  // The first notes are the most particular to this outfit.
  return random.pick(wearNotes(pieces).slice(0, 3));
}

function closing(outfit: ComposedOutfit, random: SeededRandom): string {
  const { plan, pieces } = outfit;
  const touches = pieces.filter(
    (piece) => piece.garment.slot === 'bag' || piece.garment.slot === 'accessory',
  );
  const words = listed(touches.map((piece) => withArticle(shortPieceWords(piece), piece.garment)));
  const purpose = purposeOf(outfit);
  const verb = touches.length > 1 || /s$/.test(words) ? 'finish' : 'finishes';
  if (touches.length === 0) {
    return purpose === ''
      ? ''
      : random.pick([`Nothing to add: it is ready ${purpose}`, `It needs nothing else ${purpose}`]);
  }

  return random.pick([
    `${words} ${verb} it${purpose === '' ? '' : ` ${purpose}`}`,
    `Add ${words}${purpose === '' ? ' and leave it there' : `, and it is ready ${purpose}`}`,
    plan.rung >= 5
      ? `The detail is kept to ${words}`
      : `${words} ${touches.length > 1 ? 'are' : 'is'} all it needs${purpose === '' ? '' : ` ${purpose}`}`,
  ]);
}

function purposeOf({ plan }: ComposedOutfit): string {
  if (plan.wishes.occasion !== null) return `for ${plan.wishes.occasion.phrase}`;
  if (plan.wishes.isWet) return 'for the rain';
  if (plan.isWeatherKnown) return `for ${WEATHER_LABELS[plan.weather]}`;

  return '';
}
