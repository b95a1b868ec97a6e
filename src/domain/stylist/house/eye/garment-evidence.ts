import { barrierDistance } from './barrier-distance.ts';
import type { Ground } from './ground.ts';
import type { WorkingImage } from './working-image.ts';

/**
 * How little each pixel looks like ground, 0 to 1: two fifths by the edges around it, the rest by its color,
 * and less towards the frame, since people put what they photograph in the middle.
 */
export function garmentEvidence(image: WorkingImage, ground: Ground): Float32Array {
  const enclosed = scaled(barrierDistance(image, ground.seeds));
  const foreign = scaled(distanceToGround(image, ground));

  return enclosed.map((value, at) => (0.4 * value + 0.6 * (foreign[at] ?? 0)) * centrality(image, at));
}

/** Gaussian around the middle of the photo, wider upwards and downwards than sidewards: 1 to about 0.5. */
export function centrality({ width, height }: WorkingImage, at: number): number {
  const dx = ((at % width) + 0.5) / width - 0.5;
  const dy = (Math.floor(at / width) + 0.5) / height - 0.5;

  return Math.exp(-(dx * dx * 2.2 + dy * dy * 1.2));
}

/** A wall changes its lightness from one end to the other far more than its color. */
const GROUND_LIGHTNESS_WEIGHT = 0.5;

function distanceToGround(image: WorkingImage, { colours }: Ground): Float32Array {
  return image.l.map((l, at) => {
    const a = image.a[at] ?? 0;
    const b = image.b[at] ?? 0;
    let smallest = colours.length === 0 ? 0 : Number.POSITIVE_INFINITY;

    for (const colour of colours) {
      const dl = GROUND_LIGHTNESS_WEIGHT * (colour.l - l);
      const da = colour.a - a;
      const db = colour.b - b;
      smallest = Math.min(smallest, dl * dl + da * da + db * db);
    }

    return Math.sqrt(smallest);
  });
}

const OUTLIERS = 0.02;
const BINS = 256;

/** Divides by the value that only two in a hundred pixels exceed, so that a highlight does not set the scale. */
function scaled(values: Float32Array): Float32Array {
  const top = values.reduce((largest, value) => Math.max(largest, value), 0);
  if (top <= 0) return new Float32Array(values.length);

  const counts = new Uint32Array(BINS);
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor((value / top) * BINS));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }

  let bin = BINS - 1;
  for (let above = 0; bin > 0; bin--) {
    above += counts[bin] ?? 0;
    if (above > OUTLIERS * values.length) break;
  }
  const scale = ((bin + 1) / BINS) * top;

  return values.map((value) => Math.min(1, value / scale));
}
