import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { Button } from '#web/ui/button.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { OutfitRow } from './outfit-row.tsx';

/** So many rows are drawn at first and added each time; a filter of five hundred outfits stays quick. */
const ROWS_AT_A_TIME = 6;
/** More are added before the end of the list comes into view. */
const AHEAD = '1200px';

/** How far the reader had come when the list was last left, and by which filters it was narrowed. */
let left = { filters: '', rows: ROWS_AT_A_TIME };

interface OutfitListProps {
  outfits: readonly OutfitSummary[];
  /** When they change, the reader starts at the top again. */
  filters: string;
  /** The requests by which outfits are being changed, by the outfits' ids. */
  changes: ReadonlyMap<string, string>;
  /** Takes the deletion of an outfit back. */
  restore: (id: string) => void;
}

/** The rows, as far as the reader has come. */
export const OutfitList = memo(function OutfitList({ outfits, filters, changes, restore }: OutfitListProps) {
  const [rows, showMore] = useRows(filters);

  return (
    <>
      <ul
        hidden={outfits.length === 0}
        className="divide-y divide-line border-y border-line [contain:layout_style]"
      >
        {outfits.slice(0, rows).map((outfit, index) => (
          <OutfitRow
            key={outfit.id}
            outfit={outfit}
            position={index + 1}
            total={outfits.length}
            changing={changes.get(outfit.id) ?? null}
            restore={restore}
          />
        ))}
      </ul>
      {outfits.length > rows && <ShowMore left={outfits.length - rows} onMore={showMore} />}
    </>
  );
});

/** How many rows there are; who comes back to the same filters finds as many as there were. */
function useRows(filters: string): [number, () => void] {
  const [reached, setReached] = useState(left);
  const rows = reached.filters === filters ? reached.rows : ROWS_AT_A_TIME;

  useEffect(() => {
    left = { filters, rows };
  }, [filters, rows]);

  /** Below the fold: typing and pressing go first. */
  const showMore = useCallback(
    () => startTransition(() => setReached({ filters, rows: rows + ROWS_AT_A_TIME })),
    [filters, rows],
  );
  return [rows, showMore];
}

/** Pressed, or merely come near. */
function ShowMore({ left, onMore }: { left: number; onMore: () => void }) {
  const button = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (button.current === null || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onMore(),
      { rootMargin: AHEAD },
    );
    // Watched anew after each press: one who is near already does not come near again.
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onMore]);

  return (
    <div ref={button} className="mt-4">
      <Button look="secondary" size="small" onClick={onMore}>
        {OUTFITS_COPY.list.more(left)}
      </Button>
    </div>
  );
}
