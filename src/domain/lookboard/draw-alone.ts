import type { BoardItem } from './board-item.ts';
import { drawSilhouette, isStiff } from './draw-silhouette.ts';
import type { Picture } from './picture.ts';
import { toBytes } from './relief/page.ts';
import { renderPiece } from './relief/piece.ts';

const LARGEST_SCALE = 2.4;
const SEED = 7;

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
