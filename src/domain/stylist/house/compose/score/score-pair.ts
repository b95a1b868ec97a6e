import type { ColourName } from '#contract/palette.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentPairPoints } from '#domain/wardrobe/garment-pairs.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { areTwoParties, doClash } from '../clashes.ts';
import { colourPairScore, isQuiet, lightnessOf } from '../colour-pairs.ts';
import { BROWN_LEATHERS, isLeather, leathersAgree } from '../leathers.ts';
import { isOfBrowns } from '../own-palette.ts';
import { isPatterned, type Piece } from '../piece.ts';
import { type Measures, scoreBy } from './terms.ts';
import { WEIGHTS } from './weights.ts';

const { pair: WEIGHT } = WEIGHTS;

const OF_PAIR = {
  colors: colourTerm,
  garments: ({ garment: first }, { garment: second }) => garmentPairPoints(first, second),
  patterns: patternTerm,
  seasons: seasonTerm,
  leathers: leatherTerm,
  satins: satinTerm,
  'dark suit': darkSuitTerm,
  'odd check': oddCheckTerm,
  'summer suit': summerSuitTerm,
  'sandy legs': sandyLegsTerm,
  'black coat': coatTerm,
  'metal of the side': metalTerm,
  'leather of the day': dayLeatherTerm,
  'bag of the trail': trailBagTerm,
  'two parties': (first, second) => (areTwoParties(first, second) ? 2 * WEIGHT.clash : 0),
  clashes: (first, second) => (doClash(first, second) ? WEIGHT.clash : 0),
} satisfies Measures<string, [Piece, Piece]>;

const MEASURES = Object.values(OF_PAIR);

/** How well two pieces go together, in points: about -2 to 2. */
export function scorePair(first: Piece, second: Piece): number {
  return scoreBy(MEASURES, first, second);
}

function colourTerm(first: Piece, second: Piece): number {
  return (
    weightOfColours(first, second) * (colourPairScore(first.colour, second.colour) - 0.5) * WEIGHT.colour
  );
}

/** Jewellery and watches are too small to make or break a combination of colors. */
function weightOfColours(first: Piece, second: Piece): number {
  const isSmall = [first, second].some((piece) =>
    isKind(piece.garment, 'jewelry', 'watch', 'sunglasses', 'glasses'),
  );
  if (isSmall) return WEIGHT.colourOfSmall;

  return isOneSuit(first, second) ? 0 : 1;
}

function isOneSuit(first: Piece, second: Piece): boolean {
  return first.garment.suits.some((suit) => second.garment.suits.includes(suit));
}

function patternTerm(first: Piece, second: Piece): number {
  if (!isPatterned(first) || !isPatterned(second)) return denimPoints(first, second);
  if (isOneSuit(first, second)) return 0;

  const isSmall = [first, second].some((piece) => piece.garment.slot === 'accessory');
  if (first.pattern === second.pattern) return isSmall ? WEIGHT.samePatternSmall : WEIGHT.samePattern;

  return isSmall ? WEIGHT.otherPatternSmall : WEIGHT.otherPattern;
}

/** Denim with the same denim is a look of its own; it has to be asked for. */
function denimPoints(first: Piece, second: Piece): number {
  return first.fabric === 'denim' && second.fabric === 'denim' ? WEIGHT.denimWithDenim : 0;
}

/** Linen with tweed is two seasons at once. */
function seasonTerm(first: Piece, second: Piece): number {
  if (!isCloth(first) || !isCloth(second)) return 0;

  const [one, two] = [fabricOf(first.fabric).warmth, fabricOf(second.fabric).warmth];
  const isWarmKnit = (piece: Piece) => isKind(piece.garment, 'sweater') && piece.garment.warmth >= 2;
  if (one * two < 0) return WEIGHT.twoSeasons;

  return (one < 0 && isWarmKnit(second)) || (two < 0 && isWarmKnit(first)) ? WEIGHT.warmKnitWithSummer : 0;
}

function isCloth(piece: Piece): boolean {
  return ['outer', 'top', 'bottom', 'dress'].includes(piece.garment.slot);
}

/** Belt, shoes and bag in the same leather look thought of, and a jacket of leather is seen beside them. */
function leatherTerm(first: Piece, second: Piece): number {
  if (isCloth(first) || isCloth(second)) return leatherClothesTerm(first, second);
  const isDetail = (piece: Piece) =>
    ['shoes', 'bag'].includes(piece.garment.slot) || isKind(piece.garment, 'belt', 'gloves');
  if (!isDetail(first) || !isDetail(second)) return 0;
  if (!isLeather(first) || !isLeather(second)) return 0;

  const isBelt = isKind(first.garment, 'belt') || isKind(second.garment, 'belt');
  if (first.colour === second.colour) return isBelt ? WEIGHT.sameLeatherBelt : WEIGHT.sameLeather;

  return isBelt ? WEIGHT.otherLeatherBelt : 0;
}

/** A black leather jacket over brown boots is two wardrobes, and leather from neck to ankle a costume. */
function leatherClothesTerm(first: Piece, second: Piece): number {
  if (!isLeather(first) || !isLeather(second)) return 0;
  if (isCloth(first) && isCloth(second)) return WEIGHT.leatherWithLeather;

  return leathersAgree(first, second) ? 0 : WEIGHT.otherLeatherJacket;
}

/** A satin top over a satin skirt is nightwear, unless both are cut as one. */
function satinTerm(first: Piece, second: Piece): number {
  const isShiny = ({ garment, fabric }: Piece) =>
    ['top', 'bottom'].includes(garment.slot) && (fabric === 'satin' || fabric === 'silk');

  return isShiny(first) && isShiny(second) && !isOneSuit(first, second) ? WEIGHT.satinWithSatin : 0;
}

/** Brown shoes are for navy and gray; below black they look borrowed, and so do black ones below brown. */
function darkSuitTerm(first: Piece, second: Piece): number {
  const shoes = [first, second].find(({ garment }) => garment.slot === 'shoes');
  const legs = [first, second].find(
    ({ garment }) => ['bottom', 'dress'].includes(garment.slot) || isKind(garment, 'suit', 'blazer'),
  );
  if (shoes === undefined || legs === undefined || !isLeather(shoes)) return 0;

  const isPaleBelowCharcoal = legs.colour === 'Charcoal' && PALE_BROWNS.includes(shoes.colour);
  if (isPaleBelowCharcoal) return WEIGHT.paleBrownBelowCharcoal;

  return (legs.colour === 'Black' && BROWN_LEATHERS.includes(shoes.colour)) ||
    (shoes.colour === 'Black' && BROWN_LEATHERS.includes(legs.colour))
    ? WEIGHT.brownBelowBlack
    : 0;
}

const PALE_BROWNS: readonly ColourName[] = ['Cognac', 'Tan', 'Camel'];

/** A black coat of wool over brown shoes is two wardrobes. */
function coatTerm(first: Piece, second: Piece): number {
  const coat = [first, second].find(({ garment }) => isCoat(garment) && isKind(garment, 'coat'));
  const shoes = [first, second].find(({ garment }) => garment.slot === 'shoes');

  return coat?.colour === 'Black' &&
    WOOLLEN_COATS.includes(coat.fabric) &&
    shoes !== undefined &&
    isLeather(shoes) &&
    BROWN_LEATHERS.includes(shoes.colour)
    ? WEIGHT.brownBelowBlack
    : 0;
}

const WOOLLEN_COATS: readonly FabricName[] = ['wool', 'camel hair', 'cashmere'];

/** Below an odd jacket trousers are plain: a check there has lost its own. */
function oddCheckTerm(first: Piece, second: Piece): number {
  const jacket = [first, second].find(
    ({ garment }) => garment.slot === 'outer' && isKind(garment, 'blazer') && !isCoat(garment),
  );
  const legs = [first, second].find(
    ({ garment }) => garment.slot === 'bottom' && isKind(garment, 'trousers'),
  );
  if (jacket === undefined || legs === undefined || isOneSuit(first, second)) return 0;

  return isPatterned(legs) ? WEIGHT.patternBelowJacket : 0;
}

/** Below sand and taupe brown or burgundy leather is at home; black shoes end the leg. */
function sandyLegsTerm(first: Piece, second: Piece): number {
  const shoes = [first, second].find(
    (piece) => isKind(piece.garment, 'loafers', 'lace-ups') && isLeather(piece),
  );
  const legs = [first, second].find(({ garment }) => garment.slot === 'bottom');

  return shoes?.colour === 'Black' && legs !== undefined && SANDS.includes(legs.colour)
    ? WEIGHT.blackBelowSand
    : 0;
}

const SANDS: readonly ColourName[] = ['Beige', 'Stone', 'Taupe', 'Khaki', 'Cream'];

/** Silver is for black, gray and blue; beside brown leather, rust and camel metal is gold. */
function metalTerm(first: Piece, second: Piece): number {
  const metal = [first, second].find(({ garment }) => isKind(garment, 'jewelry', 'watch'));
  const other = metal === first ? second : first;
  if (metal?.colour !== 'Silver' || other.garment.slot === 'accessory') return 0;

  return isOfBrowns(other.colour) ? WEIGHT.silverBesideBrown : 0;
}

/** Deep color in a cloth of the evening wants metal or black beside it, and black or a jewel's color in any cloth no sand: both come from another day. */
function dayLeatherTerm(first: Piece, second: Piece): number {
  const beside = [first, second].find(({ garment }) => ['shoes', 'bag'].includes(garment.slot));
  const other = beside === first ? second : first;
  if (beside === undefined || !OF_THE_DAY.includes(beside.colour) || isKind(beside.garment, 'sneakers'))
    return 0;
  if (!['dress', 'top', 'bottom'].includes(other.garment.slot) || isOfBrowns(other.colour)) return 0;
  if (lightnessOf(other.colour) >= DEEP) return 0;
  if (EVENING_CLOTHS.includes(other.fabric)) return WEIGHT.dayLeatherAtNight;
  const isLeading = isKind(other.garment, 'dress', 'skirt') || other.garment.slot === 'bottom';

  return isLeading && SANDS.includes(beside.colour) && (other.colour === 'Black' || !isQuiet(other.colour))
    ? WEIGHT.sandBesideDeep
    : 0;
}

/** OKLab lightness: emerald, teal, plum, burgundy, cobalt and black. */
const DEEP = 0.58;
const OF_THE_DAY: readonly ColourName[] = [...BROWN_LEATHERS, ...SANDS];
const EVENING_CLOTHS: readonly FabricName[] = ['satin', 'velvet', 'sequin', 'silk', 'taffeta', 'chiffon'];

/** A bag of nylon or canvas spoils a coat of wool. */
function trailBagTerm(first: Piece, second: Piece): number {
  const bag = [first, second].find(({ garment }) => garment.slot === 'bag');
  const coat = bag === first ? second : first;

  return bag?.fabric === 'nylon' && isCoat(coat.garment) && WOOLLEN_COATS.includes(coat.fabric)
    ? WEIGHT.nylonBesideWool
    : 0;
}

/** OKLab lightness: below charcoal linen shoes are black as below any. */
const DARK_LINEN = 0.45;

/** Linen suits of earth and sand want brown below them. */
function summerSuitTerm(first: Piece, second: Piece): number {
  const shoes = [first, second].find(({ garment }) => garment.slot === 'shoes');
  const suit = [first, second].find(
    ({ garment, colour }) => garment.suits.includes('linen suit') && lightnessOf(colour) > DARK_LINEN,
  );

  return shoes?.colour === 'Black' && isLeather(shoes) && suit !== undefined ? WEIGHT.blackBelowLinen : 0;
}
