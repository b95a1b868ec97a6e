import type { WeightedPoints } from './clusters.ts';
import type { WorkingImage } from './working-image.ts';

/** Side of a histogram cell in OKLab: about 2 ΔE00, less than anybody sees in cloth. */
const LIGHTNESS_STEP = 0.03;
const CHROMA_STEP = 0.018;

/**
 * The weighted pixels of an image gathered into cells of nearly one color, each at the mean of its pixels.
 * Clustering some hundred cells instead of all pixels is fast, and evens out the noise of resizing.
 */
export function histogramOf(image: WorkingImage, weight: Float32Array): WeightedPoints {
  const cells = new Map<number, { l: number; a: number; b: number; weight: number }>();

  for (let at = 0; at < weight.length; at++) {
    const w = weight[at] ?? 0;
    if (w <= 0) continue;

    const l = image.l[at] ?? 0;
    const a = image.a[at] ?? 0;
    const b = image.b[at] ?? 0;
    const key = cellOf(l, a, b);
    const cell = cells.get(key);

    if (cell === undefined) {
      cells.set(key, { l: l * w, a: a * w, b: b * w, weight: w });
      continue;
    }
    cell.l += l * w;
    cell.a += a * w;
    cell.b += b * w;
    cell.weight += w;
  }

  const list = [...cells.values()];

  return {
    l: Float32Array.from(list, (cell) => cell.l / cell.weight),
    a: Float32Array.from(list, (cell) => cell.a / cell.weight),
    b: Float32Array.from(list, (cell) => cell.b / cell.weight),
    weight: Float32Array.from(list, (cell) => cell.weight),
  };
}

function cellOf(l: number, a: number, b: number): number {
  const li = Math.round(l / LIGHTNESS_STEP);
  const ai = Math.round(a / CHROMA_STEP) + 32;
  const bi = Math.round(b / CHROMA_STEP) + 32;

  return (li * 64 + ai) * 64 + bi;
}
