import { Minus, Plus } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ClosetFind, FindTap } from '#contract/closet.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { CLOSET_COPY } from './copy.ts';
import { useTapFind } from './finds.queries.ts';

const COPY = CLOSET_COPY.finds;
const MODES = [
  { value: 'belongs', label: COPY.belongs },
  { value: 'doesNot', label: COPY.doesNot },
] as const;

/** The taps that a garment is cut out by. */
export function useMending(find: ClosetFind) {
  const tapping = useTapFind(find.id);
  const [mode, setMode] = useState<'belongs' | 'doesNot'>('belongs');

  return {
    mode,
    setMode,
    isCutting: tapping.isPending,
    taps: tapping.isPending ? tapping.variables : find.taps,
    add(place: { x: number; y: number }) {
      if (!tapping.isPending) tapping.mutate([...find.taps, { ...place, belongs: mode === 'belongs' }]);
    },
    takeBack: () => tapping.mutate(find.taps.slice(0, -1)),
  };
}

type Mending = ReturnType<typeof useMending>;

/** What does not belong to it has no color: by night more of it, for it is to be seen. */
const FAINT = 'calc(0.3 + 0.15 * var(--night, 0))';
/** Around what was cut out. */
const SEAM = `${ringOf(2, 'var(--loden)')} ${ringOf(1, 'var(--canvas)')}`;

/** A line around a cut picture, as wide on every side. */
function ringOf(width: number, color: string): string {
  return [`${width}px 0`, `-${width}px 0`, `0 ${width}px`, `0 -${width}px`]
    .map((offset) => `drop-shadow(${offset} ${color})`)
    .join(' ');
}

/** Of the window's height: what a dialog has left beside its title and its buttons. */
const ROOM = 'calc(var(--height-dialog) - 14rem)';

/** The photo, to be tapped, as large as there is room: what was cut out of it in full color, the rest faint. */
export function MendPicture({ find, mending }: { find: ClosetFind; mending: Mending }) {
  const { photo, image, place } = find;
  const button = useRef<HTMLButtonElement>(null);
  // It takes the place of what opened it.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  function tap(event: MouseEvent<HTMLButtonElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A press of a key has no place: it means the middle.
    const isByKey = event.detail === 0;
    mending.add({
      x: isByKey ? 0.5 : between((event.clientX - left) / width),
      y: isByKey ? 0.5 : between((event.clientY - top) / height),
    });
  }

  return (
    <div className="-m-5 grid justify-items-center sm:-m-6">
      <button
        ref={button}
        type="button"
        aria-label={COPY.photo}
        onClick={tap}
        className="relative block cursor-crosshair focus-visible:-outline-offset-2"
        style={{ width: `min(100%, ${ROOM} * ${photo.width / photo.height})` }}
      >
        <img
          src={photo.url}
          alt=""
          width={photo.width}
          height={photo.height}
          className="h-auto w-full"
          style={image && place ? { opacity: FAINT, filter: 'grayscale(1)' } : undefined}
        />
        {image && place && (
          <img
            src={image.url}
            alt=""
            className={classNames(
              'pointer-events-none absolute transition-opacity duration-[120ms]',
              image.kind !== 'cut' && 'outline-1 outline-ink outline-dashed',
              mending.isCutting && 'opacity-50',
            )}
            style={{
              ...(image.kind === 'cut' && { filter: SEAM }),
              left: `${100 * place.x}%`,
              top: `${100 * place.y}%`,
              width: `${100 * place.width}%`,
              height: `${100 * place.height}%`,
            }}
          />
        )}
        {mending.taps.map((tapped, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: taps are only added and taken away at the end.
          <TapMark key={index} tap={tapped} />
        ))}
      </button>
    </div>
  );
}

/** What a tap said: a plus where it belongs to the piece, else a minus. */
function TapMark({ tap: { x, y, belongs } }: { tap: FindTap }) {
  const Sign = belongs ? Plus : Minus;

  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute grid size-6 [translate:-50%_-50%] place-items-center rounded-full border-2 border-canvas text-canvas',
        belongs ? 'bg-loden' : 'bg-ink',
      )}
      style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
    >
      <Sign size={14} strokeWidth={2.5} />
    </span>
  );
}

/** How it is done, or that it is under way. */
export function MendHint({ mending }: { mending: Mending }) {
  return <span role="status">{mending.isCutting ? COPY.cutting : COPY.mendHint}</span>;
}

/** What the next tap says. */
export function MendMode({ mending }: { mending: Mending }) {
  return (
    <SegmentedFilter label={COPY.mode} options={MODES} value={mending.mode} onChange={mending.setMode} />
  );
}

/** The ways out. */
export function MendTools({ mending, onDone }: { mending: Mending; onDone: () => void }) {
  return (
    <>
      {mending.taps.length > 0 && (
        <Button look="secondary" disabled={mending.isCutting} onClick={mending.takeBack}>
          {COPY.undoTap}
        </Button>
      )}
      <Button onClick={onDone}>{COPY.mendDone}</Button>
    </>
  );
}

const between = (part: number): number => Math.min(1, Math.max(0, part));
