import { HIGHEST_RUNG } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import type { Demand } from '../language/wishes.ts';
import { allowedGarments, demandedGarments } from './candidates.ts';
import type { OutfitPlan } from './outfit-plan.ts';
import { bestPieces, byScore, type ScoredPiece } from './place-pools.ts';
import { meeting, type PartialOutfit } from './search.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What hangs ready to finish any core of one plan: scored once, used for each. */
export interface FinishingRail {
  bags: readonly ScoredPiece[];
  touches: readonly ScoredPiece[];
  layers: readonly ScoredPiece[];
  wantsBag: number;
  touchCount: number;
}

export function finishingRail(plan: OutfitPlan, random: SeededRandom): FinishingRail {
  const ready = (slot: 'bag' | 'accessory' | 'outer') =>
    bestPieces(plan, allowedGarments(plan, slot), null, random);

  return {
    ...{ bags: ready('bag'), touches: ready('accessory') },
    layers: plan.rung === HIGHEST_RUNG ? ready('outer') : [],
    ...{ wantsBag: random.next(), touchCount: touchesFor(plan, random.next()) },
  };
}

/** Adds what finishes a core: what the dress code requires, what was asked for, a bag, and a few touches. */
export function finishCore(
  plan: OutfitPlan,
  core: PartialOutfit,
  rail: FinishingRail,
  random: SeededRandom,
): PartialOutfit {
  let outfit = core;

  for (const demand of openDemands(plan, core)) outfit = addDemanded(plan, outfit, demand, random);
  for (const key of requiredKeys(plan, outfit)) {
    const ready = [...rail.touches, ...rail.layers].filter(({ piece }) => piece.garment.key === key);
    outfit = addBest(plan, outfit, ready, Number.NEGATIVE_INFINITY);
  }
  if (wantsBag(plan, outfit, rail.wantsBag)) outfit = addBest(plan, outfit, rail.bags, -1);

  for (let added = countTouches(outfit); added < rail.touchCount; added++) {
    const fitting = rail.touches
      .filter(({ piece }) => isTouch(plan, outfit, piece.garment))
      .map((ready) => ({ ...ready, score: ready.score + touchFavour(plan, ready.piece.garment) }));
    outfit = addBest(plan, outfit, fitting, 1);
  }

  return isAsKept(plan, outfit) ? withOneTouch(plan, outfit, rail) : outfit;
}

/** All clothes and shoes are kept, and nothing has joined them. */
function isAsKept(plan: OutfitPlan, outfit: PartialOutfit): boolean {
  return plan.kept.slots.size > 0 && outfit.pieces.length === plan.kept.pieces.length;
}

function withOneTouch(plan: OutfitPlan, outfit: PartialOutfit, rail: FinishingRail): PartialOutfit {
  const bags = plan.kept.slots.has('bag') ? [] : rail.bags;
  const touches = rail.touches.filter(({ piece }) => isTouch(plan, outfit, piece.garment));

  return addBest(plan, outfit, [...bags, ...touches], Number.NEGATIVE_INFINITY);
}

/** Demands that no piece of the core answers. */
export function openDemands(plan: OutfitPlan, outfit: PartialOutfit): Demand[] {
  return plan.wishes.demands.filter(
    (demand) => !outfit.pieces.some((piece) => demand.target.keys.has(piece.garment.key)),
  );
}

/** A demand for a filled slot has lost to an earlier one; bags and accessories can still be added. */
function addDemanded(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  demand: Demand,
  random: SeededRandom,
): PartialOutfit {
  const slots = demand.target.slots.filter((slot) => slot === 'bag' || slot === 'accessory');
  const garments = slots.flatMap((slot) => demandedGarments(plan, demand, slot));

  return addBest(plan, outfit, bestPieces(plan, garments, demand, random), Number.NEGATIVE_INFINITY);
}

function requiredKeys(plan: OutfitPlan, outfit: PartialOutfit): string[] {
  const has = (...kinds: Kind[]) => outfit.pieces.some((piece) => isKind(piece.garment, ...kinds));
  const isWhiteTie = outfit.pieces.some((piece) => piece.garment.suits.includes('white tie'));
  const isTuxedo = outfit.pieces.some((piece) => piece.garment.suits.includes('tuxedo'));
  if (isWhiteTie) return ['white-waistcoat', 'white-bow-tie'];
  if (isTuxedo && has('shirt') && plan.worn === 'menswear') return ['bow-tie'];
  if (plan.worn === 'menswear' && has('suit') && has('shirt') && plan.rung >= 4) return ['necktie'];
  if (has('skirt', 'dress') && needsLayer(plan.weather) && !has('floor-length', 'active')) return ['tights'];

  return [];
}

function addBest(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  ready: readonly ScoredPiece[],
  threshold: number,
): PartialOutfit {
  const room = plan.budget.most - 1 - outfit.least;
  const candidates = ready
    .filter(
      ({ piece }) =>
        piece.garment.dollars[0] <= room && !outfit.pieces.some((worn) => worn.garment === piece.garment),
    )
    .map(({ piece, score }) => ({ piece, score: score + meeting(plan, outfit.pieces, piece) }));
  const best = byScore(candidates)[0];
  if (best === undefined || best.score < threshold) return outfit;

  return {
    pieces: [...outfit.pieces, best.piece],
    score: outfit.score + 0.3 * best.score,
    least: outfit.least + best.piece.garment.dollars[0],
  };
}

/** Pockets do where a bag would be in the way, and a small budget is better spent on what is worn. */
function wantsBag(plan: OutfitPlan, outfit: PartialOutfit, dice: number): boolean {
  if (plan.kept.slots.has('bag') || outfit.pieces.some((piece) => piece.garment.slot === 'bag')) return false;
  if (plan.worn !== 'womenswear' && plan.rung >= 5) return false;
  if (plan.budget.most < 50) return dice < 0.35;

  return (
    dice < (plan.worn === 'womenswear' ? 0.92 : 0.6) || (plan.wishes.occasion?.favours ?? []).some(isBagKind)
  );
}

const BAG_KINDS: readonly Kind[] = ['tote', 'crossbody', 'handbag', 'clutch', 'backpack', 'briefcase'];

function isBagKind(kind: Kind): boolean {
  return BAG_KINDS.includes(kind);
}

function touchesFor(plan: OutfitPlan, dice: number): number {
  const { most } = plan.budget;
  if (most < 50) return dice < 0.5 ? 0 : 1;
  if (plan.rung === 0) return 1;
  if (most <= 100) return 1;
  if (most <= 200) return dice < 0.5 ? 1 : 2;

  return dice < 0.45 ? 2 : 3;
}

function countTouches(outfit: PartialOutfit): number {
  return outfit.pieces.filter(
    (piece) => piece.garment.slot === 'accessory' && !isKind(piece.garment, 'tights'),
  ).length;
}

/** Whether a finishing touch makes sense on this outfit at all; taste is the score's business. */
function isTouch(plan: OutfitPlan, outfit: PartialOutfit, garment: Garment): boolean {
  const has = (...kinds: Kind[]) => outfit.pieces.some((piece) => isKind(piece.garment, ...kinds));
  const isTailored = outfit.pieces.some((piece) => isKind(piece.garment, 'blazer') && !isCoat(piece.garment));
  const sun = plan.weather === 'hot' || plan.weather === 'warm';
  if (sameSort(outfit, garment)) return false;
  if (plan.rung >= 5 && !isForTheEvening(plan, outfit, garment)) return false;
  if (isKind(garment, 'tie')) return isTailored && plan.rung >= 3 && has('shirt') && !has('jewelry', 'scarf');
  if (isKind(garment, 'bow-tie')) return isTailored && has('shirt') && plan.rung >= 6;
  if (isKind(garment, 'pocket-square')) return isTailored;
  if (isKind(garment, 'tights')) return false;
  if (isKind(garment, 'belt'))
    return has('trousers', 'shorts') && !has('joggers', 'active', 'jumpsuit') && plan.rung < 7;
  if (isKind(garment, 'necklace'))
    return (
      !has('tie', 'bow-tie', 'turtleneck', 'scarf', 'active') &&
      !(has('collared') && plan.worn !== 'womenswear')
    );
  if (isKind(garment, 'bracelet', 'earrings')) return !has('active');
  if (isKind(garment, 'scarf') && garment.warmth >= 3) return needsLayer(plan.weather);
  if (isKind(garment, 'headscarf')) return garment.key === 'bandana' && sun;
  if (isKind(garment, 'scarf')) return !has('tie', 'bow-tie', 'necklace', 'turtleneck', 'hoodie', 'active');
  if (isKind(garment, 'gloves')) return plan.weather === 'cold' || garment.key === 'opera-gloves';
  if (isKind(garment, 'glasses')) return false;
  if (isKind(garment, 'sunglasses')) return isDaytime(plan) && plan.weather !== 'cold' && !plan.wishes.isWet;
  if (isKind(garment, 'hat')) return isHatWeather(plan, garment, sun);

  return true;
}

/** After six less is worn, and what is worn shines: no day scarves, no day gloves, no wide belts. */
function isForTheEvening(plan: OutfitPlan, outfit: PartialOutfit, garment: Garment): boolean {
  if (isKind(garment, 'tie', 'bow-tie', 'pocket-square', 'tights', 'jewelry')) return true;
  if (garment.key === 'opera-gloves') return outfit.pieces.some((piece) => isKind(piece.garment, 'gown'));
  if (isKind(garment, 'watch'))
    return plan.rung <= 6 && outfit.pieces.some((piece) => isKind(piece.garment, 'suit'));
  if (isKind(garment, 'belt')) return plan.rung === 5;

  return needsLayer(plan.weather) && isKind(garment, 'gloves', 'scarf') && garment.warmth >= 3;
}

function isHatWeather(plan: OutfitPlan, garment: Garment, sun: boolean): boolean {
  if (garment.key === 'sun-hat') return sun && !plan.wishes.isWet;
  if (garment.key === 'beanie') return needsLayer(plan.weather);
  if (garment.key === 'fedora')
    return plan.styles.has('Bohemian') || plan.styles.has('Western') || plan.styles.has('Vintage');
  if (garment.key === 'flat-cap') return plan.rung <= 2 && plan.styles.has('Vintage');

  return plan.rung <= 1;
}

const EVENINGS = [
  'cocktail',
  'black-tie',
  'white-tie',
  'date',
  'dinner',
  'theatre',
  'night-out',
  'networking',
  'party',
  'interview',
  'meeting',
  'funeral',
  'office',
  'worship',
  'teaching',
  'bride',
  'home',
  'gym',
  'gallery',
];

function isDaytime(plan: OutfitPlan): boolean {
  return !EVENINGS.includes(plan.wishes.occasion?.key ?? '') && plan.rung <= 4;
}

/** A square of silk goes with everything, which is why it would be worn every day. */
function touchFavour(plan: OutfitPlan, garment: Garment): number {
  if (garment.key === 'silk-scarf') return plan.styles.get('Parisian') === undefined ? -0.9 : 0;
  if (isKind(garment, 'jewelry')) return plan.worn === 'womenswear' ? 0.6 : -0.1;

  return isKind(garment, 'watch', 'sunglasses') ? 0.4 : 0;
}

const ONE_OF_A_SORT: readonly Kind[] = [
  ...(['belt', 'hat', 'scarf', 'watch', 'necklace', 'earrings', 'bracelet', 'gloves', 'tights'] as const),
  ...(['sunglasses', 'glasses', 'tie', 'bow-tie', 'pocket-square'] as const),
];

function sameSort(outfit: PartialOutfit, garment: Garment): boolean {
  return outfit.pieces.some(
    (piece) =>
      ONE_OF_A_SORT.some((kind) => garment.kinds.includes(kind) && piece.garment.kinds.includes(kind)) ||
      (isNeckwear(garment) && isNeckwear(piece.garment)) ||
      (isKind(garment, 'watch', 'bracelet') && isKind(piece.garment, 'watch', 'bracelet')),
  );
}

function isNeckwear(garment: Garment): boolean {
  return isKind(garment, 'tie', 'bow-tie') || (isKind(garment, 'scarf') && garment.slot === 'accessory');
}
