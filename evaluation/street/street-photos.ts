import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import type { RgbImage } from '../../src/domain/stylist/house/eye/working-image.ts';
import { decode } from '../palette/decode.ts';
import type { TrueColour } from '../palette/scene-score.ts';
import { NOT_PLAIN, type PatternLabel } from './pattern-labels.ts';

/** One look, measured and known. */
export interface Look {
  photo: StreetPhoto;
  seen: PhotoFeatures;
  truth: Awaited<ReturnType<typeof truthFor>>;
  colours: TrueColour[];
  /** Part of the eye's weight that is not on cloth. */
  off: number;
}

/** A photo of a dressed person of which every pixel of cloth is known. */
export interface StreetPhoto {
  /** The number that its file is called by. */
  number: string;
  /** Every second photo was developed on; the others were measured once at the end. */
  half: 'develop' | 'hold-out';
  image: RgbImage;
  /** A class a pixel, in the size of the photo's own file. */
  classes: ClassMask;
  /** What a person calls the cloth as a whole: patterned when a garment of some size is, plain when all are. */
  look: PatternLabel[];
}

interface ClassMask {
  width: number;
  height: number;
  /** An index into `names` a pixel. */
  data: Uint8Array;
  names: readonly string[];
}

const NO_CLOTH = new Set(['null', 'hair', 'skin']);
/** Worn, but no cloth that a pattern is looked for in. */
const NO_GARMENT = new Set(
  'accessories bag belt boots bracelet clogs earrings flats glasses gloves heels loafers necklace pumps purse ring sandals shoes sneakers socks sunglasses tie wallet watch wedges hat'.split(
    ' ',
  ),
);

/** Parts of all cloth: what is seen of a garment, and what decides about a look. */
const SEEN = 0.05;
const DECIDES = 0.15;

/** The photos of a folder with `0002.jpg`, `0002.png` and the class names in `labels.json`; none where it does not exist. */
export async function streetPhotos(folder: string): Promise<StreetPhoto[]> {
  if (!existsSync(path.join(folder, 'labels.json'))) return [];
  const names: (string | null)[] = JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8'));
  const numbers = readdirSync(folder)
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => file.slice(0, -'.jpg'.length))
    .sort();

  const photos: StreetPhoto[] = [];
  for (const [index, number] of numbers.entries()) {
    const mask = await sharp(path.join(folder, `${number}.png`))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const classes = {
      width: mask.info.width,
      height: mask.info.height,
      data: new Uint8Array(mask.data),
      names: names.map((name) => name ?? 'null'),
    };
    photos.push({
      number,
      half: index % 2 === 0 ? 'develop' : 'hold-out',
      image: await decode(path.join(folder, `${number}.jpg`)),
      classes,
      look: labelsOfLook(number, classes),
    });
  }

  return photos;
}

/** White where cloth is, in the size of an image: a pixel that is half cloth is grey. */
export async function truthFor({ width, height }: RgbImage, classes: ClassMask): Promise<RgbImage> {
  const cloth = classes.data.map((index) => (NO_CLOTH.has(classes.names[index] ?? 'null') ? 0 : 255));
  const { data } = await sharp(cloth, { raw: { width: classes.width, height: classes.height, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

  return { width, height, data: new Uint8Array(data) };
}

/** Every label of a garment that decides; `unclear` stands for those that nobody could tell. */
function labelsOfLook(number: string, { data, names }: ClassMask): PatternLabel[] {
  const counts = new Map<string, number>();
  for (const index of data) {
    const name = names[index] ?? 'null';
    if (!NO_CLOTH.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const garments = [...counts].filter(([name]) => !NO_GARMENT.has(name));
  const labelOf = (name: string) => NOT_PLAIN[number]?.[name] ?? 'plain';
  const labelsAbove = (least: number) =>
    garments.filter(([, count]) => count >= least * all).map(([name]) => labelOf(name));
  const isPattern = (label: PatternLabel) => label !== 'plain' && label !== 'unclear';
  if (labelsAbove(DECIDES).some(isPattern)) return [...new Set(labelsAbove(SEEN).filter(isPattern))];

  return labelsAbove(SEEN).every((label) => label === 'plain') ? ['plain'] : ['unclear'];
}
