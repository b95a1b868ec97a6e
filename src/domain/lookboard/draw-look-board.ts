import type { BoardItem } from './board-item.ts';
import { safeHex } from './cloth/tones.ts';
import { drawSilhouette, isStiff } from './draw-silhouette.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, placeItems } from './place-items.ts';
import { linearOf } from './relief/fields.ts';
import { layOnPage, type Page, paper, toBytes } from './relief/page.ts';
import { renderPiece } from './relief/piece.ts';

export type { BoardItem } from './board-item.ts';
export { BOARD_HEIGHT, BOARD_WIDTH } from './place-items.ts';

/** Pixels, rows from the top, sRGB bytes of red, green and blue. */
export interface Picture {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/**
 * An outfit as a flat-lay of `BOARD_WIDTH` × `BOARD_HEIGHT`, without text. The same items and seed give the same
 * picture, byte for byte on one version of the engine.
 */
export function drawLookBoard(items: BoardItem[], options: { seed: number }): Picture {
  const drawings = items.map((item, index) => drawSilhouette(item, options.seed + index * 101));
  const sizes = drawings.map(({ bounds }, index) => ({
    slot: items[index]?.slot ?? 'accessory',
    kind: items[index]?.silhouette ?? null,
    width: bounds.width,
    height: bounds.height,
  }));
  const page = paper(BOARD_WIDTH, BOARD_HEIGHT);
  // One piece at a time: each is on the page before the next takes its memory.
  for (const { index, slot, scale, tilt, centreX, centreY } of placeItems(sizes, options.seed)) {
    const drawing = drawings[index];
    if (!drawing) continue;
    const piece = renderPiece(drawing, {
      scale,
      tilt,
      isStiff: isStiff(slot),
      seed: options.seed + index * 101,
    });
    layOnPage(page, piece, centreX, centreY);
  }
  drawSwatches(page, items);
  return { width: BOARD_WIDTH, height: BOARD_HEIGHT, bytes: toBytes(page) };
}

const SWATCH = { size: 22, gap: 8, left: 54, top: BOARD_HEIGHT - 54 };

/** The colours of the look, each once, as small chips at the foot of the page. */
function drawSwatches({ rgb, width }: Page, items: BoardItem[]): void {
  const colours = [...new Set(items.map(({ colorHex }) => safeHex(colorHex)))];
  for (const [index, hex] of colours.entries()) {
    const left = SWATCH.left + index * (SWATCH.size + SWATCH.gap);
    const colour = linearOf(hex);
    for (let y = 0; y < SWATCH.size; y += 1)
      for (let x = 0; x < SWATCH.size; x += 1) {
        const isEdge = x === 0 || y === 0 || x === SWATCH.size - 1 || y === SWATCH.size - 1;
        const at = ((SWATCH.top + y) * width + left + x) * 3;
        for (const channel of [0, 1, 2] as const)
          rgb[at + channel] = isEdge
            ? (rgb[at + channel] ?? 0) * 0.35 + colour[channel] * 0.35
            : colour[channel];
      }
  }
}
