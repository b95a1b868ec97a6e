import type { Slot } from '#contract/outfits.ts';
import type { Silhouette } from '#domain/wardrobe/silhouettes.ts';
import type { BoardItem } from '../board-item.ts';
import type { Bounds } from '../pen/bounds.ts';

/** A garment's size, millimetres. */
export interface Sized {
  slot: Slot;
  /** What it is drawn as; null where nobody knows. */
  kind?: Silhouette | null;
  width: number;
  height: number;
  /** How far it rises above the point of its neck: a collar a little, a hood much. */
  aboveNeck?: number;
}

/** What a layout needs to know of a garment that was drawn. */
export function sizedOf({ slot, silhouette }: BoardItem, { y, width, height }: Bounds): Sized {
  return { slot, kind: silhouette, width, height, aboveNeck: Math.max(0, -y) };
}

/** Clothes make the layout; everything else finds its place beside or upon them. */
export function isClothing(slot: Slot): boolean {
  return slot === 'outer' || slot === 'top' || slot === 'bottom' || slot === 'dress';
}
