import sharp from 'sharp';
import { MEASURE_SIZE, type RgbImage } from '../../src/domain/stylist/house/eye/measure-photo.ts';

/** A photo as the server hands it to the eye: upright, sRGB, no alpha, at most `size` pixels long. */
export async function decode(photo: string | Buffer, size = MEASURE_SIZE): Promise<RgbImage> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

  return { width: info.width, height: info.height, data };
}
