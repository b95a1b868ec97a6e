import sharp from 'sharp';
import { cieLabOfHex, cieLabOfOklab, differenceOf } from '#domain/colour/difference.ts';
import { oklabOfPixels } from '#domain/colour/oklab.ts';
import type { BoardItem } from '#domain/lookboard/draw-look-board.ts';
import { drawSilhouette, silhouetteOf } from '#domain/lookboard/draw-silhouette.ts';

const LONG_SIDE = 240;
const OPAQUE = 250;
/** Drawn with parts of another colour by nature: a pale rubber sole, a dial, lenses. */
const WITH_OTHER_PARTS: ReadonlySet<string> = new Set(['sneaker', 'watch', 'glasses', 'sunglasses']);
/** OKLab distance within which a pixel still belongs to the cloth. */
const SAME_CLOTH = 0.12;

/**
 * How far the drawing's mean colour is from the item's, CIEDE2000: all opaque pixels of the garment
 * alone, without ground and shadow. Where parts have another colour by nature, only the pixels near the median.
 */
export async function readColourBack(item: BoardItem, seed: number): Promise<number> {
  const pixels = await rasterised(item, seed);
  const oklab = oklabOfPixels(pixels);
  const kept = WITH_OTHER_PARTS.has(silhouetteOf(item)) ? nearMedian(oklab) : oklab;
  return differenceOf(cieLabOfOklab(meanOf(kept)), cieLabOfHex(item.colorHex));
}

async function rasterised(item: BoardItem, seed: number): Promise<Uint8Array> {
  const { bounds, markup } = drawSilhouette(item, 'i', seed);
  const scale = LONG_SIDE / Math.max(bounds.width, bounds.height);
  const [width, height] = [Math.ceil(bounds.width * scale), Math.ceil(bounds.height * scale)];
  const viewBox = `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${markup}</svg>`;
  const rgba = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const opaque: number[] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) >= OPAQUE) opaque.push(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
  }
  return Uint8Array.from(opaque);
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
