import type { Slot } from '#contract/outfits.ts';
import type { Look } from './wearable-looks.ts';

/** Three tops to a pair of trousers, as capsule wardrobes reckon; a dress is a look. Shoes and layers may be worn daily. */
const MOST_LOOKS: Partial<Record<Slot, number>> = { top: 2, bottom: 6, dress: 1 };

/**
 * Looks that are worth telling apart, the best first: no two with the same main pieces, and none of those in more looks than
 * somebody would wear it in.
 * @param worn looks that are there already
 */
export function chooseLooks(looks: readonly Look[], worn: readonly Look[] = []): Look[] {
  const keys = new Set(worn.map(({ key }) => key));
  const times = new Map<unknown, number>();
  for (const { main } of worn) count(main);

  return looks
    .toSorted((first, second) => second.points - first.points)
    .filter(({ key, main }) => {
      const isFree = main.every(
        (piece) => (times.get(piece) ?? 0) < (MOST_LOOKS[piece.garment.slot] ?? Number.POSITIVE_INFINITY),
      );
      if (!isFree || keys.has(key)) return false;
      keys.add(key);
      count(main);
      return true;
    });

  function count(main: Look['main']): void {
    for (const piece of main) times.set(piece, (times.get(piece) ?? 0) + 1);
  }
}
