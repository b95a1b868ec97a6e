import { scratch } from './scratch.ts';

const DIAGONAL = Math.SQRT2;
const FAR = 1e6;

/** Pixels to the nearest place that the mask leaves free (chamfer: within 8 % of the straight line). */
export function distanceInside(mask: Float32Array, width: number, height: number): Float32Array {
  const distance = scratch('distance', mask.length);
  // From where in its pixel the edge runs: counted in whole pixels, a slanting edge would be a stair.
  for (let at = 0; at < mask.length; at += 1) {
    const cover = mask[at] ?? 0;
    distance[at] = cover > 0.998 ? FAR : cover - 0.5;
  }
  for (let y = 1; y < height - 1; y += 1)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      const here = distance[at] ?? 0;
      if (here < 0) continue;
      const above = at - width;
      const straight = Math.min(distance[at - 1] ?? 0, distance[above] ?? 0) + 1;
      const aslant = Math.min(distance[above - 1] ?? 0, distance[above + 1] ?? 0) + DIAGONAL;
      distance[at] = Math.min(here, straight, aslant);
    }
  for (let y = height - 2; y > 0; y -= 1)
    for (let at = (y + 1) * width - 2; at > y * width; at -= 1) {
      const here = distance[at] ?? 0;
      if (here < 0) continue;
      const below = at + width;
      const straight = Math.min(distance[at + 1] ?? 0, distance[below] ?? 0) + 1;
      const aslant = Math.min(distance[below - 1] ?? 0, distance[below + 1] ?? 0) + DIAGONAL;
      distance[at] = Math.min(here, straight, aslant);
    }
  for (let at = 0; at < mask.length; at += 1) if ((distance[at] ?? 0) < 0) distance[at] = 0;
  return distance;
}
