import { type Box, boxOfTilted, gapBetween, overlapOf } from './box.ts';
import { isClothing } from './compose/sized.ts';
import { solidOf } from './compose/solid.ts';
import {
  AREA,
  emptinessOf,
  enlargement,
  type PlacedItem,
  placeItems,
  type Sized,
  scaleOf,
} from './place-items.ts';

/** The look as it was first laid. */
export interface FirstLaid {
  items: Sized[];
  /** Of each piece now, which of those it is or whose place it takes; null: none. */
  from: readonly (number | null)[];
}

/** How much emptier a page may become, or of a good how much may come to lie on clothes, before all is laid anew. */
const EMPTIER = 0.12;
const ON_CLOTHES = 0.12;

/**
 * A changed look in the places of its first state, so that only what changed is seen to: what came lies where what it
 * replaces lay. Null where that would not be laid well.
 */
export function placeAgain(items: readonly Sized[], first: FirstLaid, seed: number): PlacedItem[] | null {
  if (first.from.length !== items.length || first.from.includes(null)) return null;
  const before = placeItems(first.items, seed);
  const scale = scaleOf(before);
  const changed = new Set<PlacedItem>();
  const placed = before.flatMap((was): PlacedItem[] => {
    const index = first.from.indexOf(was.index);
    const [item, old] = [items[index], first.items[was.index]];
    if (!item || !old) return [];
    if (isAlike(item, old)) return [{ ...was, index }];
    const piece = inPlaceOf(was, { item, index, scale });
    changed.add(piece);
    return [piece];
  });
  const isLaidWell =
    [...changed].every((piece) => fits(piece, { items, placed })) &&
    // What lies on clothes lies where those have their collar.
    !(placed.some(({ isWorn }) => isWorn) && [...changed].some(({ slot }) => isClothing(slot))) &&
    emptinessOf(placed) <= emptinessOf(before) + EMPTIER;
  return isLaidWell ? placed : null;
}

function isAlike(one: Sized, other: Sized): boolean {
  return one.kind === other.kind && one.width === other.width && one.height === other.height;
}

/** Clothes hang from where the others hung, everything else has the same middle. */
function inPlaceOf(
  was: PlacedItem,
  { item, index, scale }: { item: Sized; index: number; scale: number },
): PlacedItem {
  const hangs = isClothing(item.slot);
  const own = hangs ? scale : scale * enlargement(item, scale);
  const size = boxOfTilted(item.width * own, item.height * own, was.tilt);
  const centreY = hangs ? was.box.y + size.height / 2 : was.centreY;
  const box = { x: was.centreX - size.width / 2, y: centreY - size.height / 2, ...size };
  return { ...was, index, slot: item.slot, centreY, scale: own, box };
}

/** On the page, beside what is no clothes, and hardly on those. */
function fits(
  piece: PlacedItem,
  { items, placed }: { items: readonly Sized[]; placed: readonly PlacedItem[] },
): boolean {
  const { x, y, width, height } = piece.box;
  if (x < AREA.left || y < AREA.top || x + width > AREA.right || y + height > AREA.bottom) return false;
  return placed.every((other) => {
    if (other === piece || other.isWorn || piece.isWorn) return true;
    if (isClothing(piece.slot) && isClothing(other.slot)) return true;
    if (!isClothing(piece.slot) && !isClothing(other.slot)) return gapBetween(piece.box, other.box) > 0;
    const [good, clothes] = isClothing(piece.slot) ? [other, piece] : [piece, other];
    return overlapWith(good.box, clothes, items) <= ON_CLOTHES;
  });
}

function overlapWith(box: Box, clothes: PlacedItem, items: readonly Sized[]): number {
  const item = items[clothes.index];
  return item ? solidOf(item, clothes.box).reduce((sum, part) => sum + overlapOf(box, part), 0) : 0;
}
