import { corridorOf, UNKNOWN_CORRIDOR } from '#domain/shopping/price-corridor.ts';
import { SLOT_SHARES } from '#domain/shopping/price-ranges.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { HARD_ON_FEET } from '../../language/lexicon/fit-words.ts';
import { EVENING, type OutfitPlan } from '../outfit-plan.ts';
import type { Measures } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** The terms of a garment in any cloth and color, each in points. */
export const OF_GARMENT = {
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

/** Of leather up to the instep, where womenswear has a sandal or a sling for every dress code. */
const CLOSED = setOf('loafers|chunky-loafers|mary-janes|monk-straps|oxfords|derbies|brogues');

/** Boots are for cold feet and sandals for warm ones; without a word about the weather neither is a safe guess. */
export function shoesFit(plan: OutfitPlan, garment: Garment): number {
  if (plan.weather === 'hot' || plan.weather === 'warm')
    return isKind(garment, 'boots')
      ? WEIGHTS.cloth.bootsInHeat
      : WEIGHTS.cloth.warmShoesInHeat * garment.warmth +
          (plan.weather === 'hot' && plan.worn === 'womenswear' && CLOSED.has(garment.key)
            ? WEIGHTS.cloth.closedShoesInHeat
            : 0);

  if (plan.weather === 'freezing' && plan.formality < EVENING && !isKind(garment, 'boots'))
    return WEIGHTS.cloth.townShoesInSnow;

  return isKind(garment, 'open-toe') && plan.formality < 4 ? WEIGHTS.cloth.openToesUnasked : 0;
}
