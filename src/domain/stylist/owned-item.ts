import type { OutfitItem } from '#contract/outfits.ts';
import { type FinishOptions, finishItem } from './finish-outfit.ts';
import { pieceOfOwned } from './house/compose/own-rail.ts';
import { itemOf } from './house/compose/propose-outfit.ts';
import type { OwnedPiece } from './stylist.ts';

/** A piece of the closet as an outfit's item; null for a garment that the wardrobe no longer has. */
export function ownedItem(owned: OwnedPiece, options: Omit<FinishOptions, 'priceRange'>): OutfitItem | null {
  const piece = pieceOfOwned(owned);
  const price = { lowCents: 0, highCents: 0 };

  return piece === null ? null : finishItem(itemOf(piece, price, new Map()), options);
}
