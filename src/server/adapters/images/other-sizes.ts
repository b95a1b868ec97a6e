import sharp from 'sharp';
import { MAX_PHOTO_PIXELS } from '#contract/photos.ts';
import { INSIDE, WEBP } from './encode.ts';
import type { Squares } from './images.ts';

const LARGE_SQUARE = 512;
const SMALL_SQUARE = 256;
/** Of the height that a square leaves over: heads are in the upper part of upright pictures. */
const SQUARE_FROM_TOP = 0.2;
/** Below pictures without a ground, for engines that look for themselves. */
const PAPER = '#f1eee8';
const JPEG = { quality: 82 } as const;

export async function toSquares(bytes: Uint8Array): Promise<Squares> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS }).metadata();
  const side = Math.min(width, height);
  const left = Math.round((width - side) / 2);
  const top = Math.round((height - side) * SQUARE_FROM_TOP);
  const square = (size: number) =>
    sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS })
      .extract({ left, top, width: side, height: side })
      .resize(size, size)
      .webp(WEBP)
      .toBuffer();
  return { large: await square(LARGE_SQUARE), small: await square(SMALL_SQUARE) };
}

export async function toJpeg(input: { bytes: Uint8Array; longSide: number }): Promise<Uint8Array> {
  return sharp(input.bytes, { limitInputPixels: MAX_PHOTO_PIXELS })
    .resize(input.longSide, input.longSide, INSIDE)
    .flatten({ background: PAPER })
    .jpeg(JPEG)
    .toBuffer();
}
