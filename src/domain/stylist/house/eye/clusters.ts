/** Points in OKLab with weights, as planes of equal length. */
export interface WeightedPoints {
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
  weight: Float32Array;
}

export interface Cluster {
  l: number;
  a: number;
  b: number;
  /** Part of all weight, 0 to 1. */
  share: number;
}

/** Shade changes lightness more than color, so a step in lightness counts less. */
const LIGHTNESS_WEIGHT = 0.8;
const ROUNDS = 12;

/**
 * Weighted k-means in OKLab (Lloyd 1982). The seeds are chosen without chance: the weighted mean first,
 * then always the point whose weight times squared distance to the seeds is largest (after Katsavounidis
 * et al. 1994), so the same picture gives the same clusters. Returns at most `count`, largest first.
 */
export function clustersOf(points: WeightedPoints, count: number): Cluster[] {
  const { l, a, b, weight } = points;
  const size = weight.length;
  const total = weight.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return [];

  let clusters = seedsOf(points, count);

  for (let round = 0; round < ROUNDS; round++) {
    const sums = clusters.map(() => ({ l: 0, a: 0, b: 0, share: 0 }));

    for (let at = 0; at < size; at++) {
      const w = weight[at] ?? 0;
      if (w === 0) continue;

      const pl = l[at] ?? 0;
      const pa = a[at] ?? 0;
      const pb = b[at] ?? 0;
      const sum = sums[nearest(clusters, pl, pa, pb)];
      if (sum === undefined) continue;

      sum.l += w * pl;
      sum.a += w * pa;
      sum.b += w * pb;
      sum.share += w;
    }

    clusters = sums
      .filter((sum) => sum.share > 0)
      .map((sum) => ({
        l: sum.l / sum.share,
        a: sum.a / sum.share,
        b: sum.b / sum.share,
        share: sum.share / total,
      }));
  }

  return clusters.sort((first, second) => second.share - first.share);
}

/** The index of the nearest cluster. */
export function nearest(clusters: readonly Cluster[], l: number, a: number, b: number): number {
  let best = 0;
  let smallest = Number.POSITIVE_INFINITY;

  for (let index = 0; index < clusters.length; index++) {
    const distance = squaredDistance(clusters[index], l, a, b);
    if (distance < smallest) {
      smallest = distance;
      best = index;
    }
  }

  return best;
}

/** The square of the distance in OKLab with lightness weighed down. */
export function squaredDistance(cluster: Cluster | undefined, l: number, a: number, b: number): number {
  if (cluster === undefined) return Number.POSITIVE_INFINITY;
  const dl = (cluster.l - l) * LIGHTNESS_WEIGHT;
  const da = cluster.a - a;
  const db = cluster.b - b;

  return dl * dl + da * da + db * db;
}

function seedsOf({ l, a, b, weight }: WeightedPoints, count: number): Cluster[] {
  const seeds: Cluster[] = [meanOf({ l, a, b, weight })];
  const away = new Float32Array(weight.length).fill(Number.POSITIVE_INFINITY);

  while (seeds.length < count) {
    let farthest = -1;
    let largest = 0;

    for (let at = 0; at < weight.length; at++) {
      const distance = squaredDistance(seeds.at(-1), l[at] ?? 0, a[at] ?? 0, b[at] ?? 0);
      const smallest = Math.min(away[at] ?? 0, distance);
      away[at] = smallest;

      const claim = smallest * (weight[at] ?? 0);
      if (claim > largest) {
        largest = claim;
        farthest = at;
      }
    }

    if (farthest < 0) break;
    seeds.push({ l: l[farthest] ?? 0, a: a[farthest] ?? 0, b: b[farthest] ?? 0, share: 0 });
  }

  return seeds;
}

function meanOf({ l, a, b, weight }: WeightedPoints): Cluster {
  const mean = { l: 0, a: 0, b: 0, share: 0 };

  for (let at = 0; at < weight.length; at++) {
    const w = weight[at] ?? 0;
    mean.l += w * (l[at] ?? 0);
    mean.a += w * (a[at] ?? 0);
    mean.b += w * (b[at] ?? 0);
    mean.share += w;
  }

  return { l: mean.l / mean.share, a: mean.a / mean.share, b: mean.b / mean.share, share: 1 };
}
