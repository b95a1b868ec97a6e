import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import { differenceOfHexes } from '../../src/domain/colour/difference.ts';
import { measurePhoto } from '../../src/domain/stylist/house/eye/measure-photo.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { decode } from './decode.ts';
import { drawScene } from './draw-scene.ts';
import { renderPhoto } from './render-scene.ts';

const SCENES = 24;
const NAMED_SHARE = 0.12;
const SHARE_TOLERANCE = 0.1;
/** Of the shares of two colors that take turns at being first. */
const TIE = 0.06;
/** ΔE00 */
const SAME_AT_A_GLANCE = 5;

/** The same photo in another size, file format or orientation must be read the same. */
export const VARIANTS: readonly {
  name: string;
  isLossless: boolean;
  of: (photo: Buffer) => Promise<Buffer>;
}[] = [
  { name: 'as PNG', isLossless: true, of: (photo) => sharp(photo).png().toBuffer() },
  {
    name: 'as lossless WebP',
    isLossless: true,
    of: (photo) => sharp(photo).webp({ lossless: true }).toBuffer(),
  },
  {
    name: 'turned, with EXIF to turn it back',
    isLossless: true,
    of: (photo) => sharp(photo).rotate(90).withMetadata({ orientation: 8 }).png().toBuffer(),
  },
  {
    name: 'three times larger',
    isLossless: false,
    of: (photo) => sharp(photo).resize(1800, 2400).jpeg({ quality: 90 }).toBuffer(),
  },
  {
    name: 'half as large',
    isLossless: false,
    of: (photo) => sharp(photo).resize(300, 400).jpeg({ quality: 90 }).toBuffer(),
  },
  {
    name: 'as WebP, quality 85',
    isLossless: false,
    of: (photo) => sharp(photo).webp({ quality: 85 }).toBuffer(),
  },
];

export async function samePhoto(): Promise<Section> {
  const rows = [
    [
      'the same photo',
      'same first color',
      'same names in order',
      'same palette',
      'largest change of a name’s share',
    ],
  ];
  const firsts: number[] = [];
  const palettes: number[] = [];
  const identical: number[] = [];

  for (const variant of VARIANTS) {
    let sameFirst = 0;
    let samePalette = 0;
    let sameNames = 0;
    let change = 0;
    let isIdentical = 0;

    for (let seed = 0; seed < SCENES; seed++) {
      const photo = await renderPhoto(drawScene(seed));
      const before = measurePhoto(await decode(photo));
      const after = measurePhoto(await decode(await variant.of(photo)));
      if (leadsTheSame(before, after)) sameFirst++;
      if (readsTheSame(before, after)) samePalette++;
      if (namesInOrder(before) === namesInOrder(after)) sameNames++;
      if (isDeepStrictEqual(before, after)) isIdentical++;
      change = Math.max(change, largestChange(before, after));
    }

    if (variant.isLossless) identical.push(isIdentical / SCENES);
    else {
      firsts.push(sameFirst / SCENES);
      palettes.push(samePalette / SCENES);
    }
    rows.push([
      variant.name,
      (sameFirst / SCENES).toFixed(3),
      (sameNames / SCENES).toFixed(3),
      (samePalette / SCENES).toFixed(3),
      change.toFixed(3),
    ]);
  }

  return {
    title: 'The same photo in another form',
    body: `${SCENES} drawn scenes, each measured as it is and again in six forms: three that keep every pixel and must change nothing, and three that compress again. “Same palette”: every color with at least ${NAMED_SHARE} of the clothes is there again, its share within ${SHARE_TOLERANCE}, under the same name or within ${SAME_AT_A_GLANCE} ΔE00. A color that lies between two names may change its name. “Same first”: the first color is first again, or behind by at most ${TIE}. “Same names in order” allows none of this and has no bar.\n\n${markdownTable(rows)}`,
    bars: [
      {
        what: 'same pixels in another file, same measurements to the last digit',
        measured: Math.min(...identical),
        must: { atLeast: 1 },
      },
      {
        what: 'same photo compressed again, same first color',
        measured: Math.min(...firsts),
        must: { atLeast: 0.95 },
      },
      {
        what: 'same photo compressed again, same palette',
        measured: Math.min(...palettes),
        must: { atLeast: 0.9 },
      },
    ],
  };
}

/** The first color is first again, or behind another by so little that they are two halves of one outfit. */
function leadsTheSame(before: PhotoFeatures, after: PhotoFeatures): boolean {
  const first = before.colours[0];
  const least = (after.colours[0]?.share ?? 0) - TIE;

  return after.colours.some(
    ({ name, hex, share }) =>
      first !== undefined &&
      share >= least &&
      (name === first.name || differenceOfHexes(hex, first.hex) <= SAME_AT_A_GLANCE),
  );
}

/**
 * Every color with a large share is there again with nearly the same share: under its own name, or, where
 * the measured color lies between two names, so near that nobody could tell the two swatches apart at a glance.
 */
export function readsTheSame(before: PhotoFeatures, after: PhotoFeatures): boolean {
  return before.colours
    .filter(({ share }) => share >= NAMED_SHARE)
    .every((colour) =>
      after.colours.some(
        ({ name, hex, share }) =>
          Math.abs(share - colour.share) <= SHARE_TOLERANCE &&
          (name === colour.name || differenceOfHexes(hex, colour.hex) <= SAME_AT_A_GLANCE),
      ),
    );
}

function namesInOrder({ colours }: PhotoFeatures): string {
  return colours
    .filter(({ share }) => share >= NAMED_SHARE)
    .map(({ name }) => name)
    .join();
}

function largestChange(before: PhotoFeatures, after: PhotoFeatures): number {
  return Math.max(...before.colours.map(({ name, share }) => Math.abs((shareOf(after, name) ?? 0) - share)));
}

function shareOf({ colours }: PhotoFeatures, name: string): number | undefined {
  return colours.find((colour) => colour.name === name)?.share;
}
