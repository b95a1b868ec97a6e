import type { ColourName } from '#contract/palette.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { isPlural, itemWords } from '#domain/wardrobe/item-words.ts';
import type { Piece } from './piece.ts';

/** Nouns that say too little alone: "coat", but "trench coat". */
const NEEDS_COMPANY = new Set([
  'coat',
  'jacket',
  'dress',
  'shirt',
  'skirt',
  'top',
  'knit',
  'suit',
  'bag',
  'boots',
  'shoes',
  'scarf',
  'hat',
  'gown',
  'bow',
  'square',
  'tie',
  'heels',
  'flats',
  'shorts',
  'layer',
  'necklace',
  'earrings',
  'Janes',
  'bra',
]);

/** The garment in as few words as it needs: "blazer", "trench coat", "wide-leg trousers" as "trousers". */
export function shortName(garment: Pick<Garment, 'name'>): string {
  const words = garment.name.split(' ');
  const last = words.at(-1) ?? garment.name;

  return NEEDS_COMPANY.has(last) ? words.slice(-2).join(' ') : last;
}

export function colourWord(colour: ColourName): string {
  return colour.toLowerCase();
}

/** What a jacket and its trousers are called together. */
export function suitNoun({ garment }: Piece): string {
  if (garment.suits.includes('tuxedo')) return 'tuxedo';

  return garment.suits.includes('white tie') ? 'tailcoat' : 'suit';
}

/** "navy lightweight wool blazer": colour and item, without saying gold twice. */
export function pieceWords(piece: Piece): string {
  const item = piece.owned?.called ?? itemWords(piece.garment, piece.fabric, piece.pattern);
  const colour = colourWord(piece.colour);

  return item.includes(colour) ? item : `${colour} ${item}`;
}

/** "navy blazer". */
export function shortPieceWords(piece: Piece): string {
  const [colour, name] = [colourWord(piece.colour), shortName(piece.garment)];
  // Its strap has the color, and not its face.
  if (piece.garment.key === 'dress-watch' && piece.fabric !== 'steel') return `${name} on a ${colour} strap`;

  return name.includes(colour) ? name : `${colour} ${name}`;
}

/** As it is told of: "a navy blazer", "your camel coat". */
export function withOwner(words: string, { owned, garment }: Piece): string {
  return owned?.called === undefined ? withArticle(words, garment) : `your ${words}`;
}

/** With the article it needs: "a navy blazer", "an ivory shirt", "olive chinos". */
export function withArticle(words: string, garment: Pick<Garment, 'name'>): string {
  if (isPlural(garment)) return words;

  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';

  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'out',
  'over',
  'the',
  'to',
  'with',
  'under',
]);

export function inTitleCase(words: string): string {
  return words
    .split(' ')
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : raised(word)))
    .join(' ');
}

/** "wide-leg" is "Wide-Leg" in a title. */
function raised(word: string): string {
  return word
    .split('-')
    .map((part, at) =>
      at > 0 && SMALL_WORDS.has(part) ? part : part.charAt(0).toUpperCase() + part.slice(1),
    )
    .join('-');
}

export function asSentence(words: string): string {
  const trimmed = words.trim();

  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
}
