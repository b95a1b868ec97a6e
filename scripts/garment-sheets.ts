// Every garment of the wardrobe on contact sheets with its name, for the eye: .cache/garments/<slot>.png.
// `node scripts/garment-sheets.ts shoes bag` draws those slots; `loafers,oxfords` those garments, large.
import { mkdir } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { SLOTS } from '#contract/outfits.ts';
import { drawItem } from '#domain/lookboard/draw-alone.ts';
import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';

const COLOURS = ['#4a6a93', '#b08a5a', '#7a2a34', '#e9e4d8', '#2b2d31', '#7d8a5c'];
const FOLDER = '.cache/garments';
const CAPTION = 20;
const PAPER = '#f1eee8';

const asked = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
for (const word of asked.length > 0 ? asked : SLOTS) {
  const keys = word.split(',');
  const isSlot = SLOTS.some((slot) => slot === word);
  const garments = GARMENTS.filter((garment) =>
    isSlot ? garment.slot === word : keys.includes(garment.key),
  );
  await sheet(garments, isSlot ? 190 : 440, `${FOLDER}/${isSlot ? word : 'chosen'}.png`);
}

async function sheet(garments: Garment[], cell: number, path: string): Promise<void> {
  const columns = Math.min(garments.length, Math.floor(1540 / cell));
  const rows = Math.ceil(garments.length / columns);
  const parts: OverlayOptions[] = [];
  for (const [index, garment] of garments.entries()) {
    const [left, top] = [(index % columns) * cell, Math.floor(index / columns) * (cell + CAPTION)];
    parts.push({ input: await picture(garment, index, cell), left, top });
    const name = `<svg width="${cell}" height="${CAPTION}"><text x="4" y="14" font-size="12" font-family="sans-serif">${garment.key}</text></svg>`;
    parts.push({ input: Buffer.from(name), left, top: top + cell });
  }
  await sharp({
    create: { width: columns * cell, height: rows * (cell + CAPTION), channels: 3, background: '#ffffff' },
  })
    .composite(parts)
    .png()
    .toFile(path);
  console.log(path);
}

async function picture(garment: Garment, index: number, cell: number): Promise<Buffer> {
  const { width, height, bytes } = drawItem(
    {
      slot: garment.slot,
      silhouette: garment.silhouette,
      features: featuresOf(garment.key) ?? [],
      colorHex: COLOURS[index % COLOURS.length] ?? '#4a6a93',
      pattern: garment.patterns[0],
      fabric: garment.fabrics[0],
    },
    cell * 0.85,
  );
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .resize(cell, cell, { fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();
}
