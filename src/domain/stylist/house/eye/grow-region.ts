import { connectedParts } from './connected-parts.ts';
import { fitSurface, type Offsets, offsetsFrom } from './smooth-surface.ts';
import { withSoftShadows } from './soft-shadows.ts';
import type { WorkingImage } from './working-image.ts';

/** In OKLab. A pixel this many noises from the surface is not ground; beyond the largest reach nothing is. */
const SMALLEST_NOISE = 0.0035;
const REACH_IN_NOISES = 4;
const LARGEST_REACH = 0.022;
/** Chroma separates cloth from ground better than lightness, which light and folds change too. */
const CHROMA_WEIGHT = 1.6;
const ROUNDS_OF_PLANE = 3;
const ROUNDS_OF_CURVE = 3;
const ROUNDS_OUTWARDS = 3;
const CUTOFF_IN_NOISES = 4.5;
const WIDEST_CUTOFF = 0.05;

/**
 * The region of smoothly changing colour that most of the given pixels at the frame belong to, with its shadows and the
 * gaps through which it shows. Iteratively reweighted least squares with Tukey's biweight (Beaton and Tukey 1974), first
 * on the frame, then on all that hangs together with it.
 * @param frame pixels at the frame; at least one
 * @returns 1 where the region is
 */
export function growRegion(image: WorkingImage, frame: readonly number[]): Uint8Array {
  let weights = nearestToMost(image, frame);
  let surface = fitSurface(image, frame, weights, 3);

  for (let round = 0; round < ROUNDS_OF_PLANE + ROUNDS_OF_CURVE; round++) {
    const distances = at(frame, distancesOf(offsetsFrom(image, surface)));
    weights = biweight(distances, CUTOFF_IN_NOISES * noiseOf(distances, weights));
    surface = fitSurface(image, frame, weights, round < ROUNDS_OF_PLANE ? 3 : 6);
  }

  let region = new Uint8Array(image.l.length);
  for (let round = 0; round < ROUNDS_OUTWARDS; round++) {
    const offsets = offsetsFrom(image, surface);
    const distance = distancesOf(offsets);
    const distances = at(frame, distance);
    const noise = noiseOf(distances, biweight(distances, WIDEST_CUTOFF));
    const reach = Math.min(LARGEST_REACH, REACH_IN_NOISES * noise);
    region = reachedFrom(frame, distance, reach, image.width);
    if (round === ROUNDS_OUTWARDS - 1) {
      return withSoftShadows(offsets, withGaps(region, distance, reach, image.width), image.width);
    }

    const members = [...region.keys()].filter((pixel) => region[pixel] === 1);
    surface = fitSurface(image, members, new Float64Array(members.length).fill(1), 6);
  }

  return region;
}

function at(pixels: readonly number[], plane: Float32Array): number[] {
  return pixels.map((pixel) => plane[pixel] ?? 0);
}

const CELL = 0.04;
const NEAR = 0.06;

/** 1 for the pixels near the colour that most of them have. */
function nearestToMost({ l, a, b }: WorkingImage, pixels: readonly number[]): Float64Array {
  const cells = new Map<string, number[]>();
  for (const pixel of pixels) {
    const key = [l, a, b].map((plane) => Math.round((plane[pixel] ?? 0) / CELL)).join();
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [pixel]);
    else cell.push(pixel);
  }

  const most = [...cells.values()].reduce((best, cell) => (cell.length > best.length ? cell : best), []);
  const mean = (plane: Float32Array) => at(most, plane).reduce((sum, value) => sum + value, 0) / most.length;
  const middle = { l: mean(l), a: mean(a), b: mean(b) };

  return Float64Array.from(pixels, (pixel) => {
    const distance = Math.hypot(
      (l[pixel] ?? 0) - middle.l,
      (a[pixel] ?? 0) - middle.a,
      (b[pixel] ?? 0) - middle.b,
    );

    return distance < NEAR ? 1 : 0;
  });
}

function distancesOf({ l, a, b }: Offsets): Float32Array {
  return l.map((value, pixel) =>
    Math.hypot(value, CHROMA_WEIGHT * (a[pixel] ?? 0), CHROMA_WEIGHT * (b[pixel] ?? 0)),
  );
}

/** The median distance of what has weight, as a standard deviation. */
function noiseOf(distances: readonly number[], weights: Float64Array): number {
  const inside = distances.filter((_, index) => (weights[index] ?? 0) > 0).sort((one, other) => one - other);

  return Math.max(SMALLEST_NOISE, (inside[Math.floor(inside.length / 2)] ?? 0) / 1.2);
}

function biweight(distances: readonly number[], cutoff: number): Float64Array {
  return Float64Array.from(distances, (distance) =>
    distance < cutoff ? (1 - (distance / cutoff) ** 2) ** 2 : 0,
  );
}

function reachedFrom(
  frame: readonly number[],
  distance: Float32Array,
  reach: number,
  width: number,
): Uint8Array<ArrayBuffer> {
  const atFrame = new Uint8Array(distance.length);
  for (const pixel of frame) atFrame[pixel] = 1;
  const reached = new Uint8Array(distance.length);
  const near = Uint8Array.from(distance, (value) => (value < reach ? 1 : 0));

  for (const { pixels } of connectedParts(near, width)) {
    if (!pixels.some((pixel) => atFrame[pixel] === 1)) continue;
    for (const pixel of pixels) reached[pixel] = 1;
  }

  return reached;
}

/** Of the photo, and of the reach. */
const SMALLEST_GAP = 0.0015;
const GAP_NEARNESS = 0.7;

/** Between arm and body or between the legs the ground shows through; pale cloth is not quite as near to it. */
function withGaps(region: Uint8Array, distance: Float32Array, reach: number, width: number): Uint8Array {
  const open = Uint8Array.from(region);
  const enclosed = open.map((value, pixel) => (value === 0 && (distance[pixel] ?? 0) < reach ? 1 : 0));

  for (const { pixels } of connectedParts(enclosed, width)) {
    if (pixels.length < SMALLEST_GAP * distance.length) break;
    const mean = at(pixels, distance).reduce((sum, value) => sum + value, 0) / pixels.length;
    if (mean > GAP_NEARNESS * reach) continue;
    for (const pixel of pixels) open[pixel] = 1;
  }

  return open;
}
