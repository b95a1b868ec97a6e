// Every garment of the wardrobe on contact sheets with its name, in one of its usual colors, for the eye: .cache/garments/<slot>.png.
// `node scripts/garment-sheets.ts shoes bag` draws those slots; `loafers,oxfords` those garments, large; with `--cloths` each in
// every cloth and pattern that it comes in.
import { mkdir } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { type FabricPattern, SLOTS } from '#contract/outfits.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { drawItem } from '#domain/lookboard/draw-alone.ts';
import { COLOURWAYS } from '#domain/wardrobe/colourways.ts';
import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';

const FOLDER = '.cache/garments';
const CAPTION = 20;
const PAPER = '#f1eee8';

const inCloths = process.argv.includes('--cloths');
const asked = process.argv.slice(2).filter((word) => word !== '--cloths');
await mkdir(FOLDER, { recursive: true });
for (const word of asked.length > 0 ? asked : SLOTS) {
  const keys = word.split(',');
  const isSlot = SLOTS.some((slot) => slot === word);
  const garments = GARMENTS.filter((garment) =>
    isSlot ? garment.slot === word : keys.includes(garment.key),
  );
  const name = `${isSlot ? word : 'chosen'}${inCloths ? '-cloths' : ''}`;
  await sheet(garments.flatMap(cellsOf), isSlot ? 190 : inCloths ? 300 : 440, `${FOLDER}/${name}.png`);
}

interface Cell {
  garment: Garment;
  fabric: string;
  pattern: FabricPattern;
}

function cellsOf(garment: Garment): Cell[] {
  const usual: Cell = { garment, fabric: garment.fabrics[0], pattern: garment.patterns[0] };
  if (!inCloths) return [usual];
  return [
    ...garment.fabrics.map((fabric) => ({ ...usual, fabric })),
    ...garment.patterns.slice(1).map((pattern) => ({ ...usual, pattern })),
  ];
}

async function sheet(cells: Cell[], cell: number, path: string): Promise<void> {
  const columns = Math.min(cells.length, Math.floor(1540 / cell));
  const rows = Math.ceil(cells.length / columns);
  const parts: OverlayOptions[] = [];
  for (const [index, drawn] of cells.entries()) {
    const [left, top] = [(index % columns) * cell, Math.floor(index / columns) * (cell + CAPTION)];
    parts.push({ input: await picture(drawn, index, cell), left, top });
    const { garment, fabric, pattern } = drawn;
    const words = inCloths ? `${garment.name}, ${fabric}, ${pattern}` : garment.name;
    const name = `<svg width="${cell}" height="${CAPTION}"><text x="4" y="14" font-size="12" font-family="sans-serif">${words}</text></svg>`;
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

async function picture({ garment, fabric, pattern }: Cell, index: number, cell: number): Promise<Buffer> {
  const usual = COLOURWAYS[garment.colours].usual;
  const { width, height, bytes } = drawItem(
    {
      slot: garment.slot,
      silhouette: garment.silhouette,
      features: featuresOf(garment.key) ?? [],
      colorHex: hexOf(usual[index % Math.min(6, usual.length)] ?? 'Gray'),
      pattern,
      fabric,
    },
    cell * 0.85,
  );
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .resize(cell, cell, { fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();
}
