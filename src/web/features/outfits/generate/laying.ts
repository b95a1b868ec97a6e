/** The pieces of a new outfit come one after the other, on the board and in the list beside it. */
export const BETWEEN_PIECES_MS = 180;
