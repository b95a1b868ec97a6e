import type { WorkingImage } from './working-image.ts';

/** A color that changes smoothly over the photo: for l, a and b the factors of 1, x, y, x², xy and y², x and y from -1 to 1. */
export type Surface = Record<Channel, Float64Array>;

type Channel = 'l' | 'a' | 'b';
const CHANNELS: readonly Channel[] = ['l', 'a', 'b'];
const TERMS = 6;

/** How far each pixel is from a surface, in OKLab, one plane a channel. */
export type Offsets = Pick<WorkingImage, Channel>;

/** The normal equations of a fit: one row a term, in it first the terms, then the channels. */
const COLUMNS = TERMS + CHANNELS.length;

/**
 * Weighted least squares. With three terms the surface is a plane, with six it may curve.
 * @param weights one a pixel in `pixels`; without them all count the same
 */
export function fitSurface(
  image: WorkingImage,
  pixels: ArrayLike<number>,
  weights: Float64Array | null,
  terms: 3 | 6,
): Surface {
  const sums = new Float64Array(TERMS * COLUMNS);
  const row = new Float64Array(COLUMNS);

  for (let index = 0; index < pixels.length; index++) {
    const weight = weights === null ? 1 : (weights[index] ?? 0);
    if (weight === 0) continue;
    const at = pixels[index] ?? 0;
    writeTerms(image, at, row);
    row[TERMS] = image.l[at] ?? 0;
    row[TERMS + 1] = image.a[at] ?? 0;
    row[TERMS + 2] = image.b[at] ?? 0;

    for (let i = 0; i < terms; i++) {
      const left = (row[i] ?? 0) * weight;
      // The matrix is symmetrical: what stands below its diagonal is filled in afterwards.
      for (let j = i; j < COLUMNS; j++)
        sums[i * COLUMNS + j] = (sums[i * COLUMNS + j] ?? 0) + left * (row[j] ?? 0);
    }
  }

  const matrix = Array.from({ length: terms }, (_, i) =>
    Float64Array.from({ length: terms + CHANNELS.length }, (__, j) => {
      const column = j < terms ? j : TERMS + j - terms;

      return (column < i ? sums[column * COLUMNS + i] : sums[i * COLUMNS + column]) ?? 0;
    }),
  );
  solve(matrix);
  const factors = (channel: number) =>
    Float64Array.from({ length: TERMS }, (_, i) => matrix[i]?.[terms + channel] ?? 0);

  return { l: factors(0), a: factors(1), b: factors(2) };
}

/** The color of a surface at a pixel, in OKLab. */
export function surfaceAt(image: WorkingImage, surface: Surface, at: number): Record<Channel, number> {
  const terms = new Float64Array(TERMS);
  writeTerms(image, at, terms);

  return { l: dot(surface.l, terms), a: dot(surface.a, terms), b: dot(surface.b, terms) };
}

export function offsetsFrom(image: WorkingImage, surface: Surface): Offsets {
  const { width, height } = image;
  const offsets = { l: new Float32Array(width * height), a: image.a.slice(), b: image.b.slice() };
  offsets.l.set(image.l);

  for (const channel of CHANNELS) {
    const plane = offsets[channel];
    const [one = 0, ofX = 0, ofY = 0, ofXX = 0, ofXY = 0, ofYY = 0] = surface[channel];
    for (let v = 0; v < height; v++) {
      const y = (2 * (v + 0.5)) / height - 1;
      const ofRow = one + ofY * y + ofYY * y * y;
      const slope = ofX + ofXY * y;
      for (let u = 0; u < width; u++) {
        const x = (2 * (u + 0.5)) / width - 1;
        const at = v * width + u;
        plane[at] = (plane[at] ?? 0) - (ofRow + (slope + ofXX * x) * x);
      }
    }
  }

  return offsets;
}

function writeTerms({ width, height }: WorkingImage, at: number, into: Float64Array): void {
  const v = Math.floor(at / width);
  const x = (2 * (at - v * width + 0.5)) / width - 1;
  const y = (2 * (v + 0.5)) / height - 1;
  into[0] = 1;
  into[1] = x;
  into[2] = y;
  into[3] = x * x;
  into[4] = x * y;
  into[5] = y * y;
}

function dot(factors: Float64Array, terms: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < TERMS; i++) sum += (factors[i] ?? 0) * (terms[i] ?? 0);

  return sum;
}

/** So small that it changes nothing, but points on one line still have an answer. */
const RIDGE = 1e-6;

/** Gauss-Jordan in place: the last columns become the solutions. */
function solve(matrix: Float64Array[]): void {
  for (const [i, row] of matrix.entries()) row[i] = (row[i] ?? 0) + RIDGE;

  for (const [i, pivot] of matrix.entries()) {
    const scale = pivot[i] ?? 1;
    for (let j = i; j < pivot.length; j++) pivot[j] = (pivot[j] ?? 0) / scale;

    for (const [k, row] of matrix.entries()) {
      if (k === i) continue;
      const factor = row[i] ?? 0;
      for (let j = i; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
}
