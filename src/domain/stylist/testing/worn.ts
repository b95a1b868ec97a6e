import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { DraftItem } from '../stylist.ts';

/** An item as a stylist drafts it, about $50. */
export function worn(key: string, color: string, fabric: string, over: Partial<DraftItem> = {}): DraftItem {
  const garment = garmentOf(key);
  if (garment === null) throw new Error(`The wardrobe has no ${key}`);

  return {
    slot: garment.slot,
    category: garment.category,
    item: `${fabric} ${garment.name}`,
    garment: key,
    color,
    colorHex: '#000000',
    fabric,
    pattern: 'plain',
    style: 'Classic',
    priceLowCents: 4_000,
    priceHighCents: 6_000,
    ...over,
  };
}
