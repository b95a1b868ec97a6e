import type { BoardItem } from './board-item.ts';
import { drawSilhouette } from './draw-silhouette.ts';
import { drawGround, layDown, placedOutline } from './ground.ts';
import { drawShadowImage } from './shadow/shadow-image.ts';

export const ITEM_SIZE = 600;
const MARGIN = 64;
/** Small things are not blown up to the size of a coat. */
const LARGEST_SCALE = 2.4;

/** One garment alone on the board's ground: a complete SVG document, 600 × 600. */
export function drawItem(item: BoardItem): string {
  const drawing = drawSilhouette(item, 'i', 7);
  const { width, height } = drawing.bounds;
  const scale = Math.min(LARGEST_SCALE, (ITEM_SIZE - 2 * MARGIN) / Math.max(width, height, 1));
  const placement = { centreX: ITEM_SIZE / 2, centreY: ITEM_SIZE / 2, scale, tilt: 0 };
  const shadow = drawShadowImage([placedOutline(drawing, placement)], ITEM_SIZE, ITEM_SIZE);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ITEM_SIZE}" height="${ITEM_SIZE}" viewBox="0 0 ${ITEM_SIZE} ${ITEM_SIZE}">` +
    `${drawGround(ITEM_SIZE, ITEM_SIZE)}${shadow}${layDown(drawing, placement)}</svg>`
  );
}
