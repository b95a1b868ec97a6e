import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import type { OutfitBrief } from '../../stylist.ts';
import type { Wishes } from '../language/wishes.ts';
import { allowedGarments, ownedPieces } from './candidates.ts';
import { planOutfit } from './plan-outfit.ts';

/** What the closet lacks for what was asked: the first part of an outfit that nothing owned can be. */
export function nothingOwned(brief: OutfitBrief, wishes: Wishes): AppError {
  const plan = planOutfit(brief, wishes, 0);
  const has = (slot: 'top' | 'bottom' | 'dress' | 'outer' | 'shoes') =>
    plan.kept.slots.has(slot) ||
    allowedGarments(plan, slot).some((garment) => ownedPieces(plan, garment, null).length > 0);

  if ((needsLayer(plan.weather) || plan.wishes.isWet) && !has('outer')) return refusal('closet_too_cold');
  if (!has('shoes')) return refusal('closet_without_shoes');
  if (!has('dress') && !has('top')) return refusal('closet_without_top');
  if (!has('dress') && !has('bottom')) return refusal('closet_without_bottom');

  return refusal('closet_without_look');
}
