import { cieLabOfHex, cieLabOfOklab, differenceOf } from '#domain/colour/difference.ts';
import { hexToOklch, oklabOfPixels, oklchToHex, oklchToOklab } from '#domain/colour/oklab.ts';
import type { BoardItem } from '#domain/lookboard/draw-look-board.ts';
import { drawSilhouette, isStiff } from '#domain/lookboard/draw-silhouette.ts';
import { renderPiece } from '#domain/lookboard/relief/piece.ts';
import { solidPixels } from '#domain/lookboard/relief/solid-pixels.ts';

const LONG_SIDE = 240;
/** OKLab distance within which a pixel still belongs to the cloth. */
const SAME_CLOTH = 0.12;
/** Of the way from the item's color to another one: pixels that go less of it do not have the item's color. */
const FOLLOWS = 0.5;

/**
 * How far the main material's mean color is from the item's, CIEDE2000: the opaque pixels of the garment alone, without
 * ground and shadow, that follow the item's color. A footbed, a lens and a white blouse stay as they are when the item is
 * drawn in another color; they are seen by that. Of small things only the pixels near the median are read.
 */
export function readColourBack(item: BoardItem, seed: number): number {
  const own = item.colorHex;
  const oklab = readPixels(item, seed);
  // Without its pattern: dots and petals have a color of their own, and count.
  const isPrinted = item.pattern !== 'plain' && item.pattern !== 'denim' && item.pattern !== 'knit';
  const plain: BoardItem = isPrinted ? { ...item, pattern: 'plain' } : item;
  const cloth = followers(oklab, isPrinted ? readPixels(plain, seed) : oklab, {
    other: readPixels({ ...plain, colorHex: farFrom(own) }, seed),
    far: distance(own, farFrom(own)),
  });
  const kept = isStiff(item.slot) ? nearMedian(cloth) : cloth;
  return differenceOf(cieLabOfOklab(meanOf(kept)), cieLabOfHex(own));
}

function readPixels(item: BoardItem, seed: number): Float32Array {
  const drawing = drawSilhouette(item, seed);
  const scale = LONG_SIDE / Math.max(drawing.bounds.width, drawing.bounds.height);
  const piece = renderPiece(drawing, { scale, tilt: 0, isStiff: isStiff(item.slot), seed });
  return oklabOfPixels(solidPixels(piece));
}

/** Across the wheel and about as light: drawings choose linings and soles by lightness. */
function farFrom(hex: string): string {
  const { l, h } = hexToOklch(hex);
  return oklchToHex({ l: l < 0.25 ? l + 0.12 : l > 0.85 ? l - 0.12 : l, c: 0.11, h: (h + 180) % 360 });
}

function distance(one: string, other: string): number {
  const [a, b] = [oklchToOklab(hexToOklch(one)), oklchToOklab(hexToOklch(other))];
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}

/** The pixels that, drawn plain, have gone about as far in the other color as the color itself has. */
function followers(
  oklab: Float32Array,
  plain: Float32Array,
  { other, far }: { other: Float32Array; far: number },
): Float32Array {
  const along = (at: number) => (plain[at] ?? 0) - (other[at] ?? 0);
  return oklab.filter((_, at) => {
    const first = at - (at % 3);
    return Math.hypot(along(first), along(first + 1), along(first + 2)) > far * FOLLOWS;
  });
}

function nearMedian(oklab: Float32Array): Float32Array {
  const channel = (first: number) => {
    const values = oklab.filter((_, at) => at % 3 === first).sort();
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  const [l, a, b] = [channel(0), channel(1), channel(2)];
  const kept: number[] = [];
  for (let at = 0; at + 2 < oklab.length; at += 3) {
    const pixel = [oklab[at] ?? 0, oklab[at + 1] ?? 0, oklab[at + 2] ?? 0] as const;
    if (Math.hypot(pixel[0] - l, pixel[1] - a, pixel[2] - b) < SAME_CLOTH) kept.push(...pixel);
  }
  return Float32Array.from(kept);
}

function meanOf(oklab: Float32Array): { l: number; a: number; b: number } {
  const count = Math.max(1, oklab.length / 3);
  const mean = [0, 0, 0];
  for (let at = 0; at < oklab.length; at += 1) mean[at % 3] = (mean[at % 3] ?? 0) + (oklab[at] ?? 0) / count;
  return { l: mean[0] ?? 0, a: mean[1] ?? 0, b: mean[2] ?? 0 };
}
