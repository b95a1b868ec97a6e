import type { SeenColour } from '#contract/style-profile.ts';
import { cieLabOfOklab } from '#domain/colour/difference.ts';
import { oklabToHex } from '#domain/colour/oklab.ts';
import { type Cluster, clustersOf, nearest } from './clusters.ts';
import { histogramOf } from './colour-histogram.ts';
import { nameOfPhotographed } from './garment-colours.ts';
import type { WorkingImage } from './working-image.ts';

/** A ground and the accents that somebody would name. */
const COLOURS = 4;
const SMALLEST_ACCENT = 0.06;
/** OKLab chroma from which on a pixel shows its color rather than what is mixed into it. */
const SHOWS_COLOUR = 0.03;

/**
 * The colors of a patterned cloth, its ground first: each in its purest pixels. Between a blue flower and its white ground
 * most pixels are mixtures, which would make it silver and charcoal.
 * @param where 1 where the cloth has its pattern
 * @returns at most four, each with its part of the pattern
 */
export function coloursOfPattern(image: WorkingImage, where: Uint8Array): SeenColour[] {
  const clusters = withoutMixtures(clustersOf(histogramOf(image, Float32Array.from(where)), COLOURS));
  const [ground, ...accents] = clusters;
  if (ground === undefined) return [];

  const pure = clusters.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
  for (let at = 0; at < where.length; at++) {
    if (where[at] !== 1) continue;
    const pixel = { l: image.l[at] ?? 0, a: image.a[at] ?? 0, b: image.b[at] ?? 0 };
    const sum = pure[nearest(clusters, pixel.l, pixel.a, pixel.b)];
    if (sum === undefined) continue;
    const weight = sum === pure[0] ? awayFromAll(pixel, accents) : awayFromAll(pixel, [ground]);
    sum.l += weight * pixel.l;
    sum.a += weight * pixel.a;
    sum.b += weight * pixel.b;
    sum.weight += weight;
  }

  return namedOnce(
    clusters.map(({ share }, index) => {
      const { l = 0, a = 0, b = 0, weight = 0 } = pure[index] ?? {};
      const colour = weight > 0 ? { l: l / weight, a: a / weight, b: b / weight } : ground;

      return { name: nameOfPhotographed(cieLabOfOklab(colour)), hex: oklabToHex(colour), share };
    }),
  );
}

/** In OKLab: so near to the line between two others, a color is what lies between a flower and its ground. */
const ON_LINE = 0.03;
/** Parts of that line that are its ends. */
const ENDS = 0.15;

function withoutMixtures(clusters: readonly Cluster[]): Cluster[] {
  return clusters.filter(
    (one, index) =>
      index === 0 ||
      !clusters.some((from) =>
        clusters.some((to) => from !== one && to !== one && from !== to && liesBetween(one, from, to)),
      ),
  );
}

function liesBetween(one: Colour, from: Colour, to: Colour): boolean {
  const line = { l: to.l - from.l, a: to.a - from.a, b: to.b - from.b };
  const way = { l: one.l - from.l, a: one.a - from.a, b: one.b - from.b };
  const part =
    (way.l * line.l + way.a * line.a + way.b * line.b) / (line.l ** 2 + line.a ** 2 + line.b ** 2 || 1);
  const off = Math.hypot(way.l - part * line.l, way.a - part * line.a, way.b - part * line.b);

  return part > ENDS && part < 1 - ENDS && off < ON_LINE;
}

type Colour = Pick<Cluster, 'l' | 'a' | 'b'>;

/** The more a pixel differs from the others, and the more color it has, the less is mixed into it. */
function awayFromAll({ l, a, b }: Colour, others: readonly Colour[]): number {
  const nearestOther = others.reduce(
    (least, other) => Math.min(least, (other.l - l) ** 2 + (other.a - a) ** 2 + (other.b - b) ** 2),
    1,
  );

  return nearestOther ** 2 * (1 + (Math.hypot(a, b) / SHOWS_COLOUR) ** 2);
}

function namedOnce(colours: readonly SeenColour[]): SeenColour[] {
  const byName = new Map<string, SeenColour>();
  for (const colour of colours) {
    const known = byName.get(colour.name);
    byName.set(colour.name, { ...(known ?? colour), share: Math.min(1, (known?.share ?? 0) + colour.share) });
  }

  return [...byName.values()].filter(({ share }, index) => index === 0 || share >= SMALLEST_ACCENT);
}
