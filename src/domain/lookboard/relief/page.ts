import { blurred } from './blur.ts';
import type { Piece } from './piece.ts';
import { scratch, zeros } from './scratch.ts';

/** A picture under way, without a ground: rows from the top. */
export interface Page {
  width: number;
  height: number;
  /** Linear red, green, blue and alpha, each 0 to 1, colors multiplied by alpha. */
  rgba: Float32Array;
}

/** Nothing yet; one page at a time, for its memory is used again by the next. */
export function emptyPage(width: number, height: number): Page {
  return { width, height, rgba: zeros('page', width * height * 4) };
}

/** How much deeper a shadow is on what lies below than on the ground. */
const ON_CLOTH = 0.35;

/** Pixels about a piece that its shadow reaches, at a scale of one. */
const REACH = 56;

/** Where a piece comes to lie. */
interface Laying {
  /** Pixels of the page: where its middle lies. */
  centreX: number;
  centreY: number;
  /** Pixels of the page for one of the piece. */
  zoom: number;
  /** How far it stands off the ground: 1 is cloth, a shoe or a bag stands higher. */
  lift: number;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Lays a piece with its middle at a place; the shadow falls on whatever the page holds already, and on the ground that will
 * be below. A photograph that was cut out is a piece, too.
 * @returns where it lies now, in the page's pixels
 */
export function layOnPage(page: Page, piece: Piece, { centreX, centreY, zoom, lift }: Laying): Place {
  const place = {
    x: Math.round(centreX - piece.middle[0] * zoom),
    y: Math.round(centreY - piece.middle[1] * zoom),
    width: Math.ceil(piece.width * zoom),
    height: Math.ceil(piece.height * zoom),
  };
  throwShadow(page, piece, place, { zoom, lift });
  cover(page, piece, place, zoom);
  return place;
}

/** Between four pixels of the piece, each pixel of the page takes of the nearer more. */
function cover({ rgba: ground, width, height }: Page, piece: Piece, place: Place, zoom: number): void {
  const { rgba } = piece;
  const across = betweenOf(piece.width, place.width, zoom);
  const down = betweenOf(piece.height, place.height, zoom);
  const line = piece.width * 4;
  const last = Math.min(place.width, width - place.x);
  for (let y = Math.max(0, -place.y); y < Math.min(place.height, height - place.y); y += 1) {
    const top = (down.first[y] ?? 0) * line;
    const lower = down.share[y] ?? 0;
    for (let x = Math.max(0, -place.x); x < last; x += 1) {
      const a = top + (across.first[x] ?? 0) * 4;
      const c = a + line;
      const right = across.share[x] ?? 0;
      const shareD = right * lower;
      const shareB = right - shareD;
      const shareC = lower - shareD;
      const shareA = 1 - right - shareC;
      const covered =
        (rgba[a + 3] ?? 0) * shareA +
        (rgba[a + 7] ?? 0) * shareB +
        (rgba[c + 3] ?? 0) * shareC +
        (rgba[c + 7] ?? 0) * shareD;
      if (covered === 0) continue;
      const to = ((y + place.y) * width + x + place.x) * 4;
      const keep = 1 - covered;
      const b = a + 4;
      const d = c + 4;
      const red =
        (rgba[a] ?? 0) * shareA + (rgba[b] ?? 0) * shareB + (rgba[c] ?? 0) * shareC + (rgba[d] ?? 0) * shareD;
      const green =
        (rgba[a + 1] ?? 0) * shareA +
        (rgba[b + 1] ?? 0) * shareB +
        (rgba[c + 1] ?? 0) * shareC +
        (rgba[d + 1] ?? 0) * shareD;
      const blue =
        (rgba[a + 2] ?? 0) * shareA +
        (rgba[b + 2] ?? 0) * shareB +
        (rgba[c + 2] ?? 0) * shareC +
        (rgba[d + 2] ?? 0) * shareD;
      ground[to] = (ground[to] ?? 0) * keep + red;
      ground[to + 1] = (ground[to + 1] ?? 0) * keep + green;
      ground[to + 2] = (ground[to + 2] ?? 0) * keep + blue;
      ground[to + 3] = (ground[to + 3] ?? 0) * keep + covered;
    }
  }
}

/** For each new pixel of a line the first of the two old ones that it lies between, and the share of the second. */
function betweenOf(before: number, after: number, zoom: number): { first: Int32Array; share: Float32Array } {
  const first = new Int32Array(after);
  const share = new Float32Array(after);
  for (let at = 0; at < after; at += 1) {
    const centre = Math.max(0, Math.min(before - 1.001, (at + 0.5) / zoom - 0.5));
    first[at] = centre | 0;
    share[at] = centre - (centre | 0);
  }
  return { first, share };
}

/**
 * A narrow dark line where it touches the ground, away from the window a shadow as long as it is high, and the light of the
 * room that it keeps from all around.
 */
function throwShadow(
  page: Page,
  piece: Piece,
  place: Place,
  { zoom, lift }: Pick<Laying, 'zoom' | 'lift'>,
): void {
  const { x: left, y: top } = place;
  // A quarter of the size is fine enough for anything blurred.
  const width = Math.ceil((place.width + 2 * REACH) / 4);
  const height = Math.ceil((place.height + 2 * REACH) / 4);
  const covered = coverOf(piece, width, height, zoom);
  const contact = blurred(covered, width, height, 0.8, 'contact');
  const soft = blurred(covered, width, height, 1.1 + lift, 'beside');
  const ambient = blurred(covered, width, height, 5.5, 'ambient');
  const [aside, below] = [Math.round(1.1 * lift), Math.round(1.6 * lift)];
  // What lies high keeps the light of the room from more of the ground.
  const around = 0.09 + 0.05 * lift;
  const dark = scratch('dark', width * height);
  const from = (cells: Float32Array, x: number, y: number) =>
    cells[Math.max(0, y) * width + Math.max(0, x)] ?? 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      dark[y * width + x] =
        1 -
        (1 - 0.13 * from(contact, x, y)) *
          (1 - 0.3 * from(contact, x - 1, y - 1)) *
          (1 - 0.3 * from(soft, x - aside, y - below)) *
          (1 - around * from(ambient, x - 2, y - 4));
  const { rgba } = page;
  const [first, last] = [Math.max(0, left - REACH), Math.min(page.width, left + place.width + REACH)];
  const across = betweenOf(width, width * 4, 4);
  const shadows = scratch('shadows', width);
  for (let y = Math.max(0, top - REACH); y < Math.min(page.height, top + place.height + REACH); y += 1) {
    const v = Math.max(0, Math.min(height - 1.001, (y - top + REACH) / 4 - 0.375));
    const row = v | 0;
    const down = v - row;
    for (let x = 0, at = row * width; x < width; x += 1, at += 1)
      // What the piece covers anyway needs no shadow.
      shadows[x] =
        (covered[at] ?? 0) > 0.999 && (covered[at + width] ?? 0) > 0.999
          ? 0
          : (dark[at] ?? 0) * (1 - down) + (dark[at + width] ?? 0) * down;
    for (let x = first; x < last; x += 1) {
      const px = x - left + REACH;
      const column = across.first[px] ?? 0;
      const here = shadows[column] ?? 0;
      const shadow = here + ((shadows[column + 1] ?? 0) - here) * (across.share[px] ?? 0);
      if (shadow < 0.002) continue;
      const to = (y * page.width + x) * 4;
      // Cloth shows a shadow more than the pale ground, which throws light back into it.
      const lit = 1 - Math.min(0.85, shadow * (1 + ON_CLOTH * (rgba[to + 3] ?? 0)));
      rgba[to] = (rgba[to] ?? 0) * lit;
      rgba[to + 1] = (rgba[to + 1] ?? 0) * lit;
      rgba[to + 2] = (rgba[to + 2] ?? 0) * lit;
      rgba[to + 3] = (rgba[to + 3] ?? 0) + (1 - (rgba[to + 3] ?? 0)) * (BLACK[(shadow * 1023) | 0] ?? 0);
    }
  }
}

/** How much of each sixteen pixels of the page the piece covers. */
function coverOf({ rgba, ...piece }: Piece, width: number, height: number, zoom: number): Float32Array {
  const cells = zeros('cover', width * height);
  const columns = Int32Array.from({ length: piece.width }, (_, x) => ((x + 0.5) * zoom + REACH) >> 2);
  const counts = new Float32Array(width);
  for (const column of columns) counts[column] = (counts[column] ?? 0) + 1;
  let row = -1;
  let rows = 0;
  const average = () => {
    for (let x = 0; x < width; x += 1) {
      const at = row * width + x;
      cells[at] = (cells[at] ?? 0) / Math.max(1, rows * (counts[x] ?? 0));
    }
  };
  for (let y = 0; y < piece.height; y += 1) {
    const own = ((y + 0.5) * zoom + REACH) >> 2;
    if (own !== row) {
      if (row >= 0) average();
      row = own;
      rows = 0;
    }
    rows += 1;
    let from = y * piece.width * 4 + 3;
    for (let x = 0; x < piece.width; x += 1, from += 4) {
      const at = own * width + (columns[x] ?? 0);
      cells[at] = (cells[at] ?? 0) + (rgba[from] ?? 0);
    }
  }
  average();
  return cells;
}

/** How much black, as screens mix it, leaves as much light as a shadow does: the ground shows through it. */
const BLACK = Float32Array.from({ length: 1024 }, (_, level) => 1 - (1 - level / 1023) ** (1 / 2.2));

/** As fine as the darkest byte needs, and no larger than what stays at hand. */
const LEVELS = 0x3fff;
/** sRGB of light. */
const ENCODED = Uint8Array.from({ length: LEVELS + 1 }, (_, level) => {
  const light = level / LEVELS;
  return Math.round((light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055) * 255);
});

/**
 * Linear colors multiplied by alpha as sRGB bytes: red, green, blue and alpha, not multiplied.
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
