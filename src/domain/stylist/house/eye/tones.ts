import { NEUTRAL_CHROMA } from '#domain/colour/harmony.ts';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import type { WorkingImage } from './working-image.ts';

type Tones = Pick<
  PhotoFeatures,
  'meanChroma' | 'lightnessContrast' | 'meanLightness' | 'hueEntropy' | 'warmth'
>;

const HUE_BINS = 24;
/** OKLCH hues of reds, oranges and yellows; blues and greens are cool, and what lies between is neither. */
const WARM = { from: 0, to: 110 };
const COOL = { from: 140, to: 290 };

/** Lightness, chroma and hue over the weighted pixels of a garment. */
export function tonesOf(image: WorkingImage, weight: Float32Array): Tones {
  const hues = new Float64Array(HUE_BINS);
  let total = 0;
  let chromaSum = 0;
  let lightnessSum = 0;
  let warm = 0;
  let cool = 0;
  let chromatic = 0;

  for (let at = 0; at < weight.length; at++) {
    const w = weight[at] ?? 0;
    if (w <= 0) continue;

    const a = image.a[at] ?? 0;
    const b = image.b[at] ?? 0;
    const chroma = Math.hypot(a, b);
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    total += w;
    chromaSum += w * chroma;
    lightnessSum += w * (image.l[at] ?? 0);
    if (chroma < NEUTRAL_CHROMA) continue;

    const bin = Math.min(HUE_BINS - 1, Math.floor((hue / 360) * HUE_BINS));
    hues[bin] = (hues[bin] ?? 0) + w * chroma;
    chromatic += w;
    if (hue >= WARM.from && hue <= WARM.to) warm += w;
    if (hue >= COOL.from && hue <= COOL.to) cool += w;
  }

  return {
    meanChroma: chromaSum / total,
    meanLightness: Math.min(1, lightnessSum / total),
    lightnessContrast: spreadOf(image.l, weight, total),
    hueEntropy: entropyOf(hues),
    warmth: chromatic === 0 ? 0 : (warm - cool) / Math.max(chromatic, 0.1 * total),
  };
}

/** 5th to 95th percentile. */
function spreadOf(lightness: Float32Array, weight: Float32Array, total: number): number {
  const bins = new Float64Array(256);
  for (let at = 0; at < weight.length; at++) {
    const bin = Math.max(0, Math.min(255, Math.round((lightness[at] ?? 0) * 255)));
    bins[bin] = (bins[bin] ?? 0) + (weight[at] ?? 0);
  }

  return (percentile(bins, 0.95 * total) - percentile(bins, 0.05 * total)) / 255;
}

function percentile(bins: Float64Array, target: number): number {
  let sum = 0;
  for (let bin = 0; bin < bins.length; bin++) {
    sum += bins[bin] ?? 0;
    if (sum >= target) return bin;
  }

  return bins.length - 1;
}

/** 0 when all lies in one bin, 1 when it is evenly spread. */
function entropyOf(bins: Float64Array): number {
  const total = bins.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return 0;

  const entropy = bins.reduce((sum, value) => {
    const part = value / total;

    return part > 0 ? sum - part * Math.log(part) : sum;
  }, 0);

  return Math.min(1, entropy / Math.log(bins.length));
}
