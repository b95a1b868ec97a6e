import { fabricOf } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { areNeighbours } from '#domain/wardrobe/styles.ts';
import { colourPairScore } from './colour-pairs.ts';
import { isPatterned, type Piece } from './piece.ts';

/** How well two pieces go together, about -2 to 2. */
export function scorePair(first: Piece, second: Piece): number {
  return (
    weightOfColours(first, second) * (colourPairScore(first.colour, second.colour) - 0.5) * 2.4 +
    garmentPairScore(first.garment, second.garment) +
    patternPairScore(first, second) +
    seasonScore(first, second) +
    leatherScore(first, second) +
    metalScore(first, second)
  );
}

/** Jewellery and watches are too small to make or break a combination of colours. */
function weightOfColours(first: Piece, second: Piece): number {
  const small = [first, second].filter((piece) =>
    isKind(piece.garment, 'jewelry', 'watch', 'sunglasses', 'glasses'),
  );

  return small.length > 0 ? 0.3 : isOneSuit(first, second) ? 0 : 1;
}

function isOneSuit(first: Piece, second: Piece): boolean {
  return first.garment.suits.some((suit) => second.garment.suits.includes(suit));
}

const PAIRS = new Map<Garment, Map<Garment, number>>();

function garmentPairScore(first: Garment, second: Garment): number {
  const known = PAIRS.get(first)?.get(second);
  if (known !== undefined) return known;

  const score =
    0.5 * styleOverlap(first, second) + 0.5 * formalityOverlap(first, second) + shapeScore(first, second);
  const row = PAIRS.get(first) ?? new Map<Garment, number>();
  row.set(second, score);
  PAIRS.set(first, row);

  return score;
}

function styleOverlap(first: Garment, second: Garment): number {
  const shared = first.styles.filter((style) => second.styles.includes(style)).length;
  if (shared > 0) return Math.min(1, 0.6 + 0.2 * shared);

  return first.styles.some((style) => second.styles.some((other) => areNeighbours(style, other)))
    ? 0.3
    : -0.2;
}

function formalityOverlap(first: Garment, second: Garment): number {
  const low = Math.max(first.formality[0], second.formality[0]);
  const high = Math.min(first.formality[1], second.formality[1]);
  const middles =
    Math.abs(first.formality[0] + first.formality[1] - second.formality[0] - second.formality[1]) / 2;

  return low > high ? -1.5 : 0.4 - 0.25 * middles;
}

/** Rules of the eye about volume and of the trade about what is worn with what. */
function shapeScore(first: Garment, second: Garment): number {
  return oneWay(first, second) + oneWay(second, first);
}

function oneWay(first: Garment, second: Garment): number {
  let score = 0;

  if (first.fit === 'oversized' && (second.fit === 'slim' || second.fit === 'straight')) score += 0.25;
  if (first.fit === 'oversized' && second.fit === 'wide-leg') score -= 0.3;
  if (first.fit === 'fitted' && second.fit === 'wide-leg') score += 0.3;
  if (isKind(first, 'crop-top') && isKind(second, 'high-rise')) score += 0.4;
  if (isKind(first, 'crop-top') && isKind(second, 'low-rise')) score -= 0.6;
  if (isKind(first, 'shorts') && isKind(second, 'boots', 'heels', 'lace-ups', 'coat')) score -= 0.9;
  if (isKind(first, 'floor-length') && isKind(second, 'sneakers', 'coat')) score -= 0.3;
  if (isKind(first, 'coat') && isKind(second, 'open-toe')) score -= 0.9;
  if (isKind(first, 'dress', 'skirt') && ['cap', 'sports-watch', 'belt-bag'].includes(second.key))
    score -= 0.6;
  if (isKind(first, 'gown') && isKind(second, 'jacket')) score -= 0.8;
  if (isKind(first, 'hoodie') && isKind(second, 'blazer', 'lace-ups', 'heels')) score -= 0.8;
  if (isKind(first, 'hoodie', 'sweater', 'sweatshirt') && isKind(second, 'cardigan', 'vest', 'hoodie'))
    score -= 0.8;
  if (isKind(first, 'turtleneck') && isKind(second, 'tie', 'bow-tie', 'necklace')) score -= 0.6;
  if (isKind(first, 'collared') && isKind(second, 'blazer', 'vest', 'sweater')) score += 0.15;
  if (isKind(first, 'polo') && isKind(second, 'collared')) score -= 0.5;
  if (first.key === 'flannel-shirt' && isKind(second, 'blazer')) score -= 0.8;
  if (
    first.slot === 'top' &&
    second.silhouette === 'shirt' &&
    second.slot === 'outer' &&
    isKind(first, 'collared')
  )
    score -= 1;
  if (
    isKind(first, 'joggers', 'leggings') &&
    isKind(second, 'loafers', 'lace-ups', 'belt', 'collared', 'blazer')
  )
    score -= 0.9;
  if (isKind(first, 'jumpsuit') && isKind(second, 'belt')) score += 0.1;
  if (isKind(first, 'skirt', 'dress') && second.key === 'hiking-boots') score -= 1;
  if (isKind(first, 'wide-leg') && isKind(second, 'boots') && second.silhouette === 'knee-boot') score -= 0.6;
  if (isKind(first, 'trousers') && second.silhouette === 'knee-boot') score -= 0.35;
  if (isKind(first, 'midi') && isKind(second, 'boots', 'heels', 'flats')) score += 0.1;
  if (isKind(first, 'active') && !isKind(second, 'active', 'lounge') && second.formality[0] >= 1)
    score -= 0.7;

  return score;
}

function patternPairScore(first: Piece, second: Piece): number {
  if (!isPatterned(first) || !isPatterned(second)) return denimScore(first, second);
  if (isOneSuit(first, second)) return 0;

  const small = [first, second].some((piece) => piece.garment.slot === 'accessory');
  if (first.pattern === second.pattern) return small ? -0.4 : -0.9;

  return small ? -0.25 : -0.8;
}

/** Linen with tweed is two seasons at once. */
function seasonScore(first: Piece, second: Piece): number {
  if (!isCloth(first) || !isCloth(second)) return 0;

  const [one, two] = [fabricOf(first.fabric).warmth, fabricOf(second.fabric).warmth];
  const isWarmKnit = (piece: Piece) => isKind(piece.garment, 'sweater') && piece.garment.warmth >= 2;
  if (one * two < 0) return -0.9;

  return (one < 0 && isWarmKnit(second)) || (two < 0 && isWarmKnit(first)) ? -0.7 : 0;
}

function isCloth(piece: Piece): boolean {
  return ['outer', 'top', 'bottom', 'dress'].includes(piece.garment.slot);
}

/** Denim with the same denim is a look of its own; it has to be asked for. */
function denimScore(first: Piece, second: Piece): number {
  return first.fabric === 'denim' && second.fabric === 'denim' ? -1 : 0;
}

const LEATHERS = ['leather', 'suede', 'patent leather', 'vegan leather'];

/** Belt, shoes and bag in the same leather look thought of. */
function leatherScore(first: Piece, second: Piece): number {
  const isDetail = (piece: Piece) =>
    ['shoes', 'bag'].includes(piece.garment.slot) || isKind(piece.garment, 'belt', 'gloves');
  if (!isDetail(first) || !isDetail(second)) return 0;
  if (!LEATHERS.includes(first.fabric) || !LEATHERS.includes(second.fabric)) return 0;

  const isBelt = isKind(first.garment, 'belt') || isKind(second.garment, 'belt');

  return first.colour === second.colour ? (isBelt ? 1.6 : 0.5) : isBelt ? -1.6 : 0;
}

/** Gold with silver looks like two people's jewelry. */
function metalScore(first: Piece, second: Piece): number {
  const metals = [first, second].filter(
    (piece) => isKind(piece.garment, 'jewelry', 'watch') && ['Gold', 'Silver'].includes(piece.colour),
  );

  return metals.length === 2 && first.colour !== second.colour ? -0.9 : 0;
}
