import type { OutfitPlan } from '../outfit-plan.ts';
import { leastCost } from '../piece.ts';
import { byScore, type ScoredPiece } from '../pools/best-pieces.ts';
import { meeting, type PartialOutfit } from '../search.ts';

export function addBest(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  ready: readonly ScoredPiece[],
  threshold: number,
): PartialOutfit {
  const room = plan.budget.most - 1 - outfit.least;
  const candidates = ready
    .filter(
      ({ piece }) =>
        leastCost(piece, plan.isBoughtNew) <= room &&
        !outfit.pieces.some((worn) => worn.garment === piece.garment),
    )
    .map(({ piece, score }) => ({ piece, score: score + meeting(plan, outfit.pieces, piece) }));
  const best = byScore(candidates)[0];
  if (best === undefined || best.score < threshold) return outfit;

  return {
    pieces: [...outfit.pieces, best.piece],
    score: outfit.score + 0.3 * best.score,
    least: outfit.least + leastCost(best.piece, plan.isBoughtNew),
  };
}

export function inFirst<Item>(first: readonly Item[], others: readonly Item[]): readonly Item[] {
  return first.length > 0 ? first : others;
}
