import type { Images } from '#server/adapters/images/images.ts';
import { boardFor } from './draw-once.ts';

/** Draws one board and hands it out for all: for tests of what becomes of pictures, not of what they show. */
export function drawingOnce(images: Images): Images {
  let board: ReturnType<Images['drawLookBoard']> | undefined;
  const notAborted = new AbortController().signal;

  return {
    ...images,
    async drawLookBoard(items, seed) {
      board ??= images.drawLookBoard(items, seed, notAborted);
      return boardFor(items.length, await board);
    },
  };
}
