import { type Cluster, clustersOf, nearest } from './clusters.ts';
import { histogramOf } from './colour-histogram.ts';
import { connectedParts, type Part } from './connected-parts.ts';
import type { WorkingImage } from './working-image.ts';

const COLOURS = 10;
/** Of the photo. */
const SMALLEST_PIECE = 0.003;
/** Parts of the photo's width: from its middle, where somebody stands, and from its sides. */
const FROM_MIDDLE = 0.08;
const AT_SIDE = 0.08;
const BEHIND = 0.27;
/** In pixels. */
const TOUCHING = 4;

/** A piece of one color. */
interface Piece extends Part {
  colour: Cluster;
}

/**
 * A figure in a room or a street, without the cupboards and houses that it seems to grow together with: pieces of one
 * color that stand at a side of the photo, or behind such a piece, and do not come near to the middle. What has its
 * like on the other side is a sleeve or a shoe.
 * @param figure 1 where somebody or something is
 */
export function withoutFurniture(image: WorkingImage, figure: Uint8Array): Uint8Array {
  const pieces = piecesOf(image, figure);
  const beside = pieces.filter((piece) => !reachesMiddle(piece, image.width));
  const single = beside.filter((piece) => !beside.some((other) => isMirrored(piece, other, image.width)));
  const furniture = single.filter((piece) => fromSide(piece, image.width) <= AT_SIDE);

  // The list grows while it is read.
  for (const known of furniture) {
    for (const piece of single) {
      const isBehind = fromSide(piece, image.width) <= BEHIND && areTouching(piece, known);
      if (isBehind && !furniture.includes(piece)) furniture.push(piece);
    }
  }

  const rest = figure.slice();
  for (const { pixels } of furniture) for (const at of pixels) rest[at] = 0;

  return rest;
}

function piecesOf(image: WorkingImage, figure: Uint8Array): Piece[] {
  const colours = clustersOf(histogramOf(image, Float32Array.from(figure)), COLOURS);
  const labels = figure.map((value, at) =>
    value === 1 ? 1 + nearest(colours, image.l[at] ?? 0, image.a[at] ?? 0, image.b[at] ?? 0) : 0,
  );

  return colours.flatMap((colour, index) =>
    connectedParts(
      labels.map((label) => (label === index + 1 ? 1 : 0)),
      image.width,
    )
      .filter(({ pixels }) => pixels.length >= SMALLEST_PIECE * figure.length)
      .map((part) => ({ ...part, colour })),
  );
}

function reachesMiddle({ left, right }: Part, width: number): boolean {
  return left < (0.5 + FROM_MIDDLE) * width && right > (0.5 - FROM_MIDDLE) * width;
}

function fromSide({ left, right }: Part, width: number): number {
  return Math.min(left, width - right) / width;
}

/** In OKLab, and parts of the size. */
const SAME_COLOUR = 0.07;
const SAME_SIZE = 0.4;

function isMirrored(piece: Piece, other: Piece, width: number): boolean {
  const isOpposite = piece.left + piece.right < width !== other.left + other.right < width;
  const rows = Math.min(piece.bottom, other.bottom) - Math.max(piece.top, other.top);
  const difference = Math.hypot(
    piece.colour.l - other.colour.l,
    piece.colour.a - other.colour.a,
    piece.colour.b - other.colour.b,
  );
  const [smaller, larger] = [piece.pixels.length, other.pixels.length].sort((one, two) => one - two);

  return (
    isOpposite &&
    difference < SAME_COLOUR &&
    rows > 0.5 * Math.max(piece.bottom - piece.top, other.bottom - other.top) &&
    (smaller ?? 0) > SAME_SIZE * (larger ?? 0)
  );
}

function areTouching(one: Part, other: Part): boolean {
  return (
    one.left < other.right + TOUCHING &&
    other.left < one.right + TOUCHING &&
    one.top < other.bottom + TOUCHING &&
    other.top < one.bottom + TOUCHING
  );
}
