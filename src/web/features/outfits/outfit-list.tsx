import { type MouseEvent, memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { useAfterPaint } from '#web/lib/use-after-paint.ts';
import { Button } from '#web/ui/button.tsx';
import { OUTFITS_COPY } from './copy.ts';
import { type OutfitState, useOutfitActs } from './outfit-acts.ts';
import { ButtonWords, takePress } from './outfit-buttons.tsx';
import { OutfitRow } from './outfit-row.tsx';
import { openOutfit } from './outfits-address.ts';
import { nextSlots, visibleFirst, withoutSurplus } from './row-slots.ts';
import { NOTHING_TO_UNDO, type UndoStatus, UndoStatuses } from './undo-statuses.tsx';
import { useNearOutfits } from './use-near-outfits.ts';

/** So many rows are drawn at first and added each time; a filter of five hundred outfits stays quick. */
const ROWS_AT_A_TIME = 6;
/** So many are kept where the filters have changed: the reader starts at the top again. */
const MOST_ROWS_AT_FIRST = 12;
/** How high a row is, and what stands above the first, at least. */
const ROW_PX = 176;
const ABOVE_PX = 400;
/** More are added before the end of the list comes into view. */
const AHEAD = '1200px';

interface OutfitListProps {
  outfits: readonly Outfit[];
  /** When it changes, the reader starts at the top again. */
  startAnewFor: string;
  /** What is being done to an outfit. */
  stateOf: (id: string) => OutfitState;
  /** The requests by which outfits are being changed, by the outfits' ids. */
  changes: ReadonlyMap<string, string>;
  /** Takes the deletion of an outfit back. */
  restore: (id: string) => void;
}

/** The rows, as far as the reader has come. */
export const OutfitList = memo(function OutfitList(props: OutfitListProps) {
  const { outfits, startAnewFor, stateOf, changes, restore } = props;
  const list = useRef<HTMLUListElement>(null);
  const { slots, left, showMore } = useSlots(outfits, startAnewFor);
  const acts = useOutfitActs({ onGone: useFocusKeeper(list), restore });
  const nearIds = useNearOutfits(list, slots);
  const [undoStatuses, setUndoStatuses] = useState<ReadonlyMap<string, UndoStatus>>(new Map());
  const noteUndoStatus = useCallback(
    (id: string, status: UndoStatus) => setUndoStatuses((known) => new Map(known).set(id, status)),
    [],
  );

  /** Of every row, so that none of them needs listeners of its own. */
  function press(event: MouseEvent) {
    const outfitOf = (id: string | undefined) => outfits.find((outfit) => outfit.id === id);
    takePress(event, outfitOf, acts);
    openPressed(event);
  }

  return (
    <>
      <ButtonWords />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the presses of its buttons and links, which have keys */}
      <ul
        ref={list}
        hidden={outfits.length === 0}
        onClick={press}
        className="divide-y divide-line border-y border-line"
      >
        {slots.map(({ key, outfit, isShown, isPictureLater = false }, index) => (
          <li
            key={key}
            data-key={key}
            data-outfit={outfit.id}
            hidden={!isShown}
            aria-setsize={outfits.length}
            aria-posinset={index + 1}
            aria-busy={stateOf(outfit.id).isDeleting || changes.has(outfit.id) || undefined}
            className="group relative py-4 [contain-intrinsic-size:auto_11rem] [content-visibility:auto]"
          >
            <OutfitRow
              rowKey={key}
              outfit={outfit}
              hasPicture={!isPictureLater}
              acts={acts}
              state={stateOf(outfit.id)}
              changing={changes.get(outfit.id) ?? null}
              {...(undoStatuses.get(outfit.id) ?? NOTHING_TO_UNDO)}
            />
          </li>
        ))}
      </ul>
      <UndoStatuses outfitIds={nearIds} onRead={noteUndoStatus} />
      {left > 0 && <ShowMore left={left} onMore={showMore} />}
    </>
  );
});

function useSlots(outfits: readonly Outfit[], startAnewFor: string) {
  const viewEnd = useViewEnd();
  const [reached, setReached] = useState(ROWS_AT_A_TIME);
  const [known, setKnown] = useState(() => ({
    ...{ outfits, startAnewFor, reached, isAnew: false },
    slots: nextSlots([], outfits.slice(0, reached), true),
  }));
  let now = known;
  if (known.outfits !== outfits || known.startAnewFor !== startAnewFor || known.reached !== reached) {
    const isAnew = known.startAnewFor !== startAnewFor;
    const rows = isAnew ? Math.min(reached, MOST_ROWS_AT_FIRST) : reached;
    const slots = nextSlots(known.slots, outfits.slice(0, rows), isAnew);
    now = { outfits, startAnewFor, reached: rows, isAnew, slots };
    setKnown(now);
    setReached(rows);
  }

  // Once the rows in view are painted: what begins before would hold them up.
  const later = useAfterPaint(now.slots);
  const slots = now.isAnew ? visibleFirst(now.slots, later, rowsAbove(viewEnd.current)) : now.slots;

  const hasSurplus = withoutSurplus(now.slots) !== now.slots;
  useEffect(() => {
    if (!hasSurplus) return;
    return afterPaint(() =>
      startTransition(() => setKnown((before) => ({ ...before, slots: [...withoutSurplus(before.slots)] }))),
    );
  }, [hasSurplus]);

  /** Below the fold: typing and pressing go first. */
  const showMore = useCallback(() => startTransition(() => setReached((rows) => rows + ROWS_AT_A_TIME)), []);

  return { slots, left: outfits.length - now.reached, showMore };
}

function rowsAbove(viewEndPx: number): number {
  return Math.max(1, Math.ceil((viewEndPx - ABOVE_PX) / ROW_PX));
}

/** How far down the page is in view, noted as it is scrolled: asked while rows change, the page would be laid out first. */
function useViewEnd(): { readonly current: number } {
  const viewEnd = useRef(0);

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

/** A plain press on an outfit opens it over the list as it is filtered; any other is the browser's. */
function openPressed(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const id = link?.closest('li')?.dataset.outfit;
  if (id === undefined) return;
  event.preventDefault();
  openOutfit(id);
}

/** Where the row of a deleted outfit had the focus, its neighbour takes it. */
function useFocusKeeper(list: { readonly current: HTMLUListElement | null }) {
  return useCallback(
    (goneId: string) => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li:not([hidden])') ?? [])];
      const place = rows.findIndex((row) => row.dataset.outfit === goneId);
      if (!rows[place]?.contains(document.activeElement)) return;

      const neighbour = rows[place + 1] ?? rows[place - 1];
      const target = neighbour?.querySelector('a') ?? document.querySelector('h1');
      target?.focus();
    },
    [list],
  );
}

/** Pressed, or merely come near. */
function ShowMore({ left, onMore }: { left: number; onMore: () => void }) {
  const button = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = button;
    if (current === null || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onMore(),
      { rootMargin: AHEAD },
    );
    // Watched anew as often as there is less left: one who is near already does not come near again.
    const forget = left > 0 ? afterPaint(() => observer.observe(current)) : () => {};
    return () => {
      forget();
      observer.disconnect();
    };
  }, [left, onMore]);

  return (
    <div ref={button} className="mt-4">
      <Button look="secondary" size="small" onClick={onMore}>
        {OUTFITS_COPY.list.more(left)}
      </Button>
    </div>
  );
}
