import { boxBlur } from '#domain/cutout/box-blur.ts';
import { cutOut } from '#domain/cutout/cut-out.ts';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import { connectedParts } from './connected-parts.ts';
import { evenGroundOf } from './even-ground.ts';
import { figureOn } from './figure.ts';
import { garmentColours } from './garment-colours.ts';
import { garmentEvidence } from './garment-evidence.ts';
import { withoutRim } from './garment-weights.ts';
import { gradientsOf } from './gradients.ts';
import { groundOf } from './ground.ts';
import { lyingFigure } from './lying-figure.ts';
import { patternOf } from './pattern.ts';
import { keptBesidesSeenPerson } from './person.ts';
import { standingFigure } from './standing-figure.ts';
import { enlarged, type RgbImage, reduced, toDetailedImage, type WorkingImage } from './working-image.ts';

/** Where somebody tapped, in parts of the photo's width and height, and whether that is of the garment. */
export interface Tap {
  x: number;
  y: number;
  belongs: boolean;
}

/** `cut`: its outline is trusted; `crop`: only where it is; `nothing`: no garment stands out. */
export type CutKind = 'cut' | 'crop' | 'nothing';

export interface CutGarment extends Pick<PhotoFeatures, 'colours' | 'pattern'> {
  kind: CutKind;
  /** 0 to 1. */
  trust: number;
  /** By somebody in the photo, whose head is above it. */
  isWorn: boolean;
  width: number;
  height: number;
  /** One a pixel: 1 is garment. */
  mask: Uint8Array<ArrayBuffer>;
  /** Around the mask, in parts of the photo. */
  box: { left: number; top: number; right: number; bottom: number };
}

const TRUSTED = 0.6;
const SPECK = 0.003;
const SMALLEST_AREA = 0.02;
const LARGEST_AREA = 0.9;
/** In OKLab, on both sides of the outline: below the first there is none, from the second on it is clear. */
const NO_CONTRAST = 0.025;
const CLEAR_CONTRAST = 0.1;
/** Pixels, of those in which clothes are looked for. */
const BESIDE_OUTLINE = 2;
/** An outline on a busy ground is off more often than its agreement says. */
const ON_BUSY_GROUND = 0.8;
/** Where two garments lie beside each other, somebody has to say which is meant. */
const SEVERAL = 0.5;
const PART_OF_LARGEST = 0.25;
/** In OKLab: shoes are two of one color. */
const OTHER_COLOR = 0.1;
const AT_FIRST = { in: 0.8, out: 0.2 };
/** Pixels beside an outline that was found on half of them in which it may still move, and what is beyond. */
const OUTLINE = 6;
const FAR = { in: 0.99, out: 0.01 };
const TAP_RADIUS = 0.02;
const AROUND_TAP = 0.99;
/** In OKLab: folds and soft shadows of one cloth. */
const LIKE_TAP = 0.07;
const LITTER = 0.03;
const LARGEST_HOLE = 0.004;

/**
 * The garment of a photo with its outline, for clothes that lie flat or hang; of a worn one only where it is, without the
 * head. What was tapped is certain, and with a tap the outline is the person's: it is trusted.
 */
export function cutGarment(image: RgbImage, taps: readonly Tap[] = []): CutGarment {
  const detailed = toDetailedImage(image);
  const working = reduced(detailed);
  const ground = evenGroundOf(working);
  const seen =
    ground === null
      ? standingFigure(working, garmentEvidence(working, groundOf(working)))
      : figureOn(ground, working);
  const standing = personIn(working, seen);
  const lying = ground === null && standing === null ? lyingFigure(working) : null;
  // Who leans against something or sits is seen in what lies.
  const person = standing ?? (lying && personIn(working, lying.figure));
  const atFirst = enlarged(lying?.figure ?? seen, working, detailed);
  const belief = lying === null ? beliefIn(atFirst) : beliefBeside(atFirst, detailed);
  putTaps(belief, taps, detailed);
  const isThere = belief.some((value) => value > 0.5);
  const cut = tidied(
    isThere ? cutOut(detailed, { belief }) : new Uint8Array(belief.length),
    detailed,
    belief,
  );

  const kept = person === null ? null : enlarged(person, working, detailed);
  const mask = kept === null ? cut : cut.map((value, at) => ((kept[at] ?? 1) > 0 ? value : 0));
  const contrast = contrastOf(working, halved(cut, detailed, working));
  const trust =
    agreementOf(atFirst, cut) *
    (lying === null ? 1 : agreementOf(lying.figure, lying.other)) *
    awayFromFrame(cut, detailed) *
    Math.min(1, contrast / CLEAR_CONTRAST) *
    (ground === null ? ON_BUSY_GROUND * wholeness(cut, detailed) : 1) *
    (isSeveral(cut, detailed) ? SEVERAL : 1);
  const isWorn = person !== null;
  const kind = kindOf({ mask, contrast, trust, isWorn, isTapped: taps.length > 0 });

  return {
    kind,
    trust,
    isWorn,
    ...seenIn(detailed, mask),
    mask,
    ...sizeOf(detailed),
    box: boxOf(mask, detailed),
  };
}

const beliefIn = (mask: Uint8Array): Float32Array =>
  Float32Array.from(mask, (value) => (value === 1 ? AT_FIRST.in : AT_FIRST.out));

/** Open near the outline only: what is far from it was decided on fewer pixels. */
function beliefBeside(mask: Uint8Array, { width, height }: WorkingImage): Float32Array {
  const near = boxBlur(Float32Array.from(mask), width, height, OUTLINE);
  return beliefIn(mask).map((value, at) => {
    const share = near[at] ?? 0;
    return share <= 0 ? FAR.out : share >= 1 ? FAR.in : value;
  });
}

function kindOf(found: {
  mask: Uint8Array;
  contrast: number;
  trust: number;
  isWorn: boolean;
  isTapped: boolean;
}): CutKind {
  const { mask, contrast, trust, isWorn, isTapped } = found;
  const area = partOf(mask);
  if (area < SPECK) return 'nothing';
  if (isTapped) return 'cut';
  if (area < SMALLEST_AREA || contrast < NO_CONTRAST) return 'nothing';

  return trust >= TRUSTED && area <= LARGEST_AREA && !isWorn ? 'cut' : 'crop';
}

/** The share of what is no person, where somebody wears it. Clothes in the colors of skin that lie flat have no head. */
function personIn(image: WorkingImage, found: Uint8Array): Float32Array | null {
  const kept = keptBesidesSeenPerson(image, found);
  return kept?.some((value) => value > 0) ? kept : null;
}

/** Around a tap all is certain; what hangs together with it in its color is nearly so. */
function putTaps(belief: Float32Array, taps: readonly Tap[], image: WorkingImage): void {
  const { width, height } = image;
  const radius = Math.max(1, TAP_RADIUS * Math.max(width, height));
  for (const tap of taps) {
    const x = Math.min(width - 1, Math.floor(tap.x * width));
    const y = Math.min(height - 1, Math.floor(tap.y * height));
    for (const at of likeAround(image, y * width + x))
      if (belief[at] !== 0 && belief[at] !== 1) belief[at] = tap.belongs ? AROUND_TAP : 1 - AROUND_TAP;
  }
  for (const tap of taps) {
    for (let at = 0; at < belief.length; at++) {
      const distance = Math.hypot((at % width) - tap.x * width, Math.floor(at / width) - tap.y * height);
      if (distance <= radius) belief[at] = tap.belongs ? 1 : 0;
    }
  }
}

/** The pixels of one color that hang together with one. */
function likeAround({ width, l, a, b }: WorkingImage, start: number): number[] {
  const isLike = (at: number) =>
    Math.hypot(
      (l[at] ?? 0) - (l[start] ?? 0),
      (a[at] ?? 0) - (a[start] ?? 0),
      (b[at] ?? 0) - (b[start] ?? 0),
    ) < LIKE_TAP;
  const like = Uint8Array.from(l, (_, at) => (isLike(at) ? 1 : 0));
  return connectedParts(like, width).find(({ pixels }) => pixels.includes(start))?.pixels ?? [];
}

/** Without specks beside it and pinholes in it, but with what was tapped. */
function tidied(
  mask: Uint8Array<ArrayBuffer>,
  { width }: WorkingImage,
  belief: Float32Array,
): Uint8Array<ArrayBuffer> {
  const tidy = Uint8Array.from(mask);
  const parts = connectedParts(mask, width);
  const largest = parts[0]?.pixels.length ?? 0;
  for (const { pixels } of parts) {
    if (pixels.length < LITTER * largest && !pixels.some((at) => belief[at] === 1))
      for (const at of pixels) tidy[at] = 0;
  }
  const holes = connectedParts(
    mask.map((value) => 1 - value),
    width,
  );
  for (const { pixels } of holes) {
    if (pixels.length < LARGEST_HOLE * largest && !pixels.some((at) => belief[at] === 0))
      for (const at of pixels) tidy[at] = 1;
  }

  return tidy;
}

/** Which part of it is one thing. */
function wholeness(mask: Uint8Array, { width }: WorkingImage): number {
  const [largest] = connectedParts(mask, width);

  return (largest?.pixels.length ?? 0) / Math.max(1, partOf(mask) * mask.length);
}

/** Whether two large parts hang together nowhere and have other colors. */
function isSeveral(mask: Uint8Array, { width, l, a, b }: WorkingImage): boolean {
  const [first, second] = connectedParts(mask, width);
  if (!first || !second || second.pixels.length < PART_OF_LARGEST * first.pixels.length) return false;

  const meanOf = (plane: Float32Array, { pixels }: { pixels: readonly number[] }) =>
    pixels.reduce((sum, at) => sum + (plane[at] ?? 0), 0) / pixels.length;
  const apart = [l, a, b].map((plane) => meanOf(plane, first) - meanOf(plane, second));
  return Math.hypot(...apart) > OTHER_COLOR;
}

/** Intersection over union. */
function agreementOf(one: Uint8Array, other: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let at = 0; at < one.length; at++) {
    if (one[at] === 1 && other[at] === 1) both++;
    if (one[at] === 1 || other[at] === 1) either++;
  }

  return either === 0 ? 0 : both / either;
}

/** 1 where the garment touches no side of the photo, 0 where it takes a third of the frame. */
function awayFromFrame(mask: Uint8Array, { width, height }: WorkingImage): number {
  let touching = 0;
  for (let x = 0; x < width; x++) touching += (mask[x] ?? 0) + (mask[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++) touching += (mask[y * width] ?? 0) + (mask[y * width + width - 1] ?? 0);

  return Math.max(0, 1 - (3 * touching) / (2 * (width + height)));
}

/** How far the colors on both sides of the outline are apart, on average, in OKLab; half of the pixels each way tell it. */
function contrastOf({ width, height, l, a, b }: WorkingImage, mask: Uint8Array): number {
  const blur = (plane: Float32Array) => boxBlur(plane, width, height, BESIDE_OUTLINE);
  const inside = blur(Float32Array.from(mask));
  const channels = [l, a, b].map((plane) => ({
    all: blur(plane),
    within: blur(plane.map((value, at) => value * (mask[at] ?? 0))),
  }));
  let sum = 0;
  let count = 0;
  for (let at = 0; at < mask.length; at++) {
    const part = inside[at] ?? 0;
    if (Math.min(part, 1 - part) < 0.3) continue;
    let squared = 0;
    for (const { all, within } of channels) {
      const own = within[at] ?? 0;
      squared += (own / part - ((all[at] ?? 0) - own) / (1 - part)) ** 2;
    }
    sum += Math.sqrt(squared);
    count++;
  }

  return count === 0 ? 0 : sum / count;
}

/** A mask in the size in which clothes are looked for. */
function halved(mask: Uint8Array, from: WorkingImage, to: WorkingImage): Uint8Array {
  if (mask.length === to.l.length) return mask;
  const step = from.width / to.width;

  return Uint8Array.from(to.l, (_, at) => {
    const row = Math.floor(Math.floor(at / to.width) * step);
    return mask[Math.min(from.height - 1, row) * from.width + Math.floor((at % to.width) * step)] ?? 0;
  });
}

function seenIn(detailed: WorkingImage, mask: Uint8Array): Pick<CutGarment, 'colours' | 'pattern'> {
  const inner = withoutRim(withoutRim(mask, detailed.width), detailed.width);
  const core = inner.includes(1) ? inner : mask;

  return {
    colours: garmentColours(detailed, Float32Array.from(core), gradientsOf(detailed)),
    pattern: patternOf(detailed, core).pattern,
  };
}

function boxOf(mask: Uint8Array, { width, height }: WorkingImage): CutGarment['box'] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] !== 1) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (right === 0) return { left: 0, top: 0, right: 1, bottom: 1 };

  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height };
}

const sizeOf = ({ width, height }: WorkingImage) => ({ width, height });

function partOf(mask: Uint8Array): number {
  return mask.reduce((sum, value) => sum + value, 0) / mask.length;
}
