/** What a piece is called below its tile: with a soft hyphen where a long word may be broken. */
export const pieceOfTile = (name: string): string => name;
