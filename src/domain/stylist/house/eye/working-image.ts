import { oklabOfPixels } from '#domain/colour/oklab.ts';

/** A decoded photo, upright. */
export interface RgbImage {
  width: number;
  height: number;
  /** RGB, 3 bytes a pixel, row by row. */
  data: Uint8Array;
}

/** A photo in OKLab, one plane a channel, row by row: what every measurement of the eye looks at. */
export interface WorkingImage {
  width: number;
  height: number;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

/** Long side in pixels: enough for colour and pattern, small enough to measure in a blink. */
export const MEASURE_SIZE = 160;

/**
 * Brings a photo to at most {@link MEASURE_SIZE} by averaging areas, and into OKLab.
 * @throws RangeError when the image has no pixels or fewer than it says
 */
export function toWorkingImage(image: RgbImage): WorkingImage {
  if (!(image.width >= 1 && image.height >= 1) || image.data.length < image.width * image.height * 3) {
    throw new RangeError('An image needs at least one pixel, and three bytes for each');
  }

  const small = shrink(image);
  const oklab = oklabOfPixels(small.data);
  const pixels = small.width * small.height;
  const plane = (channel: number) =>
    Float32Array.from({ length: pixels }, (_, at) => oklab[3 * at + channel] ?? 0);

  return { width: small.width, height: small.height, l: plane(0), a: plane(1), b: plane(2) };
}

function shrink(image: RgbImage): RgbImage {
  const scale = MEASURE_SIZE / Math.max(image.width, image.height);
  if (scale >= 1) return image;

  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const data = new Uint8Array(width * height * 3);

  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * image.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * image.height) / height));

    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * image.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * image.width) / width));
      writeMean(image, { left, right, top, bottom }, data, 3 * (y * width + x));
    }
  }

  return { width, height, data };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function writeMean(image: RgbImage, { left, right, top, bottom }: Box, into: Uint8Array, at: number): void {
  let r = 0;
  let g = 0;
  let b = 0;

  for (let y = top; y < bottom; y++) {
    const end = 3 * (y * image.width + right);

    for (let from = 3 * (y * image.width + left); from < end; from += 3) {
      r += image.data[from] ?? 0;
      g += image.data[from + 1] ?? 0;
      b += image.data[from + 2] ?? 0;
    }
  }

  const count = (right - left) * (bottom - top);
  into[at] = Math.round(r / count);
  into[at + 1] = Math.round(g / count);
  into[at + 2] = Math.round(b / count);
}
