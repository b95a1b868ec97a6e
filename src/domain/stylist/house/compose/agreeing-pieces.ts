import type { ColourName } from '#contract/palette.ts';
import { comesIn } from '#domain/wardrobe/colourways.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isHandHeld } from '#domain/wardrobe/practical-wishes.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import { isOpenColour, isQuietGround } from './allowed/candidate-colours.ts';
import { clothsOf } from './allowed/cloths.ts';
import { tightsFor } from './clashes.ts';
import { clothComesIn } from './cloth-colours.ts';
import { isQuiet, lightnessOf } from './colour-pairs.ts';
import { isLeather, leathersAgree } from './leathers.ts';
import { isAtTable, isFeast, isOnTheTrail, type OutfitPlan } from './outfit-plan.ts';
import { isOfBrowns, LEAST_PALETTE, ownPalette } from './own-palette.ts';
import { isPatterned, type Piece } from './piece.ts';
import type { ScoredPiece } from './pools/best-pieces.ts';
import type { PartialOutfit } from './search.ts';

const METALS: readonly ColourName[] = ['Gold', 'Silver'];

export function isInOwnColours(outfit: PartialOutfit, piece: Piece): boolean {
  const isNatural = ['straw', 'raffia', 'pearl', 'acetate', 'steel'].includes(piece.fabric);

  return (
    isNatural || METALS.includes(piece.colour) || outfit.pieces.some(({ colour }) => colour === piece.colour)
  );
}

/** Tie and pocket square from one box look like a gift, and a square of the jacket's color vanishes. */
export function isCutFromTheTie({ pieces }: PartialOutfit, piece: Piece): boolean {
  return (
    isKind(piece.garment, 'pocket-square') &&
    pieces.some(
      ({ garment, colour }) => isKind(garment, 'tie', 'bow-tie', 'blazer') && colour === piece.colour,
    )
  );
}

/** A belt of raffia is worn with the cloths of the summer. */
export function isBeltOfTheSeason({ pieces }: PartialOutfit, { garment, fabric }: Piece): boolean {
  return (
    !isKind(garment, 'belt') ||
    !STRAWS.includes(fabric) ||
    pieces.some((piece) => [...STRAWS, 'linen', 'seersucker'].includes(piece.fabric))
  );
}

/** Gold beside silver looks like two people's jewelry. */
export function isOfOneMetal(outfit: PartialOutfit, piece: Piece): boolean {
  const worn = outfit.pieces.filter(
    ({ garment }) => isKind(garment, 'jewelry', 'watch') || ['shoes', 'bag'].includes(garment.slot),
  );

  return (
    !METALS.includes(piece.colour) ||
    worn.every(({ colour }) => !METALS.includes(colour) || colour === piece.colour)
  );
}

/** A tie may be the one accent, and tights are dark; what warms or covers keeps to the outfit's colors. */
export function keepsItsColour(garment: Garment): boolean {
  return isKind(garment, 'tie', 'bow-tie', 'tights') || garment.slot !== 'accessory';
}

/** A tie is a dark neutral, or takes up a color of the look or of its wearer; where there is no such tie, any. */
export function tiesBeside(
  { profile }: OutfitPlan,
  { pieces }: PartialOutfit,
  hanging: readonly ScoredPiece[],
): readonly ScoredPiece[] {
  const palette = ownPalette(profile);
  const voices = pieces.filter(({ colour }) => !isQuiet(colour)).map(({ colour }) => colour);
  const jacket = pieces.find(({ garment }) => garment.slot === 'outer')?.colour;
  const right = hanging.filter(({ piece }) => {
    const { colour } = piece;
    // Cut from the color of the suit it is a uniform; black is mourning's.
    if (colour === jacket && colour !== 'Black') return false;
    if (isTieAgainst({ pieces }, piece)) return false;
    if (DARK_TIES.includes(colour) || pieces.some((piece) => piece.colour === colour)) return true;
    // A second color beside the shirt's would be a third voice.
    return voices.length === 0 && (palette.size < LEAST_PALETTE || palette.has(colour) || isQuiet(colour));
  });

  if (right.length > 0) return right;
  // Of the jacket's own color a tie is not seen; where it is sold in no other, it is navy.
  const other = hanging.filter(({ piece: { colour } }) => colour !== jacket);

  return other.length > 0
    ? other
    : hanging.map((scored) => ({
        ...scored,
        piece: { ...scored.piece, colour: 'Navy' as const, pattern: 'plain' as const },
      }));
}

/** Two stripes swim, and charcoal is dull over navy. */
export function isTieAgainst({ pieces }: Pick<PartialOutfit, 'pieces'>, tie: Piece): boolean {
  if (!isKind(tie.garment, 'tie')) return false;
  const isStriped = pieces.some((piece) => piece.garment.slot === 'top' && isPatterned(piece));
  const isNavy = pieces.some(({ garment, colour }) => garment.slot === 'outer' && colour === 'Navy');

  return (isStriped && isPatterned(tie)) || (isNavy && tie.colour === 'Charcoal');
}

const DARK_TIES: readonly ColourName[] = ['Navy', 'Charcoal', 'Slate', 'Black'];

/** Tights are dark, as they are sold most; which dark, the shoes say. In every cloth of the season: some are dearer than others. */
export function underShoes(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  hanging: readonly ScoredPiece[],
): ScoredPiece[] {
  const tights = hanging[0]?.piece.garment;
  const shoes = outfit.pieces.find(({ garment }) => garment.slot === 'shoes');
  if (tights === undefined) return [];
  const hem = outfit.pieces.find(({ garment }) => isKind(garment, 'skirt', 'dress'));
  const colours = tightsFor(shoes?.colour ?? 'Black', hem?.colour);
  const owned = hanging.filter(({ piece }) => piece.owned !== undefined);
  const ownDark = owned.filter(({ piece }) => colours.includes(piece.colour));
  if (ownDark.length > 0 || plan.own?.isOnly === true) return ownDark;

  return clothsOf(plan, tights, null).flatMap((cloth, rank) =>
    colours
      .map((colour) => ({ garment: tights, ...cloth, colour }))
      .filter((piece) => isOpenColour(plan, piece))
      .slice(0, 1)
      .map((piece) => ({ piece, score: needsLayer(plan.weather) ? rank : -rank })),
  );
}

/** The piece in a color that the outfit has, the coat's first; as it was where it is sold in none of them. */
export function inOwnColour(outfit: PartialOutfit, scored: ScoredPiece): ScoredPiece {
  const { piece } = scored;
  if (piece.owned !== undefined) return scored;

  const seen = byEcho(outfit, piece)
    // A knit of the jeans' blue is no echo of them.
    .filter(
      (other) =>
        other.garment.slot !== 'accessory' &&
        other.fabric !== 'denim' &&
        other.colour !== 'Denim' &&
        !isSportsShoeOf(piece, other) &&
        !isNoGlove(piece, other) &&
        !isASet(outfit, piece, other) &&
        // A bag may be cut from the shoes, whatever their color.
        (isQuiet(other.colour) || (piece.garment.slot === 'bag' && other.garment.slot === 'shoes')),
    )
    .map(({ garment, colour }) => ({ garment, colour: asCloth(piece, colour) }))
    .filter(({ colour }) => comesIn(piece.garment.colours, colour) && clothComesIn(piece.fabric, colour));
  const other = seen.find(({ garment }) => garment.slot !== 'bottom');
  const own = (other ?? seen[0])?.colour ?? gloveFor(outfit, piece);

  return own === undefined ? scored : { ...scored, piece: { ...piece, colour: own } };
}

/** What is woven or knitted takes up silver in gray. */
function asCloth({ garment }: Piece, colour: ColourName): ColourName {
  return colour === 'Silver' && isKind(garment, 'scarf') ? 'Gray' : colour;
}

/** Where neither shoes nor bag are of leather that gloves are cut from, the coat says which side they are of: black, or brown. */
function gloveFor({ pieces }: PartialOutfit, piece: Piece): ColourName | undefined {
  if (!isKind(piece.garment, 'gloves') || !isLeather(piece)) return undefined;
  if (pieces.some(({ garment, colour }) => isKind(garment, 'tights') && colour === 'Black')) return 'Black';
  const coat =
    pieces.find(({ garment }) => isCoat(garment)) ?? pieces.find(({ garment }) => isWornOut(garment));

  return coat !== undefined && isOfBrowns(coat.colour) ? 'Chocolate' : 'Black';
}

function isWornOut({ slot }: Garment): boolean {
  return ['outer', 'dress'].includes(slot);
}

/** A scarf takes up what is at the neck; hat and gloves go with coat and shoes, as all of one knit are a set for a child. */
function byEcho({ pieces }: PartialOutfit, { garment }: Piece): readonly Piece[] {
  if (!isKind(garment, 'gloves', 'hat')) return pieces;
  const isOver = ({ garment: { slot } }: Piece) => ['outer', 'shoes', 'bag'].includes(slot);

  return [...pieces.filter(isOver), ...pieces.filter((piece) => !isOver(piece))];
}

/** No bag is cut from sneakers. */
function isSportsShoeOf(piece: Piece, other: Piece): boolean {
  return piece.garment.slot === 'bag' && isKind(other.garment, 'sneakers');
}

/** Gloves of leather are cut from the shoes or the bag, and knitted ones are dark: in a blouse's white they are for a bride. */
function isNoGlove(piece: Piece, other: Piece): boolean {
  if (!isKind(piece.garment, 'gloves')) return false;

  return isLeather(piece)
    ? !['shoes', 'bag'].includes(other.garment.slot) || METALS.includes(other.colour)
    : lightnessOf(other.colour) > PALE_GLOVES;
}

/** OKLab lightness: camel and gray are dark enough. */
const PALE_GLOVES = 0.74;

/** Scarf, hat and gloves of one wool look like a gift box; in the coat's own color two of them are one with it. */
function isASet({ pieces }: PartialOutfit, piece: Piece, other: Piece): boolean {
  const isForTheWay = (garment: Garment) => isKind(garment, 'scarf', 'gloves', 'hat') && garment.warmth >= 3;

  const alike = pieces.filter(
    ({ garment, colour }) =>
      colour === other.colour &&
      (isForTheWay(garment) || (isCoat(other.garment) && isKind(garment, 'sweater'))),
  );

  return isForTheWay(piece.garment) && alike.length > (isCoat(other.garment) ? 1 : 0);
}

/** Where there are colors enough, the bag repeats one. */
export function bagsFor(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  bags: readonly ScoredPiece[],
): readonly ScoredPiece[] {
  const colours = new Set(outfit.pieces.map(({ colour }) => colour));

  const agreeing = bags.filter(
    ({ piece }) =>
      isOfOneMetal(outfit, piece) &&
      !isHandbagForHim(plan, piece) &&
      !isSlungOverAJacket(plan, outfit, piece) &&
      !isForTheDay(plan, piece.garment) &&
      !isOfPapers(plan, piece.garment) &&
      !isPackForNothing(plan, piece.garment) &&
      !(isAtWork(plan) && STRAWS.includes(piece.fabric)) &&
      !isSlungForHim(plan, piece.garment) &&
      !isOverAHem(plan, outfit, piece.garment) &&
      !(isBeforeStrangers(plan) && (BAGS_OF_COLLEAGUES.has(piece.garment.key) || piece.fabric === 'canvas')),
  );

  const free = isOnTheGo(plan) ? agreeing.filter(({ piece }) => !isHandHeld(piece.garment)) : [];
  const right = free.length > 0 ? free : agreeing;
  if (colours.size < COLOURS_ENOUGH) return right;

  return right.map((scored) => {
    const own = inOwnColour({ ...outfit, pieces: outfit.pieces.toSorted(shoesFirst) }, scored);
    const { garment, colour } = own.piece;
    const isOfShoes = outfit.pieces.some(
      (piece) => piece.garment.slot === 'shoes' && piece.colour === colour,
    );
    return isOpenColour(plan, own.piece) && (isOfShoes || isQuietGround(plan, garment, colour))
      ? own
      : scored;
  });
}

function isDayBag(garment: Garment): boolean {
  return isKind(garment, 'tote', 'backpack') || ['messenger-bag', 'belt-bag'].includes(garment.key);
}

/** A basket is for the market and the sea. */
const STRAWS: readonly FabricName[] = ['straw', 'raffia'];

function isAtWork({ wishes, formality }: OutfitPlan): boolean {
  return wishes.occasion === null ? formality >= BUSINESS : wishes.occasion.isWork === true;
}

/** Clients, a panel, whoever has never seen one before; colleagues know the backpack. */
function isBeforeStrangers({ wishes: { occasion, bothOf } }: OutfitPlan): boolean {
  return (
    occasion?.key === 'meeting' || hasTrait(occasion, 'interview') || bothOf?.includes('meeting') === true
  );
}

const BAGS_OF_COLLEAGUES: ReadonlySet<string> = new Set(['backpack', 'canvas-tote', 'belt-bag']);

/** Business casual. */
const BUSINESS = 3;

/** From morning to night on foot, in a crowd or at a game both hands are free. */
function isOnTheGo({ wishes: { occasion }, formality }: OutfitPlan): boolean {
  return formality < BUSINESS && (occasion?.lastsAllDay === true || hasTrait(occasion, 'hands free'));
}

/** Menswear carries by its handles what is for papers, the shopping or the beach. */
function isHandbagForHim({ worn, wishes: { occasion } }: OutfitPlan, { garment }: Piece): boolean {
  if (worn !== 'menswear') return false;
  // His papers are in a briefcase or a messenger bag.
  if (occasion?.isWork === true) return garment.key === 'leather-tote';

  return isKind(garment, 'tote') && !(garment.key === 'canvas-tote' && hasTrait(occasion, 'shopper'));
}

/** A strap across a tailored jacket creases it: menswear carries a briefcase with it, or nothing. */
function isSlungOverAJacket({ worn }: OutfitPlan, { pieces }: PartialOutfit, { garment }: Piece): boolean {
  return (
    worn !== 'womenswear' &&
    ['crossbody', 'belt-bag', 'bucket-bag'].includes(garment.key) &&
    pieces.some((piece) => piece.garment.slot === 'outer' && isKind(piece.garment, 'blazer'))
  );
}

/** A courier's bag, a runner's or a hiker's over a skirt or a dress. */
function isOverAHem({ formality }: OutfitPlan, { pieces }: PartialOutfit, { key }: Garment): boolean {
  return (
    formality > 0 &&
    ['messenger-bag', 'belt-bag', 'backpack'].includes(key) &&
    pieces.some(({ garment }) => isKind(garment, 'dress', 'skirt') && !isKind(garment, 'active'))
  );
}

/** A strap across the chest is a younger man's, and for a day off: at work menswear carries what papers fit into. */
function isSlungForHim(
  { worn, age, wishes: { occasion }, formality }: OutfitPlan,
  { key }: Garment,
): boolean {
  if (worn !== 'menswear') return false;
  if (age === '55+' && SLUNG.includes(key)) return true;

  return occasion?.isWork === true && formality >= SMART && key === 'crossbody';
}

const SLUNG: readonly string[] = ['crossbody', 'belt-bag'];
const SMART = 2;

/** What holds a day's papers or a day's errands stays at home where one is a guest or goes out. */
function isForTheDay(plan: OutfitPlan, garment: Garment): boolean {
  const { formality, wishes } = plan;
  const { occasion } = wishes;
  const isOut = occasion !== null && occasion.isWork !== true && !hasTrait(occasion, 'order of service');
  if (isFeast(plan) && (isDayBag(garment) || (garment.key === 'crossbody' && formality >= CELEBRATED)))
    return true;

  return (
    (isOut && (formality >= CELEBRATED || isAtTable(occasion)) && isKind(garment, 'tote', 'backpack')) ||
    (isOut && isAtTable(occasion) && ['messenger-bag', 'belt-bag'].includes(garment.key))
  );
}

/** What carries papers is for the desk and the lecture, and too much beside what is dressier than casual. */
function isOfPapers({ worn, wishes, formality }: OutfitPlan, { key }: Garment): boolean {
  const isForThem = wishes.occasion?.isWork === true || hasTrait(wishes.occasion, 'papers');

  return worn === 'womenswear' && key === 'messenger-bag' && !isForThem && formality > CASUAL;
}

/** A backpack is for the trail, the books, the train and the little ones' things, and not whatever bag there is a place for. */
function isPackForNothing({ wishes, rules, age, worn, formality }: OutfitPlan, { key }: Garment): boolean {
  if (key !== 'backpack' || wishes.practical.has('much to carry')) return false;
  const { occasion } = wishes;
  if (hasTrait(occasion, 'trail') || hasTrait(occasion, 'papers') || isOnTheTrail(rules)) return false;
  if (age === '55+' && worn === 'womenswear') return true;

  return rules?.isUsual(key) !== true && occasion?.favours?.includes('backpack') !== true && formality > 0;
}

const CASUAL = 1;

/** Semi-formal, outside of work. */
const CELEBRATED = 4;

const COLOURS_ENOUGH = 2;

function shoesFirst(one: Piece, other: Piece): number {
  return Number(other.garment.slot === 'shoes') - Number(one.garment.slot === 'shoes');
}

/** Belt, bag, gloves and watch agree with the shoes: black with black, brown with brown. */
export function inOneLeather(outfit: PartialOutfit, ready: readonly ScoredPiece[]): readonly ScoredPiece[] {
  const shoes = outfit.pieces.find(({ garment }) => garment.slot === 'shoes');
  const agreeing = ready.filter(({ piece }) => shoes === undefined || leathersAgree(shoes, piece));

  const fitting = agreeing.filter(({ piece }) => shoes === undefined || isBeltOf(shoes, piece));

  return agreeing.length > 0 ? fitting : ready.filter(({ piece }) => piece.garment.slot === 'bag');
}

/** Below shoes of leather a belt is of leather in their color. */
function isBeltOf(shoes: Piece, piece: Piece): boolean {
  return (
    !isKind(piece.garment, 'belt') ||
    !isLeather(shoes) ||
    (isKind(shoes.garment, 'sneakers') && (isSmooth(piece) || !isSmooth(shoes))) ||
    (isLeather(piece) && shoes.colour === piece.colour && isSmooth(piece) === isSmooth(shoes))
  );
}

/** Below a smooth shoe a belt is smooth, and tooled ones are for boots of the same ranch. */
function isSmooth({ fabric, garment }: Piece): boolean {
  return fabric !== 'suede' && !garment.key.startsWith('western-');
}
