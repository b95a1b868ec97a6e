import {
  MAX_BRAND_LENGTH,
  MAX_PIECE_COLORS,
  MAX_PIECE_NAME_LENGTH,
  MAX_PIECES_AT_ONCE,
  MAX_SIZE_LENGTH,
  type PieceInWords,
} from '#contract/closet.ts';
import type { FabricPattern } from '#contract/outfits.ts';
import { createBinder, type Demand, noQualities } from '#domain/stylist/house/language/mentions/qualities.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import { unknownWords } from '#domain/stylist/house/language/understood/unknown-words.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { colourOf, usualColourOf } from './colour-of-piece.ts';
import { takeFigures } from './figures-of-piece.ts';
import { garmentsMeant, type NamedPiece } from './garments-meant.ts';

/** A piece as words say it; whether the closet has one like it, they cannot say. */
export type PieceRead = Omit<PieceInWords, 'like'>;

/**
 * What a text says of pieces that somebody owns, English or German: "navy linen blazer, 79". Each line is a piece or more:
 * a comma goes on with the piece before it unless another garment follows ("white tee, black jeans" are two).
 * @returns `left`: the words of those that are more than can be added at once
 */
export function readPieces(text: string): { pieces: PieceRead[]; left: string[] } {
  const read = text.split(/[\n;]+/).flatMap(readLine);
  return {
    pieces: read.slice(0, MAX_PIECES_AT_ONCE),
    left: read.slice(MAX_PIECES_AT_ONCE).map(({ said }) => said),
  };
}

function readLine(line: string): PieceRead[] {
  const said = line.replace(/\s+/g, ' ').trim();
  if (said === '') return [];

  return piecesOf(said).flatMap(readPart);
}

/** A comma or an "and" parts two pieces where either side names a garment. */
const PARTS = /(,(?!\d)|\s(?:and|und|plus|[&+])(?=\s))/i;

function piecesOf(said: string): string[] {
  const [first = '', ...rest] = said.split(PARTS);
  const pieces = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const [mark = '', next = ''] = rest.slice(at, at + 2);
    const before = pieces.at(-1) ?? '';
    if (demandsIn(next).length > 0 && demandsIn(before).length > 0) pieces.push(next);
    else pieces[pieces.length - 1] = before + mark + next;
  }
  return pieces.map((piece) => piece.trim());
}

function readPart(said: string): PieceRead[] {
  const { words, priceCents, size, odd } = takeFigures(said);
  const mentions = readWords(words);
  const demands = bound(words);
  const notUnderstood = unknownWords(mentions);
  const brand = brandIn(words, notUnderstood);
  const rest = notUnderstood.filter((word) => !brand.split(' ').includes(word));
  const isOne = demands.length === 1;

  return demands.map((demand) => {
    const garments = garmentsMeant(demand);
    const [garment = null] = garments;
    const colours = demand.colours
      .slice(0, MAX_PIECE_COLORS)
      .map((wish, _at, { length }) => colourOf(wish, garment, length));
    const isColorGuessed = colours.length === 0;

    return {
      said: isOne ? said : nameOf(demand),
      garments: garments.map(({ key, name }) => ({ key, name })),
      name: capped(isOne ? tidied(words, brand) : nameOf(demand), MAX_PIECE_NAME_LENGTH),
      colors: isColorGuessed ? [usualColourOf(garment)] : colours,
      isColorGuessed,
      pattern: patternOf(demand, garment?.patterns ?? []),
      cloth: clothOf(demand, garment?.fabrics ?? []),
      brand: capped(brand, MAX_BRAND_LENGTH),
      size: isOne ? capped(size, MAX_SIZE_LENGTH) : '',
      priceCents: isOne ? priceCents : null,
      notUnderstood: [...rest, ...odd],
    };
  });
}

function bound(words: string): NamedPiece[] {
  const demands = demandsIn(words);
  const isForCold = readWords(words).some(
    ({ meaning }) =>
      meaning.is === 'weather' && (meaning.weather === 'cold' || meaning.weather === 'freezing'),
  );
  if (demands.length > 1) return demands.map((demand) => ({ ...demand, isForCold }));
  // What no noun took belongs to the one that there is: "blazer, navy".
  return [{ ...qualitiesOf(words), target: demands[0]?.target ?? null, isForCold }];
}

function demandsIn(words: string): Demand[] {
  const wishes: ReturnType<typeof noQualities> & { demands: Demand[] } = { ...noQualities(), demands: [] };
  const binder = createBinder(wishes, () => {});
  let before: ReturnType<typeof readWords>[number]['meaning'] | undefined;
  for (const mention of readWords(words)) {
    binder.read(mention, before);
    before = mention.meaning;
  }
  binder.finish();
  return wishes.demands;
}

function qualitiesOf(words: string): ReturnType<typeof noQualities> {
  const found = noQualities();
  for (const { meaning, said } of readWords(words)) {
    if (meaning.is === 'colour')
      found.colours.push({ label: meaning.names.length > 1 ? meaning.label : said, names: meaning.names });
    if (meaning.is === 'fabric') found.fabrics.push({ label: said, names: meaning.names });
    if (meaning.is === 'pattern') found.patterns.push({ label: said, patterns: meaning.patterns });
    if (meaning.is === 'shape') found.shapes.push(meaning.shape);
  }
  return found;
}

/** Of "wool", which is several cloths, the one that the garment is usually made of. */
function clothOf({ fabrics }: NamedPiece, usual: readonly FabricName[]): FabricName | null {
  const said = fabrics.flatMap(({ names }) => names);
  return said.find((name) => usual.includes(name)) ?? said[0] ?? null;
}

function patternOf({ patterns }: NamedPiece, usual: readonly FabricPattern[]): FabricPattern | null {
  const said = patterns.flatMap((wish) => wish.patterns);
  return said.find((pattern) => usual.includes(pattern)) ?? said[0] ?? null;
}

/** Unknown words with a capital letter at either end of what was said, or behind "by": "COS navy blazer", "tee by Arket". */
function brandIn(words: string, notUnderstood: readonly string[]): string {
  const unknown = new Set(notUnderstood);
  const all = words.split(/[\s,]+/).filter((word) => word !== '');
  const isName = (word: string) => unknown.has(word) && /^\p{Lu}|^\d/u.test(word);
  const by = all.findIndex((word) => /^(?:by|from|von)$/i.test(word));
  const behind = by === -1 ? [] : all.slice(by + 1).filter((word) => unknown.has(word));
  if (behind.length > 0) return behind.join(' ');

  const first = takeWhile(all, isName);
  return (first.length > 0 ? first : takeWhile([...all].reverse(), isName).reverse()).join(' ');
}

function takeWhile(words: readonly string[], isTaken: (word: string) => boolean): string[] {
  const end = words.findIndex((word) => !isTaken(word));
  return words.slice(0, end === -1 ? words.length : end);
}

/** What was said without the maker, as a name: "navy linen blazer". */
function tidied(words: string, brand: string): string {
  return words
    .replace(brand === '' ? /$^/ : new RegExp(`\\s*\\b(?:by |from |von )?${escaped(brand)}`, 'u'), '')
    .replace(/^[\s,.]+|[\s,.]+$/g, '')
    .replace(/\s+/g, ' ');
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function nameOf({ colours, fabrics, target }: NamedPiece): string {
  return [...colours, ...fabrics]
    .map(({ label }) => label.toLowerCase())
    .concat(target?.label ?? [])
    .join(' ');
}

function capped(words: string, most: number): string {
  return [...words].slice(0, most).join('').trim();
}
