import sharp, { type Sharp } from 'sharp';
import { type ColourName, PALETTE } from '#contract/palette.ts';
import {
  SKETCHED_GARMENTS,
  SKETCHED_LOOKS,
  type SketchedGarment,
  type SketchedLook,
} from '#contract/sketched-garments.ts';
import { boardItemOf } from '#domain/closet/board-item-of-piece.ts';
import { drawInTile } from '#domain/lookboard/draw-alone.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, drawLookBoard } from '#domain/lookboard/draw-look-board.ts';
import { type NamedPiece, piecesToDraw } from '#domain/stylist/pieces-to-draw.ts';
import { WEBP } from './shown-webp.ts';

/** As wide as what a closet draws for a tile, so that one covers the other. */
const WIDTH = 256;

export interface Sketch {
  garment: SketchedGarment | SketchedLook;
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

/** What anybody may wear, as a coat and as a jacket, with and without a bag; of one color, as only outlines are seen. */
const LOOKS: Record<SketchedLook, readonly NamedPiece[]> = {
  'sketch-1': [
    ['blazer', 'Gray'],
    ['poplin-shirt', 'Gray'],
    ['straight-jeans', 'Gray'],
    ['loafers', 'Gray'],
  ],
  'sketch-2': [
    ['wool-coat', 'Gray'],
    ['fine-crew-sweater', 'Gray'],
    ['chinos', 'Gray'],
    ['leather-sneakers', 'Gray'],
  ],
  'sketch-3': [
    ['denim-jacket', 'Gray'],
    ['crew-tee', 'Gray'],
    ['tailored-trousers', 'Gray'],
    ['leather-tote', 'Gray'],
    ['chelsea-boots', 'Gray'],
  ],
};
const LOOK_SEED = 7;
const LOOK_WIDTH = 512;
/** Between a piece and what lies on it, of the board's pixels: in one tone they would be one. */
const GAP = 12;
/** How dark the blurred piece is there, of 255. */
const NEAR = 14;

/** Draws each garment alone, and the looks. */
export async function drawSketches(
  kept: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>,
): Promise<Sketch[]> {
  const sketches: Sketch[] = [];
  for (const garment of SKETCHED_GARMENTS)
    sketches.push({
      garment,
      bytes: await kept(`sketch ${garment} ${hexesOf(garment).join()} ${WIDTH}`, () => draw(garment)),
    });
  for (const look of SKETCHED_LOOKS)
    sketches.push({
      garment: look,
      bytes: await kept(
        `sketch ${LOOKS[look].join()} ${LOOK_SEED} ${LOOK_WIDTH} ${GAP}`.replaceAll(/[ ,]/g, '-'),
        () => outlinesOf(look),
      ),
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

/** A look in one tone, as its board has it; around what lies above a piece that piece is left out. */
async function outlinesOf(look: SketchedLook): Promise<Buffer> {
  const { pieces } = drawLookBoard(piecesToDraw(LOOKS[look]), { seed: LOOK_SEED });
  const tone = new Uint8Array(BOARD_WIDTH * BOARD_HEIGHT);
  for (const { picture, place } of pieces.toSorted((one, other) => one.layer - other.layer)) {
    const { width, height, bytes } = picture;
    const [x, y] = [Math.round(place.x), Math.round(place.y)];
    const alphas = bytes.filter((_, at) => at % 4 === 3);
    const piece = await gray(
      sharp(alphas, { raw: { width, height, channels: 1 } })
        .resize(Math.round(place.width), Math.round(place.height), { fit: 'fill' })
        .extend({ top: GAP, bottom: GAP, left: GAP, right: GAP, background: '#000' }),
    );
    const around = await gray(sharp(piece.data, { raw: { ...piece.info, channels: 1 } }).blur(GAP / 2));
    for (let row = 0; row < piece.info.height; row += 1)
      for (let column = 0; column < piece.info.width; column += 1) {
        const [across, down] = [x - GAP + column, y - GAP + row];
        if (across < 0 || down < 0 || across >= BOARD_WIDTH || down >= BOARD_HEIGHT) continue;
        const from = row * piece.info.width + column;
        const to = down * BOARD_WIDTH + across;
        // All of it as far as the gap goes, and a soft edge beyond.
        const left = (tone[to] ?? 0) * Math.max(0, 1 - (around.data[from] ?? 0) / NEAR);
        tone[to] = Math.max(left, piece.data[from] ?? 0);
      }
  }
  const { data } = await gray(
    sharp(tone, { raw: { width: BOARD_WIDTH, height: BOARD_HEIGHT, channels: 1 } }).resize(LOOK_WIDTH),
  );
  const height = data.length / LOOK_WIDTH;
  const rgba = new Uint8Array(4 * data.length);
  for (const [at, alpha] of data.entries()) rgba[4 * at + 3] = alpha;
  return sharp(rgba, { raw: { width: LOOK_WIDTH, height, channels: 4 } })
    .webp(WEBP)
    .toBuffer();
}

function gray(picture: Sharp) {
  return picture.toColourspace('b-w').extractChannel(0).raw().toBuffer({ resolveWithObject: true });
}

function hexesOf(garment: SketchedGarment): string[] {
  return PALETTE.filter(({ name }) => name === COLORS[garment]).map(({ hex }) => hex);
}
