import type { Slot } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { corridorOf, UNKNOWN_CORRIDOR } from '#domain/shopping/price-corridor.ts';
import { SLOT_SHARES } from '#domain/shopping/price-ranges.ts';
import { usualColours } from '#domain/wardrobe/colourways.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { FEELING_RULES, type FeelingRule } from '#domain/wardrobe/feelings.ts';
import { isDayWear, isFestive, isOfficeJacket } from '#domain/wardrobe/festive.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { STYLES } from '#domain/wardrobe/styles.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat } from '#domain/wardrobe/weather.ts';
import { HARD_ON_FEET } from '../language/fit-words.ts';
import { isOfKind } from '../language/piece-kinds.ts';
import { isQuiet, lightnessOf, loudness } from './colour-pairs.ts';
import { coloursOfMood } from './colours-of-mood.ts';
import { leadClothPoints, leadColourPoints } from './lead-inspiration.ts';
import {
  asksForSleeves,
  EVENING,
  isEveningOut,
  isFeast,
  isMourning,
  OUTDOOR_RUNG,
  type OutfitPlan,
} from './outfit-plan.ts';
import { isNearPalette, isOtherLeather, LEAST_PALETTE, ownPalette } from './own-palette.ts';
import { isPatterned, type Piece } from './piece.ts';
import { type Measures, scoreBy, type Term, termsBy } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** After so many days a piece is as welcome as before. */
const WORN_LATELY_DAYS = 7;

/** A garment in a cloth, whose colour plays no part. */
type Uncoloured = Omit<Piece, 'colour'>;

const OF_GARMENT = {
  style: (plan, garment) => WEIGHTS.garment.style * styleFit(plan, garment),
  'against the style': (plan, garment) => WEIGHTS.garment.strange * strangeness(plan, garment),
  goal: (plan, garment) => WEIGHTS.garment.goal * goalFit(plan, garment),
  'own fit': ownFit,
  occasion: (plan, garment) => WEIGHTS.garment.occasion * occasionFit(plan, garment),
  comfort: comfortFit,
  'easy on the feet': soleFit,
  years: yearsFit,
  cut: cutFit,
  price: (plan, garment) => WEIGHTS.garment.price * priceFit(plan, garment),
  'proposed lately': (plan, garment) => WEIGHTS.garment.recent * (plan.recentGarments.get(garment.key) ?? 0),
} satisfies Measures<string, [OutfitPlan, Garment]>;

const OF_COLOUR = {
  'usual color': (_plan, garment, colour) => usualColour(garment, colour),
  'wanted color': wantedColour,
  'color of the inspiration': leadColourPoints,
  'one color': oneColour,
  'off the palette': offPalette,
  'other leather': otherLeather,
  'dark style': brightInTheDark,
  'dark in the sun': darkInTheSun,
  'black in the sun': blackInTheSun,
  'loud legs': loudLegs,
  metal: ownMetal,
  mood: colourOfMood,
  'color of a feeling': colourOfFeeling,
  'beside the others': besideTheOthers,
  'look proposed lately': (plan, garment, colour) =>
    WEIGHTS.colour.recent * (plan.recentLooks.get(`${garment.key} ${colour}`) ?? 0),
} satisfies Measures<string, [OutfitPlan, Garment, ColourName]>;

const OF_CLOTH = {
  'wished fabric': ({ wishes }, { fabric }) =>
    wishes.fabrics.some((wish) => wish.names.includes(fabric)) ? WEIGHTS.cloth.fabricWish : 0,
  'wished pattern': ({ wishes }, { pattern }) =>
    wishes.patterns.some((wish) => wish.patterns.includes(pattern)) ? WEIGHTS.cloth.patternWish : 0,
  liked: ({ likes }, piece) =>
    likes.some((kind) => isOfKind({ ...kind, colours: [] }, piece)) ? WEIGHTS.cloth.liked : 0,
  'usual cloth': (_plan, { garment, fabric }) => (garment.fabrics[0] === fabric ? WEIGHTS.cloth.usual : 0),
  quiet: ({ wishes }, piece) =>
    isPatterned(piece) && wishes.moods.has('neutral') ? WEIGHTS.cloth.patternAgainstQuiet : 0,
  'dear cloth': dearCloth,
  festive: festiveFit,
  'wished shape': ({ wishes }, { garment }) =>
    wishes.shapes.some((wish) => wish.matches(garment)) ? WEIGHTS.cloth.shapeWish : 0,
  'sleeves asked for': sleeveFit,
  season: seasonFit,
  feeling: feelingFit,
  'cloth of the inspiration': leadClothPoints,
  'taste for patterns': tasteForPatterns,
} satisfies Measures<string, [OutfitPlan, Uncoloured]>;

/** What a piece can be chosen for; the reasons of an outfit are read off these. */
export type PieceTerm = keyof typeof OF_GARMENT | keyof typeof OF_COLOUR | keyof typeof OF_CLOTH;

/** How well a piece serves the plan by itself, before it meets the others, term by term. */
export function termsOfPiece(plan: OutfitPlan, piece: Piece): Term<PieceTerm>[] {
  const { garment, colour } = piece;

  return [
    ...termsBy<keyof typeof OF_GARMENT, [OutfitPlan, Garment]>(OF_GARMENT, plan, garment),
    ...termsBy<keyof typeof OF_COLOUR, [OutfitPlan, Garment, ColourName]>(OF_COLOUR, plan, garment, colour),
    ...termsBy<keyof typeof OF_CLOTH, [OutfitPlan, Uncoloured]>(OF_CLOTH, plan, piece),
  ];
}

/** The sum of its terms, in points: about 0 to 5. */
export function scorePiece(plan: OutfitPlan, piece: Piece): number {
  return (
    scoreGarment(plan, piece.garment) +
    scoreColour(plan, piece.garment, piece.colour) +
    scoreCloth(plan, piece)
  );
}

/** What being owned adds, in points; of a main piece less, the more lately it was worn. */
export function scoreOwned({ garment, owned }: Piece): number {
  if (owned === undefined) return 0;
  const isMain = garment.slot === 'top' || garment.slot === 'bottom' || garment.slot === 'dress';
  const lately = isMain ? Math.max(0, 1 - (owned.wornDaysAgo ?? WORN_LATELY_DAYS) / WORN_LATELY_DAYS) : 0;

  return WEIGHTS.owned + WEIGHTS.wornLately * lately;
}

const GARMENT_MEASURES = Object.values(OF_GARMENT);
const COLOUR_MEASURES = Object.values(OF_COLOUR);
const CLOTH_MEASURES = Object.values(OF_CLOTH);

/** The terms that do not depend on cloth or colour. */
export function scoreGarment(plan: OutfitPlan, garment: Garment): number {
  return scoreBy(GARMENT_MEASURES, plan, garment);
}

export function scoreColour(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  return scoreBy(COLOUR_MEASURES, plan, garment, colour);
}

/** The terms of fabric and pattern. */
export function scoreCloth(plan: OutfitPlan, piece: Uncoloured): number {
  return scoreBy(CLOTH_MEASURES, plan, piece);
}

/** 0 to 1: the best-wanted style that the garment has, and a little for each further one. */
function styleFit(plan: OutfitPlan, garment: Garment): number {
  const { styleNext, styleRefused, styleUnasked } = WEIGHTS.garment;
  if (plan.styles.size === 0) return styleUnasked;

  let best = 0;
  let next = 0;

  for (const style of garment.styles) {
    const weight = plan.styles.get(style) ?? 0;
    if (weight > best) [best, next] = [weight, best];
    else if (weight > next) next = weight;
  }

  const refused = garment.styles.filter((style) => plan.wishes.refuses.styles.has(style)).length;

  return best + styleNext * next + styleRefused * refused;
}

/** 0 to 1: the part of a garment's styles that the person's own would not wear, where it has none of those. */
function strangeness({ leadingStyles, strangeStyles }: OutfitPlan, { styles }: Garment): number {
  if (strangeStyles.size === 0 || styles.some((style) => leadingStyles.includes(style))) return 0;

  return styles.filter((style) => strangeStyles.has(style)).length / styles.length;
}

function goalFit(plan: OutfitPlan, garment: Garment): number {
  const asked = plan.wishes.goals;
  const goals = [...asked, ...plan.profile.bodyTypeProfile.bodyGoals];
  const served = garment.goals.filter((goal) => goals.includes(goal)).length;
  const isAsked = garment.goals.some((goal) => asked.includes(goal));

  return Math.min(1, served * WEIGHTS.garment.goalEach) + (isAsked ? WEIGHTS.garment.goalAsked : 0);
}

/** The fit that the person chose for this kind of garment. */
function ownFit(plan: OutfitPlan, garment: Garment): number {
  const { tops, bottoms, dresses } = plan.profile.bodyTypeProfile.fitPreferences;
  const wanted =
    garment.slot === 'top'
      ? tops
      : garment.slot === 'bottom'
        ? bottoms
        : garment.slot === 'dress'
          ? dresses
          : null;
  if (wanted === null || garment.fit === null) return 0;

  return garment.fit === wanted ? WEIGHTS.garment.fit : WEIGHTS.garment.otherFit;
}

function occasionFit(plan: OutfitPlan, garment: Garment): number {
  const favoured = plan.wishes.occasion?.favours ?? [];
  const isFavoured =
    favoured.some((kind) => garment.kinds.includes(kind)) || plan.rules?.isUsual(garment.key) === true;
  // In the middle of its span a garment looks at home; at the ends it looks borrowed.
  const [low, high] = garment.formality;
  const away = Math.abs((low + high) / 2 - plan.formality) / Math.max(1, high - low);

  return (isFavoured ? 1 : 0) + WEIGHTS.garment.occasionMiddle * (1 - Math.min(1, away));
}

function comfortFit(plan: OutfitPlan, garment: Garment): number {
  const wantsComfort = plan.wishes.moods.has('comfortable') || plan.profile.analysisData.comfort >= 70;
  if (!wantsComfort) return 0;
  if (garment.slot === 'shoes' && HARD_ON_FEET.matches(garment)) return WEIGHTS.garment.pinching;
  if (isKind(garment, 'heels', 'camisole', 'corset') || garment.avoid.includes('tight-fitting'))
    return WEIGHTS.garment.pinching;

  return isKind(garment, 'flats', 'sweater', 'cardigan', 'lounge') || garment.fit === 'relaxed'
    ? WEIGHTS.garment.easy
    : 0;
}

/** Rubber carries who stands and walks all day; on leather soles they feel the floor. */
function soleFit({ wishes }: OutfitPlan, { slot, key }: Garment): number {
  if (slot !== 'shoes' || !wishes.isOnFeet) return 0;

  return ['rubber', 'lug'].includes(footwearOf(key)?.sole ?? '') ? 0 : WEIGHTS.garment.pinching;
}

/** What a stylist offers nobody of these years unasked; what is of their own styles, less firmly. */
function yearsFit({ age, leadingStyles, worn }: OutfitPlan, { key, styles }: Garment): number {
  const isTheirs = styles.some((style) => leadingStyles.includes(style));
  if (age === null) return SHOWING_MUCH.has(key) && !isTheirs ? WEIGHTS.garment.years * 0.5 : 0;
  const isUnasked =
    UNASKED_AT[age]?.has(key) === true || (age === '55+' && worn === 'womenswear' && BARE_FOR_SPORT.has(key));
  if (!isUnasked) return 0;

  return WEIGHTS.garment.years * (isTheirs ? 0.5 : 1);
}

const setOf = (bars: string): ReadonlySet<string> => new Set(bars.split('|'));
const SHOWS_MUCH = 'crop-top|mini-skirt|corset-top|bodycon-dress|denim-shorts|sports-bra';
/** Of whoever told no years, half as firmly. */
const SHOWING_MUCH = setOf(`${SHOWS_MUCH}|ribbed-tank|camisole|lace-camisole`);
/** Bare upper arms and thighs, where a tee and leggings do the same. */
const BARE_FOR_SPORT = setOf('training-tank|training-shorts|tank|tennis-skirt');
const UNASKED_AT: Partial<Record<NonNullable<OutfitPlan['age']>, ReadonlySet<string>>> = {
  '18-24': setOf(
    'knit-vest|waistcoat|structured-tote|leather-tote|briefcase|collarless-jacket|pashmina|pearls|flat-cap|bow-blouse|driving-shoes',
  ),
  '45-54': setOf(`${SHOWS_MUCH}|baggy-jeans`),
  '55+': setOf(
    `${SHOWS_MUCH}|baggy-jeans|slip-skirt|slip-dress|blazer-dress|camisole|lace-camisole|ribbed-tank|bodysuit|graphic-tee|chunky-sneakers|pinafore|leather-trousers|cargo-trousers|denim-skirt|pumps|strappy-heels|kitten-heels|heeled-boots`,
  ),
};

/** Cuts that are not everybody's: shoes of menswear where nobody said what they wear, and wide legs and kimonos in menswear of no such style. */
function cutFit({ wornBecause, worn, formality, leadingStyles }: OutfitPlan, garment: Garment): number {
  if (wornBecause === 'unknown' && OF_MEN.has(garment.key)) return WEIGHTS.garment.ofMen;
  const isOfTheirs = garment.styles.some((style) => leadingStyles.includes(style));
  // Laced shoes with a dress-up look in womenswear are a statement.
  if (worn === 'womenswear' && formality >= DRESSY_CASUAL && OF_MEN.has(garment.key) && !isOfTheirs)
    return WEIGHTS.garment.ofMen;

  const isOfWomen = isKind(garment, 'wide-leg') || LOOSE_IN_MENSWEAR.has(garment.key);

  return worn === 'menswear' && isOfWomen && !isOfTheirs ? WEIGHTS.garment.wideInMenswear : 0;
}

const LOOSE_IN_MENSWEAR: ReadonlySet<string> = new Set(['kimono-jacket', 'oversized-shirt']);
const DRESSY_CASUAL = 3;

/** Shoes and ties that are seen as a man's. */
const OF_MEN: ReadonlySet<string> = setOf('oxfords|derbies|brogues|monk-straps|necktie|knit-tie');

/** How near the garment's usual price is to what the budget has for its slot. */
function priceFit(plan: OutfitPlan, garment: Garment): number {
  const share = (SLOT_SHARES[garment.slot] / 100) * plan.aimDollars;
  const [least, usual] = corridorOf(garment.key, garment.fabrics[0]) ?? UNKNOWN_CORRIDOR;
  const away = Math.abs(Math.log2((usual + 5) / (share + 5)));
  const tooDear = least > share * 1.25 ? 1 : 0;

  return Math.max(-1, WEIGHTS.garment.priceBest - WEIGHTS.garment.priceStep * away) - tooDear;
}

function usualColour(garment: Garment, colour: ColourName): number {
  const rank = usualColours(garment.colours).indexOf(colour);
  const { first, later, unusual } = WEIGHTS.colour;

  return rank < 0 ? unusual : rank < 5 ? first : later;
}

function wantedColour(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  return WEIGHTS.colour.wanted * pullOf(plan, garment, colour);
}

function oneColour(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  return plan.wishes.moods.has('monochrome') && pullOf(plan, garment, colour) >= 1.6
    ? WEIGHTS.colour.monochrome
    : 0;
}

/** Denim is blue before it is anything else, and a palette is worn in clothes more than in shoes. */
function pullOf(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  const wanted = plan.colours.get(colour) ?? 0;
  if (garment.colours === 'denim') return wanted * WEIGHTS.colour.denim;
  // "Something in green" is one piece or two, and not the whole look.
  const isAsked = plan.wishes.colours.some(({ names }) => names.includes(colour));
  const isBeside = !['top', 'dress', 'outer'].includes(garment.slot) || isCoat(garment);
  if (isAsked && !plan.wishes.moods.has('monochrome') && isBeside) return wanted * WEIGHTS.colour.askedBeside;

  return wanted * (['outer', 'top', 'bottom', 'dress'].includes(garment.slot) ? 1 : WEIGHTS.colour.small);
}

/** Who wears few colors is not sent out in another one unasked; what goes with everything is nobody's in particular. */
function offPalette({ profile, colours, wishes }: OutfitPlan, garment: Garment, colour: ColourName): number {
  if (isOffTheScheme(wishes, garment, colour)) return WEIGHTS.colour.offPalette;
  const own = ownPalette(profile);
  if (own.size < LEAST_PALETTE || !CLOTHES.has(garment.slot) || colours.has(colour)) return 0;
  if (isNearPalette(own, colour, garment.slot)) return 0;

  return garment.slot === 'top' ? WEIGHTS.colour.offPalette : WEIGHTS.colour.offPaletteLarge;
}

/** Leather is black with black, gray and white, and brown with brown, tan and cream, unless a color was named. */
function otherLeather({ profile, colours }: OutfitPlan, garment: Garment, colour: ColourName): number {
  const isLeathers = ['shoes', 'bag'].includes(garment.slot) || isKind(garment, 'belt', 'watch', 'gloves');
  if (!isLeathers || garment.colours === 'strawBags' || (colours.get(colour) ?? 0) >= PROMPTED) return 0;

  return isOtherLeather(ownPalette(profile), colour) ? WEIGHTS.colour.otherLeather : 0;
}

/** Where two colors were named for all of it, a third is nobody's wish. */
function isOffTheScheme({ colours }: OutfitPlan['wishes'], garment: Garment, colour: ColourName): boolean {
  return (
    colours.length > 1 &&
    CLOTHES.has(garment.slot) &&
    (garment.colours !== 'denim' || colours.some(({ names }) => names.includes('Black'))) &&
    !colours.some(({ names }) => names.includes(colour))
  );
}

const CLOTHES: ReadonlySet<Slot> = new Set(['outer', 'top', 'bottom', 'dress']);

/** A dark style is broken by pale clothes that nobody asked for, and by brown leather. */
function brightInTheDark(
  { leadingStyles, colours, formality }: OutfitPlan,
  garment: Garment,
  colour: ColourName,
): number {
  if (!leadingStyles.some((style) => STYLES[style].isDark === true)) return 0;
  if ((colours.get(colour) ?? 0) >= OF_ONES_OWN) return 0;
  const isBright = CLOTHES.has(garment.slot)
    ? lightnessOf(colour) > (formality >= EVENING ? DARK_AT_NIGHT : DARK_UP_TO) &&
      !(colour === 'White' && garment.slot === 'top') &&
      garment.colours !== 'denim'
    : ['shoes', 'bag'].includes(garment.slot) && lightnessOf(colour) > DARK_LEATHER_UP_TO;

  return isBright ? WEIGHTS.colour.brightInTheDark : 0;
}

/** Dark cloth next to the skin in the sun, unless it is theirs or was asked for. */
function darkInTheSun(
  { weather, isWeatherKnown, formality, colours, wishes }: OutfitPlan,
  { slot, colours: sold }: Garment,
  colour: ColourName,
): number {
  const isOut = weather === 'hot' && isWeatherKnown && formality <= 2 && wishes.occasion?.indoors !== true;
  if (!isOut || (slot !== 'top' && slot !== 'dress') || sold === 'denim') return 0;
  if (lightnessOf(colour) > DARK_LEATHER_UP_TO || (colours.get(colour) ?? 0) >= PROMPTED) return 0;

  return WEIGHTS.colour.darkInTheSun;
}

/** Black shoes, bag and hat weigh down a summer's colors, unless black is theirs. */
function blackInTheSun(plan: OutfitPlan, { slot, kinds }: Garment, colour: ColourName): number {
  const { weather, formality, wishes, colours, leadingStyles } = plan;
  const isGround = slot === 'shoes' || slot === 'bag' || kinds.includes('hat');
  if (!isGround || colour !== 'Black' || formality > BY_DAY_UP_TO || plan.worn === 'menswear') return 0;
  if ((weather !== 'hot' && weather !== 'warm') || wishes.moods.has('dark')) return 0;
  const isTheirs =
    (colours.get('Black') ?? 0) >= OF_ONES_OWN ||
    leadingStyles.some((style) => STYLES[style].isDark === true);

  return isTheirs ? 0 : WEIGHTS.colour.blackInTheSun;
}

/** Semi-formal. */
const BY_DAY_UP_TO = 5;

/** In menswear color is worn above the belt, and white trousers in the summer, unless it was asked for or is how they dress. */
function loudLegs(
  { worn, wishes, weather, leadingStyles }: OutfitPlan,
  { slot, suits }: Garment,
  colour: ColourName,
): number {
  if (worn === 'womenswear' || slot !== 'bottom' || suits.length > 0) return 0;
  const isWinterWhite = WHITES.has(colour) && weather !== 'warm' && weather !== 'hot';
  if (loudness(colour) < LOUD_LEGS && !isWinterWhite) return 0;
  const isMeant =
    wishes.moods.has('bold') ||
    wishes.demands.some(({ target, colours }) => target.slots.includes('bottom') && colours.length > 0) ||
    LOUD_DRESSERS.some((style) => leadingStyles.includes(style));

  return isMeant ? 0 : WEIGHTS.colour.loudLegs;
}

const LOUD_LEGS = 0.6;
const WHITES: ReadonlySet<ColourName> = new Set(['White', 'Ivory', 'Cream']);
const LOUD_DRESSERS: readonly StyleName[] = ['Maximalist', 'Eclectic', 'Preppy', 'Artsy'];

/** Whose palette has one of the metals wears that one. */
function ownMetal({ profile }: OutfitPlan, { slot }: Garment, colour: ColourName): number {
  if (!['shoes', 'bag', 'accessory'].includes(slot)) return 0;
  const own: readonly string[] = [...profile.colorPalette, ...profile.customColorPalette];
  const other = OTHER_METAL.get(colour);

  return other !== undefined && own.includes(other) && !own.includes(colour) ? WEIGHTS.colour.otherMetal : 0;
}

const OTHER_METAL: ReadonlyMap<ColourName, ColourName> = new Map([
  ['Gold', 'Silver'],
  ['Silver', 'Gold'],
]);

/** The weight of a color that the request names. */
const PROMPTED = 1.6;

/** OKLab lightness: gray and burgundy are dark enough, blush and sage are not; of leather black, charcoal and chocolate are. */
const OF_ONES_OWN = 0.6;
const DARK_UP_TO = 0.66;
/** Burgundy, navy, forest green: what a dark style wears to a dress code of the evening. */
const DARK_AT_NIGHT = 0.45;
const DARK_LEATHER_UP_TO = 0.4;

/** A loud color that nobody beside them wears stands out of the picture. */
function besideTheOthers({ wishes: { others } }: OutfitPlan, { slot }: Garment, colour: ColourName): number {
  if (others === null || others.isApart || !CLOTHES.has(slot) || isQuiet(colour)) return 0;

  return others.names.includes(colour) ? 0 : WEIGHTS.colour.besideOthers;
}

/** What the feelings of the request are given by, as a color of clothes. */
function colourOfFeeling({ wishes }: OutfitPlan, { slot }: Garment, colour: ColourName): number {
  // One piece brings it, and not the whole look.
  if (!CLOTHES.has(slot) || slot === 'bottom') return 0;
  const rules: FeelingRule[] = [...wishes.feelings.keys()].map((feeling) => FEELING_RULES[feeling]);

  return rules.some(({ colours }) => colours?.includes(colour) === true) ? WEIGHTS.colour.feeling : 0;
}

/** The same by cut, cloth and pattern; and what would take a feeling away. */
function feelingFit({ wishes }: OutfitPlan, piece: Uncoloured): number {
  const rules: FeelingRule[] = [...wishes.feelings.keys()].map((feeling) => FEELING_RULES[feeling]);
  const { feeling, againstFeeling } = WEIGHTS.cloth;

  return (
    (rules.some(({ by }) => by?.(piece) === true) ? feeling : 0) +
    (rules.some(({ breaks }) => breaks?.(piece) === true) ? againstFeeling : 0)
  );
}

function colourOfMood(plan: OutfitPlan, _garment: Garment, colour: ColourName): number {
  return [...plan.wishes.moods].some((name) => isAgainst(coloursOfMood(name), colour))
    ? WEIGHTS.colour.againstMood
    : 0;
}

function isAgainst(wanted: readonly ColourName[], colour: ColourName): boolean {
  return wanted.length > 0 && !wanted.includes(colour);
}

const SMALL_AIM = 130;
const LARGE_AIM = 300;

function dearCloth(plan: OutfitPlan, { fabric }: Uncoloured): number {
  if (fabricOf(fabric).dear !== true) return 0;
  const { small, middling, large } = WEIGHTS.cloth.dear;

  // Who set no limit did not ask for cashmere either.
  return plan.aimDollars < SMALL_AIM || plan.isBoughtNew
    ? small
    : plan.aimDollars > LARGE_AIM
      ? large
      : middling;
}

/** Whether it says that there is something to celebrate, or at least an evening. */
function festiveFit(plan: OutfitPlan, piece: Uncoloured): number {
  const { festive, dayWearAtAFeast, dressy, dayWearAtNight } = WEIGHTS.cloth;
  if (plan.wishes.feelings.has('unforced')) return 0;
  const [gain, loss] = isFeast(plan)
    ? [festive, dayWearAtAFeast]
    : isEveningOut(plan)
      ? [dressy, dayWearAtNight]
      : [0, 0];

  if (plan.worn === 'womenswear' && isOfficeJacket(piece.garment)) return loss / 2;

  return isFestive(piece, plan.worn) ? gain : isDayWear(piece) ? loss : 0;
}

/** Sleeves end above the elbow where they are short; in the heat they may. */
function sleeveFit(plan: OutfitPlan, { garment }: Uncoloured): number {
  if (!asksForSleeves(plan)) return 0;
  const sleeve = sleeveOf(garment.key);
  if (plan.weather === 'hot') return sleeve === 'short' ? WEIGHTS.cloth.longSleeve : 0;

  return sleeve === 'long' ? WEIGHTS.cloth.longSleeve : sleeve === 'short' ? WEIGHTS.cloth.shortSleeve : 0;
}

/** Cloth for the weather: what breathes in the heat, what insulates in the cold. */
function seasonFit(plan: OutfitPlan, { fabric, garment }: Uncoloured): number {
  if (garment.slot === 'shoes') return shoesFit(plan, garment);
  if (!['outer', 'top', 'bottom', 'dress'].includes(garment.slot)) return 0;
  if (plan.weather === 'mild' && SUMMER_CLOTHS.includes(fabric) && !isClothMeant(plan, fabric))
    return garment.slot === 'outer' || garment.slot === 'bottom'
      ? WEIGHTS.cloth.linenBeforeSummer
      : WEIGHTS.cloth.linenBeforeSummer / 2;
  if (!plan.isWeatherKnown) return 0;
  if (isOutInTheCool(plan) && isKind(garment, 'tshirt')) return WEIGHTS.cloth.teeInTheCool;

  const { warmth } = fabricOf(fabric);
  const each = WEIGHTS.cloth.warmth;
  if (plan.weather === 'hot')
    return each.hotCloth * warmth + each.hotCut * garment.warmth + lightTailoring(plan, { fabric, garment });
  if (plan.weather === 'warm') return each.warm * warmth;

  const isBareInSnow = plan.weather === 'freezing' && plan.formality < EVENING && isKind(garment, 'skirt');

  return (
    (needsCoat(plan.weather) ? each.cold : each.mild) * warmth +
    (isBareInSnow ? WEIGHTS.cloth.skirtInSnow : 0)
  );
}

/** In the heat a jacket and its trousers are of linen, seersucker or cotton, but at work, in mourning and in the evening. */
function lightTailoring(
  plan: OutfitPlan,
  { fabric, garment }: Pick<Uncoloured, 'fabric' | 'garment'>,
): number {
  const isDark = plan.wishes.occasion?.isWork === true || isMourning(plan) || plan.formality >= EVENING;
  const isTailored = isKind(garment, 'blazer', 'suit');

  return !isDark && isTailored && LIGHT_TAILORING.includes(fabric) ? WEIGHTS.cloth.lightTailoring : 0;
}

const LIGHT_TAILORING: readonly FabricName[] = ['linen', 'seersucker', 'cotton'];

function isClothMeant({ wishes, lead }: OutfitPlan, fabric: FabricName): boolean {
  return wishes.fabrics.some(({ names }) => names.includes(fabric)) || lead?.fabrics.has(fabric) === true;
}

const SUMMER_CLOTHS: readonly FabricName[] = ['linen', 'seersucker'];

/** On a cool day out of doors a knit or a shirt is the middle layer that a tee is not. */
function isOutInTheCool({ weather, formality, wishes }: OutfitPlan): boolean {
  return (
    weather === 'cool' &&
    formality <= OUTDOOR_RUNG &&
    wishes.occasion?.indoors !== true &&
    wishes.occasion?.requires?.includes('active') !== true
  );
}

/** Boots are for cold feet and sandals for warm ones; without a word about the weather neither is a safe guess. */
function shoesFit(plan: OutfitPlan, garment: Garment): number {
  if (plan.weather === 'hot' || plan.weather === 'warm')
    return isKind(garment, 'boots')
      ? WEIGHTS.cloth.bootsInHeat
      : WEIGHTS.cloth.warmShoesInHeat * garment.warmth;

  if (plan.weather === 'freezing' && plan.formality < EVENING && !isKind(garment, 'boots'))
    return WEIGHTS.cloth.townShoesInSnow;

  return isKind(garment, 'open-toe') && plan.formality < 4 ? WEIGHTS.cloth.openToesUnasked : 0;
}

/** Patterns by the quiz's own answer: somebody who never wears them is not shown many. */
function tasteForPatterns(plan: OutfitPlan, piece: Uncoloured): number {
  if (!isPatterned(piece) || piece.garment.patterns[0] === piece.pattern) return 0;

  return plan.styles.has('Minimalist') || plan.styles.has('Japanese Minimal')
    ? WEIGHTS.cloth.patternForMinimalists
    : WEIGHTS.cloth.pattern;
}
