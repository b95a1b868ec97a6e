import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { findGapsOfOrder } from '../gaps/find-gaps.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';
import { allowedGarments, ownedPieces } from './allowed/candidates.ts';
import type { OutfitPlan } from './outfit-plan.ts';
import { planOutfit } from './plan-outfit.ts';

const LACKING = {
  outer: { isAll: 'closet_too_cold', opening: 'closet_opened_by_coat' },
  shoes: { isAll: 'closet_without_shoes', opening: 'closet_opened_by_shoes' },
  top: { isAll: 'closet_without_top', opening: 'closet_opened_by_top' },
  bottom: { isAll: 'closet_without_bottom', opening: 'closet_opened_by_bottom' },
} as const;

/**
 * What the closet lacks for what was asked: the first part of an outfit that nothing owned can be, and how many looks
 * one purchase there would open.
 */
export function nothingOwned(brief: OutfitBrief, wishes: Wishes): AppError {
  const plan = planOutfit(brief, wishes, 0);
  const slot = lackedSlot(plan);
  if (slot === null) return refusal('closet_without_look');

  const looks = looksOpened(brief, plan, slot);
  return looks === 0 ? refusal(LACKING[slot].isAll) : refusal(LACKING[slot].opening, { params: { looks } });
}

function lackedSlot(plan: OutfitPlan): keyof typeof LACKING | null {
  const has = (slot: 'top' | 'bottom' | 'dress' | 'outer' | 'shoes') =>
    plan.kept.slots.has(slot) ||
    allowedGarments(plan, slot).some((garment) => ownedPieces(plan, garment, null).length > 0);

  if ((needsLayer(plan.weather) || plan.wishes.isWet) && !has('outer')) return 'outer';
  if (!has('shoes')) return 'shoes';
  if (!has('dress') && !has('top')) return 'top';
  if (!has('dress') && !has('bottom')) return 'bottom';
  return null;
}

/** Of the purchase in this slot that opens the most; 0 where none does alone, and around pieces that have to be in it. */
function looksOpened({ closet, kept, ...brief }: OutfitBrief, plan: OutfitPlan, slot: string): number {
  if (closet === undefined || (kept ?? []).length > 0) return 0;
  const { weather, formality, wishes } = plan;
  const gaps = findGapsOfOrder({ ...brief, closet }, { weather, isWet: wishes.isWet, formality }, wishes);
  return gaps.find(({ piece }) => piece.garment.slot === slot)?.looks.length ?? 0;
}
