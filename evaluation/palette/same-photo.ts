import sharp from 'sharp';
import { measurePhoto } from '../../src/domain/stylist/house/eye/measure-photo.ts';
import type { PhotoFeatures } from '../../src/domain/stylist/house/eye/photo-features.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { decode } from './decode.ts';
import { drawScene } from './draw-scene.ts';
import { renderPhoto } from './render-scene.ts';

const SCENES = 24;
/** A colour that covers less of the clothes may change places with another. */
const NAMED_SHARE = 0.12;
const SHARE_TOLERANCE = 0.08;

/** The same photo in another size, file format or orientation must be read the same. */
export const VARIANTS: readonly { name: string; of: (photo: Buffer) => Promise<Buffer> }[] = [
  {
    name: 'three times larger',
    of: (photo) => sharp(photo).resize(1800, 2400).jpeg({ quality: 90 }).toBuffer(),
  },
  { name: 'half as large', of: (photo) => sharp(photo).resize(300, 400).jpeg({ quality: 90 }).toBuffer() },
  { name: 'as PNG', of: (photo) => sharp(photo).png().toBuffer() },
  { name: 'as WebP', of: (photo) => sharp(photo).webp({ quality: 85 }).toBuffer() },
  {
    name: 'turned, with EXIF to turn it back',
    of: (photo) => sharp(photo).rotate(90).withMetadata({ orientation: 8 }).jpeg({ quality: 90 }).toBuffer(),
  },
];

export async function samePhoto(): Promise<Section> {
  const rows = [['the same photo', 'same first colour', 'same names in order', 'largest change of a share']];
  const firsts: number[] = [];
  const orders: number[] = [];

  for (const variant of VARIANTS) {
    let sameFirst = 0;
    let sameOrder = 0;
    let change = 0;

    for (let seed = 0; seed < SCENES; seed++) {
      const photo = await renderPhoto(drawScene(seed));
      const before = measurePhoto(await decode(photo));
      const after = measurePhoto(await decode(await variant.of(photo)));
      if (after.colours[0]?.name === before.colours[0]?.name) sameFirst++;
      if (readsTheSame(before, after)) sameOrder++;
      change = Math.max(change, largestChange(before, after));
    }

    firsts.push(sameFirst / SCENES);
    orders.push(sameOrder / SCENES);
    rows.push([
      variant.name,
      (sameFirst / SCENES).toFixed(3),
      (sameOrder / SCENES).toFixed(3),
      change.toFixed(3),
    ]);
  }

  return {
    title: 'The same photo in another form',
    body: `${SCENES} drawn scenes, each measured as it is and again in five forms. Names with less than ${NAMED_SHARE} of the clothes are left out, and neighbours whose shares differ by less than ${SHARE_TOLERANCE} may change places.\n\n${markdownTable(rows)}`,
    bars: [
      {
        what: 'same photo in another form, same first color',
        measured: Math.min(...firsts),
        must: { atLeast: 0.95 },
      },
      {
        what: 'same photo in another form, same names',
        measured: Math.min(...orders),
        must: { atLeast: 0.9 },
      },
    ],
  };
}

/** Every colour with a large share has nearly the same share in the other. */
export function readsTheSame(before: PhotoFeatures, after: PhotoFeatures): boolean {
  return before.colours
    .filter(({ share }) => share >= NAMED_SHARE)
    .every(({ name, share }) => Math.abs((shareOf(after, name) ?? 0) - share) <= SHARE_TOLERANCE);
}

function largestChange(before: PhotoFeatures, after: PhotoFeatures): number {
  return Math.max(...before.colours.map(({ name, share }) => Math.abs((shareOf(after, name) ?? 0) - share)));
}

function shareOf({ colours }: PhotoFeatures, name: string): number | undefined {
  return colours.find((colour) => colour.name === name)?.share;
}
