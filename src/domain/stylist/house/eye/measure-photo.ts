import { EYE_VERSION, type Measured, type PhotoFeatures } from '#domain/photo/photo-features.ts';
import { garmentColours } from './garment-colours.ts';
import { type GarmentWeights, garmentWeights, withoutRim } from './garment-weights.ts';
import { gradientsOf } from './gradients.ts';
import { withoutPadding } from './padding.ts';
import { patternOf } from './pattern.ts';
import { coloursOfPattern } from './pattern-colours.ts';
import { tonesOf } from './tones.ts';
import { enlarged, type RgbImage, reduced, toDetailedImage, type WorkingImage } from './working-image.ts';

export { MEASURE_SIZE, type RgbImage } from './working-image.ts';

/**
 * What the clothes in a photo look like, from pixels alone: no network, no learned data, no chance.
 * @param image upright sRGB, best at a long side of {@link MEASURE_SIZE}; smaller is measured as it is,
 *   larger is sampled down
 * @throws RangeError when the image has no pixels or fewer than it says
 */
export function measurePhoto(image: RgbImage, what: Measured = 'clothes'): PhotoFeatures {
  const detailed = withoutPadding(toDetailedImage(image));
  const working = reduced(detailed);
  const gradients = gradientsOf(working);
  const { mask, weight, core } = what === 'clothes' ? garmentWeights(working) : wholeWeights(working);
  const cloth = inner(enlarged(core, working, detailed), detailed.width);
  const { pattern, isSure, patternStrength, patterned } = patternOf(
    detailed,
    cloth,
    enlarged(weight, working, detailed),
  );

  return {
    version: EYE_VERSION,
    colours: garmentColours(working, weight, gradients),
    pattern,
    patternIsSure: isSure,
    patternStrength,
    patternColours: pattern === 'solid' ? null : coloursOfPattern(detailed, patterned),
    ...tonesOf(working, weight),
    edgeEnergy: meanWhere(gradients.magnitude, core),
    garmentArea: mask.reduce((sum, value) => sum + value, 0) / mask.length,
  };
}

/** Where the outline was found in half the size, two pixels of it may lie beside the cloth. */
function inner(core: Uint8Array, width: number): Uint8Array {
  return withoutRim(withoutRim(core, width), width);
}

function wholeWeights({ width, height }: WorkingImage): GarmentWeights {
  const mask = new Uint8Array(width * height).fill(1);

  return { mask, weight: new Float32Array(mask), core: withoutRim(withoutRim(mask, width), width) };
}

function meanWhere(values: Float32Array, mask: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < values.length; at++) {
    if (mask[at] !== 1) continue;
    sum += values[at] ?? 0;
    count++;
  }

  return count === 0 ? 0 : Math.min(1, sum / count);
}
