import { insideByColour } from './colour-models.ts';
import { gridCut, STEPS } from './grid-cut.ts';
import type { OklabImage } from './oklab-image.ts';

export interface CutOut {
  /**
   * What is known beforehand, one a pixel: 0 is not it, 1 is it, and what lies between leaves it open, the nearer to one
   * half the more. 0 and 1 themselves are never changed.
   */
  belief: Float32Array;
  /** Where colors are first read: 1 is it. By default where the belief is above one half. */
  start?: Uint8Array;
  /** The more, the smoother the outline, and the less a thin strap is worth: 1 by default. */
  smoothness?: number;
  rounds?: number;
}

const ROUNDS = 3;
/** What a whole unit of evidence is worth against a neighbour of the same color. */
const SMOOTHNESS = 6;
const COLOUR = 1.25;
const BELIEF = 1;
const CERTAIN = 1e4;
const SMALLEST = 0.01;
/** Chroma parts two cloths better than lightness, which folds change too. */
const CHROMA_WEIGHT = 2;

/**
 * Cuts a thing out of a picture: which pixels belong to it (1), by a graph cut on the colors of what is in and what is
 * out, which are read again from each result until nothing moves.
 * @see Rother, Kolmogorov and Blake, "GrabCut: Interactive Foreground Extraction using Iterated Graph Cuts", SIGGRAPH 2004;
 *   with color histograms for its mixtures, after Vicente, Kolmogorov and Rother, "Joint optimization of segmentation and
 *   appearance models", ICCV 2009
 */
export function cutOut(
  image: OklabImage,
  { belief, start, smoothness = 1, rounds = ROUNDS }: CutOut,
): Uint8Array<ArrayBuffer> {
  const bonds = bondsOf(image, SMOOTHNESS * smoothness);
  let mask: Uint8Array<ArrayBuffer> = Uint8Array.from(start ?? belief.map((value) => (value > 0.5 ? 1 : 0)));

  for (let round = 0; round < rounds; round++) {
    const pull = insideByColour(image, Float32Array.from(mask));
    for (let at = 0; at < pull.length; at++) {
      const known = belief[at] ?? 0.5;
      if (known <= 0) pull[at] = -CERTAIN;
      else if (known >= 1) pull[at] = CERTAIN;
      else pull[at] = COLOUR * logOdds(pull[at] ?? 0) + BELIEF * logOdds(known);
    }
    const next = gridCut(image.width, image.height, pull, bonds.slice());
    const isSame = next.every((value, at) => value === mask[at]);
    mask = next;
    if (isSame) break;
  }

  return mask;
}

function logOdds(part: number): number {
  const bounded = Math.max(SMALLEST, Math.min(1 - SMALLEST, part));

  return Math.log(bounded / (1 - bounded));
}

/** Strong between neighbours of one color, weak across an edge, as edges go in this picture. */
function bondsOf(image: OklabImage, strength: number): Float32Array {
  const { width, height } = image;
  const bonds = new Float32Array(width * height * STEPS.length);
  let sum = 0;
  let count = 0;

  for (const [way, step] of STEPS.entries()) {
    const offset = step.y * width + step.x;
    for (let y = Math.max(0, -step.y); y < Math.min(height, height - step.y); y++) {
      for (let x = Math.max(0, -step.x); x < Math.min(width, width - step.x); x++) {
        const at = y * width + x;
        const squared = squaredDifference(image, at, at + offset);
        bonds[at * STEPS.length + way] = squared;
        sum += squared;
        count++;
      }
    }
  }

  const sharpness = sum === 0 ? 0 : count / (2 * sum);
  for (const [way, step] of STEPS.entries()) {
    const near = strength / Math.hypot(step.x, step.y);
    for (let at = 0; at < width * height; at++) {
      const bond = at * STEPS.length + way;
      bonds[bond] = near * Math.exp(-sharpness * (bonds[bond] ?? 0));
    }
  }

  return bonds;
}

function squaredDifference({ l, a, b }: OklabImage, one: number, other: number): number {
  const dl = (l[one] ?? 0) - (l[other] ?? 0);
  const da = CHROMA_WEIGHT * ((a[one] ?? 0) - (a[other] ?? 0));
  const db = CHROMA_WEIGHT * ((b[one] ?? 0) - (b[other] ?? 0));

  return dl * dl + da * da + db * db;
}
