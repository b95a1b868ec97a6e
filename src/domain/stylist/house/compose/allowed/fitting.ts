import type { Slot } from '#contract/outfits.ts';
import { spans } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import type { RecipeRules } from '#domain/wardrobe/recipes/recipes.ts';
import { garmentsIn, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { COAT_WARMTH, mindsWind, needsCoat, standsSnow } from '#domain/wardrobe/weather.ts';
import { isNameOfItsOwn } from '../../language/nouns/name-cut-apart.ts';
import {
  EVENING,
  isEveningOut,
  isFeast,
  isInADownpour,
  isIndoors,
  isOutInShowers,
  type OutfitPlan,
} from '../outfit-plan.ts';
import { clothsOf } from './cloths.ts';
import { isOfTheDay } from './of-the-day.ts';
import { isOutOfPlace } from './out-of-place.ts';
import { isOpenToWind, isTooThinFor, isTooThinForLater, standsRain } from './stands-the-weather.ts';

/** The kinds that are worn only where there is a reason for them. */
const NEEDS_A_REASON = ['active', 'swim', 'outdoor', 'lounge', 'rain', 'briefcase', 'regional'] as const;

/** Whether dress code, occasion, cut and weather allow it, apart from what the person refuses. */
export function isFitting(plan: OutfitPlan, garment: Garment): boolean {
  const { occasion } = plan.wishes;
  // What is worn on the way comes off at the door: in the rain a shell over a shirt for the office.
  const isHooded = isInADownpour(plan) && garment.key === HOODED;
  const isShell =
    isHooded ||
    (plan.wishes.isWet && isKind(garment, 'raincoat') && plan.rules?.isForTheWay(garment.key) === true);
  const isWarmOnTheWay = isCoat(garment)
    ? !namesACoat(plan.rules)
    : isKind(garment, 'gloves', 'scarf') && garment.warmth >= COAT_WARMTH;
  const isOnTheWay = isWarmOnTheWay && plan.isWeatherKnown && needsCoat(plan.weather) && !isIndoors(plan);
  // What is written down as worn there is no matter of the dress code: the cap of a golfer.
  const isUsualTouch = garment.slot === 'accessory' && plan.rules?.isUsual(garment.key) === true;
  if (!spans(garment.formality, plan.formality) && !isShell && !isUsualTouch && !isALightShoe(plan, garment))
    return false;
  if (garment.worn !== 'everyone' && garment.worn !== plan.worn && !isAskedOfAnybody(plan, garment))
    return false;
  if (occasion?.excludes !== undefined && isKind(garment, ...occasion.excludes) && !isOnTheWay) return false;
  if (
    plan.rules !== null &&
    !plan.rules.permits(garment) &&
    !isForTheGround(plan, garment) &&
    !isOnTheWay &&
    !isHooded
  )
    return false;
  // Hosts stay at home.
  if (occasion?.isAtOurs === true && plan.rules?.isForTheWay(garment.key) === true) return false;
  if (occasion?.isWork === true && isKind(garment, 'clutch')) return false;
  if (!isHooded && !hasItsReason(plan, garment)) return false;
  if (!meetsRequirement(plan, garment)) return false;
  if (plan.wishes.moods.has('modest') && isKind(garment, 'above-knee', 'sleeveless', 'crop-top', 'corset'))
    return false;
  if (garment.key.startsWith('ski-') && !isSkiing(plan)) return false;
  if (plan.wishes.isWindy && (mindsWind(garment) || isKind(garment, 'shorts'))) return false;
  if (isOutOfPlace(plan, garment)) return false;
  if (isTooThinFor(plan, garment)) return false;
  if (isOpenToWind(plan, garment) || isTooThinForLater(plan, garment)) return false;
  if (plan.wishes.isWet && !standsRain(plan, garment)) return false;
  if ((plan.wishes.isWet || isOutInShowers(plan)) && isKind(garment, 'raincoat')) return true;

  return clothsOf(plan, garment, null).some(({ fabric }) => isOfTheDay(plan, garment, fabric));
}

/** In the heat a loafer goes with the suit of a wedding or a dinner. */
function isALightShoe({ weather, isWeatherKnown, formality }: OutfitPlan, { key }: Garment): boolean {
  return weather === 'hot' && isWeatherKnown && key === 'loafers' && formality <= SEMI_FORMAL;
}

const SEMI_FORMAL = 5;

const HOODED = 'rain-jacket';

/** Clothes for the slopes are for the slopes, and for deep frost. */
function isSkiing({ wishes, weather, rules }: OutfitPlan): boolean {
  return weather === 'freezing' || rules?.recipe.key === 'ski' || wishes.occasion?.key === 'ski';
}

/** A cloth that was asked for and comes in no cut for anybody: then in the cut that there is, from who has not said which they wear. */
function isAskedOfAnybody({ worn, wishes }: OutfitPlan, garment: Garment): boolean {
  return (
    worn === 'everyone' &&
    garment.slot === 'top' &&
    wishes.fabrics.some(
      ({ names }) =>
        garment.fabrics.some((fabric) => names.includes(fabric)) &&
        !garmentsIn('top').some(
          (other) => other.worn === 'everyone' && other.fabrics.some((fabric) => names.includes(fabric)),
        ),
    )
  );
}

/** Whether what is worn there is written down with a coat that warms: then it is that one. */
function namesACoat(rules: OutfitPlan['rules']): boolean {
  if (rules === null) return false;
  const known = NAMES_A_COAT.get(rules);
  if (known !== undefined) return known;
  const isNamed = garmentsIn('outer').some(
    (garment) =>
      isCoat(garment) &&
      garment.warmth >= COAT_WARMTH &&
      (rules.isWelcome(garment.key) || rules.isForTheWay(garment.key)),
  );
  NAMES_A_COAT.set(rules, isNamed);

  return isNamed;
}

const NAMES_A_COAT = new WeakMap<RecipeRules, boolean>();

/** Snow and puddles decide on the shoes where no dress code does. */
function isForTheGround(plan: OutfitPlan, garment: Garment): boolean {
  const { weather, wishes, formality } = plan;
  if (garment.slot !== 'shoes') return false;
  // In snow also on the way to work.
  if (weather === 'freezing' && formality < EVENING && BELOW_A_SUIT.has(garment.key)) return true;
  if (formality >= DRESS_SHOES_FROM) return false;
  // No rubber boots for dinners in the rain.
  if (weather !== 'freezing' && (isEveningOut(plan) || isFeast(plan))) return false;

  return (
    (weather === 'freezing' && standsSnow(garment)) ||
    (wishes.isWet && (footwearOf(garment.key)?.waterproof === true || garment.key === 'chelsea-boots'))
  );
}

const DRESS_SHOES_FROM = 3;

const BELOW_A_SUIT: ReadonlySet<string> = new Set(['chelsea-boots', 'heeled-boots']);

function hasItsReason(plan: OutfitPlan, garment: Garment): boolean {
  if (garment.byName === true && plan.rules?.isUsual(garment.key) !== true && !isNamedOrOwned(plan, garment))
    return false;
  const needed = NEEDS_A_REASON.filter((kind) => garment.kinds.includes(kind));

  return (
    needed.length === 0 ||
    needed.some((kind) => plan.allowedKinds.has(kind)) ||
    (plan.rules?.isUsual(garment.key) === true && (!isKind(garment, 'regional') || isTheirOwn(plan, garment)))
  );
}

/** Worn by name, and not owned: where others answer as well, they are meant. */
export function isOnlyByName({ own }: OutfitPlan, { byName, key }: Garment): boolean {
  return byName === true && own?.byGarment.has(key) !== true;
}

/** By its own name, or by a cut that it has: "a top that covers my bum". */
function isNamedOrOwned({ wishes, own }: OutfitPlan, garment: Garment): boolean {
  return (
    own?.byGarment.has(garment.key) === true ||
    wishes.demands.some(
      ({ target, shapes }) =>
        target.keys.has(garment.key) &&
        (isNameOfItsOwn(target) || (shapes.length > 0 && shapes.every((shape) => shape.matches(garment)))),
    )
  );
}

/** Wax print and the like at anybody's wedding are for those who dress in it, or who name it. */
function isTheirOwn({ leadingStyles, wishes, own }: OutfitPlan, { key, styles }: Garment): boolean {
  return (
    styles.some((style) => leadingStyles.includes(style)) ||
    own?.byGarment.has(key) === true ||
    wishes.demands.some(({ target }) => target.keys.has(key))
  );
}

const REQUIRED_SLOTS: ReadonlySet<Slot> = new Set(['top', 'bottom', 'shoes']);

function meetsRequirement(plan: OutfitPlan, garment: Garment): boolean {
  const required = plan.wishes.occasion?.requires;

  const shoes = plan.wishes.isWet ? undefined : plan.wishes.occasion?.shoes;
  if (garment.slot === 'shoes' && shoes !== undefined && !isKind(garment, ...shoes)) return false;

  if (required === undefined || !REQUIRED_SLOTS.has(garment.slot)) return true;

  return garment.slot === 'top' && required.includes('active') && isBaggyAsked(plan)
    ? isLooseForSport(plan, garment)
    : isKind(garment, ...required);
}

function isBaggyAsked({ wishes, rules }: OutfitPlan): boolean {
  return (
    wishes.shapes.some(({ label }) => label === 'baggy cuts') && LOOSE_TOPS.some((key) => rules?.isUsual(key))
  );
}

/** "Baggy" for the gym: an oversized tee or a hoodie moves as well as what is sold for training. */
function isLooseForSport({ rules }: OutfitPlan, { key }: Garment): boolean {
  return LOOSE_TOPS.includes(key) && rules?.isUsual(key) === true;
}

const LOOSE_TOPS: readonly string[] = ['boxy-tee', 'hoodie'];
