import sharp from 'sharp';
import { SKETCHED_GARMENTS, type SketchedGarment } from '#contract/sketched-garments.ts';
import { boardItemOf } from '#domain/closet/board-item-of-piece.ts';
import { drawInTile } from '#domain/lookboard/draw-alone.ts';
import { WEBP } from './shown-webp.ts';

/** As wide as what a closet draws for a tile, so that one covers the other. */
const WIDTH = 256;

export interface Sketch {
  garment: SketchedGarment;
  bytes: Buffer;
}

/** Draws each garment alone and undyed. */
export async function drawSketches(
  kept: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>,
): Promise<Sketch[]> {
  const sketches: Sketch[] = [];
  for (const garment of SKETCHED_GARMENTS)
    sketches.push({ garment, bytes: await kept(`sketch ${garment} ${WIDTH}`, () => draw(garment)) });
  return sketches;
}

function draw(garment: SketchedGarment): Promise<Buffer> {
  const item = boardItemOf({ garment, hexes: [], pattern: null, cloth: null });
  if (item === null) throw new Error(`The wardrobe has no ${garment}.`);
  const { bytes, width, height } = drawInTile(item, WIDTH);
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .webp(WEBP)
    .toBuffer();
}
