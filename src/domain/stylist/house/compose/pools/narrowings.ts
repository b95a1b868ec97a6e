import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf, necklineOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { COAT_WARMTH, needsCoat } from '#domain/wardrobe/weather.ts';
import {
  asksForShoulders,
  isCoveredAllOver,
  isInADownpour,
  isOutInShowers,
  type OutfitPlan,
} from '../outfit-plan.ts';
import type { Place } from '../template.ts';
import { isPlainDay } from './holds-place.ts';
import { forTheGround } from './shoes-for-the-ground.ts';

/** Leaves of some garments those that are wished for or called for, or all of them where there are none of those. */
type Narrowing = (plan: OutfitPlan, garments: readonly Garment[], place: Place) => readonly Garment[];

/** In this order: the ground first, modesty last, which nothing after it may undo. */
const NARROWINGS: readonly Narrowing[] = [
  forTheGround,
  toStandIn,
  (plan, garments, place) => forTheWay(plan, place, garments),
  inWishedShape,
  airySleeves,
  coveringAllOver,
];

export function narrowed(plan: OutfitPlan, place: Place, garments: readonly Garment[]): readonly Garment[] {
  return NARROWINGS.reduce((left, narrow) => narrow(plan, left, place), garments);
}

/** Of what there is, what covers to the ankle, the wrist and the neck, and shows no shape. */
export function coveringAllOver(plan: OutfitPlan, garments: readonly Garment[]): readonly Garment[] {
  if (!isCoveredAllOver(plan)) return garments;
  const covering = garments.filter((garment) => coversAllOver(garment));

  // Where no dress does, nobody there wears one.
  return covering.length > 0 || garments.every(({ slot }) => slot === 'dress') ? covering : garments;
}

function coversAllOver(garment: Garment): boolean {
  const { slot, key, fit } = garment;
  if (slot === 'bottom') return isKind(garment, 'floor-length') || LOOSE_TO_THE_ANKLE.has(key);
  if (slot === 'dress') return isKind(garment, 'floor-length') && sleeveOf(key) === 'long';
  if (slot !== 'top') return true;

  return (
    sleeveOf(key) === 'long' &&
    !['v', 'low'].includes(necklineOf(key) ?? '') &&
    !['slim', 'fitted', 'bodycon'].includes(fit ?? '')
  );
}

const LOOSE_TO_THE_ANKLE: ReadonlySet<string> = new Set([
  ...(['wide-leg-trousers', 'linen-trousers', 'wide-jeans', 'tiered-skirt'] as const),
]);

/** Shoulders that are to be covered on a hot day: short sleeves do it, where there are any. */
function airySleeves(plan: OutfitPlan, garments: readonly Garment[]): readonly Garment[] {
  if (plan.weather !== 'hot' || !asksForShoulders(plan)) return garments;
  const short = garments.filter(({ key }) => sleeveOf(key) === 'short');

  return short.length > 0 ? short : garments;
}

/** "V-neck", "with sleeves": only such tops and dresses, where there are any. */
function inWishedShape(plan: OutfitPlan, garments: readonly Garment[]): readonly Garment[] {
  return plan.wishes.shapes.reduce((left, { of, matches }) => {
    const shaped = left.filter((garment) => of?.includes(garment.slot) !== true || matches(garment));

    // Of sequins nothing has long sleeves: what is worn over them has.
    const isMade = (garment: Garment) => canBeOf(plan, garment);
    const isLost = left.some(isMade) && !shaped.some(isMade);

    return shaped.length === 0 ? left : isLost ? left.filter(isMade) : shaped;
  }, garments);
}

/** Whether it comes in a cloth that was asked for. */
function canBeOf({ wishes }: OutfitPlan, { fabrics }: Garment): boolean {
  return wishes.fabrics.some(({ names }) => fabrics.some((fabric) => names.includes(fabric)));
}

/** Who stands for hours has rubber below the foot, where such shoes are worn there. */
export function toStandIn({ wishes }: OutfitPlan, garments: readonly Garment[]): readonly Garment[] {
  if (!wishes.isOnFeet) return garments;
  const cushioned = garments.filter(
    ({ slot, key }) => slot !== 'shoes' || ['rubber', 'lug'].includes(footwearOf(key)?.sole ?? ''),
  );

  return cushioned.length > 0 ? cushioned : garments;
}

/** A coat is the one that the occasion's own guests come in, where it is warm enough. */
function forTheWay(plan: OutfitPlan, place: Place, garments: readonly Garment[]): readonly Garment[] {
  const raincoats =
    // In the frost what falls is snow, and what is padded warms.
    place === 'coat' && isOutInShowers(plan) && plan.weather !== 'freezing'
      ? garments.filter((garment) => isKind(garment, 'raincoat'))
      : [];
  const withHood = raincoats.filter(({ key }) => key === 'rain-jacket');
  if (withHood.length > 0 && (isOutForHours(plan) || isPlainDay(plan))) return withHood;
  if (raincoats.length > 0) return raincoats;
  if (place !== 'coat') return garments;

  // Who rides in it wants nothing long.
  const isRidden = plan.wishes.occasion?.favours?.includes('raincoat') === true;
  const shedding = plan.wishes.isWet
    ? garments.filter((garment) => isKind(garment, 'raincoat') && (!isRidden || garment.key !== 'parka'))
    : [];
  // In sleet a trench alone is thin: a coat that is warm, and keeps the wet out where there is one.
  const warm = needsCoat(plan.weather) ? garments.filter(({ warmth }) => warmth >= COAT_WARMTH) : [];
  const warmAndDry = warm.filter((garment) => shedding.includes(garment));
  const dry =
    (plan.weather === 'freezing' ? [warmAndDry, warm] : [warmAndDry, shedding]).find(
      (left) => left.length > 0,
    ) ?? [];
  // On a walk or beside a pitch rain is met with a hood.
  const hooded = dry.filter(({ key }) => key === 'rain-jacket');
  const shells =
    (isOutForHours(plan) || plan.formality <= PLAIN || isInADownpour(plan)) && hooded.length > 0
      ? hooded
      : dry;
  const coats = shells.length > 0 ? shells : garments;
  const proper = coats.filter(({ key }) => plan.rules?.isForTheWay(key) === true);

  return proper.length > 0 ? proper : coats;
}

function isOutForHours({ wishes: { occasion } }: OutfitPlan): boolean {
  return occasion?.standsStill === true || hasTrait(occasion, 'out for hours');
}

/** Casual. */
const PLAIN = 1;
