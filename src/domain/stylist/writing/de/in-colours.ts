import type { ToldPiece } from '#contract/told.ts';
import { alikeInColour } from '../alike-in-colour.ts';
import { COLOURS } from './colour-names.ts';
import { bare, type Case, listed } from './inflection.ts';
import { inShort } from './named.ts';
import { colourNamed, saysColour, seenNoun } from './piece.ts';

/** „Gürtel und Tasche in Schwarz sowie eine goldfarbene Kette“: a color that several have is said once. */
export function inColours(pieces: readonly ToldPiece[], grammatical: Case = 'nominative'): string {
  const groups = alikeInColour(pieces, keyOf);
  const alike = groups
    .filter((group) => group.length > 1)
    .map((group) => `${listed(group.map((piece) => bareOf(piece, grammatical)))} in ${colourOf(group)}`);
  const others = groups
    .filter((group) => group.length === 1)
    .flatMap((group) => group.map((piece) => inShort(piece, grammatical)));

  return [...alike, listed(others)].filter((words) => words !== '').join(' sowie ');
}

/** Those of one color share it; what says its color in another way stands alone. */
function keyOf(piece: ToldPiece): string | ToldPiece {
  const colour = colourNamed(piece.color);
  const noun = seenNoun({ ...piece, color: '' });
  const isApart =
    colour === null ||
    noun === null ||
    piece.called !== undefined ||
    // „Eine blaue Jeans“, „eine Uhr mit braunem Lederarmband“.
    piece.color === 'Denim' ||
    piece.garment === 'dress-watch' ||
    saysColour(noun, colour);

  return isApart ? piece : colour;
}

function bareOf(piece: ToldPiece, grammatical: Case): string {
  const noun = seenNoun({ ...piece, color: '' });
  if (noun === null) throw new RangeError('Asked before it was known to have a name');

  return bare(noun, grammatical);
}

function colourOf([first]: readonly ToldPiece[]): string {
  const colour = colourNamed(first?.color ?? '');

  return colour === null ? '' : COLOURS[colour];
}
