import type { Images } from '#server/adapters/images/images.ts';

/** Draws one board and one item and hands them out for all: for tests of what becomes of pictures, not of what they show. */
export function drawingOnce(images: Images): Images {
  let board: ReturnType<Images['drawLookBoard']> | undefined;
  let item: ReturnType<Images['drawItem']> | undefined;
  const notAborted = new AbortController().signal;

  return {
    ...images,
    drawLookBoard(items, seed) {
      board ??= images.drawLookBoard(items, seed, notAborted);
      return board;
    },
    drawItem(drawn) {
      item ??= images.drawItem(drawn, notAborted);
      return item;
    },
  };
}
