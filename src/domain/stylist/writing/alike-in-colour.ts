/** Pieces in groups of one key, e.g. of one color, each group where its first piece stood. */
export function alikeInColour<Piece>(pieces: readonly Piece[], keyOf: (piece: Piece) => unknown): Piece[][] {
  const groups = new Map<unknown, Piece[]>();
  for (const piece of pieces) {
    const key = keyOf(piece);
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }

  return [...groups.values()];
}
