import type { ColourName } from '#contract/palette.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { FEELING_RULES, type FeelingRule } from '#domain/wardrobe/feelings.ts';
import { isDayWear, isFestive, isOfficeJacket } from '#domain/wardrobe/festive.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { needsCoat } from '#domain/wardrobe/weather.ts';
import { isOfKind } from '../../language/mentions/piece-kinds.ts';
import { leadClothPoints } from '../lead-inspiration.ts';
import {
  asksForSleeves,
  EVENING,
  isEveningOut,
  isFeast,
  isMourning,
  OUTDOOR_RUNG,
  type OutfitPlan,
} from '../outfit-plan.ts';
import { isPatterned, type Piece } from '../piece.ts';
import { shoesFit } from './measure-garment.ts';
import type { Measures } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** A garment in a cloth, whose color plays no part. */
export type Uncoloured = Omit<Piece, 'colour'>;

/** The terms of a garment in a cloth and a pattern, each in points. */
export const OF_CLOTH = {
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

/** The same by cut, cloth and pattern; and what would take a feeling away. */
function feelingFit({ wishes }: OutfitPlan, piece: Uncoloured): number {
  const rules: FeelingRule[] = [...wishes.feelings.keys()].map((feeling) => FEELING_RULES[feeling]);
  const { feeling, againstFeeling } = WEIGHTS.cloth;

  return (
    (rules.some(({ by }) => by?.(piece) === true) ? feeling : 0) +
    (rules.some(({ breaks }) => breaks?.(piece) === true) ? againstFeeling : 0)
  );
}

export function isAgainst(wanted: readonly ColourName[], colour: ColourName): boolean {
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

/** Patterns by the quiz's own answer: somebody who never wears them is not shown many. */
function tasteForPatterns(plan: OutfitPlan, piece: Uncoloured): number {
  if (!isPatterned(piece) || piece.garment.patterns[0] === piece.pattern) return 0;

  return plan.styles.has('Minimalist') || plan.styles.has('Japanese Minimal')
    ? WEIGHTS.cloth.patternForMinimalists
    : WEIGHTS.cloth.pattern;
}
