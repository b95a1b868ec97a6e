/** The pieces of a new outfit come one after the other, on the board and in the list beside it. */
export const BETWEEN_PIECES_MS = 180;

/** When all of so many lie: then the picture itself comes, with their shadows, and the words to it. */
export function boardMs(pieces: number): number {
  return (pieces + 1) * BETWEEN_PIECES_MS;
}
