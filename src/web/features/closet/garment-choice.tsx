import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DrawerGarment } from '#contract/closet.ts';
import type { Slot } from '#contract/outfits.ts';
import { SkeletonCards } from '#web/shared/skeletons.tsx';
import { ChosenMark } from '#web/ui/chosen-mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { garmentName } from '#web/words/garment-names.ts';
import { CLOSET_PARTS } from './closet-parts.ts';
import { CLOSET_COPY, SLOT_LABELS } from './copy.ts';
import { PiecePicture } from './piece-picture.tsx';
import { TAPPED, TILES } from './piece-tile.tsx';
import type { Naming } from './use-naming.ts';

const COPY = CLOSET_COPY.drawer;
const PARTS = CLOSET_PARTS.map((value) => ({ value, label: SLOT_LABELS[value] }));

/** Every garment but the guesses, by its kind. */
export function AllGarments({ naming }: { naming: Naming }) {
  const { drawer, all, guessed, slot, chooseSlot } = naming;
  const kinds = useRef<HTMLDivElement>(null);

  /** The pictures of the kinds give way to words: the focus goes on there. */
  function chooseKind(kind: Slot) {
    flushSync(() => chooseSlot(kind));
    kinds.current?.querySelector<HTMLElement>(':checked')?.focus();
  }

  return (
    <div ref={kinds} className="min-w-0">
      {slot === null ? (
        <>
          <h3 className="mb-2 font-semibold">{COPY.slots}</h3>
          <Kinds garments={all} onChoose={chooseKind} />
        </>
      ) : (
        <SegmentedFilter label={COPY.slots} options={PARTS} value={slot} onChange={chooseSlot} />
      )}
      {drawer.isError && <p className="mt-4">{COPY.loadError.title}</p>}
      {drawer.isPending && <SkeletonCards />}
      <div className="mt-4">
        <Garments
          naming={naming}
          garments={all.filter((one) => one.slot === slot && !guessed.includes(one))}
        />
      </div>
    </div>
  );
}

interface KindsProps {
  garments: readonly DrawerGarment[];
  onChoose: (kind: Slot) => void;
}

/** The kinds of clothes, each by its most usual garment. */
function Kinds({ garments, onChoose }: KindsProps) {
  return (
    <ul aria-label={COPY.slots} className="grid grid-cols-4 gap-2 sm:gap-3">
      {PARTS.map(({ value, label }) => {
        const usual = garments.find(({ slot }) => slot === value);
        return (
          usual && (
            <li key={value}>
              <button
                type="button"
                onClick={() => onChoose(value)}
                className="group block w-full text-left focus-visible:-outline-offset-2"
              >
                <PiecePicture
                  piece={{ garment: usual.key, colors: [usual.color] }}
                  className={`aspect-square ${TAPPED}`}
                />
                <span className="mt-1 block text-xs font-medium sm:text-sm">{label}</span>
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** As what can be tapped, on the edge, and seen to be so. */
const OFFERED =
  'outline-1 -outline-offset-1 outline-line-strong group-aria-pressed:outline-2 group-aria-pressed:outline-loden';

/** A guess or two or three: they fill their row. */
const LARGE_TILES: Readonly<Record<number, string>> = {
  1: 'grid max-w-64 gap-2',
  2: 'grid grid-cols-2 gap-2 sm:gap-3',
};
const THREE_TILES = 'grid grid-cols-3 gap-2 sm:gap-3';

interface GarmentsProps {
  naming: Naming;
  garments: readonly DrawerGarment[];
  isLarge?: boolean;
}

/** In the color of the photo, or as they are sold where none is known. */
export function Garments({
  naming: { garment, color, chooseGarment },
  garments,
  isLarge = false,
}: GarmentsProps) {
  return (
    <ul className={isLarge ? (LARGE_TILES[garments.length] ?? THREE_TILES) : TILES}>
      {garments.map((one) => (
        <li key={one.key}>
          <button
            type="button"
            aria-pressed={garment?.key === one.key}
            onClick={() => chooseGarment(one)}
            className="group relative block w-full text-left focus-visible:-outline-offset-2"
          >
            <PiecePicture
              piece={{ garment: one.key, colors: [color ?? one.color] }}
              // Two are so wide that their color would not be in view below taller ones.
              className={classNames(
                isLarge && garments.length === 2 ? 'aspect-square' : 'aspect-4/5',
                // Beside the photo: these are to be tapped.
                isLarge ? OFFERED : TAPPED,
              )}
            />
            <ChosenMark isOn={garment?.key === one.key} isLarge />
            <span className="mt-1.5 block text-sm leading-tight first-letter:uppercase">
              {garmentName(one.key, one.name)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
