import type { Piece } from '../../compose/piece.ts';
import { colourWord, shortName, shortPieceWords, withArticle } from '../../compose/wording.ts';
import type { Place } from './working-outfit.ts';

/** "the loafers", in the item's own words when it is not one of ours. */
export function theItem(place: Place): string {
  const name =
    place.piece === null ? (place.stored?.item.toLowerCase() ?? 'item') : shortName(place.piece.garment);

  return `the ${name}`;
}

export function swapped(place: Place, by: Piece): string {
  const { piece } = place;
  // "the black loafers for black loafers" would say nothing: then the whole name is needed.
  const isAlike = piece !== null && shortPieceWords(piece) === shortPieceWords(by);
  const words = (worn: Piece) =>
    isAlike ? `${colourWord(worn.colour)} ${worn.garment.name}` : shortPieceWords(worn);
  const old = piece === null ? theItem(place) : `the ${words(piece)}`;

  return `Swapped ${old} for ${withArticle(words(by), by.garment)}`;
}

/** "Made the blazer camel", "Changed the shirt to striped linen". */
export function altered(from: Piece, to: Piece): string {
  const name = shortName(to.garment);
  const cloth = [
    // "Knit cotton knit" would say it twice.
    ...(from.pattern === to.pattern || to.fabric.includes(to.pattern) ? [] : [to.pattern]),
    ...(from.fabric === to.fabric ? [] : [to.fabric]),
  ];
  if (cloth.length === 0) return `Made the ${name} ${colourWord(to.colour)}`;

  // "Gold gold-tone metal" would say it twice.
  const isSaid = from.colour === to.colour || cloth.some((words) => words.startsWith(colourWord(to.colour)));

  return `Changed the ${name} to ${[...(isSaid ? [] : [colourWord(to.colour)]), ...cloth].join(' ')}`;
}

export function added(piece: Piece): string {
  return `Added ${withArticle(shortPieceWords(piece), piece.garment)}`;
}

export function removed(place: Place): string {
  return `Removed ${theItem(place)}`;
}
