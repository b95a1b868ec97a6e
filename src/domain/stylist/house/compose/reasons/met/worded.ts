import { FEELING_RULES, type Feeling, type FeelingRule } from '#domain/wardrobe/feelings.ts';
import { type Part, tellPart } from '../../../../writing/sentence.ts';
import type { Piece } from '../../piece.ts';
import { colourWord, listed, shortName, withArticle } from '../../wording.ts';
import type { Answer, MetSays } from './answer.ts';

export const MOST_BEARERS = 2;

/** What is told of an answer, with the pieces that give it. */
export function partOf({ says, words, pieces }: Answer): Part {
  const shown = pieces.slice(0, MOST_BEARERS);
  const by = shown.length === 0 ? '' : ` (${listed(shown.map((piece) => shownAs(piece, says, words)))})`;

  return tellPart(says, `${WORDED[says](words)}${by}`, { words, pieces: shown });
}

/** By its color where that is what gives the feeling: "the coral skirt". */
function shownAs({ garment, ...piece }: Piece, says: MetSays, [, feeling]: readonly string[]): string {
  const name = shortName(garment);
  if (says !== 'met: feeling') return `the ${name}`;
  const { by, colours }: FeelingRule = FEELING_RULES[feeling as Feeling];
  const isByColour = by?.({ garment, ...piece }) !== true && colours?.includes(piece.colour) === true;

  return isByColour ? `the ${colourWord(piece.colour)} ${name}` : `the ${name}`;
}

const WORDED: Record<MetSays, (words: readonly string[]) => string> = {
  'met: as said': (words) => listed(words.map(inLine)),
  'met: feeling': ([said = '']) => inLine(said),
  'met: piece': (words) => listed(words.map((said) => withArticle(inLine(said), { name: nounIn(said) }))),
  'met: without': (words) => listed(words.map((said) => `no ${inLine(said)}`)),
  'met: nothing': (words) => listed(words.map((said) => `nothing ${inLine(said)}`)),
  'met: not': (words) => `not ${listed(words.map(inLine))}`,
  'met: covered': (words) => `${listed(words)} covered`,
  'met: middle': () => 'nothing tight at the middle',
  'met: clean line': () => 'a clean line over the middle',
  'met: club': ([club = '']) => `the colors of ${club}`,
  'met: warm layer': () => 'a warm layer for where it is cold',
  'met: feet': () => 'shoes to stand and walk in',
  'met: over the seat': () => 'long enough to cover the seat',
  'met: cool': () => 'nothing that is warm to wear',
  'met: wide fit': () => 'a wide fit with room for the toes',
  'met: care': (words) => listed(words.map((care) => CARE[care] ?? care)),
};

/** What the care that was asked for means of the cloths. */
const CARE: Readonly<Record<string, string>> = {
  'machine washable': 'cloth that can be machine washed',
  'no ironing': 'cloth that needs no ironing',
};

/** "Shoes I can slip on", "trousers to kneel in". */
function nounIn(said: string): string {
  return said.replace(/ (?:i|we|to|that|which|for|with|die|der|das|zum) .*$/i, '');
}

/** Sentences may have begun with it. */
function inLine(said: string): string {
  return said
    .toLowerCase()
    .replace(/^but /, '')
    .replace(/\bi\b(?!\.)/g, 'I');
}
