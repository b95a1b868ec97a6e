import type { Slot } from '#contract/outfits.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { DraftItem } from './stylist.ts';

type Look = Pick<DraftItem, 'slot' | 'item' | 'garment' | 'color'>;

/** Two looks to choose between have at least so many different items; a dress and shoes are only two. */
export const LEAST_DIFFERENT_ITEMS = 3;
/** Where more of it is shared than this, palettes or silhouettes count as the same. */
const MOST_SHARED = 0.5;

/** Whether two looks offer a real choice: other items, and another palette or another silhouette. */
export function areDistinctLooks(first: readonly Look[], second: readonly Look[]): boolean {
  return (
    differentItems(first, second) >= Math.min(LEAST_DIFFERENT_ITEMS, first.length, second.length) &&
    (isAnotherPalette(first, second) || isAnotherSilhouette(first, second))
  );
}

/** How many items of the smaller look are not in the other one: another garment, or another colour of it. */
export function differentItems(first: readonly Look[], second: readonly Look[]): number {
  const [smaller, larger] = first.length <= second.length ? [first, second] : [second, first];
  const worn = new Set(larger.map(nameOf));

  return smaller.filter((item) => !worn.has(nameOf(item))).length;
}

function isAnotherPalette(first: readonly Look[], second: readonly Look[]): boolean {
  const palette = (look: readonly Look[]) => look.filter(isCloth).map(({ color }) => color);

  return sharedPart(palette(first), palette(second)) <= MOST_SHARED;
}

function isAnotherSilhouette(first: readonly Look[], second: readonly Look[]): boolean {
  const silhouette = (look: readonly Look[]) =>
    look.filter(isCloth).map((item) => garmentOf(item.garment)?.silhouette ?? item.item);

  return sharedPart(silhouette(first), silhouette(second)) <= MOST_SHARED;
}

/** Of all that either has, how much both have: 0 to 1. */
function sharedPart(first: readonly string[], second: readonly string[]): number {
  const all = new Set([...first, ...second]);
  const shared = [...all].filter((value) => first.includes(value) && second.includes(value));

  return all.size === 0 ? 1 : shared.length / all.size;
}

const CLOTHES: readonly Slot[] = ['outer', 'dress', 'top', 'bottom'];

function isCloth({ slot }: Look): boolean {
  return CLOTHES.includes(slot);
}

function nameOf({ garment, item, color }: Look): string {
  return `${garment ?? item} ${color}`;
}
