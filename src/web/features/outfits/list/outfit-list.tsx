import { type MouseEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { Button } from '#web/ui/button.tsx';
import { NOTHING_TO_UNDO, type UndoStatus, UndoStatuses } from '../change/undo-statuses.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { type OutfitState, useOutfitActs } from '../outfit-acts.ts';
import { openOutfit } from '../outfits-address.ts';
import { ButtonWords, takePress } from './outfit-buttons.tsx';
import { OutfitRow } from './outfit-row.tsx';
import { useNearOutfits } from './use-near-outfits.ts';
import { useRowSlots } from './use-row-slots.ts';

/** More are added before the end of the list comes into view. */
const AHEAD = '1200px';

interface OutfitListProps {
  outfits: readonly Outfit[];
  /** When they change, the reader starts at the top again. */
  filters: string;
  /** What is being done to an outfit. */
  stateOf: (id: string) => OutfitState;
  /** The requests by which outfits are being changed, by the outfits' ids. */
  changes: ReadonlyMap<string, string>;
  /** Takes the deletion of an outfit back. */
  restore: (id: string) => void;
}

/** The rows, as far as the reader has come. */
export const OutfitList = memo(function OutfitList(props: OutfitListProps) {
  const { outfits, filters, stateOf, changes, restore } = props;
  const list = useRef<HTMLUListElement>(null);
  const { slots, settled, more, showMore } = useRowSlots(list, outfits, filters);
  const acts = useOutfitActs({ onGone: useFocusKeeper(list), restore });
  const nearIds = useNearOutfits(list, settled);
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
        className="divide-y divide-line border-y border-line [contain:layout_style]"
      >
        {slots.map((slot) => (
          <OutfitRow
            key={slot.key}
            slot={slot}
            acts={acts}
            state={stateOf(slot.outfit.id)}
            changing={changes.get(slot.outfit.id) ?? null}
            {...(undoStatuses.get(slot.outfit.id) ?? NOTHING_TO_UNDO)}
          />
        ))}
      </ul>
      <UndoStatuses outfitIds={nearIds} onRead={noteUndoStatus} />
      {more > 0 && <ShowMore left={more} onMore={showMore} />}
    </>
  );
});

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
      if (neighbour === undefined) focusHeading();
      else neighbour.querySelector('a')?.focus();
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
