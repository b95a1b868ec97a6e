import { boxBlur } from '#domain/cutout/box-blur.ts';
import type { WorkingImage } from './working-image.ts';

/** Bridges gaps up to twice the radius wide: the light stripes of a striped shirt on a light wall. */
export function closed(mask: Uint8Array, { width, height }: WorkingImage, radius: number): Uint8Array {
  const grown = boxBlur(Float32Array.from(mask), width, height, radius).map((mean) => (mean > 0 ? 1 : 0));
  const shrunk = boxBlur(grown, width, height, radius);

  return mask.map((value, at) => (value === 1 || (shrunk[at] ?? 0) > 0.999 ? 1 : 0));
}
