import sharp, { type Sharp } from 'sharp';
import type { DrawingSize } from '#contract/drawing-url.ts';
import { MAX_PHOTO_PIXELS } from '#contract/photos.ts';
import type { BoardItem, PicturedItem } from '#domain/lookboard/board-item.ts';
import { drawInTile, drawItem } from '#domain/lookboard/draw-alone.ts';
import { drawLookBoard, type FirstDrawn } from '#domain/lookboard/draw-look-board.ts';
import type { Picture } from '#domain/lookboard/picture.ts';
import { ALPHA, encode, GARMENT, garmentAlone, INSIDE, PHOTO_WEBP, WEBP } from './encode.ts';
import { CUT_SIDE } from './find-garment.ts';
import type { DrawnBoard, DrawnPiece, ItemWithCutOut } from './images.ts';

/** Smaller than a photo by no difference that shows. Effort 2 would save 6 % of its bytes for a third more time. */
const BOARD_WEBP = { ...PHOTO_WEBP, quality: 76 } as const;
const PIECE_WEBP = { ...WEBP, ...ALPHA, effort: 0 } as const;
/** Of one piece of a board. */
const PIECE_SIDE = 512;
/** The shape of a tile. */
const WIDTH_BY_HEIGHT = 0.8;

interface BoardToDraw {
  items: ItemWithCutOut[];
  seed: number;
  first?: FirstDrawn<ItemWithCutOut>;
}

export async function drawBoard({ seed, first, ...input }: BoardToDraw): Promise<DrawnBoard> {
  const items = await Promise.all(input.items.map(withPixels));
  const { picture, pieces } = drawLookBoard(items, {
    seed,
    first: first && { ...first, items: await Promise.all(first.items.map(withPixels)) },
  });
  const { width, height } = picture;
  const drawn: DrawnPiece[] = [];
  for (const piece of pieces) {
    const bytes = await fromPixels(piece.picture)
      .resize(PIECE_SIDE, PIECE_SIDE, INSIDE)
      .webp(PIECE_WEBP)
      .toBuffer();
    drawn.push({ bytes, place: piece.place, layer: piece.layer });
  }
  return { ...(await encode(() => fromPixels(picture), BOARD_WEBP)), width, height, pieces: drawn };
}

async function withPixels({ cutOut, ...item }: ItemWithCutOut): Promise<PicturedItem> {
  if (cutOut === undefined) return item;
  try {
    const { data, info } = await sharp(cutOut, { limitInputPixels: MAX_PHOTO_PIXELS })
      .resize(CUT_SIDE, CUT_SIDE, INSIDE)
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { ...item, cutOut: { width: info.width, height: info.height, bytes: data } };
  } catch {
    return item;
  }
}

export async function drawGarment({
  item,
  size,
}: {
  item: BoardItem;
  size: DrawingSize;
}): Promise<Uint8Array> {
  const { side } = GARMENT[size];
  const drawn = size === 'tile' ? drawInTile(item, side * WIDTH_BY_HEIGHT) : drawItem(item, side);
  return garmentAlone(fromPixels(drawn), GARMENT[size]);
}

function fromPixels({ width, height, bytes }: Picture): Sharp {
  return sharp(bytes, { raw: { width, height, channels: 4 } });
}
