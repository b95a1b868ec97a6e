import type { BoardItem, PicturedItem } from './board-item.ts';
import type { Box } from './box.ts';
import { weaveOf } from './cloth/weave.ts';
import { sizedOf } from './compose/sized.ts';
import { solidOfOutline } from './compose/solid.ts';
import { cutOutOf, renderCutOut } from './cut-out-piece.ts';
import { drawSilhouette, isStiff } from './draw-silhouette.ts';
import type { Bounds } from './pen/bounds.ts';
import type { Picture } from './picture.ts';
import { placeAgain } from './place-again.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, placeItems } from './place-items.ts';
import { emptyPage, layOnPage, toBytes } from './relief/page.ts';
import { type Laid, type Piece, renderPiece } from './relief/piece.ts';
import { SURFACES } from './relief/surface.ts';

export type { BoardItem, PicturedItem } from './board-item.ts';
export { BOARD_HEIGHT, BOARD_WIDTH } from './place-items.ts';

/** One garment of a board, cut out as it lies there. */
export interface BoardPiece {
  picture: Picture;
  /** Where it lies, in the board's pixels; the picture may have more of them. */
  place: { x: number; y: number; width: number; height: number };
  /** 0 is the lowest. */
  layer: number;
}

export interface LookBoard {
  /** `BOARD_WIDTH` × `BOARD_HEIGHT`, without a ground: garments and their shadows. */
  picture: Picture;
  /** In the order of the items. */
  pieces: BoardPiece[];
}

/** The state that a look was first drawn in: what is still there keeps its place. */
export interface FirstDrawn<Item = PicturedItem> {
  items: readonly Item[];
  /** Of each item now, which of those it is or whose place it takes; null: none. */
  from: readonly (number | null)[];
}

interface DrawLookBoardOptions {
  seed: number;
  first?: FirstDrawn | undefined;
}

/**
 * An outfit as a flat-lay without text and ground, and its pieces cut out. The same items and seed give the same pictures,
 * byte for byte on one version of the engine.
 */
export function drawLookBoard(items: readonly PicturedItem[], options: DrawLookBoardOptions): LookBoard {
  const { seed, first } = options;
  const seedOf = (index: number) => seed + (first?.from[index] ?? index) * 101;
  const garments = items.map((item, index) => garmentOf(item, seedOf(index)));
  const sizes = items.flatMap((item, index) => {
    const garment = garments[index];
    return garment ? sizedOf(item, garment) : [];
  });
  const firstSizes = first?.items.map((item, index) => sizedOf(item, garmentOf(item, seed + index * 101)));
  const laid =
    (first && firstSizes && placeAgain(sizes, { items: firstSizes, from: first.from }, seed)) ??
    placeItems(sizes, seed);
  const page = emptyPage(BOARD_WIDTH, BOARD_HEIGHT);
  const pieces: BoardPiece[] = [];
  // One piece at a time: each is on the page and cut out before the next takes its memory.
  for (const [layer, placed] of laid.entries()) {
    const { index, slot, scale, tilt, centreX, centreY } = placed;
    const garment = garments[index];
    if (!garment) continue;
    const detail = detailOf(scale * Math.max(garment.bounds.width, garment.bounds.height));
    const piece = garment.render({
      scale: scale * detail,
      tilt,
      isStiff: isStiff(slot),
      seed: seedOf(index),
    });
    const { width, height, rgba } = piece;
    const place = layOnPage(page, piece, { centreX, centreY, zoom: 1 / detail, lift: garment.lift });
    pieces[index] = { picture: { width, height, bytes: toBytes(rgba) }, place, layer };
  }
  return { picture: { width: BOARD_WIDTH, height: BOARD_HEIGHT, bytes: toBytes(page.rgba) }, pieces };
}

/** How high pieces stand, or lie for the thickness of their cloth: a coat throws a longer shadow than a shirt, a hoop hardly any. */
function liftOf({ slot, fabric, pattern }: BoardItem): number {
  if (slot === 'shoes' || slot === 'bag') return 2.2;
  const weave = weaveOf(fabric, pattern);
  if (weave === 'metal') return 0.45;
  const lies = Math.min(2, 0.5 + SURFACES[weave].thick * (slot === 'accessory' ? 0.15 : 0.22));
  return slot === 'outer' ? lies + 0.4 : lies;
}

/** What lies on a board: its size in millimetres, and how its pixels are made. */
interface Garment {
  bounds: Bounds;
  lift: number;
  /** Where of its bounds it lies; absent for a photo. */
  solid?: readonly Box[];
  render(laid: Laid): Piece;
}

/** Its photo where one was cut out, else its drawing. */
function garmentOf(item: PicturedItem, seed: number): Garment {
  const drawing = drawSilhouette(item, seed);
  const cutOut = item.cutOut ? cutOutOf(item.cutOut, drawing) : null;
  return cutOut === null
    ? {
        bounds: drawing.bounds,
        lift: liftOf(item),
        solid: solidOfOutline(drawing.outline, drawing.bounds),
        render: (laid) => renderPiece(drawing, laid),
      }
    : { bounds: cutOut.bounds, lift: liftOf(item), render: (laid) => renderCutOut(cutOut, laid) };
}

/** Pixels along its longer side that a piece has at least, to be shown alone. */
const ALONE = 260;
/** Pixels that it is drawn with for each of the board's, along a line: a screen seldom shows more of a large one. */
const DETAIL = { least: 0.75, most: 2.4 };

function detailOf(longer: number): number {
  return Math.max(DETAIL.least, Math.min(DETAIL.most, ALONE / longer));
}
