import { bandAround } from '#domain/shopping/price-plan.ts';
import { theItem } from './change-words.ts';
import { middleOf, type Place, put, roomFor, type WorkingOutfit } from './working-outfit.ts';

const CHEAPER_BY = 0.7;

const DEARER_BY = 1.35;

/** The same things at another price level, as far as garments and range allow. */
export function shiftPrices(
  outfit: WorkingOutfit,
  places: readonly Place[],
  direction: 1 | -1,
  isParticular: boolean,
): void {
  const factor = direction < 0 ? CHEAPER_BY : DEARER_BY;

  for (const place of places) {
    if (place.piece === null) continue;

    const [least, , most] = place.piece.garment.dollars;
    const old = middleOf(place.price);
    const room = roomFor(outfit, place);
    const low = Math.max(least, isParticular ? 1 : room.least);
    const next = Math.max(low, Math.min(most, room.most, Math.round(old * factor)));
    // A dollar or two is no answer to "cheaper".
    if ((next - old) * direction < Math.max(1, old * 0.08)) continue;

    put(outfit, place, place.piece, bandAround(next));
    outfit.changes.push({
      what: `${direction < 0 ? 'Brought' : 'Took'} ${theItem(place)} ${direction < 0 ? 'down' : 'up'} to about $${next}`,
    });
  }
}
