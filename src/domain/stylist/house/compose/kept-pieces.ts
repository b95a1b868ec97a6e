import type { OutfitItem, Slot } from '#contract/outfits.ts';
import { type Piece, pieceOf } from './piece.ts';

/** What is worn already and stays. */
export interface KeptPieces {
  /** Those that are of our wardrobe: the others are met by their slots alone. */
  pieces: readonly Piece[];
  slots: ReadonlySet<Slot>;
  dollars: number;
}

export function keptPieces(items: readonly OutfitItem[]): KeptPieces {
  return {
    pieces: items.map(pieceOf).filter((piece) => piece !== null),
    slots: new Set(items.map(({ slot }) => slot)),
    dollars: items.reduce((sum, item) => sum + (item.priceLowCents + item.priceHighCents) / 200, 0),
  };
}
