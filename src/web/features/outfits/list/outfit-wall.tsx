import { memo, Suspense, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ROW_CLASS, WALL_CLASS } from '#web/ui/wall-class.ts';
import { OUTFITS_COPY } from '../copy.ts';
import type { GenerateJob } from '../jobs/jobs.queries.ts';
import { OutfitTile } from './outfit-tile.tsx';

/** Most come for what is there already. */
export const JobTile = lazyPart(async () => (await import('./job-tile.tsx')).JobTile);

/** So many are drawn at first: the large one, and whole rows beside and below it. */
const TILES_AT_FIRST = 9;
/** So many answer a key or a press in the filters: what is seen at once. The others follow. */
const TILES_OF_ANSWER = 5;
const TILES_AT_A_TIME = 8;
/** More are added before the end of the list comes into view. */
const AHEAD = '1200px';

/** How far the reader had come when the list was last left, and by which filters it was narrowed. */
let left = { filters: '', tiles: TILES_AT_FIRST };

interface OutfitWallProps {
  outfits: readonly OutfitSummary[];
  /** When they change, the reader starts at the top again. */
  filters: string;
  /** The requests by which outfits are being changed, by the outfits' ids. */
  changes: ReadonlyMap<string, string>;
  /** The look under way: it has the first place. */
  job?: GenerateJob | null;
  /** Takes the deletion of an outfit back. */
  restore: (id: string) => void;
}

/** The tiles, as far as the reader has come. */
export const OutfitWall = memo(function OutfitWall(props: OutfitWallProps) {
  const { outfits, filters, changes, job = null, restore } = props;
  const [tiles, showMore] = useTiles(filters);
  const before = job === null ? 0 : 1;
  const total = outfits.length + before;

  return (
    <>
      <ul
        hidden={total === 0}
        className={classNames(ROW_CLASS[total] ?? WALL_CLASS, '[contain:layout_style]')}
      >
        {job !== null && (
          <Suspense>
            <JobTile job={job} total={total} />
          </Suspense>
        )}
        {outfits.slice(0, tiles).map((outfit, index) => (
          <OutfitTile
            key={outfit.id}
            outfit={outfit}
            position={index + 1 + before}
            total={total}
            changing={changes.get(outfit.id) ?? null}
            restore={restore}
          />
        ))}
      </ul>
      {outfits.length > tiles && <ShowMore left={outfits.length - tiles} onMore={showMore} />}
    </>
  );
});

/** How many tiles there are; who comes back to the same filters finds as many as there were. */
function useTiles(filters: string): [number, () => void] {
  const [reached, setReached] = useState(() =>
    left.filters === filters ? left : { filters, tiles: TILES_AT_FIRST },
  );
  const tiles = reached.filters === filters ? reached.tiles : TILES_OF_ANSWER;

  useEffect(() => {
    left = { filters, tiles };
  }, [filters, tiles]);

  /** Below the fold: typing and pressing go first. */
  const showMore = useCallback(
    () => startTransition(() => setReached({ filters, tiles: tiles + TILES_AT_A_TIME })),
    [filters, tiles],
  );
  return [tiles, showMore];
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
