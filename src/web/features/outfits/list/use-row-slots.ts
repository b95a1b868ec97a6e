import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { useAfterPaint } from '#web/lib/use-after-paint.ts';
import { nextSlots, visibleFirst, withoutSurplus } from './row-slots.ts';

/** So many rows are drawn at first and added each time; a filter of five hundred outfits stays quick. */
const ROWS_AT_A_TIME = 6;
/** So many are kept where the filters have changed: the reader starts at the top again. */
const MOST_ROWS_AT_FIRST = 12;
/** How high a row is at least. */
const LEAST_ROW_PX = 172;

/** How far the reader had come when the list was last left, and by which filters it was narrowed. */
let left = { filters: '', rows: ROWS_AT_A_TIME };

/**
 * Which rows there are and what they show.
 * @param list the element that they stand in.
 * @param filters when they change, the reader starts at the top again.
 */
export function useRowSlots(list: RefObject<Element | null>, outfits: readonly Outfit[], filters: string) {
  const rowsInView = useRowsInView(list);
  const [reached, setReached] = useState(() => (left.filters === filters ? left.rows : ROWS_AT_A_TIME));
  const [known, setKnown] = useState(() => ({
    ...{ outfits, filters, reached, isAnew: false },
    slots: nextSlots([], outfits.slice(0, reached), { isAnew: true, total: outfits.length }),
  }));
  let now = known;
  if (known.outfits !== outfits || known.filters !== filters || known.reached !== reached) {
    const isAnew = known.filters !== filters;
    const rows = isAnew ? Math.min(reached, MOST_ROWS_AT_FIRST) : reached;
    const slots = nextSlots(known.slots, outfits.slice(0, rows), { isAnew, total: outfits.length });
    now = { outfits, filters, reached: rows, isAnew, slots };
    setKnown(now);
    setReached(rows);
  }

  // Once the rows in view are painted: what begins before would hold them up.
  const settled = useAfterPaint(now.slots);
  const slots = now.isAnew ? visibleFirst(now.slots, settled, rowsInView.current) : now.slots;

  useEffect(() => {
    left = { filters, rows: reached };
  }, [filters, reached]);

  const hasSurplus = withoutSurplus(now.slots) !== now.slots;
  useEffect(() => {
    if (!hasSurplus) return;
    return afterPaint(() =>
      startTransition(() => setKnown((before) => ({ ...before, slots: [...withoutSurplus(before.slots)] }))),
    );
  }, [hasSurplus]);

  /** Below the fold: typing and pressing go first. */
  const showMore = useCallback(() => startTransition(() => setReached((rows) => rows + ROWS_AT_A_TIME)), []);

  return { slots, settled, more: Math.max(0, outfits.length - now.reached), showMore };
}

/** How many rows are in view or above it, at most. Noted as one scrolls: asked while rows change, it would cost a layout. */
function useRowsInView(list: RefObject<Element | null>): { readonly current: number } {
  const rows = useRef(Number.POSITIVE_INFINITY);

  useEffect(() => {
    const note = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      rows.current = Math.max(1, Math.ceil((window.innerHeight - top) / LEAST_ROW_PX));
    };
    const forget = afterPaint(note);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('resize', note);
    return () => {
      forget();
      window.removeEventListener('scroll', note);
      window.removeEventListener('resize', note);
    };
  }, [list]);

  return rows;
}
