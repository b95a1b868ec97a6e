import { connectedParts, type Part } from './connected-parts.ts';
import { isSameSkin, skinLikeOf } from './skin-colour.ts';
import type { WorkingImage } from './working-image.ts';

/**
 * Weights (1 keep, 0 leave out) that take people out of a garment mask on a busy ground, where the mask has no clean
 * outline: head with hair, and skin of the colour of the face. Skin is only ever left out here: its colour is used inside this function and is not
 * stored, returned or used for advice.
 *
 * Human skin from the lightest to the darkest keeps to a narrow band of hues while its lightness varies
 * widely (the observation behind chrominance rules such as Chai and Ngan, IEEE Trans. CSVT 9(4) 1999), and
 * so do camel coats, tan bags and brown leather. So colour alone never excludes: a head has to be found
 * first, and a patch much larger than a limb is taken for cloth. Without a head, small patches in the
 * colours of skin count for less, since they may be hands in a cropped photo or a tan belt.
 */
export function keptBesidesSkin(image: WorkingImage, mask: Uint8Array): Float32Array {
  const kept = new Float32Array(mask.length).fill(1);
  const skinLike = skinLikeOf(image);
  const head = findHead(image, mask, skinLike);

  if (head === null) weakenSmallPatches(kept, mask, skinLike, image.width);
  else leaveOutPerson(kept, image, head, skinLike);

  return kept;
}

/** The box around a face, in pixels, with the mean of its colour. */
interface Head {
  left: number;
  right: number;
  top: number;
  bottom: number;
  pixels: number;
  l: number;
  a: number;
  b: number;
}

/** Parts of the frame that a face covers in photos of whole or half figures. */
const FACE_AREA = { from: 0.0015, to: 0.07 };
const FACE_HEIGHT_TO_WIDTH = { from: 0.75, to: 2.1 };
const FACE_FILL = 0.5;

function findHead(image: WorkingImage, mask: Uint8Array, skinLike: Uint8Array): Head | null {
  const figure = boxOfMask(mask, image.width);
  if (figure === null) return null;

  const candidates = connectedParts(skinLike, image.width)
    .map((part) => faceOf(part, image))
    .filter((head) => head !== null)
    .filter((head) => isOnTopOf(head, figure, image));

  return candidates.sort((first, second) => second.pixels - first.pixels)[0] ?? null;
}

/**
 * A face, taken from the top of a patch of skin colour down to where the patch widens (shoulders) or has
 * become as tall as a face.
 */
function faceOf(part: Part, image: WorkingImage): Head | null {
  const rows = new Map<number, { from: number; to: number; count: number }>();
  for (const at of part.pixels) {
    const x = at % image.width;
    const y = Math.floor(at / image.width);
    const row = rows.get(y);
    rows.set(y, {
      from: Math.min(row?.from ?? x, x),
      to: Math.max(row?.to ?? x, x),
      count: (row?.count ?? 0) + 1,
    });
  }

  let bottom = part.top;
  let widest = 0;
  for (let y = part.top; y < part.bottom; y++) {
    const row = rows.get(y);
    if (row === undefined) break;

    const width = row.to - row.from + 1;
    const grown = y - part.top;
    if (grown >= 5 && grown >= 0.9 * widest && width > 1.45 * widest) break;
    if (grown > 1.7 * Math.max(widest, 3)) break;
    widest = Math.max(widest, width);
    bottom = y + 1;
  }

  const inside = part.pixels.filter((at) => Math.floor(at / image.width) < bottom);

  return headFrom(inside, image);
}

function headFrom(pixels: readonly number[], image: WorkingImage): Head | null {
  const size = pixels.length;
  if (!within(size / image.l.length, FACE_AREA)) return null;

  const xs = pixels.map((at) => at % image.width);
  const ys = pixels.map((at) => Math.floor(at / image.width));
  const left = xs.reduce((least, x) => Math.min(least, x), image.width);
  const right = xs.reduce((most, x) => Math.max(most, x), 0) + 1;
  const top = ys.reduce((least, y) => Math.min(least, y), image.height);
  const bottom = ys.reduce((most, y) => Math.max(most, y), 0) + 1;
  if (!within((bottom - top) / (right - left), FACE_HEIGHT_TO_WIDTH)) return null;
  if (size / ((bottom - top) * (right - left)) < FACE_FILL) return null;
  if (left === 0 || right === image.width) return null;

  const mean = (plane: Float32Array) => pixels.reduce((sum, at) => sum + (plane[at] ?? 0), 0) / size;

  return { left, right, top, bottom, pixels: size, l: mean(image.l), a: mean(image.a), b: mean(image.b) };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOfMask(mask: Uint8Array, width: number): Box | null {
  const box = { left: width, right: 0, top: mask.length, bottom: 0 };
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] !== 1) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }

  return box.right === 0 ? null : box;
}

/** A head stands at the top of its figure, about in the middle, and is a small part of it. */
function isOnTopOf(head: Head, figure: Box, image: WorkingImage): boolean {
  const width = figure.right - figure.left;
  const height = figure.bottom - figure.top;
  const middle = (head.left + head.right) / 2;
  const fromMiddle = Math.abs(middle - (figure.left + figure.right) / 2) / width;

  return (
    (head.top + head.bottom) / 2 < figure.top + 0.3 * height &&
    head.bottom > figure.top - 0.08 * image.height &&
    head.bottom < 0.6 * image.height &&
    fromMiddle < 0.33 &&
    height > 2.2 * (head.bottom - head.top)
  );
}

/** An arm or a lower leg is about twice a face; five times a face is a coat. */
const LARGEST_LIMB_IN_FACES = 5;

function leaveOutPerson(kept: Float32Array, image: WorkingImage, head: Head, skinLike: Uint8Array): void {
  const matching = Uint8Array.from(skinLike, (value, at) =>
    value === 1 && isSameSkin(image, at, head) ? 1 : 0,
  );

  for (const part of connectedParts(matching, image.width)) {
    if (part.pixels.length > LARGEST_LIMB_IN_FACES * head.pixels) continue;
    for (const at of part.pixels) kept[at] = 0;
  }

  leaveOutHead(kept, image, head);
}

/** Hair stands around and above the face. */
function leaveOutHead(kept: Float32Array, image: WorkingImage, head: Head): void {
  const middle = (head.left + head.right) / 2;
  const halfWidth = 0.85 * (head.right - head.left) + 1;
  const height = head.bottom - head.top;

  for (let y = Math.max(0, Math.floor(head.top - 0.8 * height)); y < head.bottom; y++) {
    for (let x = 0; x < image.width; x++) {
      if (Math.abs(x + 0.5 - middle) <= halfWidth) kept[y * image.width + x] = 0;
    }
  }
}

/** A face's area and shape lie between two limits. */
function within(value: number, { from, to }: { from: number; to: number }): boolean {
  return value >= from && value <= to;
}

const SMALL_PATCHES = 0.3;
const WEIGHT_OF_SMALL_PATCHES = 0.4;

/** Small patches in the colours of skin may be hands, or a tan belt: so they count for less. */
export function weakenSmallPatches(
  kept: Float32Array,
  mask: Uint8Array,
  skinLike: Uint8Array,
  width: number,
): void {
  const inMask = Uint8Array.from(mask, (value, at) => (value === 1 && skinLike[at] === 1 ? 1 : 0));
  const garment = mask.reduce((sum, value) => sum + value, 0);
  const patches = connectedParts(inMask, width);
  const size = patches.reduce((sum, part) => sum + part.pixels.length, 0);
  if (size > SMALL_PATCHES * garment) return;

  for (const part of patches) {
    for (const at of part.pixels) kept[at] = WEIGHT_OF_SMALL_PATCHES;
  }
}
