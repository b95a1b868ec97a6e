import type { BoardItem } from './board-item.ts';
import { safeHex, tonesOf } from './cloth/tones.ts';
import { drawSilhouette } from './draw-silhouette.ts';
import { drawGround, layDown, placedOutline } from './ground.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, placeItems } from './place-items.ts';
import { drawShadowImage } from './shadow/shadow-image.ts';

export type { BoardItem } from './board-item.ts';
export { BOARD_HEIGHT, BOARD_WIDTH } from './place-items.ts';

/**
 * An outfit as a flat-lay: a complete SVG document of `BOARD_WIDTH` × `BOARD_HEIGHT`, without text and
 * without references outside itself. The same items and seed give the same picture.
 */
export function drawLookBoard(items: BoardItem[], options: { seed: number }): string {
  const drawings = items.map((item, index) => drawSilhouette(item, `i${index}`, options.seed + index * 101));
  const sizes = drawings.map(({ bounds }, index) => ({
    slot: items[index]?.slot ?? 'accessory',
    width: bounds.width,
    height: bounds.height,
  }));
  const placements = placeItems(sizes, options.seed);
  // The outer layer lies at the bottom; the shadows of all the rest fall on it too.
  const layers = [
    placements.filter(({ slot }) => slot === 'outer'),
    placements.filter(({ slot }) => slot !== 'outer'),
  ].filter((layer) => layer.length > 0);
  const laid = layers.map((layer) => {
    const pieces = layer.flatMap((placement) => {
      const drawing = drawings[placement.index];
      return drawing ? [{ drawing, placement }] : [];
    });
    const shadow = drawShadowImage(
      pieces.map(({ drawing, placement }) => placedOutline(drawing, placement)),
      BOARD_WIDTH,
      BOARD_HEIGHT,
    );
    return shadow + pieces.map(({ drawing, placement }) => layDown(drawing, placement)).join('');
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BOARD_WIDTH}" height="${BOARD_HEIGHT}" viewBox="0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}">` +
    `${drawGround(BOARD_WIDTH, BOARD_HEIGHT)}${laid.join('')}${drawSwatches(items)}</svg>`
  );
}

const SWATCH = { size: 22, gap: 8, left: 54, top: BOARD_HEIGHT - 54 };

/** The colours of the look, each once, as small chips at the foot of the page. */
function drawSwatches(items: BoardItem[]): string {
  const colours = [...new Set(items.map(({ colorHex }) => safeHex(colorHex)))];
  return colours
    .map((hex, index) => {
      const x = SWATCH.left + index * (SWATCH.size + SWATCH.gap);
      return (
        `<rect x="${x}" y="${SWATCH.top}" width="${SWATCH.size}" height="${SWATCH.size}" rx="1.5" fill="${hex}"` +
        ` stroke="${tonesOf(hex).at(-2)}" stroke-opacity=".5" stroke-width="1"/>`
      );
    })
    .join('');
}
