import { gradientsOf } from './gradients.ts';
import type { WorkingImage } from './working-image.ts';

/** Part of the photo's width that is looked at on each side: clothes seldom reach it, and grounds nearly always. */
const SIDE = 0.1;
/** Change of color a pixel, as {@link gradientsOf} gives it; light and folds of a sheet stay below. */
const EDGE = 0.02;
const TEXTURED = 0.2;

/**
 * Whether the ground is full of edges at both sides of the photo, as bricks, streets and patterned carpets are. Read off
 * so many pixels, the answer hardly changes when the same photo comes in another size.
 */
export function isTextured(image: WorkingImage): boolean {
  const { width, height } = image;
  const { magnitude } = gradientsOf(image);
  let seen = 0;
  let edges = 0;

  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      if (Math.min(x, width - 1 - x) > SIDE * width) continue;
      seen++;
      if ((magnitude[y * width + x] ?? 0) > EDGE) edges++;
    }
  }

  return edges > TEXTURED * seen;
}
