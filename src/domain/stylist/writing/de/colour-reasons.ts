import type { Told, ToldPiece } from '#contract/told.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { onTheWheel } from '../../house/compose/on-the-wheel.ts';
import type { Says } from '../says.ts';
import { COLOURS } from './colour-names.ts';
import { type Case, inThe, listed, withThe } from './inflection.ts';
import { isPair, nounOfPiece, theOne } from './named.ts';
import { colourNamed } from './piece.ts';
import { suitNoun } from './suit.ts';
import { CONTRASTS } from './vocabulary.ts';

export type ColourReason =
  | `${string} colors`
  | `quiet colors${string}`
  | 'one color throughout'
  | `color ${'that returns' | 'of one piece' | 'pair'}`
  | 'colors of photos';

/** How its colors go together, and whose they are. */
export const COLOUR_REASONS: Record<Extract<Says, ColourReason>, (told: Told) => string> = {
  'loud colors': ({ words = [] }) => loudWords(words),
  // Of outfits that were stored earlier, as are the quiet ones and the second of the codes.
  'two colors': ({ pieces: [first, second] = [], words: [contrast = '', ...loud] = [] }) =>
    `${colourOf(first)} mit ${colourOf(second)}: ${CONTRASTS[contrast] ?? contrast}, ${loudWords(loud)}`,
  'two quiet colors': ({ pieces: [first, second] = [], words: [contrast = ''] = [] }) =>
    `nur ruhige Farben, vor allem ${colourOf(first)} und ${colourOf(second)}, ${CONTRASTS[contrast] ?? contrast}`,
  'quiet colors': ({ pieces = [], words: [contrast = ''] = [] }) =>
    `nur ruhige Farben${contrast === 'tone on tone' ? ',' : ''}${contrast === '' ? '' : ` ${CONTRASTS[contrast] ?? contrast}`}: ${listed(pieces.map(colourOf))}`,
  'quiet colors above all': ({ pieces = [], words: [contrast = ''] = [] }) =>
    `nur ruhige Farben, vor allem ${listed(pieces.map(colourOf))}${contrast === '' ? '' : `, ${CONTRASTS[contrast] ?? contrast}`}`,
  'color pair': ({ pieces: [first, second] = [], words: [contrast = ''] = [] }) =>
    `${colourOf(first)} und ${colourOf(second)}, ${CONTRASTS[contrast] ?? contrast}`,
  'one color throughout': ({ words: [colour = ''] = [] }) => `${nameOf(colour)} von Kopf bis Fuß`,
  'color that returns': ({ pieces = [] }) =>
    `${colourOf(pieces[0])} kehrt wieder, ${listed(pieces.map((piece) => inThe(nounOfPiece(piece))))}`,
  'color of one piece': ({ pieces: [piece] = [], words: [how = ''] = [] }) =>
    piece === undefined
      ? ''
      : `für Farbe ${isPair(piece) ? 'sorgen' : 'sorgt'} ${asNamedBefore(piece, how, 'nominative')} in ${colourOf(piece)}`,
  'favorite colors': ({ words = [] }) =>
    `${colours(words)} ${words.length > 1 ? 'gehören' : 'gehört'} zu deinen Lieblingsfarben`,
  'colors of photos': ({ words = [] }) =>
    `${colours(words)} ${words.length > 1 ? 'stammen' : 'stammt'} aus der Farbpalette deiner Fotos`,
};

/** „der Anzug“, „die Loafer“. */
export function asNamedBefore(piece: ToldPiece, how: string, grammatical: Case): string {
  return how.startsWith('suit')
    ? withThe(suitNoun(garmentOf(piece.garment), how === 'suit with a skirt'), grammatical)
    : theOne(piece, grammatical);
}

function loudWords(loud: readonly string[]): string {
  const [first, second] = loud.map(colourNamed);
  if (first == null) return 'nur ruhige Farben';
  if (second == null) return `${COLOURS[first]} ist die einzige Farbe, die hervortritt`;
  if (loud.length > 2)
    return 'mehr Farbe, als sich die meisten trauen, und ruhige Teile, die sie zusammenhalten';

  return `${COLOURS[first]} und ${COLOURS[second]} ${ON_THE_WHEEL[onTheWheel(first, second)]}`;
}

const ON_THE_WHEEL: Record<ReturnType<typeof onTheWheel>, string> = {
  neighbors: 'sind Nachbarn im Farbkreis und vertragen sich gut',
  opposites: 'liegen sich im Farbkreis gegenüber und lassen einander leuchten',
  apart: 'werden von ruhigen Teilen getrennt',
};

export function colours(names: readonly string[]): string {
  return listed(names.map(nameOf));
}

function colourOf(piece: ToldPiece | undefined): string {
  return nameOf(piece?.color ?? '');
}

function nameOf(name: string): string {
  const colour = colourNamed(name);

  return colour === null ? name : COLOURS[colour];
}
