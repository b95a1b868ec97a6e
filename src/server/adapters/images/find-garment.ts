import sharp, { type Sharp } from 'sharp';
import { MAX_PHOTO_PIXELS } from '#contract/photos.ts';
import { boxBlur } from '#domain/cutout/box-blur.ts';
import { guessOf } from '#domain/naming/guess.ts';
import { type CutGarment, cutGarment, type Tap } from '#domain/stylist/house/eye/cut-garment.ts';
import { MEASURE_SIZE } from '#domain/stylist/house/eye/measure-photo.ts';
import { GARMENT, garmentAlone, INSIDE, PHOTO_WEBP } from './encode.ts';
import type { FoundGarment } from './images.ts';
import { nameGarment } from './name-garment.ts';

/** Of a garment that is cut out of a photo, and of what is left around it where it is not. */
export const CUT_SIDE = 1024;
const AROUND_CUT = 0.01;
const AROUND_CROP = 0.04;
/** Nothing of what belongs to a pixel by less than two fifths, all from seven tenths on. */
const OUTLINE = { gain: 3.2, offset: -321 };

export async function findGarment(input: { bytes: Uint8Array; taps: Tap[] }): Promise<FoundGarment> {
  const photo = sharp(input.bytes, { limitInputPixels: MAX_PHOTO_PIXELS }).removeAlpha();
  const small = await photo
    .clone()
    .resize(MEASURE_SIZE, MEASURE_SIZE, INSIDE)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  const cut = cutGarment({ width, height, data: new Uint8Array(small.data) }, input.taps);
  const { kind, trust, colours, pattern } = cut;

  if (kind === 'nothing') return { kind, trust, colours, pattern, guess: null, picture: null };
  const guess = guessOf(await nameGarment(photo));
  return { kind, trust, colours, pattern, guess, picture: await pictureOf(photo, cut) };
}

async function pictureOf(photo: Sharp, { kind, isWorn, mask, width, height, box }: CutGarment) {
  const { data, info } = await photo
    .clone()
    .resize(CUT_SIDE, CUT_SIDE, INSIDE)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const around = kind === 'cut' ? AROUND_CUT : AROUND_CROP;
  const region = regionOf(box, info, { around, above: isWorn ? 0 : around });
  const opaque = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  let whole = opaque;
  if (kind === 'cut') {
    // A mask of few pixels, made as large as the photo, has steps: they are smoothed, and the outline made sharp again.
    const soft = boxBlur(boxBlur(Float32Array.from(mask), width, height, 1), width, height, 1);
    const alpha = await sharp(
      Uint8Array.from(soft, (share) => Math.round(255 * share)),
      { raw: { width, height, channels: 1 } },
    )
      .resize(info.width, info.height, { fit: 'fill', kernel: 'cubic' })
      .linear(OUTLINE.gain, OUTLINE.offset)
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    whole = opaque.joinChannel(alpha, { raw: { width: info.width, height: info.height, channels: 1 } });
  }
  const pixels = await whole.raw().toBuffer({ resolveWithObject: true });
  const { channels } = pixels.info;
  const cropped = () =>
    sharp(pixels.data, { raw: { width: info.width, height: info.height, channels } }).extract(region);

  return {
    full: await cropped().webp(PHOTO_WEBP).toBuffer(),
    thumbnail: await garmentAlone(cropped(), GARMENT.tile),
    width: region.width,
    height: region.height,
    place: {
      x: region.left / info.width,
      y: region.top / info.height,
      width: region.width / info.width,
      height: region.height / info.height,
    },
  };
}

function regionOf(
  box: CutGarment['box'],
  { width, height }: { width: number; height: number },
  /** Above what is worn is a face. */
  { around, above }: { around: number; above: number },
) {
  const left = Math.floor(Math.max(0, box.left - around) * width);
  const top = Math.ceil(Math.max(0, box.top - above) * height);
  const right = Math.ceil(Math.min(1, box.right + around) * width);
  const bottom = Math.ceil(Math.min(1, box.bottom + around) * height);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
