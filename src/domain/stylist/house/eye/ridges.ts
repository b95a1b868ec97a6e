import type { WorkingImage } from './working-image.ts';

/** A step to both sides of a pixel, across what may be a stripe. */
export interface Across {
  x: number;
  y: number;
}

/** Part of a step that a slanting one goes sidewards, so that it is as long. */
const SLANTED = Math.SQRT1_2;

/** Across, down, and the two slanting ways between, each about `step` pixels long. */
export function waysAcross(step: number): readonly [Across, Across, Across, Across] {
  const slanted = Math.max(1, Math.round(SLANTED * step));

  return [
    { x: step, y: 0 },
    { x: 0, y: step },
    { x: slanted, y: slanted },
    { x: slanted, y: -slanted },
  ];
}

/**
 * How far each pixel is lighter than what is on both sides of it, or darker: nothing at a hem, a seam or an edge, where only
 * one side differs, and nothing on a strap between two garments, which differs from both, but not by the same. In OKLab
 * lightness, at least 0; 0 where a side is outside.
 * @param inside 1 where cloth is
 */
export function ridgesOf(image: WorkingImage, inside: Uint8Array, across: Across): Float32Array {
  const { l } = image;
  const offset = offsetOf(across, image.width);
  const ridges = new Float32Array(l.length);
  eachBetween(image, inside, across, (at) => {
    const middle = l[at] ?? 0;
    ridges[at] = ridgeOf(middle - (l[at + offset] ?? 0), middle - (l[at - offset] ?? 0));
  });

  return ridges;
}

/** What is lighter, or darker, than the cloth all around it: a dot or a flower is, a fold and a seam are not. */
export function spotsOf(image: WorkingImage, inside: Uint8Array, step: number): Float32Array {
  const spots = new Float32Array(inside.length).fill(1);
  for (const way of waysAcross(step)) {
    const ridges = ridgesOf(image, inside, way);
    for (let at = 0; at < spots.length; at++) spots[at] = Math.min(spots[at] ?? 0, ridges[at] ?? 0);
  }

  return spots;
}

/** Cosine of the angle between the two changes of color. */
const SAME_WAY = 0.5;

/**
 * How far each pixel's chroma differs from that on both of its sides by more than light and shade can make it: they scale
 * all of a color alike, so that what a side would have in the pixel's light is compared. In OKLab, at least 0.
 */
export function hueRidgesOf(image: WorkingImage, inside: Uint8Array, across: Across): Float32Array {
  const { l, a, b } = image;
  const offset = offsetOf(across, image.width);
  const ridges = new Float32Array(l.length);
  const beyondShade = (at: number, side: number): [number, number] => {
    const light = (l[side] ?? 0) / Math.max(DARKEST, l[at] ?? 0);

    return [(a[side] ?? 0) - light * (a[at] ?? 0), (b[side] ?? 0) - light * (b[at] ?? 0)];
  };
  eachBetween(image, inside, across, (at) => {
    const [one, other] = [beyondShade(at, at - offset), beyondShade(at, at + offset)];
    const [far, near] = [Math.hypot(...one), Math.hypot(...other)];
    const along = one[0] * other[0] + one[1] * other[1];
    if (along >= SAME_WAY * far * near) ridges[at] = ridgeOf(far, near);
  });

  return ridges;
}

const DARKEST = 0.001;

/** By so much more may one side differ than the other: on both sides of a stripe there is the same cloth. */
const ALIKE = 3;

function ridgeOf(one: number, other: number): number {
  if (one * other <= 0) return 0;
  const [less, more] = [Math.min(Math.abs(one), Math.abs(other)), Math.max(Math.abs(one), Math.abs(other))];

  return more <= ALIKE * less ? less : 0;
}

function offsetOf({ x, y }: Across, width: number): number {
  return y * width + x;
}

/** For each pixel that is inside with both of its sides. */
export function eachBetween(
  { width, height }: WorkingImage,
  inside: Uint8Array,
  across: Across,
  see: (at: number) => void,
): void {
  const offset = offsetOf(across, width);
  const [asideX, asideY] = [Math.abs(across.x), Math.abs(across.y)];
  for (let y = asideY; y < height - asideY; y++) {
    for (let x = asideX; x < width - asideX; x++) {
      const at = y * width + x;
      if (inside[at] === 1 && inside[at + offset] === 1 && inside[at - offset] === 1) see(at);
    }
  }
}

/** Steps on each side that are averaged along a line. */
const HALF_LINE = 2.5;
/** Degrees by which cloth hangs aslant. */
const TILTS = [-20, -10, 0, 10, 20];

/**
 * Part of the ridges that is left when the picture is averaged along a line across each of them: nearly all where the
 * ridges are the lines of a stripe or a check, less than half where they are spots, leaves and letters.
 * @param where 1 at the pixels that count
 */
export function lineness(image: WorkingImage, inside: Uint8Array, where: Uint8Array, across: Across): number {
  let all = 0;
  for (const [at, ridge] of ridgesOf(image, inside, across).entries()) all += ridge * (where[at] ?? 0);
  if (all === 0) return 0;

  const kept = TILTS.map((tilt) => lineEnergy(image, inside, where, across, tilt) / all);

  return Math.min(1, Math.max(...kept));
}

function lineEnergy(
  image: WorkingImage,
  inside: Uint8Array,
  where: Uint8Array,
  across: Across,
  tilt: number,
): number {
  const along = Math.atan2(across.y, across.x) + Math.PI / 2 + (tilt * Math.PI) / 180;
  const half = Math.round(HALF_LINE * Math.hypot(across.x, across.y));
  const line: Across[] = [];
  for (let step = -half; step <= half; step++)
    line.push({ x: Math.round(step * Math.cos(along)), y: Math.round(step * Math.sin(along)) });
  const averaged = averagedAlong(image, inside, line);
  let energy = 0;
  for (const [at, ridge] of ridgesOf(averaged, inside, across).entries()) energy += ridge * (where[at] ?? 0);

  return energy;
}

function averagedAlong(image: WorkingImage, inside: Uint8Array, line: readonly Across[]): WorkingImage {
  const { l, width } = image;
  const averaged = new Float32Array(l.length);
  const asides = Int32Array.from(line, ({ x }) => x);
  const offsets = Int32Array.from(line, (step) => offsetOf(step, width));

  for (let at = 0; at < l.length; at++) {
    if (inside[at] !== 1) continue;
    const column = at % width;
    let sum = 0;
    let count = 0;
    for (let step = 0; step < offsets.length; step++) {
      const place = at + (offsets[step] ?? 0);
      const x = column + (asides[step] ?? 0);
      if (x < 0 || x >= width || inside[place] !== 1) continue;
      sum += l[place] ?? 0;
      count++;
    }
    averaged[at] = sum / count;
  }

  return { ...image, l: averaged };
}
