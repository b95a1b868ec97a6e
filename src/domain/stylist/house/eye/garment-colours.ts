import type { ColourName } from '#contract/palette.ts';
import type { SeenColour } from '#contract/style-profile.ts';
import { type CieLab, cieLabOfHex, cieLabOfOklab, differenceOf } from '#domain/colour/difference.ts';
import { oklabToHex } from '#domain/colour/oklab.ts';
import { clothsOf, joined } from './cloths.ts';
import type { Cluster } from './clusters.ts';
import { histogramOf } from './colour-histogram.ts';
import type { Gradients } from './gradients.ts';
import { PROTOTYPES } from './prototypes.ts';
import type { WorkingImage } from './working-image.ts';

/** A color below this part of the garment is a seam, a button or noise. */
const SMALLEST_SHARE = 0.03;

/** At an edge this strong a pixel counts half: it mixes the colors on both sides. */
const MIXING_EDGE = 0.05;

/**
 * The named colors of a garment, largest share first; shares are parts of the garment and add up to at most 1.
 * Which colors there are is read off the even places; how much there is of each, off all of the garment.
 */
export function garmentColours(
  image: WorkingImage,
  weight: Float32Array,
  { magnitude }: Gradients,
): SeenColour[] {
  const clear = weight.map((value, at) => value / (1 + ((magnitude[at] ?? 0) / MIXING_EDGE) ** 2));
  const cloths = clothsOf(histogramOf(image, clear), histogramOf(image, weight));
  const byName = new Map<ColourName, Cluster>();

  for (const cloth of cloths) {
    const name = nameOfPhotographed(cieLabOfOklab(cloth));
    const known = byName.get(name);
    byName.set(name, known === undefined ? cloth : joined(known, cloth));
  }

  const named = [...byName].sort(([, first], [, second]) => second.share - first.share);

  return named
    .filter(([, { share }], index) => index === 0 || share >= SMALLEST_SHARE)
    .map(([name, cloth]) => ({ name, hex: oklabToHex(cloth), share: Math.min(1, cloth.share) }));
}

const PLACES = PROTOTYPES.map(({ name, hex }) => ({ name, lab: cieLabOfHex(hex) }));

/** The name whose nearest photographic prototype is nearest by CIEDE2000. */
export function nameOfPhotographed(lab: CieLab): ColourName {
  let name: ColourName = 'Gray';
  let smallest = Number.POSITIVE_INFINITY;

  for (const place of PLACES) {
    const difference = differenceOf(place.lab, lab);
    if (difference < smallest) {
      smallest = difference;
      name = place.name;
    }
  }

  return name;
}
