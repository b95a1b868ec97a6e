import { connectedParts } from './connected-parts.ts';
import { pixelsOf } from './pixels-of.ts';
import { fitSurface, type Offsets, offsetsFrom, type Surface, surfaceAt } from './smooth-surface.ts';
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

export interface Region {
  /** 1 where the region is. */
  pixels: Uint8Array;
  /** Its color, without shadows. */
  surface: Surface;
}

/**
 * The region of smoothly changing color that most of the given pixels at the frame belong to, with its shadows and the
 * gaps through which it shows. Iteratively reweighted least squares with Tukey's biweight (Beaton and Tukey 1974), first
 * on the frame, then on all that hangs together with it.
 * @param frame pixels at the frame; at least one
 */
export function growRegion(image: WorkingImage, frame: readonly number[]): Region {
  let weights = nearestToMost(image, frame);
  let surface = fitSurface(image, frame, weights, 3);

  for (let round = 0; round < ROUNDS_OF_PLANE + ROUNDS_OF_CURVE; round++) {
    const distances = Float64Array.from(frame, (pixel) => distanceAt(image, surface, pixel));
    weights = biweight(distances, CUTOFF_IN_NOISES * noiseOf(distances, weights));
    surface = fitSurface(image, frame, weights, round < ROUNDS_OF_PLANE ? 3 : 6);
  }

  for (let round = 1; round < ROUNDS_OUTWARDS; round++) {
    const { region } = reached(image, frame, surface);
    surface = fitSurface(image, pixelsOf(region), null, 6);
  }

  const { region, offsets, distance, reach } = reached(image, frame, surface);
  const open = withGaps(region, distance, reach, image.width);

  return { pixels: withSoftShadows(offsets, open, image.width), surface };
}

interface Reached {
  region: Uint8Array<ArrayBuffer>;
  offsets: Offsets;
  distance: Float32Array;
  reach: number;
}

/** All that is near a surface and hangs together with the frame. */
function reached(image: WorkingImage, frame: readonly number[], surface: Surface): Reached {
  const offsets = offsetsFrom(image, surface);
  const distance = distancesOf(offsets);
  const distances = Float64Array.from(frame, (pixel) => distance[pixel] ?? 0);
  const noise = noiseOf(distances, biweight(distances, WIDEST_CUTOFF));
  const reach = Math.min(LARGEST_REACH, REACH_IN_NOISES * noise);

  const region = ofOneColour(image, reachedFrom(frame, distance, reach, image.width));

  return { region, offsets, distance, reach };
}

/** In OKLab, between the means of two pieces of one wall in changing light. */
const ONE_COLOUR = 0.09;

/** A surface that bends far enough runs through wall and floor alike: what hangs together with its largest piece counts. */
function ofOneColour(image: WorkingImage, region: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [largest, ...others] = connectedParts(region, image.width);
  if (largest === undefined) return region;

  const middle = meanOf(image, largest.pixels);
  for (const { pixels } of others) {
    const { l, a, b } = meanOf(image, pixels);
    if (lengthOf(l - middle.l, a - middle.a, b - middle.b) < ONE_COLOUR) continue;
    for (const pixel of pixels) region[pixel] = 0;
  }

  return region;
}

function meanOf({ l, a, b }: WorkingImage, pixels: readonly number[]): Record<'l' | 'a' | 'b', number> {
  const mean = (plane: Float32Array) =>
    pixels.reduce((sum, pixel) => sum + (plane[pixel] ?? 0), 0) / pixels.length;

  return { l: mean(l), a: mean(a), b: mean(b) };
}

const CELL = 0.04;
const NEAR = 0.06;

/** 1 for the pixels near the color that most of them have. */
function nearestToMost(image: WorkingImage, pixels: readonly number[]): Float64Array {
  const { l, a, b } = image;
  const cells = new Map<string, number[]>();
  for (const pixel of pixels) {
    const key = [l, a, b].map((plane) => Math.round((plane[pixel] ?? 0) / CELL)).join();
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [pixel]);
    else cell.push(pixel);
  }

  const most = [...cells.values()].reduce((best, cell) => (cell.length > best.length ? cell : best), []);
  const middle = meanOf(image, most);

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
  const distances = new Float32Array(l.length);
  for (let pixel = 0; pixel < l.length; pixel++)
    distances[pixel] = lengthOf(l[pixel] ?? 0, a[pixel] ?? 0, b[pixel] ?? 0);

  return distances;
}

function distanceAt(image: WorkingImage, surface: Surface, pixel: number): number {
  const { l, a, b } = surfaceAt(image, surface, pixel);

  return lengthOf((image.l[pixel] ?? 0) - l, (image.a[pixel] ?? 0) - a, (image.b[pixel] ?? 0) - b);
}

function lengthOf(l: number, a: number, b: number): number {
  return Math.sqrt(l * l + CHROMA_WEIGHT * CHROMA_WEIGHT * (a * a + b * b));
}

/** The median distance of what has weight, as a standard deviation. */
function noiseOf(distances: Float64Array, weights: Float64Array): number {
  const inside = distances.filter((_, index) => (weights[index] ?? 0) > 0).sort();

  return Math.max(SMALLEST_NOISE, (inside[Math.floor(inside.length / 2)] ?? 0) / 1.2);
}

function biweight(distances: Float64Array, cutoff: number): Float64Array {
  return distances.map((distance) => (distance < cutoff ? (1 - (distance / cutoff) ** 2) ** 2 : 0));
}

/** A flood from the frame over all that is near. */
function reachedFrom(
  frame: readonly number[],
  distance: Float32Array,
  reach: number,
  width: number,
): Uint8Array<ArrayBuffer> {
  const region = new Uint8Array(distance.length);
  const edge = new Int32Array(distance.length);
  let size = 0;
  const take = (pixel: number) => {
    if (region[pixel] !== 0 || (distance[pixel] ?? reach) >= reach) return;
    region[pixel] = 1;
    edge[size++] = pixel;
  };
  for (const pixel of frame) take(pixel);

  for (let next = 0; next < size; next++) {
    const pixel = edge[next] ?? 0;
    const x = pixel % width;
    if (pixel >= width) take(pixel - width);
    if (pixel + width < distance.length) take(pixel + width);
    if (x > 0) take(pixel - 1);
    if (x < width - 1) take(pixel + 1);
  }

  return region;
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
    const mean = pixels.reduce((sum, pixel) => sum + (distance[pixel] ?? 0), 0) / pixels.length;
    if (mean > GAP_NEARNESS * reach) continue;
    for (const pixel of pixels) open[pixel] = 1;
  }

  return open;
}
