import { oklabOfPixels } from '#domain/colour/oklab.ts';
import type { OklabImage } from '#domain/cutout/oklab-image.ts';

/** A decoded photo, upright. */
export interface RgbImage {
  width: number;
  height: number;
  /** RGB, 3 bytes a pixel, row by row. */
  data: Uint8Array;
}

/** A photo in OKLab: what every measurement of the eye looks at. */
export type WorkingImage = OklabImage;

/** Long side in pixels in which a photo comes: enough for the pattern of its cloth. */
export const MEASURE_SIZE = 320;
/** Long side in which clothes are looked for: small enough to do so in a blink. */
const WORKING_SIZE = 160;

/**
 * Brings a photo to at most {@link MEASURE_SIZE} by averaging areas, and into OKLab.
 * @throws RangeError when the image has no pixels or fewer than it says
 */
export function toDetailedImage(image: RgbImage): WorkingImage {
  return inOklab(checked(image), MEASURE_SIZE);
}

/** The same in the size in which clothes are looked for. */
export function toWorkingImage(image: RgbImage): WorkingImage {
  return reduced(toDetailedImage(image));
}

function checked(image: RgbImage): RgbImage {
  if (!(image.width >= 1 && image.height >= 1) || image.data.length < image.width * image.height * 3) {
    throw new RangeError('An image needs at least one pixel, and three bytes for each');
  }

  return image;
}

function inOklab(image: RgbImage, size: number): WorkingImage {
  const small = shrink(image, size);
  const oklab = oklabOfPixels(small.data);
  const pixels = small.width * small.height;
  const plane = (channel: number) =>
    Float32Array.from({ length: pixels }, (_, at) => oklab[3 * at + channel] ?? 0);

  return { width: small.width, height: small.height, l: plane(0), a: plane(1), b: plane(2) };
}

/** Half as wide and high where a photo is larger than clothes are looked for in, else the photo itself. */
export function reduced(image: WorkingImage): WorkingImage {
  if (Math.max(image.width, image.height) <= WORKING_SIZE) return image;

  const width = Math.max(1, image.width >> 1);
  const height = Math.max(1, image.height >> 1);
  const plane = (values: Float32Array) => {
    const means = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      const upper = Math.min(2 * y, image.height - 1) * image.width;
      const lower = Math.min(2 * y + 1, image.height - 1) * image.width;
      for (let x = 0; x < width; x++) {
        const left = Math.min(2 * x, image.width - 1);
        const right = Math.min(2 * x + 1, image.width - 1);
        means[y * width + x] =
          ((values[upper + left] ?? 0) +
            (values[upper + right] ?? 0) +
            (values[lower + left] ?? 0) +
            (values[lower + right] ?? 0)) /
          4;
      }
    }

    return means;
  };

  return { width, height, l: plane(image.l), a: plane(image.a), b: plane(image.b) };
}

/** A value a pixel of a reduced image, for the pixels of the image that it was made of. */
export function enlarged<Values extends Uint8Array | Float32Array>(
  values: Values,
  from: WorkingImage,
  to: WorkingImage,
): Values {
  if (from === to) return values;

  const large = values instanceof Uint8Array ? new Uint8Array(to.l.length) : new Float32Array(to.l.length);
  for (let y = 0; y < to.height; y++) {
    const row = Math.min(from.height - 1, y >> 1) * from.width;
    for (let x = 0; x < to.width; x++)
      large[y * to.width + x] = values[row + Math.min(from.width - 1, x >> 1)] ?? 0;
  }

  return large as Values;
}

function shrink(image: RgbImage, size: number): RgbImage {
  const scale = size / Math.max(image.width, image.height);
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
