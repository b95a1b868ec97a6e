import { open, readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { MAX_PHOTO_PIXELS } from '#contract/photos.ts';
import type { Measured, PhotoFeatures } from '#domain/photo/photo-features.ts';
import { MEASURE_SIZE, measurePhoto } from '#domain/stylist/house/eye/measure-photo.ts';
import { decodeHeic, TooManyPixelsError } from './decode-heic.ts';
import { encode, INSIDE, PHOTO_WEBP } from './encode.ts';
import type { IngestedPhoto } from './images.ts';
import { pngWithProfile } from './png-with-profile.ts';
import { type ImageType, SNIFFED_BYTES, sniffImageType } from './sniff-image-type.ts';
import { withinBudget } from './within-budget.ts';

const FULL_SIDE = 1600;

/**
 * An AVIF is decoded whole, at 18 to 25 bytes a pixel: of 40 megapixels, which can be written in two thousand bytes, that is a
 * gigabyte. JPEGs are made smaller while they are read, and the other types take 6 bytes at most.
 */
const MAX_AVIF_PIXELS = 13_000_000;

/** Why a file was refused; the words are chosen where the person is answered. */
export type Refusal = 'not_an_image' | 'unreadable' | 'too_many_pixels' | 'too_costly' | 'busy';

export type Ingestion = { ok: true; photo: IngestedPhoto } | { ok: false; refusal: Refusal };

export async function ingestPhoto(input: { path: string; what: Measured }): Promise<Ingestion> {
  const { path, what } = input;
  const type = sniffImageType(await readHead(path));
  if (type === null) return { ok: false, refusal: 'not_an_image' };

  try {
    const photo = await withinBudget(path, async () => {
      const source = await (type === 'heic' ? openHeic(path) : openFile(path, type));
      return readPhoto(source, what);
    });
    return { ok: true, photo };
  } catch (error) {
    if (error instanceof TooManyPixelsError) return { ok: false, refusal: 'too_many_pixels' };
    if (error instanceof TooCostlyError) return { ok: false, refusal: 'too_costly' };
    if (isOfTheSystem(error)) return { ok: false, refusal: 'busy' };
    // Nothing that a decoder says of a stranger's bytes helps the person; they are truncated or broken.
    return { ok: false, refusal: 'unreadable' };
  }
}

class TooCostlyError extends Error {}

/** No memory, files or room left: that says nothing of the picture. */
function isOfTheSystem(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOMEM', 'EAGAIN', 'EMFILE', 'ENFILE', 'ENOSPC', 'EIO'].includes(String(error.code))
  );
}

async function openFile(path: string, type: ImageType): Promise<Sharp> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PHOTO_PIXELS) throw new TooManyPixelsError();
  if (type === 'avif' && width * height > MAX_AVIF_PIXELS) throw new TooCostlyError();
  return decode(path).autoOrient();
}

/** Sharp comes without a decoder for what is inside of HEIC, which phones write. */
async function openHeic(path: string): Promise<Sharp> {
  const { pixels, profile, ...raw } = await decodeHeic(await readFile(path), MAX_PHOTO_PIXELS);
  const picture = sharp(pixels, { raw });
  if (profile === null) return picture;

  // Raw pixels cannot say what colors they are meant in, and iPhones do not write sRGB.
  const png = await picture.resize(FULL_SIDE, FULL_SIDE, INSIDE).png({ compressionLevel: 0 }).toBuffer();
  return sharp(pngWithProfile(png, profile));
}

async function readPhoto(source: Sharp, what: Measured): Promise<IngestedPhoto> {
  // One full decode; everything else is made from the upright pixels in sRGB.
  const upright = await source
    .resize(FULL_SIDE, FULL_SIDE, INSIDE)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const from = () => sharp(upright.data, { raw: { width, height, channels } });

  return { ...(await encode(from, PHOTO_WEBP)), width, height, features: await measureFrom(from(), what) };
}

export async function measure(input: { bytes: Uint8Array; what: Measured }): Promise<PhotoFeatures> {
  return measureFrom(sharp(input.bytes, { limitInputPixels: MAX_PHOTO_PIXELS }), input.what);
}

async function measureFrom(image: Sharp, what: Measured): Promise<PhotoFeatures> {
  const { data, info } = await image
    .resize(MEASURE_SIZE, MEASURE_SIZE, INSIDE)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return measurePhoto({ width: info.width, height: info.height, data: new Uint8Array(data) }, what);
}

function decode(path: string): Sharp {
  // 'error' also stops at truncated files; the stricter 'warning' would refuse photos of real phones.
  return sharp(path, { failOn: 'error', limitInputPixels: MAX_PHOTO_PIXELS });
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
