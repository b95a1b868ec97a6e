import type { WorkingImage } from './working-image.ts';

/** The upper end of a figure, hair and neck included, in pixels (right and bottom exclusive). */
export interface HeadEnd {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How many pixels of skin color it has. */
  skinPixels: number;
  /** Their middle color in OKLab, the face's middle counting most. */
  l: number;
  a: number;
  b: number;
}

/** Where the figure is wider than this part of its shoulders, the head has ended. */
const SHOULDERS = 0.62;
const ROWS_OF_SHOULDERS = 3;
/** Parts of the figure's height: from a whole person far away to a portrait that ends at the hips. */
const SMALLEST_HEAD = 0.05;
const LARGEST_HEAD = 0.5;
const UPPER_BODY = 0.6;
const HEIGHT_TO_WIDTH = { from: 0.6, to: 3.2 };
const SMALLEST_SKIN_SHARE = 0.16;
const SMALLEST_SKIN = 8;
/** Where the frame cuts off the face, a neck is nearly all skin. */
const SMALLEST_NECK_SHARE = 0.4;

/**
 * Finds a head by the figure's outline: narrow at the top until the shoulders, and with skin in it. Needs a clean outline,
 * as an even ground gives it. Null for clothes without a person, and for people whose heads are not in the photo.
 */
export function headOfFigure(image: WorkingImage, figure: Uint8Array, skinLike: Uint8Array): HeadEnd | null {
  const rows = rowsOf(figure, image.width);
  const top = rows.findIndex(({ count }) => count > 0);
  if (top < 0) return null;

  const height = rows.findLastIndex(({ count }) => count > 0) + 1 - top;
  const bottom = startOfShoulders(rows, top, height);
  const head = rows.slice(top, bottom);
  // Where the frame cuts off the face, what is left of head and neck may have any shape.
  const isCutOff = top === 0;
  if (head.length === 0 || head.length > LARGEST_HEAD * height) return null;
  if (!isCutOff && !hasShapeOfHead(head, height)) return null;

  const box = {
    left: Math.min(...head.map((row) => row.left)),
    right: Math.max(...head.map((row) => row.right)),
    top,
    bottom,
  };
  const leastSkin = isCutOff ? SMALLEST_NECK_SHARE : SMALLEST_SKIN_SHARE;
  const skin = skinOf(image, figure, skinLike, box, leastSkin);

  return skin === null ? null : { ...box, ...skin };
}

/** One row of a figure, in pixels. */
interface Row {
  count: number;
  left: number;
  right: number;
}

function startOfShoulders(rows: readonly Row[], top: number, height: number): number {
  const upper = rows.slice(top, top + Math.ceil(UPPER_BODY * height)).map(({ count }) => count);
  const shoulders = upper.toSorted((one, other) => one - other)[Math.floor(0.9 * upper.length)] ?? 0;
  const isWide = (y: number) => (rows[y]?.count ?? 0) > SHOULDERS * shoulders;
  let bottom = top;
  while (bottom < top + height && !rowsFrom(bottom).every(isWide)) bottom++;

  return bottom;
}

function hasShapeOfHead(head: readonly Row[], height: number): boolean {
  const shape = head.length / Math.max(...head.map(({ count }) => count));

  return (
    head.length >= SMALLEST_HEAD * height && shape >= HEIGHT_TO_WIDTH.from && shape <= HEIGHT_TO_WIDTH.to
  );
}

function rowsFrom(y: number): number[] {
  return Array.from({ length: ROWS_OF_SHOULDERS }, (_, index) => y + index);
}

function rowsOf(figure: Uint8Array, width: number): Row[] {
  return Array.from({ length: figure.length / width }, (_, y) => {
    const row = figure.subarray(y * width, (y + 1) * width);
    const left = row.indexOf(1);
    return {
      count: row.reduce((sum, value) => sum + value, 0),
      left: left < 0 ? width : left,
      right: row.lastIndexOf(1) + 1,
    };
  });
}

function skinOf(
  { l, a, b, width }: WorkingImage,
  figure: Uint8Array,
  skinLike: Uint8Array,
  box: { left: number; right: number; top: number; bottom: number },
  smallestShare: number,
): Pick<HeadEnd, 'skinPixels' | 'l' | 'a' | 'b'> | null {
  const skin: { at: number; weight: number }[] = [];
  let pixels = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const at = y * width + x;
      if (figure[at] !== 1) continue;
      pixels++;
      if (skinLike[at] !== 1) continue;
      const dx = (x + 0.5 - (box.left + box.right) / 2) / (box.right - box.left);
      const dy = (y + 0.5 - box.top) / (box.bottom - box.top) - 0.55;
      skin.push({ at, weight: Math.exp(-8 * dx * dx - 8 * dy * dy) });
    }
  }
  if (skin.length < SMALLEST_SKIN || skin.length < smallestShare * pixels) return null;

  return {
    skinPixels: skin.length,
    l: weightedMedian(skin.map(({ at, weight }) => ({ value: l[at] ?? 0, weight }))),
    a: weightedMedian(skin.map(({ at, weight }) => ({ value: a[at] ?? 0, weight }))),
    b: weightedMedian(skin.map(({ at, weight }) => ({ value: b[at] ?? 0, weight }))),
  };
}

function weightedMedian(values: { value: number; weight: number }[]): number {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { value, weight } of sorted) {
    sum += weight;
    if (sum >= half) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}
