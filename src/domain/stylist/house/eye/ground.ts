import { type Cluster, clustersOf, nearest } from './clusters.ts';
import type { WorkingImage } from './working-image.ts';

/** What the frame of the photo says about the ground behind the clothes. */
export interface Ground {
  /** 1 on border pixels that are ground, else 0. */
  seeds: Uint8Array;
  /** The ground's colors. */
  colours: Cluster[];
}

const RING_PIXELS = 2;
const BORDER_COLOURS = 5;
/** A border color that stands this far on one side alone, away from its ends, is a garment cut by the frame. */
const ONE_SIDED = 0.9;
const CORNER = 0.12;

/**
 * Takes the border for ground, except where a color touches one side only and not that side's corners:
 * legs or a hem that run out of the photo.
 */
export function groundOf(image: WorkingImage): Ground {
  const ring = ringOf(image);
  const gather = (plane: Float32Array) => Float32Array.from(ring, (at) => plane[at] ?? 0);
  const l = gather(image.l);
  const a = gather(image.a);
  const b = gather(image.b);
  const clusters = clustersOf({ l, a, b, weight: new Float32Array(ring.length).fill(1) }, BORDER_COLOURS);
  const memberships = ring.map((_, index) => nearest(clusters, l[index] ?? 0, a[index] ?? 0, b[index] ?? 0));
  const isGround = clusters.map(
    (_, cluster) =>
      !isCutOff(
        image,
        ring.filter((__, index) => memberships[index] === cluster),
      ),
  );
  const seeds = new Uint8Array(image.width * image.height);

  for (const [index, at] of ring.entries()) {
    if (isGround[memberships[index] ?? 0]) seeds[at] = 1;
  }

  return { seeds, colours: clusters.filter((_, cluster) => isGround[cluster]) };
}

function ringOf({ width, height }: WorkingImage): number[] {
  const ring: number[] = [];

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inward = Math.min(x, y, width - 1 - x, height - 1 - y);
      if (inward < RING_PIXELS) ring.push(y * width + x);
    }
  }

  return ring;
}

const NO_SIDE = { top: 0, bottom: 0, left: 0, right: 0 };

function isCutOff({ width, height }: WorkingImage, members: readonly number[]): boolean {
  const perSide = { ...NO_SIDE };
  let inCorners = 0;

  for (const at of members) {
    const x = at % width;
    const y = Math.floor(at / width);
    const side = sideOf(x, y, { width, height });
    perSide[side]++;

    const along = side === 'top' || side === 'bottom' ? x / width : y / height;
    if (along < CORNER || along > 1 - CORNER) inCorners++;
  }

  const most = Math.max(...Object.values(perSide));

  return most >= ONE_SIDED * members.length && inCorners <= (1 - ONE_SIDED) * members.length;
}

function sideOf(x: number, y: number, size: { width: number; height: number }): keyof typeof NO_SIDE {
  if (y < RING_PIXELS) return 'top';
  if (y >= size.height - RING_PIXELS) return 'bottom';

  return x < size.width / 2 ? 'left' : 'right';
}
