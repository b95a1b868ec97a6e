import { useState } from 'react';
import type { DrawerGarment, PieceColor } from '#contract/closet.ts';
import type { Slot } from '#contract/outfits.ts';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { SkeletonCards } from '#web/shared/skeletons.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChosenMark } from '#web/ui/chosen-mark.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { garmentName } from '#web/words/garment-names.ts';
import { useAddPieces, useDrawer } from './closet.queries.ts';
import { closeDialog } from './closet-address.ts';
import { CLOSET_PARTS } from './closet-parts.ts';
import { ColorChoice } from './color-choice.tsx';
import { CLOSET_COPY, SLOT_LABELS } from './copy.ts';
import { asTitle } from './name-of-piece.ts';
import { PiecePicture } from './piece-picture.tsx';
import { TAPPED, TILES } from './piece-tile.tsx';

const COPY = CLOSET_COPY.drawer;
const PARTS = CLOSET_PARTS.map((value) => ({ value, label: SLOT_LABELS[value] }));

interface Chosen {
  garment: DrawerGarment;
  color: PieceColor;
}

/** The second door: every garment as a drawing, tapped, colored and put into the closet; it stays open for the next. */
export function DrawerDialog() {
  const drawer = useDrawer();
  const adding = useAddPieces();
  const [slot, setSlot] = useState<Slot>('top');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // Who has asked for all colors has them for the next piece, too.
  const [hasAllColors, setAllColors] = useState(false);
  const [added, setAdded] = useState(0);
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const garments = drawer.data?.garments.filter((garment) =>
    sought === '' ? garment.slot === slot : nameOf(garment).toLowerCase().includes(sought),
  );

  function add() {
    if (chosen === null) return;
    const { garment, color } = chosen;
    adding.mutate([{ garment: garment.key, colors: [color] }], {
      onSuccess: () => {
        setAdded((count) => count + 1);
        setChosen(null);
      },
    });
  }

  return (
    <Dialog
      onClose={closeDialog}
      title={COPY.title}
      description={COPY.hint}
      width={drawer.isError ? 'narrow' : 'wide'}
      footer={
        <>
          {chosen !== null && (
            <div className="flex min-w-0 basis-full gap-3">
              <PiecePicture piece={asColored(chosen)} className="h-28 w-20 shrink-0 sm:h-40 sm:w-32" />
              <ColorChoice
                isLow
                isAll={hasAllColors}
                onAll={() => setAllColors(true)}
                near={chosen.garment.color}
                legend={asTitle(nameOf(chosen.garment))}
                value={chosen.color}
                onChange={(color) => setChosen({ ...chosen, color })}
              />
            </div>
          )}
          <p
            role="status"
            className="tabular text-sm text-ink-2 empty:absolute not-empty:flex-1 max-sm:not-empty:basis-full"
          >
            {added > 0 ? COPY.added(added) : chosen === null && !drawer.isError && COPY.none}
          </p>
          <Button look="secondary" onClick={closeDialog}>
            {COPY.done}
          </Button>
          {chosen !== null && (
            <Button pending={adding.isPending} onClick={add}>
              {COPY.add}
            </Button>
          )}
        </>
      }
    >
      {!drawer.isError && (
        <SearchField label={COPY.search} value={text} onChange={setText} className="mb-3" />
      )}
      {sought === '' && !drawer.isError && (
        <SegmentedFilter label={COPY.slots} options={PARTS} value={slot} onChange={setSlot} />
      )}
      <p aria-live="polite" className="text-ink-2 empty:hidden">
        {garments?.length === 0 && COPY.nothing}
      </p>
      {drawer.isError && (
        <ErrorBox
          title={COPY.loadError.title}
          actions={<Button onClick={() => void drawer.refetch()}>{COPY.tryAgain}</Button>}
        >
          {COPY.loadError.text}
        </ErrorBox>
      )}
      {drawer.isPending && <SkeletonCards />}
      {garments && (
        <ul className={`mt-4 ${TILES}`}>
          {garments.map((garment) => (
            <li key={garment.key}>
              <button
                type="button"
                aria-pressed={chosen?.garment.key === garment.key}
                onClick={() => setChosen({ garment, color: garment.color })}
                className="group relative block w-full text-left focus-visible:-outline-offset-2"
              >
                <PiecePicture
                  piece={
                    chosen?.garment.key === garment.key
                      ? asColored(chosen)
                      : { garment: garment.key, colors: [garment.color] }
                  }
                  className={`aspect-4/5 ${TAPPED}`}
                />
                <ChosenMark isOn={chosen?.garment.key === garment.key} isLarge />
                <span className="mt-1.5 block text-sm leading-tight first-letter:uppercase">
                  {nameOf(garment)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** As it goes into the closet. */
function asColored({ garment, color }: Chosen) {
  const { key, pattern, cloths } = garment;
  return { garment: key, colors: [color], pattern, cloth: cloths[0] ?? null };
}

function nameOf({ key, name }: DrawerGarment): string {
  return garmentName(key, name);
}
