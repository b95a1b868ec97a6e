import type { DrawnPicture, Images } from '#server/adapters/images/images.ts';

/**
 * Real pictures, but each kind is drawn only once: most tests ask what becomes of a picture, and a look board costs a
 * third of a second. What is drawn has tests of its own.
 */
export function drawOnce(images: Images): Images {
  let board: Promise<DrawnPicture> | undefined;
  let item: Promise<Uint8Array> | undefined;

  return {
    ...images,
    async drawLookBoard(items, seed, signal) {
      signal.throwIfAborted();
      board ??= images.drawLookBoard(items, seed, signal);
      return board.catch((error) => {
        board = undefined;
        throw error;
      });
    },
    async drawItem(piece, signal) {
      signal.throwIfAborted();
      item ??= images.drawItem(piece, signal);
      return item.catch((error) => {
        item = undefined;
        throw error;
      });
    },
  };
}
