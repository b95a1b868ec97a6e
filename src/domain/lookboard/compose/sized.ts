import type { Slot } from '#contract/outfits.ts';
import type { Silhouette } from '#domain/wardrobe/silhouettes.ts';

/** A garment's size, millimetres. */
export interface Sized {
  slot: Slot;
  /** What it is drawn as; null where nobody knows. */
  kind?: Silhouette | null;
  width: number;
  height: number;
}

/** Clothes make the layout; everything else finds its place beside or upon them. */
export function isClothing(slot: Slot): boolean {
  return slot === 'outer' || slot === 'top' || slot === 'bottom' || slot === 'dress';
}
