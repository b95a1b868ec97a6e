import type { FabricPattern, Slot } from '#contract/outfits.ts';
import type { Feature } from '#domain/wardrobe/features/feature.ts';
import type { Silhouette } from '#domain/wardrobe/silhouettes.ts';
import type { Picture } from './picture.ts';

/** What the look board needs to know of an outfit's item. */
export interface BoardItem {
  slot: Slot;
  /** Null, for a garment that the wardrobe does not have, draws the slot's default. */
  silhouette: Silhouette | null;
  /** What its words promise to show; absent: the silhouette's usual. */
  features?: readonly Feature[];
  /** `#rrggbb`; anything else is drawn in gray. */
  colorHex: string;
  pattern: FabricPattern;
  /** The fabric in words, e.g. "Italian wool"; it only picks a texture and never enters the picture. */
  fabric: string;
  /** `#rrggbb` of a second color (stripes, contrast sole, hardware excluded). */
  secondaryHex?: string;
}

/** An item that may be photographed. */
export interface PicturedItem extends BoardItem {
  /** Its garment cut out of a photo: shown in the place of a drawing. */
  cutOut?: Picture;
}
