import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { needsCoat } from '#domain/wardrobe/weather.ts';
import { inOneLeather } from '../agreeing-pieces.ts';
import { isIndoors, isOutInItForLong, OUTDOOR_RUNG, type OutfitPlan } from '../outfit-plan.ts';
import { leastCost } from '../piece.ts';
import type { PartialOutfit } from '../search.ts';
import { sameSort } from '../touches.ts';
import { addBest, inFirst } from './add-best.ts';
import type { FinishingRail } from './finishing-rail.ts';
import { inOpenColour } from './in-open-colour.ts';

/** What the weather asks for on the way, in the outfit's own colors. */
export function withWayPieces(plan: OutfitPlan, core: PartialOutfit, rail: FinishingRail): PartialOutfit {
  let outfit = core;
  const sorts = wayPieces(plan, outfit, rail.wantsScarf);

  for (const [at, sort] of sorts.entries()) {
    const ready = rail.touches.filter(
      ({ piece }) =>
        sort(piece.garment) && !sameSort(outfit, piece.garment) && !isRuledOut(plan, piece.garment),
    );
    const own = inOneLeather(
      outfit,
      ready.map((scored) => inOpenColour(plan, outfit, scored)),
    );
    // The dearer base layer is not worth going without the scarf.
    const room = plan.budget.most - 1 - outfit.least - leastOf(plan, rail, sorts.slice(at + 1));
    const frugal = own.filter(({ piece }) => leastCost(piece, plan.isBoughtNew) <= room);
    outfit = addBest(plan, outfit, inFirst(frugal, own), Number.NEGATIVE_INFINITY);
  }

  return outfit;
}

function leastOf(
  plan: OutfitPlan,
  { touches }: FinishingRail,
  sorts: readonly ((garment: Garment) => boolean)[],
): number {
  return sorts.reduce((sum, sort) => {
    const costs = touches.flatMap(({ piece }) =>
      sort(piece.garment) ? leastCost(piece, plan.isBoughtNew) : [],
    );

    return sum + (costs.length === 0 ? 0 : Math.min(...costs));
  }, 0);
}

/** What the weather asks for on the way, one of each; indoors it is taken off again. */
function wayPieces(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  wantsScarf: boolean,
): ((garment: Garment) => boolean)[] {
  if (!plan.isWeatherKnown || !needsCoat(plan.weather) || isIndoors(plan)) return [];

  const isFrost = plan.weather === 'freezing';
  const isOutdoors = plan.formality <= OUTDOOR_RUNG;
  const has = (...kinds: Kind[]) => outfit.pieces.some((piece) => isKind(piece.garment, ...kinds));
  const hands = (garment: Garment) =>
    isKind(garment, 'gloves') &&
    garment.warmth >= 3 &&
    (!isFrost || !isOutdoors || garment.key !== 'leather-gloves');
  const head = (garment: Garment) => isKind(garment, 'hat') && garment.warmth >= 3;
  // A cape has its own neck.
  const isCaped = outfit.pieces.some(({ garment }) => garment.key === 'cape');
  const neck = (garment: Garment) => isKind(garment, 'scarf') && garment.warmth >= 3 && !isCaped;
  const base = (garment: Garment) => isKind(garment, 'base-layer');
  // From morning to night in it the head is covered too.
  const isOutAllDay =
    plan.wishes.occasion?.lastsAllDay === true || plan.wishes.occasion?.standsStill === true;
  // Cold wind takes the ears first, and the collar is closed against it.
  const isInWind = plan.wishes.isWindy;
  // Wet wool is cold: below a hood the head is covered, and hands go into pockets.
  if (!isFrost && plan.wishes.isWet) return has('turtleneck', 'hoodie') ? [] : [neck];
  // To a feast or a desk one is on the way for minutes: only where the cold itself was told of.
  if (!isFrost && !isOutdoors && !plan.wishes.isWeatherSaid && plan.wishes.month === null) return [];
  if (!isFrost)
    return isOutdoors && (isOutAllDay || isInWind)
      ? [hands, head, ...(has('turtleneck') || (isInWind && !isOutAllDay) ? [] : [neck])]
      : // Who is soon indoors again has one of them, and no set of three.
        [wantsScarf && !has('turtleneck') ? neck : hands];

  const isNeckOpen = !has('turtleneck', 'hoodie');
  return [
    ...(isOutdoors && plan.wishes.occasion?.isWork !== true && isOutInItForLong(plan) ? [base] : []),
    hands,
    ...(isOutdoors ? [head] : []),
    ...(isNeckOpen ? [neck] : []),
  ];
}

function isRuledOut({ rules }: OutfitPlan, garment: Garment): boolean {
  return rules !== null && !rules.permits(garment) && rules.recipe.never.garments.includes(garment.key);
}
