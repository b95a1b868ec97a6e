import type { Slot } from '#contract/outfits.ts';
import { differenceOfHexes } from '#domain/colour/difference.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { DraftItem } from './stylist.ts';

type Look = Pick<DraftItem, 'slot' | 'item' | 'garment' | 'color'>;
type LaidItem = Pick<DraftItem, 'slot' | 'garment' | 'colorHex'>;

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

/** CIEDE2000 between clothes that are seen as different from across a room. */
const SEEN_AS_ANOTHER = 18;

/**
 * Whether two looks pass for the same at first sight, though their labels differ: nearly the same color in more than one
 * place, or the same sorts of garments throughout.
 */
export function areTwins(first: readonly LaidItem[], second: readonly LaidItem[]): boolean {
  return alikePlaces(first, second) > 1 || outlineOf(first) === outlineOf(second);
}

/** In how many places both wear nearly the same color. */
export function alikePlaces(first: readonly LaidItem[], second: readonly LaidItem[]): number {
  return first.filter(
    (item) =>
      isCloth(item) &&
      second.some(
        (other) =>
          other.slot === item.slot && differenceOfHexes(other.colorHex, item.colorHex) < SEEN_AS_ANOTHER,
      ),
  ).length;
}

/** The sorts of its clothes. */
function outlineOf(look: readonly LaidItem[]): string {
  return look.filter(isCloth).map(sortOf).toSorted().join();
}

/** What is told apart by its outline alone, the first that it is. */
const SORTS: readonly Kind[] = [
  ...(['skirt', 'shorts', 'leggings', 'joggers', 'jeans', 'trousers'] as const),
  ...([
    'cardigan',
    'vest',
    'hoodie',
    'turtleneck',
    'polo',
    'tank',
    'tshirt',
    'shirt',
    'blouse',
    'sweater',
  ] as const),
];

function sortOf({ slot, garment }: LaidItem): string {
  const known = garment === null ? undefined : garmentOf(garment);
  if (!known) return slot;
  if (slot === 'dress') return known.silhouette;
  return isCoat(known) ? 'coat' : (SORTS.find((kind) => isKind(known, kind)) ?? slot);
}

/** How many items of the smaller look are not in the other one: another garment, or another color of it. */
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

function isCloth({ slot }: Pick<Look, 'slot'>): boolean {
  return CLOTHES.includes(slot);
}

function nameOf({ garment, item, color }: Look): string {
  return `${garment ?? item} ${color}`;
}
