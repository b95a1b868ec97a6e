import { comesIn } from '#domain/wardrobe/colourways.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { WITH_A_BIB, WORN_OVER_TOPS } from '#domain/wardrobe/garment-pairs.ts';
import { warmsWithin } from '#domain/wardrobe/practical-wishes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Demand } from '../../language/mentions/qualities.ts';
import { demandedGarments, isRefused } from '../allowed/candidates.ts';
import { BATHED_AT } from '../allowed/day-bars.ts';
import type { OutfitPlan } from '../outfit-plan.ts';
import { bestPieces } from '../pools/best-pieces.ts';
import type { PartialOutfit } from '../search.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { addBest, inFirst } from './add-best.ts';
import type { FinishingRail } from './finishing-rail.ts';
import { openDemands } from './open-demands.ts';

/** "A three-piece suit": under a suit's jacket the waistcoat has no place of its own, and is cut from its cloth where it can be. */
export function withWaistcoat(plan: OutfitPlan, outfit: PartialOutfit, random: SeededRandom): PartialOutfit {
  const jacket = outfit.pieces.find(({ garment }) => garment.slot === 'outer' && isKind(garment, 'suit'));
  const demand = openDemands(plan, outfit).find(({ target }) => target.keys.has(WAISTCOAT));
  const waistcoat = garmentOf(WAISTCOAT);
  if (jacket === undefined || demand === undefined || waistcoat === null) return outfit;
  const ready = bestPieces(plan, [waistcoat], demand, random).map((scored) => {
    const { piece } = scored;
    if (piece.owned !== undefined) return scored;
    const fabric = waistcoat.fabrics.includes(jacket.fabric) ? jacket.fabric : piece.fabric;
    const colour = comesIn(waistcoat.colours, jacket.colour) ? jacket.colour : piece.colour;

    return { ...scored, piece: { ...piece, fabric, colour, pattern: 'plain' as const } };
  });

  return addBest(plan, outfit, ready, Number.NEGATIVE_INFINITY);
}

const WAISTCOAT = 'waistcoat';

/** Where one bathes, something to bathe in is there: in womenswear below the rest. */
export function withSwimwearBelow(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  rail: FinishingRail,
): PartialOutfit {
  const isWorn = outfit.pieces.some(({ garment }) => isKind(garment, 'swim'));
  if (isWorn || !BATHED_AT.has(plan.rules?.recipe.key ?? '')) return outfit;
  const swimwear = rail.tops.filter(({ piece }) => isKind(piece.garment, 'swim'));

  return addBest(plan, outfit, swimwear, Number.NEGATIVE_INFINITY);
}

/** Nobody wears a pinafore on the skin; "overalls and a striped tee" asks for the tee beneath them. */
export function withTopBeneath(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  rail: FinishingRail,
  random: SeededRandom,
): PartialOutfit {
  const over = outfit.pieces.find(({ garment }) => WORN_OVER_TOPS.has(garment.key));
  if (over === undefined || outfit.pieces.some(({ garment }) => garment.slot === 'top')) return outfit;
  const canBeBeneath = (garment: Garment) => isKind(garment, ...BENEATH);
  const asked = plan.wishes.demands
    .filter(({ target }) => target.slots.includes('top'))
    .flatMap((demand) =>
      bestPieces(plan, demandedGarments(plan, demand, 'top').filter(canBeBeneath), demand, random),
    );
  const usual = WITH_A_BIB.has(over.garment.key)
    ? rail.tops.filter(({ piece }) => canBeBeneath(piece.garment))
    : [];

  return addBest(plan, outfit, asked.length > 0 ? asked : usual, Number.NEGATIVE_INFINITY);
}

/** "A shirt and a jumper": the one over the other; so is a knit over the shirt in a room without heating. */
export function withKnitOverShirt(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  random: SeededRandom,
): PartialOutfit {
  const tops = outfit.pieces.filter(({ garment }) => garment.slot === 'top');
  const top = tops[0]?.garment;
  if (top === undefined || tops.length > 1) return outfit;
  const other = isBelowAKnit(top) ? isOverAShirt : isOverAShirt(top) ? isBelowAKnit : null;
  if (other === null) return outfit;
  const asked = openDemands(plan, outfit)
    .filter(({ target }) => target.slots.includes('top'))
    .flatMap((demand) =>
      bestPieces(
        plan,
        inFirst(demandedGarments(plan, demand, 'top').filter(other), knitsIn(plan, demand, other)),
        demand,
        random,
      ),
    );
  const isForWarmth =
    asked.length === 0 &&
    plan.wishes.practical.has('warm within') &&
    !outfit.pieces.some(({ garment }) => warmsWithin(garment));
  const knits = OVER_A_SHIRT.flatMap((key) => garmentOf(key) ?? []).filter(
    (garment) => !isRefused(plan, garment),
  );
  const ready = isForWarmth ? bestPieces(plan, knits, null, random) : asked;
  const both = addBest(plan, outfit, ready, Number.NEGATIVE_INFINITY);
  const added = both.pieces.at(-1);
  if (both === outfit || added === undefined) return outfit;

  // What is seen first is worn over the other.
  const at = both.pieces.findIndex(({ garment }) => garment === top);
  return other === isOverAShirt
    ? { ...both, pieces: [...both.pieces.slice(0, -1).toSpliced(at, 0, added)] }
    : both;
}

/** Of what a demand names the fine knits that are not ruled out, whatever the code of the day. */
function knitsIn(plan: OutfitPlan, { target }: Demand, isRight: (garment: Garment) => boolean): Garment[] {
  return OVER_A_SHIRT.filter((key) => target.keys.has(key))
    .flatMap((key) => garmentOf(key) ?? [])
    .filter((garment) => isRight(garment) && !isRefused(plan, garment));
}

const OVER_A_SHIRT: readonly string[] = ['v-neck-sweater', 'fine-crew-sweater'];

function isOverAShirt({ key }: Garment): boolean {
  return OVER_A_SHIRT.includes(key) || key === 'cable-sweater';
}

/** A collar that stands above the neck of a knit, and cloth that lies flat below it. */
function isBelowAKnit({ key }: Garment): boolean {
  return ['poplin-shirt', 'oxford-shirt', 'chambray-shirt'].includes(key);
}

const BENEATH: readonly Kind[] = ['tshirt', 'turtleneck', 'shirt', 'blouse'];
