import { boxBlur } from '#domain/cutout/box-blur.ts';
import type { SeenPattern } from '#domain/photo/photo-features.ts';
import { type Across, eachBetween, hueRidgesOf, lineness, ridgesOf, spotsOf, waysAcross } from './ridges.ts';
import type { WorkingImage } from './working-image.ts';

/**
 * The widths of stripe that are looked for: their step in parts of the photo's long side; the OKLab lightness by which cloth
 * has to alternate, which folds and knit mostly do not reach; how many of the pixels around a place do so, in the mean
 * of four directions, where the cloth has a pattern; and the part of all cloth that is pattern enough by itself. The wider
 * the step, the more folds there are.
 */
const SCALES = [
  { step: 1 / 160, alternates: 0.06, around: 0.1, cloth: 0.2 },
  { step: 1 / 80, alternates: 0.12, around: 0.12, cloth: 0.3 },
  { step: 1 / 40, alternates: 0.12, around: 0.17, cloth: 0.4 },
  { step: 1 / 20, alternates: 0.2, around: 0.2, cloth: 0.4 },
] as const;
/** The same for spots, which no fold makes, and for hues, which no shade changes. */
const SPOTS = [
  { step: 1 / 160, alternates: 0.06, around: 0.02, cloth: 0.2 },
  { step: 3 / 320, alternates: 0.06, around: 0.02, cloth: 0.3 },
] as const;
const HUES = { step: 1 / 80, alternates: 0.02, around: 0.1, cloth: 0.3 };
/** Part of the photo's long side in which a place is looked at. */
const AROUND = 1 / 20;
/** Of what another width sees. */
const AS_MUCH = 0.75;
/** What all speak for together, in what would be enough alone; and around that, what the photo does not show clearly. */
const PATTERNED = 1.4;
const UNCLEAR = { from: 0.85, to: 3 };
/** Of what would be enough: with less light and dark, the kind is not seen. */
const KIND_SEEN = 0.5;
/** Half as strong an alternation, in this part of the cloth, may be a pattern too fine for the photo, or its weave. */
const WEAVE = { ...SCALES[0], alternates: SCALES[0].alternates / 2, cloth: 0.33 };

export interface PatternReading {
  pattern: SeenPattern;
  /** Whether the photo shows clearly that the cloth is plain, or that it is not. */
  isSure: boolean;
  /** Part of the cloth that has a pattern, 0 to 1. */
  patternStrength: number;
  /** 1 where it has; nowhere when the cloth is plain. */
  patterned: Uint8Array;
}

/**
 * What pattern the cloth has, judged inside of it: a place has one where light and dark alternate all around. A hem, an
 * arm, a seam or the edge of a coat changes once, and does not.
 * @param image in the size of `MEASURE_SIZE` @param core 1 where cloth is, inside its outline
 * @param sureness how likely each of its pixels is cloth: what the outline takes in of a street is patterned, too
 */
export function patternOf(
  image: WorkingImage,
  core: Uint8Array,
  sureness: Float32Array = Float32Array.from(core),
): PatternReading {
  const cloth = clothOf(image, core, sureness);
  const looks = SCALES.map((scale) => lookAt(cloth, scale));
  const besides = [...SPOTS.map((scale) => spotsIn(cloth, scale)), huesIn(cloth, HUES)];
  const evidence =
    Math.max(...looks.map(({ enough }) => enough)) + besides.reduce((sum, { enough }) => sum + enough, 0);
  const most = Math.max(...looks.map(({ seen }) => seen));
  // A wide step meets every second line of a narrow stripe and sees it slanting, so the narrowest that sees as much decides.
  const look = looks.find(({ seen }) => seen >= AS_MUCH * most);
  const strength = Math.min(1, Math.max(most, ...besides.map(({ seen }) => seen)) / cloth.size);
  if (evidence >= PATTERNED && look !== undefined)
    return {
      pattern: look.enough >= KIND_SEEN ? kindOf(cloth, look) : 'other',
      isSure: evidence >= UNCLEAR.to,
      patternStrength: strength,
      patterned: anyOf([look, ...besides]),
    };
  if (hasWideStripes(image, core))
    return { pattern: 'stripe', isSure: true, patternStrength: 1, patterned: core };

  return {
    pattern: 'solid',
    isSure: evidence < UNCLEAR.from && lookAt(cloth, WEAVE).enough < 1,
    patternStrength: strength,
    patterned: new Uint8Array(core.length),
  };
}

interface Cloth {
  image: WorkingImage;
  core: Uint8Array;
  /** How much each pixel of it counts, and all of them. */
  weight: Float32Array;
  size: number;
  /** Pixels around a place that are looked at, and how much of these is cloth. */
  radius: number;
  around: Float32Array;
}

function clothOf(image: WorkingImage, core: Uint8Array, sureness: Float32Array): Cloth {
  const { width, height } = image;
  const radius = Math.max(1, Math.round(AROUND * Math.max(width, height)));
  const sure = Float32Array.from(core, (value, at) => value * (sureness[at] ?? 0));
  const weight = sure.some((value) => value > 0) ? sure : Float32Array.from(core);
  const around = boxBlur(weight, width, height, radius);
  const size = weight.reduce((sum, value) => sum + value, 0) || 1;

  return { image, core, weight, size, radius, around };
}

interface Scale {
  step: number;
  alternates: number;
  around: number;
  cloth: number;
}

/** Where the cloth has a pattern. */
interface Places {
  where: Uint8Array;
  /** How much of the cloth that is, and that in what would be enough. */
  seen: number;
  enough: number;
}

/** @param density 0 to 1 a pixel: whether it alternates */
function placesOf(cloth: Cloth, density: Float32Array, scale: Scale): Places {
  const { image, core, radius, weight } = cloth;
  const weighed = new Float32Array(core.length);
  for (let at = 0; at < core.length; at++) weighed[at] = (density[at] ?? 0) * (weight[at] ?? 0);
  const blurred = boxBlur(weighed, image.width, image.height, radius);
  const where = new Uint8Array(core.length);
  let seen = 0;
  for (let at = 0; at < core.length; at++) {
    if (core[at] !== 1 || (blurred[at] ?? 0) <= scale.around * (cloth.around[at] ?? 1)) continue;
    where[at] = 1;
    seen += weight[at] ?? 0;
  }

  return { where, seen, enough: seen / (scale.cloth * cloth.size) };
}

function anyOf(places: readonly Places[]): Uint8Array {
  const any = new Uint8Array(places[0]?.where.length ?? 0);
  for (const { where } of places) for (let at = 0; at < any.length; at++) if (where[at] === 1) any[at] = 1;

  return any;
}

/** The cloth at one width of stripe. */
interface Look extends Places {
  /** Across, down and aslant: see {@link waysAcross}. */
  ways: readonly Across[];
  /** 1 at the pixels that alternate in each of these. */
  hitsOf(): Uint8Array[];
}

function lookAt(cloth: Cloth, scale: Scale): Look {
  const { image, core } = cloth;
  const ways = waysAcross(stepOf(image, scale));
  const ridges = ways.map((way) => ridgesOf(image, core, way));
  const places = placesOf(cloth, partAbove(ridges, scale.alternates), scale);

  return {
    ...places,
    ways,
    hitsOf: () =>
      ridges.map((ridge) =>
        places.where.map((value, at) => ((ridge[at] ?? 0) > scale.alternates ? value : 0)),
      ),
  };
}

function spotsIn(cloth: Cloth, scale: Scale): Places {
  const spots = spotsOf(cloth.image, cloth.core, stepOf(cloth.image, scale));

  return placesOf(cloth, partAbove([spots], scale.alternates), scale);
}

function huesIn(cloth: Cloth, scale: Scale): Places {
  const { image, core } = cloth;
  const ridges = waysAcross(stepOf(image, scale)).map((way) => hueRidgesOf(image, core, way));

  return placesOf(cloth, partAbove(ridges, scale.alternates), scale);
}

function stepOf({ width, height }: WorkingImage, { step }: Scale): number {
  return Math.max(1, Math.round(step * Math.max(width, height)));
}

/** In how many of the directions a pixel alternates, as a part of them. */
function partAbove(ridges: readonly Float32Array[], least: number): Float32Array {
  const part = new Float32Array(ridges[0]?.length ?? 0);
  for (const ridge of ridges)
    for (let at = 0; at < part.length; at++)
      if ((ridge[at] ?? 0) > least) part[at] = (part[at] ?? 0) + 1 / ridges.length;

  return part;
}

/** Lines all one way and hardly any across. */
const ONE_WAY = 3;
const LINES_OF_STRIPES = 0.65;
const LINES_OF_CHECKS = 0.58;
/** By how much more the lines of a check run down and across than aslant, and how near to it a print comes. */
const MORE_THAN_ASLANT = 0.15;
const AS_ASLANT = 0.06;

/** What cannot be told apart stays a pattern without a name. */
function kindOf(cloth: Cloth, { where, ways, hitsOf }: Look): SeenPattern {
  const { image, core } = cloth;
  const hits = hitsOf();
  const [sideways = 0, down = 0, falling = 0, rising = 0] = hits.map(countOf);
  const [ofSideways = 0, ofDown = 0, ofFalling = 0, ofRising = 0] = ways.map((way) =>
    lineness(image, core, where, way),
  );
  const isOneWay = (along: number, lines: number, across: number) =>
    along > ONE_WAY * across && lines >= LINES_OF_STRIPES;
  if (
    isOneWay(sideways, ofSideways, down) ||
    isOneWay(down, ofDown, sideways) ||
    isOneWay(falling, ofFalling, rising) ||
    isOneWay(rising, ofRising, falling)
  )
    return 'stripe';

  const upright = Math.min(ofSideways, ofDown);
  const aslant = Math.max(ofFalling, ofRising);
  if (upright >= LINES_OF_CHECKS && upright >= aslant + MORE_THAN_ASLANT)
    return together(cloth, hits) >= SAME_PLACES ? 'check' : 'other';

  return upright <= aslant + AS_ASLANT ? 'print' : 'other';
}

/** Of the lines down and across in a check; two striped garments have them in different places. */
const SAME_PLACES = 0.55;

/** Which part of the pixels that alternate sidewards lies where as many do downwards. */
function together({ image, radius }: Cloth, [sideways, down]: readonly Uint8Array[]): number {
  const [one, other] = [sideways, down].map((hits) => {
    const around = boxBlur(Float32Array.from(hits ?? []), image.width, image.height, radius);
    const all = around.reduce((sum, value) => sum + value, 0);

    return around.map((value) => value / (all || 1));
  });

  return one?.reduce((sum, value, at) => sum + Math.min(value, other?.[at] ?? 0), 0) ?? 0;
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
