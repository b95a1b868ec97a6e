import { open, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp, { type Sharp, type WebpOptions } from 'sharp';
import type { DrawingSize } from '#contract/drawing-url.ts';
import { MAX_PHOTO_PIXELS } from '#contract/photos.ts';
import { boxBlur } from '#domain/cutout/box-blur.ts';
import type { BoardItem, PicturedItem } from '#domain/lookboard/board-item.ts';
import { drawInTile, drawItem } from '#domain/lookboard/draw-alone.ts';
import { drawLookBoard, type FirstDrawn } from '#domain/lookboard/draw-look-board.ts';
import type { Picture } from '#domain/lookboard/picture.ts';
import { guessOf } from '#domain/naming/guess.ts';
import type { Measured, PhotoFeatures } from '#domain/photo/photo-features.ts';
import { type CutGarment, cutGarment, type Tap } from '#domain/stylist/house/eye/cut-garment.ts';
import { MEASURE_SIZE, measurePhoto } from '#domain/stylist/house/eye/measure-photo.ts';
import { decodeHeic, TooManyPixelsError } from './decode-heic.ts';
import type {
  DrawnBoard,
  DrawnPiece,
  FoundGarment,
  IngestedPhoto,
  ItemWithCutOut,
  Squares,
} from './images.ts';
import { nameGarment } from './name-garment.ts';
import { pngWithProfile } from './png-with-profile.ts';
import { type ImageType, SNIFFED_BYTES, sniffImageType } from './sniff-image-type.ts';
import { withinBudget } from './within-budget.ts';

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const;
const FULL_SIDE = 1600;
const THUMBNAIL_SIDE = 480;
// Low efforts: they cost a third of the time and a few percent of the size.
const WEBP = { quality: 82, effort: 1 } as const;
/** Of pictures without a ground: 96 levels. At 16 (70) a shadow is a halo of steps; at all of them it takes twice the time. */
const ALPHA = { alphaQuality: 80 } as const;
const PHOTO_WEBP = { ...WEBP, ...ALPHA } as const;
/** Smaller than a photo by no difference that shows. Effort 2 would save 6 % of its bytes for a third more time. */
const BOARD_WEBP = { ...PHOTO_WEBP, quality: 76 } as const;
const PIECE_WEBP = { ...WEBP, ...ALPHA, effort: 0 } as const;
const THUMBNAIL_WEBP = { quality: 76, effort: 2, ...ALPHA } as const;
/** Its next effort takes three times as long for a quarter of the size. */
const THUMBNAIL_AVIF = { quality: 52, effort: 0 } as const;
/** Of one piece of a board. */
const PIECE_SIDE = 512;
/** Below pictures without a ground, for engines that look for themselves. */
const PAPER = '#f1eee8';
const JPEG = { quality: 82 } as const;
const LARGE_SQUARE = 512;
const SMALL_SQUARE = 256;
/** Of the height that a square leaves over: heads are in the upper part of upright pictures. */
const SQUARE_FROM_TOP = 0.2;
/** A nice value. */
const BELOW_ANSWERS = 10;

/**
 * An AVIF is decoded whole, at 18 to 25 bytes a pixel: of 40 megapixels, which can be written in two thousand bytes, that is a
 * gigabyte. JPEGs are made smaller while they are read, and the other types take 6 bytes at most.
 */
const MAX_AVIF_PIXELS = 13_000_000;

/** Why a file was refused; the words are chosen where the person is answered. */
export type Refusal = 'not_an_image' | 'unreadable' | 'too_many_pixels' | 'too_costly' | 'busy';

export type Ingestion = { ok: true; photo: IngestedPhoto } | { ok: false; refusal: Refusal };

// Pictures wait for answers, not answers for pictures.
setPriority(BELOW_ANSWERS);
// Ctrl-C is for the server, which first lets us come to an end.
process.on('SIGINT', () => {});

// A worker is a process, one of few, and does one picture at a time; libvips' own threads and cache would only add memory.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    // Blocking counts for the whole process, whose tests draw photos as SVG; uploads are let through by their first bytes,
    // and none of those is an SVG's.
    'VipsForeignLoadSvg',
  ],
});

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

  // Raw pixels cannot say what colours they are meant in, and iPhones do not write sRGB.
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

interface BoardToDraw {
  items: ItemWithCutOut[];
  seed: number;
  first?: FirstDrawn<ItemWithCutOut>;
}

export async function drawBoard({ seed, first, ...input }: BoardToDraw): Promise<DrawnBoard> {
  const items = await Promise.all(input.items.map(withPixels));
  const { picture, pieces } = drawLookBoard(items, {
    seed,
    first: first && { ...first, items: await Promise.all(first.items.map(withPixels)) },
  });
  const { width, height } = picture;
  const drawn: DrawnPiece[] = [];
  for (const piece of pieces) {
    const bytes = await fromPixels(piece.picture)
      .resize(PIECE_SIDE, PIECE_SIDE, INSIDE)
      .webp(PIECE_WEBP)
      .toBuffer();
    drawn.push({ bytes, place: piece.place, layer: piece.layer });
  }
  return { ...(await encode(() => fromPixels(picture), BOARD_WEBP)), width, height, pieces: drawn };
}

async function withPixels({ cutOut, ...item }: ItemWithCutOut): Promise<PicturedItem> {
  if (cutOut === undefined) return item;
  try {
    const { data, info } = await sharp(cutOut, { limitInputPixels: MAX_PHOTO_PIXELS })
      .resize(CUT_SIDE, CUT_SIDE, INSIDE)
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { ...item, cutOut: { width: info.width, height: info.height, bytes: data } };
  } catch {
    return item;
  }
}

/** The shape of a tile. */
const WIDTH_BY_HEIGHT = 0.8;
/** How long the longer side of a garment alone may be, and what it may weigh. */
const GARMENT = {
  tile: { side: 320, bytes: 12 * 1024 },
  large: { side: 1000, bytes: 60 * 1024 },
} as const satisfies Record<DrawingSize, { side: number; bytes: number }>;
/** What is taken off its quality until it does. */
const GARMENT_QUALITIES = [76, 60, 44, 30] as const;

export async function drawGarment({
  item,
  size,
}: {
  item: BoardItem;
  size: DrawingSize;
}): Promise<Uint8Array> {
  const { side } = GARMENT[size];
  const drawn = size === 'tile' ? drawInTile(item, side * WIDTH_BY_HEIGHT) : drawItem(item, side);
  return garmentAlone(fromPixels(drawn), GARMENT[size]);
}

async function garmentAlone(
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

/** Of a garment that is cut out of a photo, and of what is left around it where it is not. */
const CUT_SIDE = 1024;
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

function fromPixels({ width, height, bytes }: Picture): Sharp {
  return sharp(bytes, { raw: { width, height, channels: 4 } });
}

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

async function encode(from: () => Sharp, webp: WebpOptions) {
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
