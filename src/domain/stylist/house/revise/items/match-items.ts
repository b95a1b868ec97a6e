import type { OutfitItem } from '#contract/outfits.ts';
import { type Garment, isKind, KINDS, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { Target } from '../../language/mentions/meanings.ts';
import type { Qualities } from '../../language/mentions/qualities.ts';
import type { Noun } from '../clauses/clause.ts';

/**
 * The items that a noun means. With `describing`, adjectives before the noun pick among them ("the black
 * boots"); otherwise they are wishes.
 */
export function matching(noun: Noun, items: readonly OutfitItem[], describing: boolean): OutfitItem[] {
  const named = items.filter((item) => item.garment !== null && noun.target.keys.has(item.garment));
  const bySlot =
    named.length === 0 && noun.target.breadth === 'slot'
      ? items.filter((item) => noun.target.slots.includes(item.slot))
      : [];
  const byCategory =
    named.length === 0 && bySlot.length === 0
      ? items.filter((item) => isCalled(item, noun.target.label))
      : [];
  const ofCloth =
    noun.isDefinite || noun.pointsAt || noun.negated ? items.filter((item) => isOfThatCloth(item, noun)) : [];
  const pointedAt = noun.pointsAt ? [rivalOf(noun.target, items)].filter((item) => item !== null) : [];
  const meant = pointedAt.length === 0 && noun.isDefinite ? onlyOneInPlace(noun.target, items) : pointedAt;
  const anyBag = named.length === 0 && ANY_BAG.test(noun.target.label) ? handbagsIn(items) : [];
  const found = [named, bySlot, byCategory, ofCloth, anyBag].find((choice) => choice.length > 0) ?? meant;
  if (!describing || noun.qualities.colours.length === 0) return found;

  const described = found.filter((item) =>
    noun.qualities.colours.some((wish) => wish.names.some((name) => name === item.color)),
  );

  return described.length > 0 ? described : found;
}

const ANY_BAG = /^(?:handbag|purse)$/;

/** What people call a handbag is any bag that is carried in the hand or on the shoulder. */
function handbagsIn(items: readonly OutfitItem[]): OutfitItem[] {
  return items.filter(({ slot, garment }) => {
    const worn = garmentOf(garment);
    return slot === 'bag' && worn !== null && !isKind(worn, 'backpack');
  });
}

/** Wool and wool flannel. */
function sharesWord(fabric: string, other: string): boolean {
  const words = new Set(fabric.split(' '));

  return other.split(' ').some((word) => words.has(word));
}

/** "The wool trousers" of trousers that are of wool, whichever garment goes by that name. */
function isOfThatCloth(item: OutfitItem, { target, qualities, negated }: Noun): boolean {
  const kind = garmentOf(item.garment)?.kinds[0];

  return (
    target.breadth === 'garment' &&
    kind !== undefined &&
    // Of what is refused the cloth goes with the name.
    (negated
      ? [...target.keys].some((key) =>
          garmentOf(key)?.fabrics.some((fabric) => sharesWord(fabric, item.fabric)),
        )
      : qualities.fabrics.some(({ names }) => names.some((name) => name === item.fabric))) &&
    [...target.keys].some((key) => garmentOf(key)?.kinds[0] === kind)
  );
}

/** A silk blouse is "the shirt" to many, where nothing else is worn in that place. */
function onlyOneInPlace(target: Target, items: readonly OutfitItem[]): OutfitItem[] {
  if (target.slots.includes('outer') && !/^(?:jacket|blazer|coat|suit jacket)$/.test(target.label)) return [];
  // Trousers are no jeans; who says "the jeans" to them thinks of another outfit.
  if (target.slots.includes('bottom') && !/^(?:trousers|bottoms)$/.test(target.label)) return [];
  if (isSwimwear(target)) return [];
  const inPlace = items.filter(({ slot }) => target.slots.length === 1 && slot === target.slots[0]);

  return inPlace.length === 1 && inPlace[0]?.slot !== 'accessory' ? inPlace : [];
}

/** It is worn under the shirt that is there, and is not that shirt. */
function isSwimwear({ keys }: Target): boolean {
  return [...keys].every((key) => {
    const garment = garmentOf(key);
    return garment !== null && isKind(garment, 'swim');
  });
}

/** Items of another engine have no key of ours; their words must do. */
function isCalled(item: OutfitItem, label: string): boolean {
  return (
    item.garment === null && new RegExp(`\\b${label}(?:s|es)?\\b`, 'i').test(`${item.item} ${item.category}`)
  );
}

export function unplacedOf(nouns: readonly Noun[], items: readonly OutfitItem[]): string[] {
  return nouns.filter((noun) => matching(noun, items, true).length === 0).map((noun) => noun.said);
}

/** The item whose place a new garment takes: nobody wears two pairs of shoes or two hats. */
export function rivalOf(target: Target, items: readonly OutfitItem[]): OutfitItem | null {
  const garments = [...target.keys].map(garmentOf).filter((garment) => garment !== null);
  const [example] = garments;
  if (example === undefined) return null;

  const slot = example.slot;
  const has = (wanted: string) => items.find((item) => item.slot === wanted) ?? null;
  if (slot === 'shoes' || slot === 'bag') return has(slot);
  if (slot === 'top' || slot === 'bottom') return has(slot) ?? has('dress');
  if (slot === 'dress') return has('dress') ?? has('bottom');
  if (slot === 'outer') {
    // A suit takes the place of a dress with both of its halves.
    if (target.slots.includes('bottom') && has('dress') !== null) return has('dress');
    // Nobody wears a bomber jacket under a coat.
    if (garments.every(isWornOutermost)) return has('outer');
    // A waistcoat is worn under a jacket.
    const isVest = isKind(example, 'vest');
    if (isVest) return items.find((item) => item.slot === 'outer' && isVestItem(item)) ?? null;
    return (
      items.find(
        (item) => item.slot === 'outer' && isCoatItem(item) === isCoat(example) && !isVestItem(item),
      ) ?? null
    );
  }

  return items.find((item) => isSameSort(item, example.kinds)) ?? null;
}

function isWornOutermost(garment: Garment): boolean {
  return isKind(garment, 'jacket') && !isKind(garment, 'blazer', 'suit', 'vest', 'cardigan');
}

function isCoatItem(item: OutfitItem): boolean {
  const garment = garmentOf(item.garment);

  return garment !== null && isCoat(garment);
}

function isVestItem(item: OutfitItem): boolean {
  const garment = garmentOf(item.garment);

  return garment !== null && isKind(garment, 'vest');
}

const SORTS: readonly Kind[] = KINDS.filter((kind) =>
  [
    'belt',
    'hat',
    'scarf',
    'watch',
    'necklace',
    'earrings',
    'bracelet',
    'gloves',
    'tights',
    'sunglasses',
  ].includes(kind),
);

function isSameSort(item: OutfitItem, kinds: readonly Kind[]): boolean {
  const garment = garmentOf(item.garment);

  const isOf = (...sorts: Kind[]) =>
    sorts.some((sort) => kinds.includes(sort)) && garment !== null && isKind(garment, ...sorts);

  return SORTS.some((sort) => isOf(sort)) || isOf('tie', 'bow-tie');
}

/** Whether an item is of one of these colors, cloths, patterns or shapes. */
export function hasAnyOf(item: OutfitItem, { colours, fabrics, patterns, shapes }: Qualities): boolean {
  const garment = garmentOf(item.garment);

  return (
    colours.some((wish) => wish.names.some((name) => name === item.color)) ||
    fabrics.some((wish) => wish.names.some((name) => name === item.fabric)) ||
    patterns.some((wish) => wish.patterns.includes(item.pattern)) ||
    shapes.some((shape) => garment !== null && shape.matches(garment))
  );
}
