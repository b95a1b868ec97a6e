import sharp from 'sharp';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import { drawLookBoard } from '#domain/lookboard/draw-look-board.ts';
import { WEBP } from './shown-webp.ts';

/** Draws one look; runs in a thread of its own. @returns a WebP picture */
export default function drawShownBoard({
  items,
  seed,
}: {
  items: readonly BoardItem[];
  seed: number;
}): Promise<Uint8Array> {
  const { picture } = drawLookBoard(items, { seed });
  const { width, height, bytes } = picture;

  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .webp(WEBP)
    .toBuffer();
}
