import type { WorkingImage } from './working-image.ts';

/** Of the way to gray: a street is not gray by itself, but what tints all of it is mostly light. */
const OF_THE_WAY = 0.5;

/**
 * A photo of a scene with half of what tints all of it taken away, as skin is looked for by its hue.
 * @see Buchsbaum, "A spatial processor model for object colour perception", Journal of the Franklin Institute 310 (1980)
 */
export function inNeutralLight(image: WorkingImage): WorkingImage {
  const { l, a, b } = image;
  const light = sumOf(l);
  const without = (plane: Float32Array) => {
    const tint = light === 0 ? 0 : (OF_THE_WAY * sumOf(plane)) / light;

    return plane.map((value, at) => value - tint * (l[at] ?? 0));
  };

  return { ...image, a: without(a), b: without(b) };
}

function sumOf(plane: Float32Array): number {
  return plane.reduce((sum, value) => sum + value, 0);
}
