import { pricePoints, type Tier, tierAt } from '#domain/shopping/price-points.ts';
import type { ComposedOutfit } from './compose-outfit.ts';

/** Where the piece at this position is bought for its price; null where nobody sells it for that. */
export function tierOfPiece({ pieces, prices }: ComposedOutfit, at: number): Tier | null {
  const [piece, price] = [pieces[at], prices[at]];
  if (piece === undefined || price === undefined) return null;

  return tierAt(pricePoints(piece.garment.key, piece.fabric), (price.lowCents + price.highCents) / 200);
}
