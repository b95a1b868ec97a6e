import type { DrawnBoard, Images } from '#server/adapters/images/images.ts';

/**
 * Real pictures, but each kind is drawn only once: most tests ask what becomes of a picture, and a look board costs a
 * third of a second. What is drawn has tests of its own.
 */
export function drawOnce(images: Images): Images {
  let drawn: Promise<DrawnBoard> | undefined;

  return {
    ...images,
    async drawLookBoard(items, seed, signal) {
      signal.throwIfAborted();
      drawn ??= images.drawLookBoard(items, seed, signal);
      const board = await drawn.catch((error) => {
        drawn = undefined;
        throw error;
      });
      return boardFor(items.length, board);
    },
  };
}

/** A drawn board as if it were of so many items. */
function boardFor(count: number, board: DrawnBoard): DrawnBoard {
  const pieces = Array.from({ length: count }, (_, index) => board.pieces[index % board.pieces.length]);
  return { ...board, pieces: pieces.flatMap((piece) => piece ?? []) };
}
