import type { ColourName } from '#contract/palette.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { isPlural, itemWords, patternWord } from '#domain/wardrobe/item-words.ts';
import { alikeInColour } from '../../writing/alike-in-colour.ts';
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
  'bar',
  'set',
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

/** "navy lightweight wool blazer": color and item, without saying gold twice. */
export function pieceWords(piece: Piece): string {
  const item = piece.owned?.called ?? itemWords(piece.garment, piece.fabric, piece.pattern);
  const colour = colourWord(piece.colour);

  return item.includes(colour) ? item : `${colour} ${item}`;
}

/** "navy blazer". */
export function shortPieceWords(piece: Piece): string {
  return inItsColour(piece, shortName(piece.garment));
}

/** "navy checked blazer": what is seen of it from afar. */
export function seenPieceWords(piece: Piece): string {
  return inItsColour(piece, seenName(piece));
}

function inItsColour({ colour, garment, fabric }: Piece, name: string): string {
  const word = colourWord(colour);
  // Its strap has the color, and not its face.
  if (garment.key === 'dress-watch' && fabric !== 'steel') return `${name} on a ${word} strap`;

  return name.includes(word) ? name : `${word} ${name}`;
}

function seenName({ garment, fabric, pattern, owned }: Piece): string {
  const seen = owned?.called === undefined ? patternWord(garment, fabric, pattern) : '';

  return [seen, shortName(garment)].filter((word) => word !== '').join(' ');
}

/** "a belt and a bag in black, plus a gold necklace": a color that several have is said once. */
export function inColours(pieces: readonly Piece[]): string {
  const groups = alikeInColour(pieces, (piece) => (sharesColour(piece) ? piece.colour : piece));
  const alike = groups
    .filter((group) => group.length > 1)
    .map((group) => {
      const names = group.map((piece) => withArticle(seenName(piece), piece.garment));
      return `${listed(names)} in ${group.map(({ colour }) => colourWord(colour))[0]}`;
    });
  const single = groups
    .filter((group) => group.length === 1)
    .flatMap((group) => group.map((piece) => withOwner(seenPieceWords(piece), piece)));

  return [...alike, listed(single)].filter((words) => words !== '').join(', plus ');
}

function sharesColour({ owned, colour, garment }: Piece): boolean {
  return (
    owned?.called === undefined &&
    colour !== 'Denim' &&
    garment.key !== 'dress-watch' &&
    !shortName(garment).includes(colourWord(colour))
  );
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
