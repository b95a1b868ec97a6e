import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { bagsFor, inOneLeather } from '../agreeing-pieces.ts';
import { isAtTable, type OutfitPlan } from '../outfit-plan.ts';
import { leastCost, type Piece } from '../piece.ts';
import type { ScoredPiece } from '../pools/best-pieces.ts';
import { WEIGHTS } from '../score/weights.ts';
import type { PartialOutfit } from '../search.ts';
import { addBest } from './add-best.ts';
import type { FinishingRail } from './finishing-rail.ts';

export function withBag(plan: OutfitPlan, outfit: PartialOutfit, rail: FinishingRail): PartialOutfit {
  const demanded = bagsDemanded(plan, outfit);
  const bags = rail.bags.filter(({ piece }) => demanded.length === 0 || demanded.includes(piece.garment.key));

  // What hangs at home costs nothing, and is left there by no chance.
  const isThere = demanded.length > 0 || bags.some(({ piece }) => piece.owned !== undefined);

  return wantsBag(plan, outfit, isThere ? 0 : rail.wantsBag)
    ? addBest(plan, outfit, notDearest(plan, outfit, inOneLeather(outfit, bagsFor(plan, outfit, bags))), -1)
    : outfit;
}

/** Of a modest sum a bag takes less than the dearest of what is worn, unless a dearer one answers a wish. */
function notDearest(
  plan: OutfitPlan,
  { pieces }: PartialOutfit,
  bags: readonly ScoredPiece[],
): readonly ScoredPiece[] {
  if (plan.budget.most > MODEST_DOLLARS) return bags;
  // New and as it is bought: what is saved on a piece second-hand may be spent on the bag.
  const share = (bag: Piece, isNew: boolean) =>
    leastCost(bag, isNew) / (LESS_THAN_WORN * Math.max(1, ...pieces.map((piece) => leastCost(piece, isNew))));

  return bags.map((scored) => {
    const over = Math.max(share(scored.piece, true), share(scored.piece, plan.isBoughtNew));
    return over > 1
      ? { ...scored, score: scored.score + WEIGHTS.dearestBag * Math.min(MOST_OVER, over) }
      : scored;
  });
}

/** Where every bag takes too much, the cheaper ones still come first. */
const MOST_OVER = 3;

/** The usual range. */
const MODEST_DOLLARS = 200;

const LESS_THAN_WORN = 0.6;

/** What is carried there by rule: a backpack on the trail. */
function bagsDemanded({ rules }: OutfitPlan, { pieces }: PartialOutfit): string[] {
  if (rules?.recipe.strict !== true) return [];
  const open = rules.openLines(new Set(pieces.map(({ garment }) => garment.key)));

  return open.filter((line) => line.flat().every((key) => garmentOf(key)?.slot === 'bag')).flat(2);
}

/** Pockets do where a bag would be in the way, and a small budget is better spent on what is worn. */
function wantsBag(plan: OutfitPlan, outfit: PartialOutfit, dice: number): boolean {
  if (plan.kept.slots.has('bag') || outfit.pieces.some((piece) => piece.garment.slot === 'bag')) return false;
  if (plan.wishes.practical.has('much to carry')) return true;
  if (plan.wishes.occasion?.isAtOurs === true) return false;
  // Nobody runs or rides with a bag, whatever she wears.
  if (
    hasTrait(plan.wishes.occasion, 'empty hands') ||
    IN_THE_WAY.some((wish) => plan.wishes.practical.has(wish))
  )
    return false;
  const isDressed = plan.formality >= (plan.wishes.occasion?.isWork === true ? 5 : 4);
  // A gown has no pockets, whoever wears it.
  if (outfit.pieces.some(({ garment }) => isKind(garment, 'gown'))) return true;
  if (plan.worn !== 'womenswear' && (isDressed || doPocketsDo(plan))) return false;
  if (plan.worn !== 'womenswear' && !isSomethingCarried(plan)) return false;
  if (plan.budget.most < 50) return dice < 0.35;

  return (
    dice < (plan.worn === 'womenswear' ? 0.92 : 0.6) || (plan.wishes.occasion?.favours ?? []).some(isBagKind)
  );
}

/** Who has pockets takes a bag for a reason: papers, the shopping, a day or a journey away from home. */
function isSomethingCarried({ wishes: { occasion }, kept, rules }: OutfitPlan): boolean {
  if (occasion === null) return kept.slots.size > 0;

  return (
    occasion.isWork === true ||
    occasion.lastsAllDay === true ||
    (hasTrait(occasion, 'hands free') && hasTrait(occasion, 'in the sun')) ||
    CARRIED.some((trait) => hasTrait(occasion, trait)) ||
    (occasion.favours ?? []).some(isBagKind) ||
    rules?.isUsual('backpack') === true ||
    rules?.isUsual('gym-bag') === true
  );
}

const IN_THE_WAY = ['on the floor', 'lifting', 'dirty work'] as const;

const CARRIED = ['papers', 'shopper', 'trip', 'trail', 'out for hours'] as const;

/** Menswear carries to a visit or a table what its pockets hold. */
function doPocketsDo({ worn, wishes: { occasion } }: OutfitPlan): boolean {
  return isAtTable(occasion) || (worn === 'menswear' && hasTrait(occasion, 'pockets do'));
}

const BAG_KINDS: readonly Kind[] = ['tote', 'crossbody', 'handbag', 'clutch', 'backpack', 'briefcase'];

function isBagKind(kind: Kind): boolean {
  return BAG_KINDS.includes(kind);
}
