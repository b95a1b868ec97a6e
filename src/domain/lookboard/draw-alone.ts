import type { BoardItem } from './board-item.ts';
import { drawSilhouette, isStiff } from './draw-silhouette.ts';
import type { Drawing } from './pen/sketch.ts';
import type { Picture } from './picture.ts';
import { toBytes } from './relief/page.ts';
import { type Laid, type Piece, renderPiece } from './relief/piece.ts';

/** Pixels along its longer side that a garment alone has at least, where it does not become larger than this scale. */
const ALONE = 300;
const LARGEST_SCALE = 2.4;
const SEED = 7;

/** A piece as a picture of its own, with nothing around it; what is small on the board is drawn again with more pixels. */
export function drawAlone(drawing: Drawing, laid: Laid, piece: Piece): Picture {
  const longer = Math.max(piece.width, piece.height);
  const scale = Math.min((laid.scale * ALONE) / longer, LARGEST_SCALE);
  const { width, height, rgba } = scale > laid.scale ? renderPiece(drawing, { ...laid, scale }) : piece;
  return { width, height, bytes: toBytes(rgba) };
}

/** One garment alone, upright, its longer side about `side` pixels. */
export function drawItem(item: BoardItem, side: number): Picture {
  const drawing = drawSilhouette(item, SEED);
  const scale = Math.min(
    (LARGEST_SCALE * side) / 400,
    side / Math.max(drawing.bounds.width, drawing.bounds.height, 1),
  );
  const { width, height, rgba } = renderPiece(drawing, {
    scale,
    tilt: 0,
    isStiff: isStiff(item.slot),
    seed: SEED,
  });
  return { width, height, bytes: toBytes(rgba) };
}
