import { axisOf } from './axis.ts';
import { type Cluster, clustersOf } from './clusters.ts';
import { histogramOf } from './colour-histogram.ts';
import { connectedParts, type Part } from './connected-parts.ts';
import { leaveOutHair } from './hair.ts';
import type { HeadEnd } from './head-of-figure.ts';
import { headOfPerson } from './head-of-person.ts';
import { neighboursOf } from './neighbours.ts';
import { weakenSmallPatches } from './skin.ts';
import { isSameSkin, isSkinInShade, skinLikeOf } from './skin-colour.ts';
import type { WorkingImage } from './working-image.ts';

/**
 * Weights (1 keep, 0 leave out) that take the person out of a figure with a clean outline: the head with its hair, and
 * limbs in the color of its skin. Skin is only ever left out here: its color is used inside and is not stored, returned
 * or used for advice.
 */
export function keptBesidesPerson(image: WorkingImage, figure: Uint8Array): Float32Array {
  const kept = keptBesidesSeenPerson(image, figure);
  if (kept !== null) return kept;

  const all = new Float32Array(figure.length).fill(1);
  weakenSmallPatches(all, figure, skinLikeOf(image), image.width);
  return all;
}

/** The same, or null where no person is seen. */
export function keptBesidesSeenPerson(image: WorkingImage, figure: Uint8Array): Float32Array | null {
  const kept = new Float32Array(figure.length).fill(1);
  const skinLike = skinLikeOf(image).map((value, at) => value * (figure[at] ?? 0));
  const head = headOfPerson(image, figure, skinLike);

  if (head !== null) leaveOutPerson(kept, image, figure, head, skinLike);
  else if (!leaveOutBareLimbs(kept, image, figure, skinLike)) return null;

  return kept;
}

/** In the skin of the head, and in parts of the figure; what is larger is a coat, and what hangs on the head may be larger. */
const LARGEST_LIMB_IN_HEADS = 6;
const LARGEST_LIMB_IN_FIGURE = 0.12;
const HEAD_WITH_LIMBS_IN_HEADS = 5;

function leaveOutPerson(
  kept: Float32Array,
  image: WorkingImage,
  figure: Uint8Array,
  head: HeadEnd,
  skinLike: Uint8Array,
): void {
  const { width } = image;
  const atLeast = LARGEST_LIMB_IN_FIGURE * countOf(figure);
  const largest = Math.max(LARGEST_LIMB_IN_HEADS * head.skinPixels, atLeast);
  const largestOnHead = Math.max(HEAD_WITH_LIMBS_IN_HEADS * head.skinPixels, atLeast);

  // Shade first; where that takes in so much that it must be cloth, the same skin in the same light is still found.
  for (const isSkin of [isSkinInShade, isSameSkin]) {
    const skin = skinLike.map((value, at) => (value === 1 && isSkin(image, at, head) ? 1 : 0));
    const parts = connectedParts(skin, width);
    const isOnHead = (part: Part) => part.top < head.bottom;
    const limbs = parts.filter(
      (part) => !isOnHead(part) && part.pixels.length <= largest && isLimb(part, skin, figure, width),
    );
    leaveOut(
      kept,
      parts.filter(
        (part) => isOnHead(part) && part.pixels.length <= largestOnHead && !isTop(part, head, figure, width),
      ),
    );
    if (limbs.length <= MOST_LIMBS) leaveOut(kept, limbs);
  }

  kept.fill(0, 0, head.bottom * width);
  leaveOutRims(kept, skinLike, width);
  leaveOutHair(kept, image, figure, head);
}

/** Parts of a row of the figure, and of the rows below the head. */
const WIDTH_OF_TOP = 0.55;
const ROWS_OF_TOP = 0.2;

/** What covers the figure from side to side for a good part of it is a top in the color of skin. */
function isTop(part: Part, head: HeadEnd, figure: Uint8Array, width: number): boolean {
  const ofPart = new Uint32Array(figure.length / width);
  for (const at of part.pixels) {
    const y = Math.floor(at / width);
    ofPart[y] = (ofPart[y] ?? 0) + 1;
  }

  let rows = 0;
  let wide = 0;
  for (let y = head.bottom; y * width < figure.length; y++) {
    const ofFigure = countOf(figure.subarray(y * width, (y + 1) * width));
    if (ofFigure === 0) continue;
    rows++;
    if ((ofPart[y] ?? 0) > WIDTH_OF_TOP * ofFigure) wide++;
  }

  return wide > ROWS_OF_TOP * rows;
}

/** More patches than a person has limbs, and pieces of them between clothes, are a pattern. */
const MOST_LIMBS = 10;
/** Of the line around a limb, so much is the figure's own outline. */
const OUTER_BORDER = 0.25;
const INNER_SHARE = 0.2;

/** A limb stands at the outline of the figure, and is no fringe. */
function isLimb(part: Part, skin: Uint8Array, figure: Uint8Array, width: number): boolean {
  let rim = 0;
  let outer = 0;

  for (const at of part.pixels) {
    const beside = [at - width, at + width, at - 1, at + 1];
    if (beside.every((neighbour) => skin[neighbour] === 1)) continue;
    rim++;
    // The figure's own rim mixes skin with ground and is neither: so look three pixels out.
    if ([...beside, ...beside.map((neighbour) => 3 * neighbour - 2 * at)].some((near) => figure[near] !== 1))
      outer++;
  }

  return outer >= OUTER_BORDER * rim && part.pixels.length - rim >= INNER_SHARE * part.pixels.length;
}

const SKIN_COLOURS = 5;
/** Parts of the figure. */
const MOST_BARE = 0.4;
const SMALLEST_BARE_LIMB = 0.006;
const FROM_AXIS = 0.04;

/**
 * Arms and legs of somebody whose head is not in the photo: limbs of one skin color on both sides of a figure that the
 * upper side of the frame cuts off.
 * @returns whether there are any
 */
function leaveOutBareLimbs(
  kept: Float32Array,
  image: WorkingImage,
  figure: Uint8Array,
  skinLike: Uint8Array,
): boolean {
  const { width } = image;
  if (!figure.subarray(0, 2 * width).includes(1)) return false;
  const size = countOf(figure);
  const axis = axisOf(figure, width);

  for (const colour of coloursOf(image, skinLike)) {
    const skin = skinLike.map((value, at) => (value === 1 && isSameSkin(image, at, colour) ? 1 : 0));
    const limbs = connectedParts(skin, width).filter(
      (part) => part.pixels.length >= SMALLEST_BARE_LIMB * size && isLimb(part, skin, figure, width),
    );
    const fromAxis = limbs.map((part) => (part.left + part.right) / 2 - axis);
    const isOnBothSides =
      fromAxis.some((x) => x < -FROM_AXIS * width) && fromAxis.some((x) => x > FROM_AXIS * width);
    const total = limbs.reduce((sum, { pixels }) => sum + pixels.length, 0);
    if (!isOnBothSides || total > MOST_BARE * size || limbs.length > MOST_LIMBS) continue;

    leaveOut(kept, limbs);
    leaveOutRims(kept, skinLike, width);
    return true;
  }

  return false;
}

/** The colors that skin-like pixels gather around, most first. */
function coloursOf(image: WorkingImage, skinLike: Uint8Array): Cluster[] {
  return clustersOf(histogramOf(image, Float32Array.from(skinLike)), SKIN_COLOURS);
}

const RIM_PIXELS = 2;

/** Skin darkens where it turns away, so its rims are skin too. */
function leaveOutRims(kept: Float32Array, skinLike: Uint8Array, width: number): void {
  for (let round = 0; round < RIM_PIXELS; round++) {
    const before = Float32Array.from(kept);
    for (let at = 0; at < kept.length; at++) {
      if (skinLike[at] !== 1 || before[at] === 0) continue;
      if (neighboursOf(at, width, kept.length).some((neighbour) => before[neighbour] === 0)) kept[at] = 0;
    }
  }
}

function leaveOut(kept: Float32Array, parts: readonly Part[]): void {
  for (const { pixels } of parts) for (const at of pixels) kept[at] = 0;
}

function countOf(figure: Uint8Array): number {
  return figure.reduce((sum, value) => sum + value, 0);
}
