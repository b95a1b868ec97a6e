import type { WorkingImage } from './working-image.ts';

/** A colour that changes smoothly over the photo: for l, a and b the factors of 1, x, y, x², xy and y², x and y from -1 to 1. */
export type Surface = Record<Channel, Float64Array>;

type Channel = 'l' | 'a' | 'b';
const CHANNELS: readonly Channel[] = ['l', 'a', 'b'];

/** How far each pixel is from a surface, in OKLab, one plane a channel. */
export type Offsets = Pick<WorkingImage, Channel>;

/** Weighted least squares. With three terms the surface is a plane, with six it may curve. */
export function fitSurface(
  image: WorkingImage,
  pixels: readonly number[],
  weights: Float64Array,
  terms: 3 | 6,
): Surface {
  const matrix = Array.from({ length: terms }, () => new Float64Array(terms + CHANNELS.length));

  for (let index = 0; index < pixels.length; index++) {
    const weight = weights[index] ?? 0;
    if (weight === 0) continue;
    const at = pixels[index] ?? 0;
    const row = termsAt(image, at);

    for (let i = 0; i < terms; i++) {
      const into = matrix[i];
      const left = (row[i] ?? 0) * weight;
      if (into === undefined) continue;
      for (let j = 0; j < terms; j++) into[j] = (into[j] ?? 0) + left * (row[j] ?? 0);
      for (const [j, channel] of CHANNELS.entries()) {
        into[terms + j] = (into[terms + j] ?? 0) + left * (image[channel][at] ?? 0);
      }
    }
  }

  solve(matrix);
  const factors = (channel: number) =>
    Float64Array.from({ length: 6 }, (_, i) => matrix[i]?.[terms + channel] ?? 0);

  return { l: factors(0), a: factors(1), b: factors(2) };
}

export function offsetsFrom(image: WorkingImage, surface: Surface): Offsets {
  const offsets = {
    l: Float32Array.from(image.l),
    a: Float32Array.from(image.a),
    b: Float32Array.from(image.b),
  };
  const { width, height } = image;

  for (const channel of CHANNELS) {
    const plane = offsets[channel];
    const [one = 0, ofX = 0, ofY = 0, ofXX = 0, ofXY = 0, ofYY = 0] = surface[channel];
    for (let v = 0; v < height; v++) {
      const y = (2 * (v + 0.5)) / height - 1;
      for (let u = 0; u < width; u++) {
        const x = (2 * (u + 0.5)) / width - 1;
        const at = v * width + u;
        plane[at] = (plane[at] ?? 0) - (one + ofX * x + ofY * y + ofXX * x * x + ofXY * x * y + ofYY * y * y);
      }
    }
  }

  return offsets;
}

function termsAt({ width, height }: WorkingImage, at: number): number[] {
  const x = (2 * ((at % width) + 0.5)) / width - 1;
  const y = (2 * (Math.floor(at / width) + 0.5)) / height - 1;

  return [1, x, y, x * x, x * y, y * y];
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
