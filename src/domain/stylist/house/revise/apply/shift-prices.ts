import { sumIn } from '#domain/shopping/currency.ts';
import { bandWithinTier } from '#domain/shopping/price-band.ts';
import { bandAround } from '#domain/shopping/price-plan.ts';
import { type PricePoint, pricePoints, tierAt } from '#domain/shopping/price-points.ts';
import { theItem } from './change-words.ts';
import { middleOf, type Place, put, roomFor, type WorkingOutfit } from './working-outfit.ts';

/** Between two levels of the market a price moves within its own at least so much. */
const STEP = { down: 0.8, up: 1.2 };

/**
 * The same things at the next level of the market down or up, as far as they are sold there and the range allows; a price
 * never changes by its figure alone.
 */
export function shiftPrices(
  outfit: WorkingOutfit,
  places: readonly Place[],
  direction: 1 | -1,
  isParticular: boolean,
): void {
  for (const place of places) {
    // What is owned costs nothing more or less.
    if (place.piece === null || place.piece.owned !== undefined) continue;

    const { garment, fabric } = place.piece;
    const points = pricePoints(garment.key, fabric);
    const old = middleOf(place.price);
    const point = nextLevel(points, old, direction);
    if (point === null) continue;

    const room = roomFor(outfit, place);
    const low = Math.max(point.low, isParticular ? 1 : room.least);
    const wished = direction < 0 ? Math.min(old * STEP.down, (point.low + point.high) / 2) : old * STEP.up;
    const next = Math.max(low, Math.min(point.high, room.most, Math.round(Math.max(point.low, wished))));
    // A dollar or two is no answer to "cheaper".
    if ((next - old) * direction < Math.max(1, old * 0.08)) continue;

    const price = bandWithinTier(bandAround(next), { garment: garment.key, fabric });
    const where = point.tier === 'second-hand' ? ', second-hand' : '';
    put(outfit, place, place.piece, price);
    outfit.changes.push({
      what: `${direction < 0 ? 'Brought' : 'Took'} ${theItem(place)} ${direction < 0 ? 'down' : 'up'} to about ${sumIn(next)}${where}`,
      place: place.id,
      isPrice: true,
    });
  }
}

/** The level below or above the one that the price lies in; the same one where it is the last. */
function nextLevel(points: readonly PricePoint[], dollars: number, direction: 1 | -1): PricePoint | null {
  const at = points.findIndex(({ tier }) => tier === tierAt(points, dollars));

  return points[at + direction] ?? points[at] ?? (direction < 0 ? points[0] : points.at(-1)) ?? null;
}
