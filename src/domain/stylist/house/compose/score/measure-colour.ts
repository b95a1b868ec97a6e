import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { usualColours } from '#domain/wardrobe/colourways.ts';
import { FEELING_RULES, type FeelingRule } from '#domain/wardrobe/feelings.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { STYLES } from '#domain/wardrobe/styles.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { CLOTHES, METALS, OF_ONES_OWN } from '../allowed/colour-bar.ts';
import { isQuiet, lightnessOf, loudness } from '../colour-pairs.ts';
import { livesInQuiet } from '../colour-weights.ts';
import { coloursOfMood, NEUTRALS } from '../colours-of-mood.ts';
import { leadColourPoints } from '../lead-inspiration.ts';
import { BROWN_LEATHERS } from '../leathers.ts';
import { EVENING, isAfterDark, isEveningOut, isFeast, isInBlack, type OutfitPlan } from '../outfit-plan.ts';
import { isNearPalette, isOfBrowns, isOtherLeather, LEAST_PALETTE, ownPalette } from '../own-palette.ts';
import { isAgainst } from './measure-cloth.ts';
import type { Measures } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** The terms of a garment in a color, whatever its cloth, each in points. */
export const OF_COLOUR = {
  'usual color': usualColour,
  'wanted color': wantedColour,
  'color of the inspiration': leadColourPoints,
  'one color': oneColour,
  'off the palette': offPalette,
  'other leather': otherLeather,
  'leather of the day': dayLeather,
  'dull beside colors': dullBesideColours,
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

function usualColour(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  const rank = usualColours(garment.colours).indexOf(colour);
  const { first, later, unusual, secondTuxedo } = WEIGHTS.colour;
  if (garment.colours === 'tuxedo' && rank > 0 && !plan.recentLooks.has(`${garment.key} Black`))
    return secondTuxedo;

  return rank < 0 ? unusual : rank < 5 ? first : later;
}

function wantedColour(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  return WEIGHTS.colour.wanted * pullOf(plan, garment, colour);
}

function oneColour(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  return (plan.wishes.moods.has('monochrome') || isInBlack(plan)) && pullOf(plan, garment, colour) >= 1.6
    ? WEIGHTS.colour.monochrome
    : 0;
}

/** Denim is blue before it is anything else, and a palette is worn in clothes more than in shoes. */
function pullOf(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  const wanted = plan.colours.get(colour) ?? 0;
  if (colour === 'Black' && isInBlack(plan)) return wanted;
  if (garment.colours === 'denim') return wanted * WEIGHTS.colour.denim;
  // "Something in green" is one piece or two, and not the whole look.
  const isAsked = plan.wishes.colours.some(({ names }) => names.includes(colour));
  const isBeside = !['top', 'dress', 'outer'].includes(garment.slot) || isCoat(garment);
  const isSmall = ['shoes', 'bag', 'accessory'].includes(garment.slot) && !NEUTRALS.includes(colour);
  if (isAsked && !plan.wishes.moods.has('monochrome') && isBeside)
    return isSmall ? 0 : wanted * WEIGHTS.colour.askedBeside;

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
function otherLeather(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  const { profile, colours } = plan;
  const isLeathers = ['shoes', 'bag'].includes(garment.slot) || isKind(garment, 'belt', 'watch', 'gloves');
  if (!isLeathers || garment.colours === 'strawBags' || (colours.get(colour) ?? 0) >= PROMPTED) return 0;

  return isOtherLeather(ownPalette(profile), colour) || (isOfBrowns(colour) && isInBlackTights(plan))
    ? WEIGHTS.colour.otherLeather
    : 0;
}

/** Brown, taupe and sand are what one walks and works in: dressed up, shoes and bag are dark, shine, or are of the dress's own family. */
function dayLeather(plan: OutfitPlan, garment: Garment, colour: ColourName): number {
  if (plan.worn !== 'womenswear' || !['shoes', 'bag'].includes(garment.slot)) return 0;
  if (!DAY_LEATHERS.has(colour) || garment.colours === 'strawBags') return 0;
  if (isKind(garment, 'sneakers', 'outdoor') || (plan.colours.get(colour) ?? 0) >= OF_ONES_OWN) return 0;
  if (hasTrait(plan.wishes.occasion, 'open air') && !isAfterDark(plan)) return 0;
  const { dayLeatherDressedUp, dayLeatherOut } = WEIGHTS.colour;
  const isCelebrated =
    hasTrait(plan.wishes.occasion, 'celebration') || hasTrait(plan.wishes.occasion, 'ceremony');
  if ((isFeast(plan) && plan.formality >= DRESSY) || plan.formality >= EVENING) return dayLeatherDressedUp;

  return isEveningOut(plan) || (isCelebrated && DULL.includes(colour)) ? dayLeatherOut : 0;
}

/** Who asks for colors is not grounded in brown and gray: white lets them shine. */
function dullBesideColours(plan: OutfitPlan, { slot, kinds }: Garment, colour: ColourName): number {
  const { moods, occasion } = plan.wishes;
  const isLively = moods.has('colourful') || occasion?.bright === true;
  const isGround = ['shoes', 'bag', 'outer'].includes(slot) || kinds.includes('hat');
  if (!isLively || !isGround || livesInQuiet(plan.profile)) return 0;

  return isQuiet(colour) && !BRIGHT_GROUNDS.includes(colour) && !METALS.includes(colour)
    ? WEIGHTS.colour.dullBesideColours
    : 0;
}

const BRIGHT_GROUNDS: readonly ColourName[] = ['White', 'Ivory', 'Cream', 'Denim'];

/** Dressy casual. */
const DRESSY = 3;
/** Neither dark nor pale, beside what is worn to be looked at. */
const DULL: readonly ColourName[] = ['Taupe', 'Khaki', 'Brown'];
const DAY_LEATHERS: ReadonlySet<ColourName> = new Set([
  ...BROWN_LEATHERS,
  'Taupe',
  'Khaki',
  'Beige',
  'Stone',
]);

/** "A red dress and black tights": the shoes go on with the leg. */
function isInBlackTights({ wishes }: OutfitPlan): boolean {
  return wishes.demands.some(
    ({ target, colours }) =>
      target.keys.has('tights') && colours.some(({ names }) => names.includes('Black')),
  );
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

function colourOfMood(plan: OutfitPlan, _garment: Garment, colour: ColourName): number {
  return [...plan.wishes.moods].some((name) => isAgainst(coloursOfMood(name), colour))
    ? WEIGHTS.colour.againstMood
    : 0;
}
