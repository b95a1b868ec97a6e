import { closed } from './closed.ts';
import { connectedParts } from './connected-parts.ts';
import { growRegion, type Region } from './grow-region.ts';
import { addPiecesInShade, shadeOf } from './other-light.ts';
import { fadesInto } from './soft-shadows.ts';
import { isTextured } from './textured.ts';
import type { WorkingImage } from './working-image.ts';

/** Pixels of the frame that are looked at, from its edge inwards. */
const RING = 3;
/** Wall, floor, and each again where a shadow with a hard edge lies on it. */
const MOST_REGIONS = 8;
/** Parts of the frame. A smaller region is not looked at; more than so many large ones are not an even ground. */
const SMALLEST_REGION = 0.02;
const LARGE_REGION = 0.05;
const MOST_LARGE_REGIONS = 4;
/** With so much of the frame explained, what is left of it belongs to the clothes, but for corners and shadows. */
const ENOUGH_OF_FRAME = 0.8;
const LEAST_OF_FRAME = 0.5;
const LARGEST_REST = 0.25;
const LARGEST_REST_AT_CORNERS = 0.06;

/** A ground of few colors. */
export interface EvenGround {
  /** 1 where it is. */
  pixels: Uint8Array;
  /** Whether it is of several surfaces, as wall and floor are, or sky and street: then other things stand there too. */
  isRoom: boolean;
}

/**
 * The ground behind the clothes, where it is of a few regions whose colors change smoothly: a wall, a sheet, a studio
 * with a floor. Each region is fitted to the part of the frame that is still unexplained and grown inwards.
 * @returns null when much of the frame cannot be explained so, or much besides one figure
 *   stands on it: leaves, a street, a furnished room
 */
export function evenGroundOf(image: WorkingImage): EvenGround | null {
  if (isTextured(image)) return null;

  const ring = ringOf(image);
  const ground = new Uint8Array(image.l.length);
  const clothes = new Uint8Array(image.l.length);
  const tooSmall = new Uint8Array(image.l.length);
  const known: Region[] = [];
  let waiting: Region[] = [];
  const partOfRing = (pixels: readonly number[]) => pixels.length / ring.length;
  const inGround = () => ring.filter((at) => ground[at] === 1);
  const unexplained = () => ring.filter((at) => ground[at] === 0 && clothes[at] === 0);
  let largeRegions = 0;

  for (let count = 0; count < MOST_REGIONS; count++) {
    const isEnough = partOfRing(inGround()) >= ENOUGH_OF_FRAME;
    const rest = unexplained().filter((at) => tooSmall[at] === 0);
    if (rest.length < SMALLEST_REGION * ring.length) break;
    const region = growRegion(image, rest);
    const onRing = rest.filter((at) => region.pixels[at] === 1);
    if (onRing.length === 0) break;
    if (partOfRing(onRing) < SMALLEST_REGION) {
      for (const at of onRing) tooSmall[at] = 1;
      continue;
    }

    const isBehind = liesBehind(onRing, image);
    const isBeside = !reachesMiddle(region.pixels, image.width);
    const isGround = isEnough ? isBehind && isBeside : isBehind || isBeside;
    add(region.pixels, isGround ? ground : clothes);
    if (isGround && partOfRing(onRing) > LARGE_REGION) largeRegions++;
    if (isGround) known.push(region);
    else waiting.push(region);

    // A shadow with a hard edge may run through the photo as clothes would; but it darkens a ground, and nothing else.
    waiting = waiting.filter((one) => {
      const isShade = known.some(({ surface }) => shadeOf(image, one.pixels, surface) !== null);
      if (!isShade && !fadesInto(image, one.pixels, ground, image.width)) return true;
      add(one.pixels, ground);
      known.push(one);
      return false;
    });
  }
  addPiecesInShade(image, known, ground);

  const rest = unexplained();
  const isEven =
    largeRegions <= MOST_LARGE_REGIONS &&
    partOfRing(inGround()) >= LEAST_OF_FRAME &&
    partOfRing(rest) <= LARGEST_REST &&
    partOfRing(rest.filter((at) => isNearCorner(at, image))) <= LARGEST_REST_AT_CORNERS;

  if (!isEven) return null;
  const isOfSurfaces = isRoom(image, known, ring);

  return isCluttered(ground, image, isOfSurfaces) ? null : { pixels: ground, isRoom: isOfSurfaces };
}

/** Two large surfaces, of which one is not the other in a shadow. */
function isRoom(image: WorkingImage, regions: readonly Region[], ring: readonly number[]): boolean {
  const large = regions.filter(
    ({ pixels }) => ring.filter((at) => pixels[at] === 1).length > LARGE_REGION * ring.length,
  );

  return large.some((lit, index) =>
    large.slice(index + 1).some(({ pixels }) => shadeOf(image, pixels, lit.surface) === null),
  );
}

function add(pixels: Uint8Array, into: Uint8Array): void {
  for (let at = 0; at < pixels.length; at++) if (pixels[at] === 1) into[at] = 1;
}

function ringOf({ width, height }: WorkingImage): number[] {
  const ring: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.min(x, y, width - 1 - x, height - 1 - y) < RING) ring.push(y * width + x);
    }
  }

  return ring;
}

/** A ground runs around a corner of the frame; clothes that run out of the photo leave it on one side, or on two opposite. */
const PART_ON_SIDE = 0.08;
const CORNER = 0.06;
/** From the middle of the upper or lower side: where clothes run out of the photo there. */
const MIDDLE = 0.15;

/** Whether what touches the frame so is behind the clothes. */
function liesBehind(onRing: readonly number[], { width, height }: WorkingImage): boolean {
  let [top, bottom, left, right, inMiddle, inCorners] = [0, 0, 0, 0, 0, 0];

  for (const at of onRing) {
    const x = at % width;
    const y = Math.floor(at / width);
    const fromMiddle = Math.abs(x / width - 0.5);
    if (y < RING) top++;
    else if (y >= height - RING) bottom++;
    else if (x < width / 2) left++;
    else right++;

    const isUpperOrLower = y < RING || y >= height - RING;
    if (!isUpperOrLower || fromMiddle < MIDDLE) inMiddle++;
    if (Math.min(x, width - 1 - x) < CORNER * width && Math.min(y, height - 1 - y) < CORNER * height)
      inCorners++;
  }

  const enough = PART_ON_SIDE * onRing.length;
  const isAroundCorner = Math.max(top, bottom) >= enough && Math.max(left, right) >= enough;

  return isAroundCorner || inCorners >= enough || inMiddle === 0;
}

const MIDDLE_OF_PHOTO = 0.2;

/** Clothes that run out of the photo at its side come from the middle of it; a cupboard stays at the side. */
function reachesMiddle(region: Uint8Array, width: number): boolean {
  return region.some((value, at) => value === 1 && Math.abs((at % width) / width - 0.5) < MIDDLE_OF_PHOTO);
}

const FIFTHS = 0.3;

function isNearCorner(at: number, { width, height }: WorkingImage): boolean {
  const fromMiddle = { x: (at % width) / width - 0.5, y: Math.floor(at / width) / height - 0.5 };

  return Math.abs(fromMiddle.x) > FIFTHS && Math.abs(fromMiddle.y) > FIFTHS;
}

/** Of the photo, and of the largest thing. */
const SMALLEST_THING = 0.001;
const LARGEST_CLUTTER = 0.2;
const MOST_THINGS = 10;
const NARROW_GAP = 1;
/** On one sheet a few large things side by side are clothes that lie there. */
const LIKE_THE_LARGEST = 0.25;
const MOST_SIDE_BY_SIDE = 4;

function isCluttered(ground: Uint8Array, image: WorkingImage, inRoom: boolean): boolean {
  // An arm just beside the body is no thing of its own.
  const besidesGround = closed(
    ground.map((value) => 1 - value),
    image,
    NARROW_GAP,
  );
  const [largest, ...others] = connectedParts(besidesGround, image.width);
  const things = others.filter(({ pixels }) => pixels.length > SMALLEST_THING * ground.length);
  const size = largest?.pixels.length ?? 0;
  const large = inRoom ? [] : things.filter(({ pixels }) => pixels.length >= LIKE_THE_LARGEST * size);
  const clutter =
    large.length < MOST_SIDE_BY_SIDE ? things.filter((thing) => !large.includes(thing)) : things;
  const area = clutter.reduce((sum, { pixels }) => sum + pixels.length, 0);

  return things.length > MOST_THINGS || area > LARGEST_CLUTTER * size;
}
