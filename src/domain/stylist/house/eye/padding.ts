import type { WorkingImage } from './working-image.ts';

/** In OKLab. */
const SAME = 0.025;
/** Parts of a side of the photo: a narrower margin changes nothing; the photo's own edge is nearly straight. */
const LEAST_PADDING = 0.03;
const STRAIGHT = 0.85;
const SMALLEST_PHOTO = 0.3;
/** In pixels. */
const SMALLEST_SIDE = 16;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Cuts off bars of one color beside, above and below a photo, as screenshots and shops add them: they would pass for
 * the ground. A garment on a white sheet has no straight edges all along, and is left as it is.
 */
export function withoutPadding(image: WorkingImage): WorkingImage {
  const isPadding = likeCorner(image);
  const box = boxWithout(isPadding, image);
  const isWorthwhile =
    box !== null &&
    (box.right - box.left < (1 - LEAST_PADDING) * image.width ||
      box.bottom - box.top < (1 - LEAST_PADDING) * image.height);

  return isWorthwhile && isPhoto(box, isPadding, image) ? cut(image, box) : image;
}

function likeCorner({ l, a, b }: WorkingImage): (at: number) => boolean {
  const [cornerL = 0, cornerA = 0, cornerB = 0] = [l[0], a[0], b[0]];

  return (at) => Math.hypot((l[at] ?? 0) - cornerL, (a[at] ?? 0) - cornerA, (b[at] ?? 0) - cornerB) < SAME;
}

function boxWithout(isPadding: (at: number) => boolean, { width, height }: WorkingImage): Box | null {
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isPadding(y * width + x)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }

  return box.right === 0 ? null : box;
}

/** All along each side that is cut, the photo begins on the same line (or the next: bars end between two pixels). */
function isPhoto(box: Box, isPadding: (at: number) => boolean, { width, height }: WorkingImage): boolean {
  const rows = range(box.top, box.bottom);
  const columns = range(box.left, box.right);
  const column = (x: number) => rows.map((y) => y * width + x);
  const row = (y: number) => columns.map((x) => y * width + x);
  const sides = [
    { isCut: box.left > 0, line: column(Math.min(box.left + 1, width - 1)) },
    { isCut: box.right < width, line: column(Math.max(box.right - 2, 0)) },
    { isCut: box.top > 0, line: row(Math.min(box.top + 1, height - 1)) },
    { isCut: box.bottom < height, line: row(Math.max(box.bottom - 2, 0)) },
  ];
  const isLarge =
    Math.min(rows.length, columns.length) >= SMALLEST_SIDE &&
    rows.length * columns.length >= SMALLEST_PHOTO * width * height;

  // The gap between two garments that lie side by side runs through; through a photo no bar does.
  const hasGap = columns.some((x) => column(x).every(isPadding)) || rows.some((y) => row(y).every(isPadding));

  return (
    isLarge &&
    !hasGap &&
    // With a margin on all sides it is as likely a cloth that lies on a sheet.
    sides.some(({ isCut }) => !isCut) &&
    sides.every(
      ({ isCut, line }) => !isCut || line.filter((at) => !isPadding(at)).length >= STRAIGHT * line.length,
    )
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** One pixel more is cut on each cut side, for it mixes photo and bar. */
function cut(image: WorkingImage, box: Box): WorkingImage {
  const left = box.left > 0 ? box.left + 1 : 0;
  const right = box.right < image.width ? box.right - 1 : image.width;
  const top = box.top > 0 ? box.top + 1 : 0;
  const bottom = box.bottom < image.height ? box.bottom - 1 : image.height;
  const plane = (values: Float32Array) =>
    Float32Array.from(
      range(top, bottom).flatMap((y) => [
        ...values.subarray(y * image.width + left, y * image.width + right),
      ]),
    );

  return {
    width: right - left,
    height: bottom - top,
    l: plane(image.l),
    a: plane(image.a),
    b: plane(image.b),
  };
}
