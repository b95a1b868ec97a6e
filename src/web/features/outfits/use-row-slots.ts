import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { useAfterPaint } from '#web/lib/use-after-paint.ts';
import { nextSlots, visibleFirst, withoutSurplus } from './row-slots.ts';

/** So many rows are drawn at first and added each time; a filter of five hundred outfits stays quick. */
const ROWS_AT_A_TIME = 6;
/** So many are kept where the filters have changed: the reader starts at the top again. */
const MOST_ROWS_AT_FIRST = 12;
/** How high a row is, and what stands above the first, at least. */
const ROW_PX = 172;
const ABOVE_PX = 300;

/** How far the reader had come when the list was last left, and by which filters it was narrowed. */
let left = { filters: '', rows: ROWS_AT_A_TIME };

/**
 * Which rows there are and what they show.
 * @param filters when they change, the reader starts at the top again.
 */
export function useRowSlots(outfits: readonly Outfit[], filters: string) {
  const viewEnd = useViewEnd();
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
  const slots = now.isAnew ? visibleFirst(now.slots, settled, rowsAbove(viewEnd.current)) : now.slots;

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

function rowsAbove(viewEndPx: number): number {
  return Math.max(1, Math.ceil((viewEndPx - ABOVE_PX) / ROW_PX));
}

/** How far down the page is in view, noted as it is scrolled: asked while rows change, the page would be laid out first. */
function useViewEnd(): { readonly current: number } {
  const viewEnd = useRef(Number.POSITIVE_INFINITY);

  useEffect(() => {
    const note = () => {
      viewEnd.current = window.innerHeight + window.scrollY;
    };
    const forget = afterPaint(note);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('resize', note);
    return () => {
      forget();
      window.removeEventListener('scroll', note);
      window.removeEventListener('resize', note);
    };
  }, []);

  return viewEnd;
}
