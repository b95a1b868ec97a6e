import { blurred } from './blur.ts';
import type { Piece } from './piece.ts';
import { scratch, zeros } from './scratch.ts';

/** A picture under way, without a ground: rows from the top. */
export interface Page {
  width: number;
  height: number;
  /** Linear red, green, blue and alpha, each 0 to 1, colours multiplied by alpha. */
  rgba: Float32Array;
}

/** Nothing yet; one page at a time, for its memory is used again by the next. */
export function emptyPage(width: number, height: number): Page {
  return { width, height, rgba: zeros('page', width * height * 4) };
}

/** Pixels about a piece that its shadow reaches, at a scale of one. */
const REACH = 56;

/**
 * Lays a piece with its middle at a place, pixels; the shadow falls on whatever the page holds already, and on the ground
 * that will be below. A photograph that was cut out is a piece, too.
 */
export function layOnPage(page: Page, piece: Piece, centreX: number, centreY: number): void {
  const [left, top] = [Math.round(centreX - piece.middle[0]), Math.round(centreY - piece.middle[1])];
  throwShadow(page, piece, left, top);
  const { width, height } = page;
  for (let y = Math.max(0, -top); y < Math.min(piece.height, height - top); y += 1)
    for (let x = Math.max(0, -left); x < Math.min(piece.width, width - left); x += 1) {
      const from = (y * piece.width + x) * 4;
      const cover = piece.rgba[from + 3] ?? 0;
      if (cover === 0) continue;
      const to = ((y + top) * width + x + left) * 4;
      const keep = 1 - cover;
      page.rgba[to] = (page.rgba[to] ?? 0) * keep + (piece.rgba[from] ?? 0);
      page.rgba[to + 1] = (page.rgba[to + 1] ?? 0) * keep + (piece.rgba[from + 1] ?? 0);
      page.rgba[to + 2] = (page.rgba[to + 2] ?? 0) * keep + (piece.rgba[from + 2] ?? 0);
      page.rgba[to + 3] = (page.rgba[to + 3] ?? 0) * keep + cover;
    }
}

/** A dark line where it touches the ground, a soft shadow beside it, and the light that it keeps from all around. */
function throwShadow(page: Page, piece: Piece, left: number, top: number): void {
  // A quarter of the size is fine enough for anything blurred.
  const width = Math.ceil((piece.width + 2 * REACH) / 4);
  const height = Math.ceil((piece.height + 2 * REACH) / 4);
  const cover = zeros('cover', width * height);
  for (let y = 0; y < piece.height; y += 1)
    for (let x = 0; x < piece.width; x += 1) {
      const at = ((y + REACH) >> 2) * width + ((x + REACH) >> 2);
      cover[at] = (cover[at] ?? 0) + (piece.rgba[(y * piece.width + x) * 4 + 3] ?? 0) / 16;
    }
  const contact = blurred(cover, width, height, 1, 'contact');
  const soft = blurred(cover, width, height, 2.4, 'beside');
  const ambient = blurred(cover, width, height, 7, 'ambient');
  const dark = scratch('dark', width * height);
  const from = (cells: Float32Array, x: number, y: number) =>
    cells[Math.max(0, y) * width + Math.max(0, x)] ?? 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      dark[y * width + x] =
        1 -
        (1 - 0.34 * from(contact, x, y)) *
          (1 - 0.36 * from(soft, x - 1, y - 1)) *
          (1 - 0.24 * from(ambient, x - 3, y - 4));
  const { rgba } = page;
  const [first, last] = [Math.max(0, left - REACH), Math.min(page.width, left + piece.width + REACH)];
  for (let y = Math.max(0, top - REACH); y < Math.min(page.height, top + piece.height + REACH); y += 1) {
    const v = Math.max(0, Math.min(height - 1.001, (y - top + REACH) / 4 - 0.375));
    const row = v | 0;
    const down = v - row;
    const pieceRow = y - top >= 0 && y - top < piece.height ? (y - top) * piece.width : -1;
    for (let x = first; x < last; x += 1) {
      const px = x - left;
      if (pieceRow >= 0 && px >= 0 && px < piece.width && (piece.rgba[(pieceRow + px) * 4 + 3] ?? 0) > 0.99)
        continue;
      const u = Math.max(0, Math.min(width - 1.001, (px + REACH) / 4 - 0.375));
      const column = u | 0;
      const across = u - column;
      const at = row * width + column;
      const shadow =
        ((dark[at] ?? 0) * (1 - across) + (dark[at + 1] ?? 0) * across) * (1 - down) +
        ((dark[at + width] ?? 0) * (1 - across) + (dark[at + width + 1] ?? 0) * across) * down;
      if (shadow < 0.002) continue;
      const to = (y * page.width + x) * 4;
      const lit = 1 - shadow;
      rgba[to] = (rgba[to] ?? 0) * lit;
      rgba[to + 1] = (rgba[to + 1] ?? 0) * lit;
      rgba[to + 2] = (rgba[to + 2] ?? 0) * lit;
      rgba[to + 3] = (rgba[to + 3] ?? 0) + (1 - (rgba[to + 3] ?? 0)) * (BLACK[(shadow * 1023) | 0] ?? 0);
    }
  }
}

/** How much black, as screens mix it, leaves as much light as a shadow does: the ground shows through it. */
const BLACK = Float32Array.from({ length: 1024 }, (_, level) => 1 - (1 - level / 1023) ** (1 / 2.2));

const LEVELS = 0xffff;
/** sRGB of light. */
const ENCODED = Uint8Array.from({ length: LEVELS + 1 }, (_, level) => {
  const light = level / LEVELS;
  return Math.round((light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055) * 255);
});

/**
 * Linear colours multiplied by alpha as sRGB bytes: red, green, blue and alpha, not multiplied.
 * @param rgba 0 to 1 each, four to a pixel
 */
export function toBytes(rgba: Float32Array): Uint8Array {
  const bytes = new Uint8Array(rgba.length);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    if (alpha === 0) continue;
    const gain = LEVELS / alpha;
    bytes[at] = ENCODED[Math.min(LEVELS, (rgba[at] ?? 0) * gain) | 0] ?? 0;
    bytes[at + 1] = ENCODED[Math.min(LEVELS, (rgba[at + 1] ?? 0) * gain) | 0] ?? 0;
    bytes[at + 2] = ENCODED[Math.min(LEVELS, (rgba[at + 2] ?? 0) * gain) | 0] ?? 0;
    bytes[at + 3] = alpha >= 1 ? 255 : Math.round(alpha * 255);
  }
  return bytes;
}
