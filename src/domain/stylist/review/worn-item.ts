import { COLOUR_NAMES, type ColourName } from '#contract/palette.ts';
import { type FabricName, isFabricName } from '#domain/wardrobe/fabrics.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { DraftItem } from '../stylist.ts';

/** What a reader of outfits needs of an item, whoever chose it. */
export type WornItem = Pick<
  DraftItem,
  'slot' | 'garment' | 'item' | 'color' | 'fabric' | 'pattern' | 'priceLowCents' | 'priceHighCents'
>;

/** An item as far as it is known: a model may name a garment, a cloth or a color that is not ours. */
export interface KnownItem {
  item: WornItem;
  garment: Garment | null;
  fabric: FabricName | null;
  colour: ColourName | null;
}

export function known(item: WornItem): KnownItem {
  return {
    item,
    garment: garmentOf(item.garment),
    fabric: isFabricName(item.fabric) ? item.fabric : null,
    colour: COLOUR_NAMES.find((name) => name === item.color) ?? null,
  };
}

/** The middle of all price bands, whole dollars. */
export function dollarsOf(items: readonly WornItem[]): number {
  return Math.round(
    items.reduce((sum, { priceLowCents, priceHighCents }) => sum + (priceLowCents + priceHighCents) / 200, 0),
  );
}

export function isClothing({ slot }: Pick<WornItem, 'slot'>): boolean {
  return ['outer', 'top', 'bottom', 'dress'].includes(slot);
}
