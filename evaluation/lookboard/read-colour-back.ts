import { cieLabOfHex, cieLabOfOklab, differenceOf } from '#domain/colour/difference.ts';
import { oklabOfPixels } from '#domain/colour/oklab.ts';
import type { BoardItem } from '#domain/lookboard/draw-look-board.ts';
import { drawSilhouette, isStiff } from '#domain/lookboard/draw-silhouette.ts';
import { renderPiece } from '#domain/lookboard/relief/piece.ts';
import { solidPixels } from '#domain/lookboard/relief/solid-pixels.ts';

const LONG_SIDE = 240;
/** OKLab distance within which a pixel still belongs to the cloth. */
const SAME_CLOTH = 0.12;

/**
 * How far the main material's mean colour is from the item's, CIEDE2000: the opaque pixels of the garment alone, without
 * ground and shadow. Where parts have another colour by nature, only the pixels near the median.
 */
export function readColourBack(item: BoardItem, seed: number): number {
  const drawing = drawSilhouette(item, seed);
  const scale = LONG_SIDE / Math.max(drawing.bounds.width, drawing.bounds.height);
  const piece = renderPiece(drawing, { scale, tilt: 0, isStiff: isStiff(item.slot), seed });
  const oklab = oklabOfPixels(solidPixels(piece));
  const kept = isStiff(item.slot) ? nearMedian(oklab) : oklab;
  return differenceOf(cieLabOfOklab(meanOf(kept)), cieLabOfHex(item.colorHex));
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
