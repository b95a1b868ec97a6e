import type { WorkingImage } from './working-image.ts';

/** The strength and direction of the edge at each pixel. */
export interface Gradients {
  /** Change of color a pixel in OKLab; chroma counts double, since few folds change it. */
  magnitude: Float32Array;
  /** Direction across the edge in degrees, 0 (sidewards) up to 180. */
  direction: Float32Array;
}

const PLANES = [
  { channel: 'l', weight: 1 },
  { channel: 'a', weight: 2 },
  { channel: 'b', weight: 2 },
] as const;

/**
 * Edges by the color structure tensor: the channels' gradients are added as tensors, so that opposite
 * changes do not cancel out (Di Zenzo, "A note on the gradient of a multi-image", CVGIP 33, 1986).
 */
export function gradientsOf(image: WorkingImage): Gradients {
  const { width, height } = image;
  const magnitude = new Float32Array(width * height);
  const direction = new Float32Array(width * height);

  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      let xx = 0;
      let yy = 0;
      let xy = 0;

      for (const { channel, weight } of PLANES) {
        const plane = image[channel];
        const dx = (weight * ((plane[at + 1] ?? 0) - (plane[at - 1] ?? 0))) / 2;
        const dy = (weight * ((plane[at + width] ?? 0) - (plane[at - width] ?? 0))) / 2;
        xx += dx * dx;
        yy += dy * dy;
        xy += dx * dy;
      }

      const largest = (xx + yy + Math.hypot(xx - yy, 2 * xy)) / 2;
      const degrees = (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI;
      magnitude[at] = Math.sqrt(largest);
      direction[at] = (degrees + 180) % 180;
    }
  }

  return { magnitude, direction };
}
