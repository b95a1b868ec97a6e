import type { BoardItem } from './board-item.ts';
import type { Picture } from './draw-look-board.ts';
import { drawSilhouette, isStiff } from './draw-silhouette.ts';
import { layOnPage, paper, toBytes } from './relief/page.ts';
import { renderPiece } from './relief/piece.ts';

/** Of the picture's side: what stays free about the garment. */
const MARGIN = 0.107;
/** Small things are not blown up to the size of a coat, pixels per millimetre of a picture 600 wide. */
const LARGEST_SCALE = 2.4;
const SEED = 7;

/** One garment alone on the board's ground, `side` × `side` pixels. */
export function drawItem(item: BoardItem, side: number): Picture {
  const drawing = drawSilhouette(item, SEED);
  const { width, height } = drawing.bounds;
  const scale = Math.min(
    (LARGEST_SCALE * side) / 600,
    (side * (1 - 2 * MARGIN)) / Math.max(width, height, 1),
  );
  const page = paper(side, side);
  layOnPage(
    page,
    renderPiece(drawing, { scale, tilt: 0, isStiff: isStiff(item.slot), seed: SEED }),
    side / 2,
    side / 2,
  );
  return { width: side, height: side, bytes: toBytes(page) };
}
