import { MAX_PIECE_NAME_LENGTH, type NewPiece } from '#contract/closet.ts';
import type { OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { nameOfColour } from '#domain/colour/name-of-colour.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';

/** A piece of an outfit as it is owned; null where the wardrobe has no such garment. */
export function pieceOfLook(item: OutfitItem): NewPiece | null {
  const garment = garmentOf(item.garment);
  if (garment === null) return null;

  const cloth = item.fabric.toLowerCase();
  const name = COLOUR_NAMES.find((color) => color === item.color) ?? nameOfColour(item.colorHex);
  return {
    garment: garment.key,
    name: [...item.item].slice(0, MAX_PIECE_NAME_LENGTH).join(''),
    colors: [{ name, hex: item.colorHex, share: 1 }],
    cloth: isFabricName(cloth) ? cloth : null,
    pattern: item.pattern,
    formality: null,
    warmth: null,
    brand: '',
    size: '',
    notes: '',
    boughtOn: null,
    priceCents: null,
    state: 'ready',
  };
}
