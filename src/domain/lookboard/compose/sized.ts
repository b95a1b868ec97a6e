import type { Slot } from '#contract/outfits.ts';
import type { Silhouette } from '#domain/wardrobe/silhouettes.ts';
import type { BoardItem } from '../board-item.ts';
import type { Box } from '../box.ts';
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
  /** From its left to the middle of its body, which sleeves that lie differently do not share; absent: half its width. */
  axis?: number;
  /** Where of its box it really lies, in parts of the box; absent where nobody knows. */
  solid?: readonly Box[];
}

/** What a layout needs to know of a garment that was drawn. */
export function sizedOf(
  { slot, silhouette }: BoardItem,
  { bounds: { x, y, width, height }, solid }: { bounds: Bounds; solid?: readonly Box[] },
): Sized {
  const own = { slot, kind: silhouette, width, height, aboveNeck: Math.max(0, -y) };
  return solid === undefined ? own : { ...own, solid, ...(hasBody(slot) && { axis: -x }) };
}

/** As it is to be laid out where the whole layout is turned about afterwards, which leaves the piece itself as it was. */
export function turnedAbout(item: Sized): Sized {
  const { axis, solid, width } = item;
  return {
    ...item,
    ...(axis !== undefined && { axis: width - axis }),
    ...(solid !== undefined && { solid: solid.map((box) => ({ ...box, x: 1 - box.x - box.width })) }),
  };
}

/** From its left to the middle of its body, millimetres. */
export function axisOf({ axis, width }: Sized): number {
  return axis ?? width / 2;
}

/** Clothes for the upper body are drawn about their middle. */
function hasBody(slot: Slot): boolean {
  return slot === 'outer' || slot === 'top' || slot === 'dress';
}

/** Clothes make the layout; everything else finds its place beside or upon them. */
export function isClothing(slot: Slot): boolean {
  return slot === 'outer' || slot === 'top' || slot === 'bottom' || slot === 'dress';
}
