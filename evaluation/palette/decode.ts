import sharp from 'sharp';
import { MEASURE_SIZE, type RgbImage } from '../../src/domain/stylist/house/eye/measure-photo.ts';

/** The long side of the picture that the server keeps, and that it measures. */
const KEPT_SIZE = 1600;

/**
 * A photo as the server hands it to the eye: upright, sRGB, no alpha, made smaller in the same two steps, so that the
 * same pixels in another file are the same pixels here.
 */
export async function decode(photo: string | Buffer, size = MEASURE_SIZE): Promise<RgbImage> {
  const kept = await sharp(photo)
    .autoOrient()
    .resize(KEPT_SIZE, KEPT_SIZE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = kept.info;
  const { data, info } = await sharp(kept.data, { raw: { width, height, channels } })
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

  return { width: info.width, height: info.height, data };
}
