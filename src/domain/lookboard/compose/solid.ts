import type { Box } from '../box.ts';
import { isClothing, type Sized } from './sized.ts';

/** What has sleeves is wider, millimetres. */
const SLEEVED = 640;
/** From this length an outer layer ends below its cuffs, which end about here. */
const COAT = 900;
const CUFF = 700;

/** How far a garment with sleeves stands in from its box, by height: its shoulders slope from the neck to the sleeves. */
const SHOULDERS = [
  { from: 0, to: 0.08, inset: 0.3 },
  { from: 0.08, to: 0.2, inset: 0.19 },
  { from: 0.2, to: 0.34, inset: 0.09 },
] as const;
const SKIRT = 0.16;

/**
 * Where of its box a piece really lies: beside a neck, and below the cuffs of a coat, there is room. Boxes that together hold
 * it, upright and without its tilt, which is small.
 */
export function solidOf({ slot, width, height }: Sized, box: Box): Box[] {
  if (!isClothing(slot) || slot === 'bottom' || width < SLEEVED) return [box];
  const band = (from: number, to: number, inset: number): Box => ({
    x: box.x + box.width * inset,
    y: box.y + box.height * from,
    width: box.width * (1 - 2 * inset),
    height: box.height * (to - from),
  });
  const cuff = slot === 'outer' && height > COAT ? CUFF / height : 1;
  return [
    ...SHOULDERS.map(({ from, to, inset }) => band(from, to, inset)),
    band(0.34, cuff, 0),
    ...(cuff < 1 ? [band(cuff, 1, SKIRT)] : []),
  ];
}
