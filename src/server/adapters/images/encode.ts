import sharp, { type Sharp, type WebpOptions } from 'sharp';
import type { DrawingSize } from '#contract/drawing-url.ts';

export const INSIDE = { fit: 'inside', withoutEnlargement: true } as const;
const THUMBNAIL_SIDE = 480;
// Low efforts: they cost a third of the time and a few percent of the size.
export const WEBP = { quality: 82, effort: 1 } as const;
/** Of pictures without a ground: 96 levels. At 16 (70) a shadow is a halo of steps; at all of them it takes twice the time. */
export const ALPHA = { alphaQuality: 80 } as const;
export const PHOTO_WEBP = { ...WEBP, ...ALPHA } as const;
const THUMBNAIL_WEBP = { quality: 76, effort: 2, ...ALPHA } as const;
/** Its next effort takes three times as long for a quarter of the size. */
const THUMBNAIL_AVIF = { quality: 52, effort: 0 } as const;

/** A picture as it is stored: whole, and small in both types. */
export async function encode(from: () => Sharp, webp: WebpOptions) {
  const full = await from().webp(webp).toBuffer();
  const small = await from()
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, INSIDE)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  const thumbnail = () => sharp(small.data, { raw: { width, height, channels } });
  return {
    full,
    thumbnail: await thumbnail().webp(THUMBNAIL_WEBP).toBuffer(),
    thumbnailAvif: await thumbnail().avif(THUMBNAIL_AVIF).toBuffer(),
  };
}

/** How long the longer side of a garment alone may be, and what it may weigh. */
export const GARMENT = {
  tile: { side: 320, bytes: 12 * 1024 },
  large: { side: 1000, bytes: 60 * 1024 },
} as const satisfies Record<DrawingSize, { side: number; bytes: number }>;
/** What is taken off its quality until it does. */
const GARMENT_QUALITIES = [76, 60, 44, 30] as const;

/** As small as it has to be. */
export async function garmentAlone(
  whole: Sharp,
  { side, bytes: most }: { side: number; bytes: number },
): Promise<Uint8Array> {
  const { data, info } = await whole.resize(side, side, INSIDE).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  for (const quality of GARMENT_QUALITIES) {
    const bytes = await picture()
      .webp({ ...THUMBNAIL_WEBP, quality })
      .toBuffer();
    if (bytes.length <= most) return bytes;
  }
  return picture()
    .resize(side / 2, side / 2, INSIDE)
    .webp(THUMBNAIL_WEBP)
    .toBuffer();
}
