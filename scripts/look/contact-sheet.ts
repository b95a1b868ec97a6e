import { existsSync } from 'node:fs';
import sharp from 'sharp';

interface Picture {
  name: string;
  path: string;
}

const COLUMNS = 10;
const CELL = { width: 240, height: 360, label: 22, gap: 10 };

/** All pictures on one sheet, small and with their names: what falls out of the family shows at a glance. */
export async function contactSheet(pictures: Picture[], path: string): Promise<void> {
  const taken = pictures.filter((picture) => existsSync(picture.path));
  const across = CELL.width + CELL.gap;
  const down = CELL.height + CELL.label + CELL.gap;
  const cells = await Promise.all(
    taken.map(async (picture, index) => ({
      input: await cellOf(picture),
      left: (index % COLUMNS) * across + CELL.gap,
      top: Math.floor(index / COLUMNS) * down + CELL.gap,
    })),
  );
  const rows = Math.ceil(taken.length / COLUMNS);
  await sharp({
    create: {
      width: COLUMNS * across + CELL.gap,
      height: Math.max(1, rows) * down + CELL.gap,
      channels: 3,
      background: '#8a8f8c',
    },
  })
    .composite(cells)
    .png()
    .toFile(path);
}

/** The upper part of a picture that is very tall. */
async function cellOf({ name, path }: Picture): Promise<Buffer> {
  const small = await sharp(path).resize({ width: CELL.width }).toBuffer({ resolveWithObject: true });
  const picture = await sharp(small.data)
    .extract({ left: 0, top: 0, width: CELL.width, height: Math.min(small.info.height, CELL.height) })
    .toBuffer();
  const label = `<svg width="${CELL.width}" height="${CELL.label}"><text x="0" y="15" font-family="sans-serif" font-size="12" fill="#fff">${name}</text></svg>`;
  return sharp({
    create: {
      width: CELL.width,
      height: CELL.height + CELL.label,
      channels: 3,
      background: '#8a8f8c',
    },
  })
    .composite([
      { input: Buffer.from(label), left: 0, top: 0 },
      { input: picture, left: 0, top: CELL.label },
    ])
    .png()
    .toBuffer();
}
