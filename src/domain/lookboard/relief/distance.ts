import { scratch } from './scratch.ts';

const DIAGONAL = Math.SQRT2;
const FAR = 1e6;

/** Pixels to the nearest place that the mask leaves free (chamfer: within 8 % of the straight line). */
export function distanceInside(mask: Float32Array, width: number, height: number): Float32Array {
  const distance = scratch('distance', mask.length);
  for (let at = 0; at < mask.length; at += 1) distance[at] = (mask[at] ?? 0) > 0.5 ? FAR : 0;
  const near = (at: number, other: number, step: number) => {
    const through = (distance[other] ?? 0) + step;
    if (through < (distance[at] ?? 0)) distance[at] = through;
  };
  for (let y = 1; y < height - 1; y += 1)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      if (distance[at] === 0) continue;
      near(at, at - 1, 1);
      near(at, at - width, 1);
      near(at, at - width - 1, DIAGONAL);
      near(at, at - width + 1, DIAGONAL);
    }
  for (let y = height - 2; y > 0; y -= 1)
    for (let at = (y + 1) * width - 2; at > y * width; at -= 1) {
      if (distance[at] === 0) continue;
      near(at, at + 1, 1);
      near(at, at + width, 1);
      near(at, at + width + 1, DIAGONAL);
      near(at, at + width - 1, DIAGONAL);
    }
  return distance;
}
