// Every garment of the wardrobe on contact sheets with its name, in one of its usual colours, for the eye: .cache/garments/<slot>.png.
// `node scripts/garment-sheets.ts shoes bag` draws those slots; `loafers,oxfords` those garments, large.
import { mkdir } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { SLOTS } from '#contract/outfits.ts';
import { type ColourName, PALETTE } from '#contract/palette.ts';
import { drawItem } from '#domain/lookboard/draw-alone.ts';
import { COLOURWAYS } from '#domain/wardrobe/colourways.ts';
import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';

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
    const name = `<svg width="${cell}" height="${CAPTION}"><text x="4" y="14" font-size="12" font-family="sans-serif">${garment.name}</text></svg>`;
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
  const usual = COLOURWAYS[garment.colours].usual;
  const { width, height, bytes } = drawItem(
    {
      slot: garment.slot,
      silhouette: garment.silhouette,
      features: featuresOf(garment.key) ?? [],
      colorHex: hexOf(usual[index % Math.min(6, usual.length)] ?? 'Gray'),
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

function hexOf(name: ColourName): string {
  return PALETTE.find((colour) => colour.name === name)?.hex ?? '#8e9092';
}
