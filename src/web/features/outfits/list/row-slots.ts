import type { Outfit } from '#contract/outfits.ts';

/** One row of the list on the page, and what it shows. The same object as long as that is the same. */
export interface RowSlot {
  key: number;
  outfit: Outfit;
  /** A row that is not needed now waits out of sight, to be used again. */
  isShown: boolean;
  /** How many outfits there are with it, and which of them it shows, from 1. */
  total: number;
  position: number;
  /** Its picture is not drawn yet; its frame is empty. */
  isPictureLater?: boolean;
}

/** So many rows are kept out of sight. */
const SPARE_ROWS = 12;

interface Showing {
  /** The filters have changed, and with them what the rows are there for. */
  isAnew: boolean;
  /** How many outfits there are, with those that no row shows yet. */
  total: number;
}

/**
 * Which row shows which outfit. Where the filters have changed, the rows stay and take what they are to show in order:
 * to write other words into a row costs a fraction of making one. Else each outfit keeps its row, so that the focus
 * never comes to stand on another outfit than before; the row of an outfit that is gone goes with it.
 */
export function nextSlots(
  before: readonly RowSlot[],
  outfits: readonly Outfit[],
  { isAnew, total }: Showing,
): RowSlot[] {
  const free = before.filter(({ isShown }) => isAnew || !isShown);
  const keyOf = new Map(
    isAnew ? [] : before.filter(({ isShown }) => isShown).map(({ key, outfit }) => [outfit.id, key]),
  );
  let taken = 0;
  let unused = Math.max(-1, ...before.map(({ key }) => key));

  const known = new Map(before.map((slot) => [slot.key, slot]));
  const shown = outfits.map((outfit, index) => {
    const key = keyOf.get(outfit.id) ?? free[taken++]?.key ?? ++unused;
    return asBefore(known.get(key), { key, outfit, isShown: true, total, position: index + 1 });
  });
  const spare = free.slice(taken).map((slot) => asBefore(slot, { ...slot, isShown: false }));
  return [...shown, ...spare];
}

function asBefore(before: RowSlot | undefined, now: RowSlot): RowSlot {
  const isSame =
    before?.outfit === now.outfit &&
    before.isShown === now.isShown &&
    before.total === now.total &&
    before.position === now.position;
  return isSame ? before : now;
}

/** Takes rows out of sight away, beyond a few: many at once are hidden first, and go when there is time. */
export function withoutSurplus(slots: readonly RowSlot[]): readonly RowSlot[] {
  const shown = slots.filter(({ isShown }) => isShown).length;
  return slots.length <= shown + SPARE_ROWS ? slots : slots.slice(0, shown + SPARE_ROWS);
}

/**
 * After a change of the filters: the words of the rows that can be seen at once; their pictures, and the rows below, a
 * moment later.
 * @param later the slots as far as there was time to draw them.
 */
export function visibleFirst(
  slots: readonly RowSlot[],
  later: readonly RowSlot[],
  inView: number,
): readonly RowSlot[] {
  if (slots === later) return slots;
  const drawn = new Map(later.map((slot) => [slot.key, slot]));
  return slots.flatMap((slot, place) => {
    const before = drawn.get(slot.key);
    if (!slot.isShown) return slot;
    if (place >= inView) return before ?? [];
    return before?.outfit.id === slot.outfit.id ? slot : { ...slot, isPictureLater: true };
  });
}
