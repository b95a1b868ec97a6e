import { createRequire } from 'node:module';
import { extractColorsFromImageData } from 'extract-colors';
import { Vibrant } from 'node-vibrant/node';
import sharp from 'sharp';
import type { ColourName } from '../../src/contract/palette.ts';
import { nameOfColour } from '../../src/domain/colour/name-of-colour.ts';
import { measurePhoto } from '../../src/domain/stylist/house/eye/measure-photo.ts';
import type { RgbImage } from '../../src/domain/stylist/house/eye/working-image.ts';

/** One color of a palette, as any of the contenders sees it. */
export interface PaletteEntry {
  hex: string;
  name: ColourName;
  /** Part of the palette's weight; all entries add up to 1. */
  share: number;
}

export interface Contender {
  name: string;
  /** The palette of a photo, largest share first. Every contender gets the same pixels. */
  palette(image: RgbImage): Promise<PaletteEntry[]>;
}

/** `quantize` is CommonJS and has no types; this is the part of it that is used. */
type Quantize = (
  pixels: number[][],
  colours: number,
) => { palette(): [number, number, number][]; map(pixel: number[]): [number, number, number] };

const quantize: Quantize = createRequire(import.meta.url)('quantize');

export const CONTENDERS: readonly Contender[] = [
  {
    name: 'the eye',
    palette: async (image) => measurePhoto(image).colours,
  },
  {
    name: 'node-vibrant',
    palette: async (image) => {
      const swatches = Object.values(await Vibrant.from(await asPng(image)).getPalette());

      return ranked(
        swatches
          .filter((swatch) => swatch !== null)
          .map(({ hex, population }) => ({ hex, weight: population })),
      );
    },
  },
  {
    name: 'extract-colors',
    palette: async (image) => {
      const data = await sharp(image.data, rawOf(image)).ensureAlpha().raw().toBuffer();
      const colours = extractColorsFromImageData({
        width: image.width,
        height: image.height,
        data: new Uint8ClampedArray(data),
      });

      return ranked(colours.map(({ hex, area }) => ({ hex, weight: area })));
    },
  },
  {
    name: 'quantize',
    palette: async (image) => {
      const pixels = Array.from({ length: image.width * image.height }, (_, at) => [
        ...image.data.subarray(3 * at, 3 * at + 3),
      ]);
      const map = quantize(pixels, 6);
      const counts = new Map<string, number>();
      for (const pixel of pixels) {
        const hex = hexOfBytes(map.map(pixel));
        counts.set(hex, (counts.get(hex) ?? 0) + 1);
      }

      return ranked([...counts].map(([hex, weight]) => ({ hex, weight })));
    },
  },
];

function rawOf({ width, height }: RgbImage) {
  return { raw: { width, height, channels: 3 as const } };
}

async function asPng(image: RgbImage): Promise<Buffer> {
  return sharp(image.data, rawOf(image)).png().toBuffer();
}

function hexOfBytes(bytes: readonly number[]): string {
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

/** The libraries give no names: theirs are the nearest of the 50, and equal names are added up. */
function ranked(colours: readonly { hex: string; weight: number }[]): PaletteEntry[] {
  const total = colours.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const byName = new Map<ColourName, PaletteEntry>();

  for (const { hex, weight } of colours.toSorted((first, second) => second.weight - first.weight)) {
    const name = nameOfColour(hex);
    const known = byName.get(name);
    byName.set(name, { name, hex: known?.hex ?? hex, share: (known?.share ?? 0) + weight / total });
  }

  return [...byName.values()].sort((first, second) => second.share - first.share);
}
