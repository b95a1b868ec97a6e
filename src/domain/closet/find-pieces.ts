import type { ClosetPiece } from '#contract/closet.ts';
import type { Meaning } from '#domain/stylist/house/language/mentions/meanings.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import { fabricOf, isFabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';

/** How warm a piece is, its cloth with it, that a search for weather finds: "winter coats" are no trench coats. */
const WARMTH: Record<Weather, readonly [number, number]> = {
  hot: [-1, 0],
  warm: [-1, 1],
  mild: [0, 2],
  cool: [1, 3],
  cold: [2, 5],
  freezing: [2, 5],
};

type Found = Pick<
  ClosetPiece,
  | 'id'
  | 'garment'
  | 'colors'
  | 'pattern'
  | 'cloth'
  | 'warmth'
  | 'formality'
  | 'name'
  | 'brand'
  | 'size'
  | 'notes'
>;

/**
 * The pieces that words speak of, English or German: "blue winter coats", "linen", "Arket". What is a garment, a color, a
 * cloth, a pattern, weather or an occasion has to be true of a piece; any other word stands in its name, brand, size or notes.
 * Of the same kind, one of several is enough ("black or white"), and what a "no" strikes is left out.
 */
export function findPieces<Piece extends Found>(
  pieces: readonly Piece[],
  words: string,
): { found: Piece[]; asText: string[] } {
  const mentions = readWords(words);
  const wanted = new Map<string, ((piece: Piece) => boolean)[]>();
  const struck: ((piece: Piece) => boolean)[] = [];
  const asText: string[] = [];

  for (const { meaning, said, negated } of mentions) {
    const test = testOf(meaning);
    if (test !== null && negated) struck.push(test);
    else if (test !== null) wanted.set(meaning.is, [...(wanted.get(meaning.is) ?? []), test]);
    else if (isText(meaning)) asText.push(said);
  }
  const texts = asText.map((word) => word.toLowerCase());
  const found = pieces.filter(
    (piece) =>
      [...wanted.values()].every((tests) => tests.some((test) => test(piece))) &&
      !struck.some((test) => test(piece)) &&
      texts.every((word) => textOf(piece).includes(word)),
  );
  if (found.length > 0 || texts.length > 0) return { found, asText };

  // "Silver spoon" may be what somebody calls a piece: the words as they stand.
  const whole = words.trim().toLowerCase();
  return { found: pieces.filter((piece) => textOf(piece).includes(whole)), asText };
}

function testOf(meaning: Meaning): ((piece: Found) => boolean) | null {
  switch (meaning.is) {
    case 'garments':
      return ({ garment }) => meaning.target.keys.has(garment);
    case 'colour':
      return ({ colors }) =>
        colors.some(({ name, share }) => share >= LEAST_SHARE && meaning.names.includes(name));
    case 'fabric':
      return (piece) => clothsOf(piece).some((cloth) => isFabricName(cloth) && meaning.names.includes(cloth));
    case 'pattern':
      return ({ pattern }) => pattern !== null && meaning.patterns.includes(pattern);
    case 'shape':
      return ({ garment: key }) => {
        const garment = garmentOf(key);
        return garment !== null && meaning.shape.matches(garment);
      };
    case 'weather': {
      const weather = meaning.weather;
      if (weather === null) return null;
      const [least, most] = WARMTH[weather];
      return (piece) => warmthOf(piece) >= least + overOthers(piece, least) && warmthOf(piece) <= most;
    }
    case 'occasion':
      return (piece) => overlaps(spanOf(piece), meaning.occasion.formality);
    case 'formality':
      return (piece) => overlaps(spanOf(piece), meaning.span);
    default:
      return null;
  }
}

/** A collar of another color does not make a piece one of that color. */
const LEAST_SHARE = 0.2;

function isText(meaning: Meaning): boolean {
  return meaning.is === 'unknown' || meaning.is === 'missing';
}

function clothsOf({ cloth, garment }: Found): readonly string[] {
  return cloth === null ? (garmentOf(garment)?.fabrics.slice(0, 1) ?? []) : [cloth];
}

function warmthOf(piece: Found): number {
  if (piece.warmth !== null) return piece.warmth;
  const [cloth] = clothsOf(piece);
  const added = cloth !== undefined && isFabricName(cloth) ? fabricOf(cloth).warmth : 0;
  return (garmentOf(piece.garment)?.warmth ?? 1) + added;
}

/** What is worn over the rest has to be warmer than it: a trench coat is for no winter. */
function overOthers({ garment }: Found, least: number): number {
  return least > 0 && garmentOf(garment)?.slot === 'outer' ? 1 : 0;
}

function spanOf({ formality, garment }: Found): readonly [number, number] {
  return formality === null ? (garmentOf(garment)?.formality ?? [0, 8]) : [formality, formality];
}

function overlaps([from, to]: readonly [number, number], [least, most]: readonly [number, number]): boolean {
  return from <= most && to >= least;
}

function textOf({ name, brand, size, notes }: Found): string {
  return `${name} ${brand} ${size} ${notes}`.toLowerCase();
}
