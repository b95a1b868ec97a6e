import { type Cluster, clustersOf, squaredDistance, type WeightedPoints } from './clusters.ts';

/** Many, so that where they start does not matter. */
const STARTS = 24;
/** In OKLab: how far a point is felt. The shades of one cloth melt together, two cloths do not. */
const BANDWIDTH = 0.02;
/** What climbs to within this of another has climbed the same hill. */
const SAME_HILL = 0.025;
const MOST_STEPS = 30;
const SMALLEST_STEP = 0.0005;
/** In bandwidths squared, twice: farther points hardly count. */
const FARTHEST = 6;

/** The color of one cloth, with the clusters of its shades. */
interface Cloth extends Cluster {
  shades: Cluster[];
}

/**
 * The cloths in a picture: each is a hill in the density of its colors, light and shade its slopes. A threshold on the
 * distance of two clusters decides by a hair when the same photo comes in another size; where a hill has its top does
 * not change.
 * @param seen where colors are read; @param counted what the shares are parts of
 * @returns the cloths, with their shares
 * @see Comaniciu and Meer, "Mean Shift: A Robust Approach Toward Feature Space Analysis", IEEE Trans. PAMI 24(5) 2002
 */
export function clothsOf(seen: WeightedPoints, counted: WeightedPoints): Cluster[] {
  const hills: { top: Cluster; shades: Cluster[] }[] = [];

  for (const shade of clustersOf(seen, STARTS)) {
    const top = climbed(shade, seen);
    const known = hills.find((hill) => squaredDistance(hill.top, top.l, top.a, top.b) < SAME_HILL ** 2);
    if (known === undefined) hills.push({ top, shades: [shade] });
    else known.shades.push(shade);
  }

  return withShares(
    hills.map(({ shades }) => ({ ...shades.reduce(joined), shades })),
    counted,
  );
}

/** Up to the top of the hill: again and again to the mean of what is near, near points counting most. */
function climbed(start: Cluster, { l, a, b, weight }: WeightedPoints): Cluster {
  let top = start;

  for (let step = 0; step < MOST_STEPS; step++) {
    const sum = { l: 0, a: 0, b: 0, share: 0 };
    for (let at = 0; at < weight.length; at++) {
      const [pl, pa, pb] = [l[at] ?? 0, a[at] ?? 0, b[at] ?? 0];
      const far = squaredDistance(top, pl, pa, pb) / (2 * BANDWIDTH ** 2);
      if (far > FARTHEST) continue;
      const near = (weight[at] ?? 0) * Math.exp(-far);
      sum.l += near * pl;
      sum.a += near * pa;
      sum.b += near * pb;
      sum.share += near;
    }
    if (sum.share === 0) return top;

    const next = { l: sum.l / sum.share, a: sum.a / sum.share, b: sum.b / sum.share, share: start.share };
    const moved = squaredDistance(top, next.l, next.a, next.b);
    top = next;
    if (moved < SMALLEST_STEP ** 2) break;
  }

  return top;
}

/** Each point belongs to the cloth of its nearest shade. */
function withShares(cloths: readonly Cloth[], { l, a, b, weight }: WeightedPoints): Cluster[] {
  const total = weight.reduce((sum, value) => sum + value, 0);
  const shares = new Float64Array(cloths.length);

  for (let at = 0; at < weight.length; at++) {
    let nearest = 0;
    let smallest = Number.POSITIVE_INFINITY;
    for (const [index, { shades }] of cloths.entries()) {
      for (const shade of shades) {
        const distance = squaredDistance(shade, l[at] ?? 0, a[at] ?? 0, b[at] ?? 0);
        if (distance >= smallest) continue;
        smallest = distance;
        nearest = index;
      }
    }
    shares[nearest] = (shares[nearest] ?? 0) + (weight[at] ?? 0) / total;
  }

  return cloths
    .map((cloth, index) => ({ l: cloth.l, a: cloth.a, b: cloth.b, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0);
}

/** Two clusters as one: the mean of their colors by their shares. */
export function joined(first: Cluster, second: Cluster): Cluster {
  const share = first.share + second.share;
  const mix = (one: number, other: number) => (one * first.share + other * second.share) / share;

  return { l: mix(first.l, second.l), a: mix(first.a, second.a), b: mix(first.b, second.b), share };
}
