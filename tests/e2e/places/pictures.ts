import sharp from 'sharp';
import type { ColourName } from '#contract/palette.ts';
import { drawItem } from '#domain/lookboard/draw-alone.ts';
import { drawLookBoard } from '#domain/lookboard/draw-look-board.ts';
import type { Picture } from '#domain/lookboard/picture.ts';
import { type NamedPiece, piecesToDraw } from '#domain/stylist/pieces-to-draw.ts';

// What people of the places upload: drawn here, since nobody's photos belong into a repository.

/** Clothes laid out on a bed or a floor, each look led by another color. */
const FLAT_LAYS: Record<string, readonly NamedPiece[]> = {
  navy: [
    ['day-dress', 'Navy'],
    ['cardigan', 'Camel'],
    ['ballet-flats', 'Tan'],
  ],
  camel: [
    ['wool-coat', 'Camel'],
    ['fine-crew-sweater', 'Cream'],
    ['straight-jeans', 'Navy'],
    ['chelsea-boots', 'Brown'],
  ],
  burgundy: [
    ['slip-skirt', 'Burgundy'],
    ['chunky-sweater', 'Burgundy'],
    ['knee-boots', 'Black'],
  ],
  olive: [
    ['field-jacket', 'Olive'],
    ['breton-tee', 'Navy', 'stripe'],
    ['wide-jeans', 'Ivory'],
    ['canvas-sneakers', 'White'],
  ],
  ivory: [
    ['linen-shirt', 'Ivory'],
    ['linen-trousers', 'Ivory'],
    ['leather-sandals', 'Tan'],
    ['straw-tote', 'Tan'],
  ],
  charcoal: [
    ['soft-blazer', 'Charcoal'],
    ['poplin-shirt', 'White'],
    ['tailored-trousers', 'Charcoal'],
    ['derbies', 'Black'],
  ],
};

const FLOORS = ['#e9e4da', '#dcd3c4', '#e6e8e6', '#d9d4cd'];
const WIDTH = 600;
const HEIGHT = 800;

export interface PictureFile {
  name: string;
  bytes: Uint8Array;
}

const drawn = new Map<string, Promise<Uint8Array>>();

/** From the seventh on the looks repeat, on other floors. */
export function photosOfLooks(count: number): Promise<PictureFile[]> {
  const looks = Object.entries(FLAT_LAYS);
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const [name, pieces] = looks[place % looks.length] as (typeof looks)[number];
      const floor = FLOORS[(place + Math.floor(place / looks.length)) % FLOORS.length] as string;
      return {
        name: `${name}-${place + 1}.jpg`,
        bytes: await once(name + floor, () => flatLay(pieces, floor)),
      };
    }),
  );
}

/** A look for the evening, as a magazine would show it: tall. */
export function evening(): Promise<Uint8Array> {
  const pieces: NamedPiece[] = [
    ['column-gown', 'Navy'],
    ['clutch', 'Silver'],
    ['strappy-heels', 'Silver'],
  ];
  return once('evening', () => flatLay(pieces, '#cfd0cf'));
}

/** One color from neck to knee. */
export function burgundy(): Promise<Uint8Array> {
  return once('burgundy', () => flatLay(FLAT_LAYS.burgundy ?? [], '#d8cbb8'));
}

/** A look for the fall. */
export function rust(): Promise<Uint8Array> {
  const pieces: NamedPiece[] = [
    ['wool-coat', 'Rust'],
    ['fine-crew-sweater', 'Cream'],
    ['straight-jeans', 'Denim'],
    ['chelsea-boots', 'Brown'],
  ];
  return once('rust', () => flatLay(pieces, '#e4dccf'));
}

/** Somebody in a coat, as far as it can be drawn: collar and buttons from near. */
export function portrait(): Promise<Uint8Array> {
  return once('portrait', () =>
    onFloor(drawItem(onePiece('duffle-coat', 'Forest Green'), 900), '#d8cbb8', 900, 900),
  );
}

/** A wall in the sun, with the shadow of a roof. */
export function wall(): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
    <defs><linearGradient id="sun" x2="1" y2="1"><stop stop-color="#c06a45"/><stop offset="1" stop-color="#a9532f"/></linearGradient>
    <filter id="plaster"><feTurbulence baseFrequency=".9" numOctaves="2"/>
    <feColorMatrix values="0 0 0 0 .25  0 0 0 0 .1  0 0 0 0 .05  0 0 0 .5 -.1"/></filter></defs>
    <rect width="900" height="600" fill="url(#sun)"/><rect width="900" height="600" filter="url(#plaster)"/>
    <path d="M0 0H900V150L0 330Z" fill="#5a2413" opacity=".5"/></svg>`;
  return once('wall', () => sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer());
}

/** A sweater on a floor, as a crop of a photo shows it. */
export function sweater(): Promise<Uint8Array> {
  return once('sweater', () =>
    onFloor(drawItem(onePiece('chunky-sweater', 'Burgundy'), 620), '#cdb79b', 640, 800),
  );
}

/** One piece on a floor. */
export function coat(): Promise<Uint8Array> {
  return once('coat', () =>
    onFloor(drawItem(onePiece('duffle-coat', 'Olive'), 620), '#e6e1d8', 640, 800, 64),
  );
}

/** Trousers on the floor with shoes beside them, the trousers cut out, and where of the photo they are. */
export async function cutOut() {
  const board = drawLookBoard(
    piecesToDraw([
      ['straight-jeans', 'Denim', 'denim'],
      ['canvas-sneakers', 'White'],
    ]),
    { seed: 3 },
  );
  const [piece] = board.pieces;
  if (!piece) throw new Error('Nothing was drawn to cut out');
  const { width, height } = board.picture;
  const { picture, place } = piece;
  return {
    photo: await once('cut-out', () => onFloor(board.picture, '#cdb79b', 640, 800)),
    cut: await sharp(picture.bytes, { raw: { width: picture.width, height: picture.height, channels: 4 } })
      .webp()
      .toBuffer(),
    place: {
      x: place.x / width,
      y: place.y / height,
      width: place.width / width,
      height: place.height / height,
    },
  };
}

/** Cloth from near. */
export function knit(): Promise<Uint8Array> {
  return once('knit', async () => {
    const { width, height, bytes } = drawItem(onePiece('cable-sweater', 'Camel'), 1400);
    return sharp(bytes, { raw: { width, height, channels: 4 } })
      .extract({
        left: Math.round(width * 0.34),
        top: Math.round(height * 0.4),
        width: Math.round(height * 0.27),
        height: Math.round(height * 0.36),
      })
      .flatten({ background: '#b98a52' })
      .resize(WIDTH, HEIGHT)
      .jpeg()
      .toBuffer();
  });
}

function onePiece(garment: string, color: ColourName) {
  const [piece] = piecesToDraw([[garment, color]]);
  if (!piece) throw new Error(`No ${garment} to draw`);
  return piece;
}

function flatLay(pieces: readonly NamedPiece[], floor: string): Promise<Uint8Array> {
  return onFloor(drawLookBoard(piecesToDraw(pieces), { seed: pieces.length }).picture, floor, WIDTH, HEIGHT);
}

async function onFloor(
  { bytes, width, height }: Picture,
  floor: string,
  ...[across, down, around = 0]: [across: number, down: number, around?: number]
): Promise<Uint8Array> {
  const raw = { width, height, channels: 4 } as const;
  const lying = await sharp(bytes, { raw })
    .resize(across - 2 * around, down - 2 * around, { fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { width: across, height: down, channels: 3, background: floor } })
    .composite([{ input: lying }])
    .jpeg()
    .toBuffer();
}

function once(name: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const picture = drawn.get(name) ?? draw();
  drawn.set(name, picture);
  return picture;
}
