import type { ColourName } from '#contract/palette.ts';
import type { SeenColour } from '#contract/style-profile.ts';
import { type CieLab, cieLabOfHex, cieLabOfOklab, differenceOf } from '#domain/colour/difference.ts';
import { oklabToHex } from '#domain/colour/oklab.ts';
import { type Cluster, clustersOf, nearest, type WeightedPoints } from './clusters.ts';
import { histogramOf } from './colour-histogram.ts';
import type { Gradients } from './gradients.ts';
import { PROTOTYPES } from './prototypes.ts';
import type { WorkingImage } from './working-image.ts';

const CLUSTERS = 10;
/** Clusters nearer than this (ΔE00) are one cloth in light and shade. */
const SAME_CLOTH = 7;
/** A colour below this part of the garment is a seam, a button or noise. */
const SMALLEST_SHARE = 0.03;

/** At an edge this strong a pixel counts half: it mixes the colours on both sides. */
const MIXING_EDGE = 0.05;

/**
 * The named colours of a garment, largest share first; shares are parts of the garment and add up to at most 1.
 * Which colours there are is read off the even places; how much there is of each, off all of the garment.
 */
export function garmentColours(
  image: WorkingImage,
  weight: Float32Array,
  { magnitude }: Gradients,
): SeenColour[] {
  const clear = weight.map((value, at) => value / (1 + ((magnitude[at] ?? 0) / MIXING_EDGE) ** 2));
  const clusters = clustersOf(histogramOf(image, clear), CLUSTERS);
  const cloths = measuredShares(joinShades(clusters), histogramOf(image, weight));
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

/** The same cloths, with their shares of all points instead of those that they were found in. */
function measuredShares(cloths: readonly Cluster[], { l, a, b, weight }: WeightedPoints): Cluster[] {
  const total = weight.reduce((sum, value) => sum + value, 0);
  const shares = cloths.map(() => 0);

  for (let at = 0; at < weight.length; at++) {
    const index = nearest(cloths, l[at] ?? 0, a[at] ?? 0, b[at] ?? 0);
    shares[index] = (shares[index] ?? 0) + (weight[at] ?? 0) / total;
  }

  return cloths
    .map((cloth, index) => ({ ...cloth, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0);
}

/** Joins the nearest two clusters again and again, until all are further apart than one cloth's shades. */
function joinShades(clusters: readonly Cluster[]): Cluster[] {
  let cloths = [...clusters];

  while (cloths.length > 1) {
    const labs = cloths.map(cieLabOfOklab);
    let closest = { difference: Number.POSITIVE_INFINITY, first: 0, second: 0 };

    for (let first = 0; first < cloths.length; first++) {
      for (let second = first + 1; second < cloths.length; second++) {
        const difference = clothDifference(labs[first], labs[second]);
        if (difference < closest.difference) closest = { difference, first, second };
      }
    }

    const first = cloths[closest.first];
    const second = cloths[closest.second];
    if (closest.difference >= SAME_CLOTH || first === undefined || second === undefined) break;
    cloths = [...cloths.filter((cloth) => cloth !== first && cloth !== second), joined(first, second)];
  }

  return cloths;
}

function clothDifference(first: CieLab | undefined, second: CieLab | undefined): number {
  return first === undefined || second === undefined ? Number.POSITIVE_INFINITY : differenceOf(first, second);
}

function joined(first: Cluster, second: Cluster): Cluster {
  const share = first.share + second.share;
  const mix = (one: number, other: number) => (one * first.share + other * second.share) / share;

  return { l: mix(first.l, second.l), a: mix(first.a, second.a), b: mix(first.b, second.b), share };
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
