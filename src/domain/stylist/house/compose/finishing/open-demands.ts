import type { Demand } from '../../language/mentions/qualities.ts';
import type { OutfitPlan } from '../outfit-plan.ts';
import type { PartialOutfit } from '../search.ts';

/** Demands that no piece answers. */
export function openDemands(plan: OutfitPlan, outfit: Pick<PartialOutfit, 'pieces'>): Demand[] {
  return plan.wishes.demands.filter(
    (demand) => !outfit.pieces.some((piece) => demand.target.keys.has(piece.garment.key)),
  );
}
