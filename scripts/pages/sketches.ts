import sharp from 'sharp';
import { type ColourName, PALETTE } from '#contract/palette.ts';
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

/** Of what an empty closet offers: as people own it. The rest is undyed. */
const COLORS: Partial<Record<SketchedGarment, ColourName>> = {
  'crew-tee': 'Teal',
  'straight-jeans': 'Denim',
  'fine-crew-sweater': 'Dusty Rose',
  'leather-sneakers': 'White',
  'oxford-shirt': 'Powder Blue',
  'wool-coat': 'Camel',
  'chelsea-boots': 'Brown',
  'leather-tote': 'Cognac',
  'soft-blazer': 'Olive',
  'leather-belt': 'Brown',
};

/** Draws each garment alone. */
export async function drawSketches(
  kept: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>,
): Promise<Sketch[]> {
  const sketches: Sketch[] = [];
  for (const garment of SKETCHED_GARMENTS)
    sketches.push({
      garment,
      bytes: await kept(`sketch ${garment} ${hexesOf(garment).join()} ${WIDTH}`, () => draw(garment)),
    });
  return sketches;
}

function draw(garment: SketchedGarment): Promise<Buffer> {
  const item = boardItemOf({ garment, hexes: hexesOf(garment), pattern: null, cloth: null });
  if (item === null) throw new Error(`The wardrobe has no ${garment}.`);
  const { bytes, width, height } = drawInTile(item, WIDTH);
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .webp(WEBP)
    .toBuffer();
}

function hexesOf(garment: SketchedGarment): string[] {
  return PALETTE.filter(({ name }) => name === COLORS[garment]).map(({ hex }) => hex);
}
