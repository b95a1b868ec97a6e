import { type MouseEvent, useState } from 'react';
import type { ClosetFind, FindTap } from '#contract/closet.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { CLOSET_COPY } from './copy.ts';
import { FindPicture } from './find-picture.tsx';
import { useTapFind } from './finds.queries.ts';

const COPY = CLOSET_COPY.finds;
const MODES = [
  { value: 'belongs', label: COPY.belongs },
  { value: 'doesNot', label: COPY.doesNot },
] as const;
/** Of the window: what is tapped and what comes of it are seen together. */
const TALLEST_DVH = 50;

/** The photo, to be tapped: what belongs to the piece and what does not, with the outline that it gives. */
export function MendOutline({ find }: { find: ClosetFind }) {
  const tapping = useTapFind(find.id);
  const [mode, setMode] = useState<'belongs' | 'doesNot'>('belongs');
  const { photo } = find;
  const taps = tapping.isPending ? tapping.variables : find.taps;

  function tap(event: MouseEvent<HTMLButtonElement>) {
    if (tapping.isPending) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A press of a key has no place: it means the middle.
    const isByKey = event.detail === 0;
    const next: FindTap = {
      x: isByKey ? 0.5 : between((event.clientX - left) / width),
      y: isByKey ? 0.5 : between((event.clientY - top) / height),
      belongs: mode === 'belongs',
    };
    tapping.mutate([...find.taps, next]);
  }

  return (
    <div>
      <SegmentedFilter label={COPY.mode} options={MODES} value={mode} onChange={setMode} />
      <div className="mt-2 grid grid-cols-2 items-start gap-2">
        <button
          type="button"
          aria-label={COPY.photo}
          onClick={tap}
          className="relative block cursor-crosshair focus-visible:-outline-offset-2"
          style={{ width: `min(100%, ${(TALLEST_DVH * photo.width) / photo.height}dvh)` }}
        >
          <img src={photo.url} alt="" width={photo.width} height={photo.height} className="h-auto w-full" />
          {taps.map(({ x, y, belongs }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: taps are only added and taken away at the end.
              key={index}
              aria-hidden
              className={classNames(
                'pointer-events-none absolute size-3 -translate-1/2 rounded-full border-2 border-canvas',
                belongs ? 'bg-loden' : 'bg-ink',
              )}
              style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
            />
          ))}
        </button>
        <FindPicture
          find={find}
          isLarge
          className={classNames('aspect-[4/5] max-h-[50dvh]', tapping.isPending && 'opacity-50')}
        />
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-2">
        {tapping.isPending && COPY.cutting}
      </p>
      {find.taps.length > 0 && (
        <Button
          look="secondary"
          size="small"
          disabled={tapping.isPending}
          onClick={() => tapping.mutate(find.taps.slice(0, -1))}
        >
          {COPY.undoTap}
        </Button>
      )}
    </div>
  );
}

const between = (part: number): number => Math.min(1, Math.max(0, part));
