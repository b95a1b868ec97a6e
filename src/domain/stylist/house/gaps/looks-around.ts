import { spanOfLife } from '../compose/choose-formality.ts';
import { ownRail } from '../compose/own-rail.ts';
import { chooseLooks } from './choose-looks.ts';
import { daysOfSeason } from './days-of-season.ts';
import type { ClosetBrief } from './find-gaps.ts';
import { createMeets } from './goes-together.ts';
import { placesFor, racksFor } from './racks.ts';
import { coresOf, type Look, looksOf } from './wearable-looks.ts';

/**
 * The best looks of what is owned around each of some pieces, for days of this season; no two with the same clothes.
 * @param brief its closet is what can be worn; its prompt is not read
 * @param pause as of `findGaps`
 * @returns by the ids of the pieces; of those that go with nothing none
 */
export async function looksAround(
  brief: ClosetBrief,
  pieceIds: readonly string[],
  most: number,
  pause: () => Promise<void>,
): Promise<ReadonlyMap<string, readonly Look[]>> {
  const closet = { ...brief.closet, isOnly: true };
  const own = ownRail(closet);
  if (own === null) return new Map();
  const pieces = [...own.byGarment.values()].flat().map(({ piece }) => piece);
  const sought = pieces.filter(({ owned }) => pieceIds.includes(owned?.id ?? ''));
  const meets = createMeets();
  const looks = new Map<string, Look[]>();

  for (const day of daysOfSeason(brief.month, spanOfLife(brief.onboarding))) {
    for (const rack of racksFor({ ...brief, closet }, own, day)) {
      for (const piece of sought) {
        const id = piece.owned?.id ?? '';
        const found = placesFor(rack, piece).flatMap((place) => {
          const given = { place, piece };
          return looksOf(coresOf(rack, meets, given), rack, meets, given);
        });
        looks.set(id, chooseLooks([...(looks.get(id) ?? []), ...found]).slice(0, most));
        await pause();
      }
    }
  }
  return looks;
}
