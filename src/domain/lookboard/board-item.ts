import type { FabricPattern, Slot } from '#contract/outfits.ts';
import type { Silhouette } from '#domain/wardrobe/silhouettes.ts';

/** What the look board needs to know of an outfit's item. */
export interface BoardItem {
  slot: Slot;
  /** Null, for a garment that the wardrobe does not have, draws the slot's default. */
  silhouette: Silhouette | null;
  /** `#rrggbb`; anything else is drawn in gray. */
  colorHex: string;
  pattern: FabricPattern;
  /** The fabric in words, e.g. "Italian wool"; it only picks a texture and never enters the picture. */
  fabric: string;
  /** `#rrggbb` of a second colour (stripes, contrast sole, hardware excluded). */
  secondaryHex?: string;
}
