import type { WorkingImage } from './working-image.ts';

/** Of the pixels of a photo: what is darker is its dark, what is lighter its light. */
const DARK = 0.02;
const LIGHT = 0.98;
/** OKLab lightness from dark to light in a photo of a street, times its median change from pixel to pixel. */
const USUAL = 0.01;
/** How much of what differs from the usual is the camera's doing, the rest being what was photographed; as a power. */
const OF_CAMERA = 0.4;
const FACTOR = { from: 0.5, to: 2 };

/**
 * A photo of a scene in the contrast that such photos have: haze, a filter, a small file and a sharpening or noisy camera
 * make the same stripes weaker or stronger.
 */
export function inUsualContrast(image: WorkingImage): WorkingImage {
  const { l, a, b } = image;
  const sorted = l.toSorted();
  const range = quantile(sorted, LIGHT) - quantile(sorted, DARK);
  const change = quantile(changesOf(image).sort(), 0.5);
  const factor = Math.max(
    FACTOR.from,
    Math.min(FACTOR.to, (USUAL / Math.max(Number.EPSILON, range * change)) ** OF_CAMERA),
  );
  const scaled = (plane: Float32Array) => plane.map((value) => factor * value);

  return { ...image, l: scaled(l), a: scaled(a), b: scaled(b) };
}

/** By how much each pixel differs from what its eight neighbours let expect; slopes of light are nothing. */
function changesOf({ width, height, l }: WorkingImage): Float32Array {
  const changes = new Float32Array(Math.max(0, width - 2) * Math.max(0, height - 2));
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const sum = (from: number) => (l[from - 1] ?? 0) - 2 * (l[from] ?? 0) + (l[from + 1] ?? 0);
      changes[count++] = Math.abs(sum(at - width) - 2 * sum(at) + sum(at + width));
    }
  }

  return changes;
}

function quantile(sorted: Float32Array, part: number): number {
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}
