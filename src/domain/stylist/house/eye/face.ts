import { connectedParts, type Part } from './connected-parts.ts';
import type { WorkingImage } from './working-image.ts';

/** The box around a face, in pixels, with the mean of its color. */
export interface Face {
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

/** The face of a person, from patches of skin color at the top of a figure. */
export function findFace(image: WorkingImage, mask: Uint8Array, skinLike: Uint8Array): Face | null {
  const figure = boxOfMask(mask, image.width);
  if (figure === null) return null;

  const candidates = connectedParts(skinLike, image.width)
    .map((part) => faceOf(part, image))
    .filter((head) => head !== null)
    .filter((head) => isOnTopOf(head, figure, image));

  return candidates.sort((first, second) => second.pixels - first.pixels)[0] ?? null;
}

/**
 * A face, taken from the top of a patch of skin color down to where the patch widens (shoulders) or has
 * become as tall as a face.
 */
function faceOf(part: Part, image: WorkingImage): Face | null {
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

function headFrom(pixels: readonly number[], image: WorkingImage): Face | null {
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
function isOnTopOf(head: Face, figure: Box, image: WorkingImage): boolean {
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

/** A face's area and shape lie between two limits. */
function within(value: number, { from, to }: { from: number; to: number }): boolean {
  return value >= from && value <= to;
}
