import { memo, startTransition, useEffect, useRef, useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { Button } from '#web/ui/button.tsx';
import { OUTFITS_COPY } from './copy.ts';
import { OutfitRow } from './outfit-row.tsx';

/** So many rows are drawn at first and added each time; a filter of five hundred outfits stays quick. */
const ROWS_AT_A_TIME = 6;
/** More are added before the end of the list comes into view. */
const AHEAD = '1200px';

interface OutfitListProps {
  outfits: readonly Outfit[];
  /** When it changes, the reader starts at the top again. */
  startAnewFor: string;
  /** Takes the deletion of an outfit back. */
  restore: (id: string) => void;
}

/** The rows, as far as the reader has come. */
export const OutfitList = memo(function OutfitList({ outfits, startAnewFor, restore }: OutfitListProps) {
  const [reached, setReached] = useState(ROWS_AT_A_TIME);
  const [started, setStarted] = useState(startAnewFor);
  const left = outfits.length - reached;
  if (started !== startAnewFor) {
    setStarted(startAnewFor);
    setReached(ROWS_AT_A_TIME);
  }

  /** Below the fold: typing and pressing go first. */
  function showMore() {
    startTransition(() => setReached((rows) => rows + ROWS_AT_A_TIME));
  }

  /** Where the deleted row had the focus, its neighbour takes it. */
  function keepFocus(gone: Element | null) {
    if (!gone?.contains(document.activeElement)) return;
    const neighbour = gone.nextElementSibling ?? gone.previousElementSibling;
    const target = neighbour?.querySelector('a') ?? document.querySelector('h1');
    target?.focus();
  }

  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {outfits.slice(0, reached).map((outfit, index) => (
          <OutfitRow
            key={outfit.id}
            outfit={outfit}
            place={index + 1}
            total={outfits.length}
            onGone={keepFocus}
            restore={restore}
          />
        ))}
      </ul>
      {left > 0 && <ShowMore left={left} onMore={showMore} />}
    </>
  );
});

/** Pressed, or merely come near. */
function ShowMore({ left, onMore }: { left: number; onMore: () => void }) {
  const button = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (button.current === null || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onMore(),
      { rootMargin: AHEAD },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  });

  return (
    <div ref={button} className="mt-4">
      <Button look="secondary" size="small" onClick={onMore}>
        {OUTFITS_COPY.list.more(left)}
      </Button>
    </div>
  );
}
