import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { type CutFlatLay, cutFlatLays } from './cut-flat-lays.ts';

/**
 * Draws what is cut out of each photo of a folder beside the photo, on the dark ground and on paper, to be looked at: a frame in
 * green is trusted, in orange a crop, in red nothing. Usage: node evaluation/closet/cut-out-sheet.ts [folder] [target folder]
 */
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.resolve(process.argv[2] ?? path.join(root, '../shared/data/flatlays'));
const target = path.resolve(process.argv[3] ?? path.join(root, '.cache/cut-outs'));

const CELL = 300;
const [ACROSS, DOWN] = [4, 4];
const COLOURS = { cut: '#3f9d5a', crop: '#d98a1f', nothing: '#c33a3a' };

if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
mkdirSync(target, { recursive: true });
const cuts = await cutFlatLays(folder);
for (let from = 0; from < cuts.length; from += ACROSS * DOWN) {
  const cells = await Promise.all(cuts.slice(from, from + ACROSS * DOWN).map(cellOf));
  const file = path.join(target, `sheet-${String(from / (ACROSS * DOWN) + 1)}.jpg`);
  await sharp({
    create: { width: ACROSS * CELL * 2, height: DOWN * CELL, channels: 3, background: '#888' },
  })
    .composite(cells.flat())
    .jpeg({ quality: 90 })
    .toFile(file);
  console.log(file);
}
for (const { file, garment, found, milliseconds } of cuts)
  console.log(
    `${file}  ${garment.padEnd(11)} ${found.kind.padEnd(7)} ${found.trust.toFixed(2)}  ${Math.round(milliseconds)} ms`,
  );

async function cellOf({ file, found }: CutFlatLay, index: number): Promise<OverlayOptions[]> {
  const left = (index % ACROSS) * CELL * 2;
  const top = Math.floor(index / ACROSS) * CELL;
  const inside = { fit: 'contain', background: '#f1eee8' } as const;
  const size = CELL - 8;
  const photo = await sharp(readFileSync(path.join(folder, file)))
    .autoOrient()
    .resize(size, size, inside)
    .toBuffer();
  const ground = { ...inside, background: '#2b2a2e' };
  const cut =
    found.picture === null
      ? await sharp({ create: { width: size, height: size, channels: 3, background: '#2b2a2e' } })
          .png()
          .toBuffer()
      : await sharp(found.picture.full)
          .resize(size, size, ground)
          .flatten({ background: '#2b2a2e' })
          .png()
          .toBuffer();
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL * 2}" height="${CELL}">
    <rect x="1" y="1" width="${CELL * 2 - 2}" height="${CELL - 2}" fill="none" stroke="${COLOURS[found.kind]}" stroke-width="5"/>
    <text x="8" y="20" font-family="sans-serif" font-size="15" fill="#000" stroke="#fff" stroke-width="3" paint-order="stroke">${file.slice(0, 2)} ${found.trust.toFixed(2)}</text></svg>`;
  return [
    { input: photo, left: left + 4, top: top + 4 },
    { input: cut, left: left + CELL + 4, top: top + 4 },
    { input: Buffer.from(label), left, top },
  ];
}
