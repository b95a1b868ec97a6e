import { boxBlur } from '#domain/cutout/box-blur.ts';
import { connectedParts, type Part } from './connected-parts.ts';
import type { EvenGround } from './even-ground.ts';
import { withoutFurniture } from './furniture.ts';
import { middleEllipse } from './middle-ellipse.ts';
import type { WorkingImage } from './working-image.ts';

/** Of the photo: less is not a figure but noise. */
const SMALLEST_FIGURE = 0.01;
/** Thinner things are twigs and cables. */
const THINNEST_RADIUS = 1;

/**
 * What stands on an even ground: everything else, without thin lines and furniture.
 * @param ground 1 where the ground is
 * @returns 1 where clothes or a person are
 */
export function figureOn({ pixels, isRoom }: EvenGround, image: WorkingImage): Uint8Array {
  const things = opened(
    pixels.map((value) => 1 - value),
    image,
  );
  const figure = isRoom ? figureInRoom(things, image) : withoutOthers(things, image.width, SIDE_BY_SIDE);
  const area = figure.reduce((sum, value) => sum + value, 0) / figure.length;

  return area < SMALLEST_FIGURE ? middleEllipse(image) : figure;
}

/** In a room a second thing is no second garment, however large it is. */
function figureInRoom(things: Uint8Array, image: WorkingImage): Uint8Array {
  const figure = withoutOthers(opened(withoutFurniture(image, things), image), image.width, 1);
  const isLeft = countOf(figure) >= LEAST_OF_THINGS * countOf(things);

  return isLeft ? figure : withoutOthers(things, image.width, SIDE_BY_SIDE);
}

function countOf(mask: Uint8Array): number {
  return mask.reduce((sum, value) => sum + value, 0);
}

function opened(mask: Uint8Array, { width, height }: WorkingImage): Uint8Array {
  const blur = (values: Float32Array) => boxBlur(values, width, height, THINNEST_RADIUS);
  const eroded = blur(Float32Array.from(mask)).map((mean) => (mean > 0.999 ? 1 : 0));
  const grown = blur(eroded);

  return mask.map((value, at) => (value === 1 && (grown[at] ?? 0) > 0 ? 1 : 0));
}

/** Parts of the largest thing. */
const LITTER = 0.01;
const SIDE_BY_SIDE = 0.1;
/** Whatever the frame cuts off at a side may be a cupboard, unless it is as large as this. */
const SIDE_BY_SIDE_AT_FRAME = 0.5;
/** Of all things: less than this is not somebody between furniture. */
const LEAST_OF_THINGS = 0.3;

/**
 * Keeps the largest thing, what stands above or below it (shoes, a hat), and what is about as large (clothes side by
 * side), but nothing else that the sides of the frame cut off: a cupboard, a picture on the wall.
 */
function withoutOthers(mask: Uint8Array, width: number, sideBySide: number): Uint8Array {
  const [largest, ...others] = connectedParts(mask, width);
  const kept = new Uint8Array(mask.length);
  if (largest === undefined) return kept;

  for (const { pixels } of [
    largest,
    ...others.filter((part) => belongsTo(largest, part, width, sideBySide)),
  ]) {
    for (const at of pixels) kept[at] = 1;
  }

  return kept;
}

function belongsTo(largest: Part, part: Part, width: number, sideBySide: number): boolean {
  const isCutOff = part.left <= 1 || part.right >= width - 1;
  const size = part.pixels.length / largest.pixels.length;
  if (isCutOff) return size >= Math.max(sideBySide, SIDE_BY_SIDE_AT_FRAME);
  if (size < LITTER) return false;

  const middle = (part.left + part.right) / 2;
  const isAboveOrBelow = middle >= largest.left && middle <= largest.right;

  return isAboveOrBelow || size >= sideBySide;
}
