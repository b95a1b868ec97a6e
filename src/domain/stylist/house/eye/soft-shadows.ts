import { connectedParts } from './connected-parts.ts';
import { neighboursOf } from './neighbours.ts';
import type { Offsets } from './smooth-surface.ts';

/** A shadow takes lightness and next to no color, in OKLab; the more it takes, the more color goes with it. */
const DARKEST = -0.4;
const LIGHTEST = 0.03;
const COLOUR = { atLeast: 0.01, perDarkness: 0.06 };
/** From one pixel to the next: less than any edge. */
const SMOOTH = { l: 0.013, chroma: 0.008 };
/** So much of the line where a shadow begins is smooth; pale cloth is let in at a gap or two of its edge. */
const SMALLEST_SMOOTH_BORDER = 0.6;

/**
 * Lets the ground grow over its shadows: they fade in, and only darken, while clothes begin at an edge.
 * @param offsets from the ground's color
 * @param ground 1 where the ground is known to be
 */
export function withSoftShadows(offsets: Offsets, ground: Uint8Array, width: number): Uint8Array {
  const grown = Uint8Array.from(ground);
  const edge: number[] = [];
  for (let at = 0; at < grown.length; at++) if (grown[at] === 1) edge.push(at);

  // The list grows while it is read.
  for (let next = 0; next < edge.length; next++) {
    const at = edge[next] ?? 0;
    for (const neighbour of neighboursOf(at, width, grown.length)) {
      if (grown[neighbour] === 1 || !isShade(offsets, neighbour) || !isSmooth(offsets, at, neighbour))
        continue;
      grown[neighbour] = 1;
      edge.push(neighbour);
    }
  }

  const added = grown.map((value, at) => value - (ground[at] ?? 0));
  for (const { pixels } of connectedParts(added, width)) {
    if (smoothBorder(offsets, pixels, ground, width) >= SMALLEST_SMOOTH_BORDER) continue;
    for (const at of pixels) grown[at] = 0;
  }

  return grown;
}

function isShade({ l, a, b }: Offsets, at: number): boolean {
  const lighter = l[at] ?? 0;
  const chroma = Math.hypot(a[at] ?? 0, b[at] ?? 0);

  return (
    lighter > DARKEST &&
    lighter < LIGHTEST &&
    chroma < COLOUR.atLeast + COLOUR.perDarkness * Math.abs(lighter)
  );
}

function isSmooth({ l, a, b }: Offsets, one: number, other: number): boolean {
  return (
    Math.abs((l[one] ?? 0) - (l[other] ?? 0)) < SMOOTH.l &&
    Math.hypot((a[one] ?? 0) - (a[other] ?? 0), (b[one] ?? 0) - (b[other] ?? 0)) < SMOOTH.chroma
  );
}

/** Parts of the outline of a region. */
const FADING_OUTLINE = 0.2;

/** Whether a region goes over into the ground without an edge: clothes do not, however pale they are. */
export function fadesInto(image: Offsets, region: Uint8Array, ground: Uint8Array, width: number): boolean {
  let outline = 0;
  let border = 0;
  let smooth = 0;

  for (let at = 0; at < region.length; at++) {
    if (region[at] !== 1 || ground[at] === 1) continue;
    for (const neighbour of neighboursOf(at, width, ground.length)) {
      const isGround = ground[neighbour] === 1;
      if (region[neighbour] === 1 && !isGround) continue;
      outline++;
      if (!isGround) continue;
      border++;
      if (isSmooth(image, at, neighbour)) smooth++;
    }
  }

  return smooth >= SMALLEST_SMOOTH_BORDER * border && smooth >= FADING_OUTLINE * outline;
}

/** The part of the line between some pixels and the ground that is smooth. */
function smoothBorder(
  offsets: Offsets,
  pixels: readonly number[],
  ground: Uint8Array,
  width: number,
): number {
  let border = 0;
  let smooth = 0;

  for (const at of pixels) {
    for (const neighbour of neighboursOf(at, width, ground.length)) {
      if (ground[neighbour] !== 1) continue;
      border++;
      if (isSmooth(offsets, at, neighbour)) smooth++;
    }
  }

  return border === 0 ? 1 : smooth / border;
}
