import { HIGHEST_FORMALITY } from '#domain/wardrobe/formality.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { WITH_A_BIB } from '#domain/wardrobe/garment-pairs.ts';
import type { Demand } from '../../language/mentions/qualities.ts';
import {
  inOneLeather,
  inOwnColour,
  isBeltOfTheSeason,
  isCutFromTheTie,
  isInOwnColours,
  isOfOneMetal,
  isTieAgainst,
  keepsItsColour,
  tiesBeside,
  underShoes,
} from '../agreeing-pieces.ts';
import { allowedGarments, demandedGarments } from '../allowed/candidates.ts';
import { doClash } from '../clashes.ts';
import { OUTDOOR_RUNG, type OutfitPlan } from '../outfit-plan.ts';
import { bestPieces, type ScoredPiece } from '../pools/best-pieces.ts';
import type { PartialOutfit } from '../search.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { countTouches, isTouch, touchesFor, touchFavour, wantsJewelry } from '../touches.ts';
import { addBest } from './add-best.ts';
import { withBag } from './finishing-bag.ts';
import type { FinishingRail } from './finishing-rail.ts';
import { inOpenColour } from './in-open-colour.ts';
import { openDemands } from './open-demands.ts';
import { requiredKeys } from './required-keys.ts';
import { withWayPieces } from './way-pieces.ts';
import { withWishedColours } from './wished-colours.ts';
import { withKnitOverShirt, withSwimwearBelow, withTopBeneath, withWaistcoat } from './worn-beneath.ts';

export function finishingRail(plan: OutfitPlan, random: SeededRandom): FinishingRail {
  const ready = (slot: 'bag' | 'accessory' | 'outer' | 'top') =>
    bestPieces(plan, allowedGarments(plan, slot), null, random);

  return {
    bags: ready('bag'),
    touches: ready('accessory'),
    layers: plan.formality === HIGHEST_FORMALITY ? ready('outer') : [],
    tops: mayBeAPinafore(plan) ? ready('top') : [],
    wantsBag: random.next(),
    touchCount: touchesFor(plan, random.next()),
    wantsScarf: random.next() < 0.6,
  };
}

/** Tights follow the shoes, and a tie the look. */
function rightOfKey(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  key: string,
  hanging: readonly ScoredPiece[],
): readonly ScoredPiece[] {
  if (key.endsWith('tights')) return underShoes(plan, outfit, hanging);

  return key.endsWith('tie') ? tiesBeside(plan, outfit, hanging) : hanging;
}

function mayBeAPinafore({ worn, formality, wishes }: OutfitPlan): boolean {
  const isNamed = wishes.demands.some(({ target }) => [...WITH_A_BIB].some((key) => target.keys.has(key)));

  return isNamed || (worn === 'womenswear' && formality <= PINAFORE_UP_TO);
}

/** No pinafore is worn above. */
const PINAFORE_UP_TO = 3;

/**
 * Adds what finishes a core: what the dress code and the weather require, what was asked for, a bag, and at most two
 * touches in colors that are there already. None is a default.
 */
export function finishCore(
  plan: OutfitPlan,
  core: PartialOutfit,
  rail: FinishingRail,
  random: SeededRandom,
): PartialOutfit {
  let outfit = core;

  for (const demand of colouredFirst(openDemands(plan, core)))
    outfit = addDemanded(plan, outfit, demand, random);
  outfit = withWaistcoat(plan, outfit, random);
  for (const key of requiredKeys(plan, outfit)) {
    const hanging = [...rail.touches, ...rail.layers].filter(({ piece }) => piece.garment.key === key);
    const ready = rightOfKey(plan, outfit, key, hanging).map((scored) =>
      keepsItsColour(scored.piece.garment) ? scored : inOpenColour(plan, outfit, scored),
    );
    outfit = addBest(plan, outfit, ready, Number.NEGATIVE_INFINITY);
  }
  outfit = withTopBeneath(plan, outfit, rail, random);
  outfit = withSwimwearBelow(plan, withKnitOverShirt(plan, outfit, random), rail);
  if (plan.wishes.isComplete) return outfit;
  // Out of doors and in the frost what warms comes first; on the way to a room, what shines and is carried there.
  const isRoomFirst = plan.formality > OUTDOOR_RUNG && plan.weather !== 'freezing';
  outfit = isRoomFirst
    ? withWayPieces(plan, withBag(plan, withJewelry(plan, outfit, rail), rail), rail)
    : withBag(plan, withWayPieces(plan, outfit, rail), rail);

  outfit = withJewelry(plan, withWishedColours(plan, outfit, random), rail);
  for (let added = countTouches(outfit); added < rail.touchCount; added++) {
    outfit = addBest(plan, outfit, fittingTouches(plan, outfit, rail), 1);
  }

  return isAsKept(plan, outfit) ? withOneTouch(plan, outfit, rail) : outfit;
}

function fittingTouches(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  rail: FinishingRail,
): readonly ScoredPiece[] {
  const fitting = rail.touches
    .filter(
      ({ piece }) =>
        isTouch(plan, outfit, piece.garment) &&
        isInOwnColours(outfit, piece) &&
        isBeltOfTheSeason(outfit, piece) &&
        isOfOneMetal(outfit, piece) &&
        !outfit.pieces.some((worn) => doClash(worn, piece)) &&
        !isTieAgainst(outfit, piece) &&
        !isCutFromTheTie(outfit, piece),
    )
    .map((ready) => ({ ...ready, score: ready.score + touchFavour(plan, ready.piece.garment) }));

  return inOneLeather(outfit, fitting);
}

function withJewelry(plan: OutfitPlan, outfit: PartialOutfit, rail: FinishingRail): PartialOutfit {
  if (!wantsJewelry(plan) || outfit.pieces.some(({ garment }) => isKind(garment, 'jewelry'))) return outfit;
  const jewelry = fittingTouches(plan, outfit, rail).filter(({ piece }) => isKind(piece.garment, 'jewelry'));

  return addBest(plan, outfit, jewelry, Number.NEGATIVE_INFINITY);
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

/** What was named in a color leads what was not: with silver cufflinks goes a silver bar. */
function colouredFirst(demands: readonly Demand[]): Demand[] {
  return demands.toSorted(
    (one, other) => Number(one.colours.length === 0) - Number(other.colours.length === 0),
  );
}

/** A demand for a filled slot has lost to an earlier one; bags and accessories can still be added. */
function addDemanded(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  demand: Demand,
  random: SeededRandom,
): PartialOutfit {
  // Nobody wears two things at the neck of a shirt.
  const isTwice =
    outfit.pieces.some(({ garment }) => isKind(garment, 'tie', 'bow-tie')) &&
    [...demand.target.keys].every((key) => key.endsWith('tie'));
  if (isTwice) return outfit;
  const slots = demand.target.slots.filter((slot) => slot === 'bag' || slot === 'accessory');
  const garments = slots.flatMap((slot) => demandedGarments(plan, demand, slot));

  const hanging = bestPieces(plan, garments, demand, random);
  const isTie = demand.colours.length === 0 && garments.every((garment) => isKind(garment, 'tie'));
  const ready = (isTie ? tiesBeside(plan, outfit, hanging) : hanging).map((scored) =>
    demand.colours.length === 0 && isKind(scored.piece.garment, 'hat', 'scarf', 'gloves')
      ? inOwnColour(outfit, scored)
      : scored,
  );

  return addBest(plan, outfit, ready, Number.NEGATIVE_INFINITY);
}
