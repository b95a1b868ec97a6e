import { boxBlur } from '#domain/cutout/box-blur.ts';
import type { SeenPattern } from './photo-features.ts';
import { type Across, eachBetween, lineness, ridgesOf, waysAcross } from './ridges.ts';
import type { WorkingImage } from './working-image.ts';

/**
 * The widths of stripe that are looked for: their step in parts of the photo's long side; the OKLab lightness by which cloth
 * has to alternate, which folds and knit mostly do not reach; and how many of the pixels around a place do so, in the mean
 * of four directions, where the cloth has a pattern. With less than a part of all cloth patterned it counts as plain,
 * whatever seams, buttons and buckles it has. The wider the step, the more folds there are.
 */
const SCALES = [
  { step: 1 / 160, alternates: 0.06, patterned: 0.1, cloth: 0.15 },
  { step: 1 / 80, alternates: 0.12, patterned: 0.12, cloth: 0.22 },
  { step: 1 / 40, alternates: 0.12, patterned: 0.17, cloth: 0.4 },
  { step: 1 / 20, alternates: 0.2, patterned: 0.2, cloth: 0.4 },
] as const;
/** Part of the photo's long side in which a place is looked at. */
const AROUND = 1 / 20;
/** Of what another width sees. */
const AS_MUCH = 0.75;
export interface PatternReading {
  pattern: SeenPattern;
  /** Part of the cloth that has a pattern, 0 to 1. */
  patternStrength: number;
  /** 1 where it has; nowhere when the cloth is plain. */
  patterned: Uint8Array;
}

/**
 * What pattern the cloth has, judged inside of it: a place has one where light and dark alternate all around. A hem, an
 * arm, a seam or the edge of a coat changes once, and does not.
 * @param image in the size of `MEASURE_SIZE` @param core 1 where cloth is, inside its outline
 */
export function patternOf(image: WorkingImage, core: Uint8Array): PatternReading {
  const size = Math.max(1, countOf(core));
  const looks = SCALES.map((scale) => lookAt(image, core, scale));
  const most = Math.max(...looks.map(({ seen }) => seen));
  // A wide step meets every second line of a narrow stripe and sees it slanting, so the narrowest that sees as much decides.
  const look = looks.find(({ seen, least }) => seen >= Math.max(AS_MUCH * most, least * size));
  if (look !== undefined)
    return {
      pattern: kindOf(image, core, look),
      patternStrength: look.seen / size,
      patterned: look.patterned,
    };

  return hasWideStripes(image, core)
    ? { pattern: 'stripe', patternStrength: 1, patterned: core }
    : { pattern: 'solid', patternStrength: most / size, patterned: new Uint8Array(core.length) };
}

/** The cloth at one width of stripe. */
interface Look {
  /** 1 where light and dark alternate all around. */
  patterned: Uint8Array;
  /** How many pixels that are. */
  seen: number;
  /** Part of all cloth that it takes for a pattern. */
  least: number;
  /** Across, down and aslant: see {@link waysAcross}. */
  ways: readonly Across[];
  /** In each of these, how many pixels alternate. */
  hits: readonly number[];
}

function lookAt(
  image: WorkingImage,
  core: Uint8Array,
  { step, alternates, patterned: around, cloth: least }: (typeof SCALES)[number],
): Look {
  const { width, height } = image;
  const long = Math.max(width, height);
  const ways = waysAcross(Math.max(1, Math.round(step * long)));
  const ridges = ways.map((way) => ridgesOf(image, core, way));
  const alternating = new Float32Array(core.length);
  for (const ridge of ridges)
    for (let at = 0; at < core.length; at++)
      if ((ridge[at] ?? 0) > alternates) alternating[at] = (alternating[at] ?? 0) + 1 / ways.length;
  const radius = Math.max(1, Math.round(AROUND * long));
  const density = boxBlur(alternating, width, height, radius);
  const cloth = boxBlur(Float32Array.from(core), width, height, radius);
  const patterned = core.map((value, at) =>
    value === 1 && (density[at] ?? 0) > around * (cloth[at] ?? 1) ? 1 : 0,
  );

  return {
    patterned,
    seen: countOf(patterned),
    least,
    ways,
    hits: ridges.map((ridge) =>
      countOf(patterned.map((value, at) => ((ridge[at] ?? 0) > alternates ? value : 0))),
    ),
  };
}

/** Lines all one way and hardly any across. */
const ONE_WAY = 3;
const LINES_OF_STRIPES = 0.65;
const LINES_OF_CHECKS = 0.58;
/** By how much more the lines of a check run down and across than aslant, and how near to it a print comes. */
const MORE_THAN_ASLANT = 0.15;
const AS_ASLANT = 0.06;

/** What cannot be told apart stays a pattern without a name. */
function kindOf(image: WorkingImage, core: Uint8Array, { patterned, ways, hits }: Look): SeenPattern {
  const [sideways = 0, down = 0, falling = 0, rising = 0] = hits;
  const [ofSideways = 0, ofDown = 0, ofFalling = 0, ofRising = 0] = ways.map((way) =>
    lineness(image, core, patterned, way),
  );
  const isOneWay = (hits: number, lines: number, across: number) =>
    hits > ONE_WAY * across && lines >= LINES_OF_STRIPES;
  if (
    isOneWay(sideways, ofSideways, down) ||
    isOneWay(down, ofDown, sideways) ||
    isOneWay(falling, ofFalling, rising) ||
    isOneWay(rising, ofRising, falling)
  )
    return 'stripe';

  const upright = Math.min(ofSideways, ofDown);
  const aslant = Math.max(ofFalling, ofRising);
  if (upright >= LINES_OF_CHECKS && upright >= aslant + MORE_THAN_ASLANT) return 'check';

  return upright <= aslant + AS_ASLANT ? 'print' : 'other';
}

/** In parts of the photo's long side. */
const WIDE = [1 / 40, 3 / 80, 9 / 160];
/** In OKLab with chroma counted twice, and parts of the cloth. */
const WIDE_CHANGE = 0.1;
const WIDE_CLOTH = 0.25;
const OVER_SIDEWAYS = 2;

/**
 * Bands across the body, too wide for the eye's own step: colors that come back. Folds and legs change sideways, so that
 * wide stripes downwards cannot be told from them.
 */
function hasWideStripes(image: WorkingImage, core: Uint8Array): boolean {
  const long = Math.max(image.width, image.height);

  return WIDE.some((part) => {
    const step = Math.max(2, Math.round(part * long));
    const down = partComingBack(image, core, { x: 0, y: step });

    return down >= WIDE_CLOTH && down >= OVER_SIDEWAYS * partComingBack(image, core, { x: step, y: 0 });
  });
}

function partComingBack(image: WorkingImage, core: Uint8Array, across: Across): number {
  const { l, a, b } = image;
  const offset = across.y * image.width + across.x;
  let seen = 0;
  let back = 0;

  eachBetween(image, core, across, (at) => {
    seen++;
    const change = (other: number): [number, number, number] => [
      (l[at] ?? 0) - (l[other] ?? 0),
      2 * ((a[at] ?? 0) - (a[other] ?? 0)),
      2 * ((b[at] ?? 0) - (b[other] ?? 0)),
    ];
    const [one, other] = [change(at - offset), change(at + offset)];
    const alike = one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
    if (alike > WIDE_CHANGE * Math.max(Math.hypot(...one), Math.hypot(...other))) back++;
  });

  return seen === 0 ? 0 : back / seen;
}

function countOf(mask: Uint8Array): number {
  let count = 0;
  for (const value of mask) count += value;

  return count;
}
