import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClosetFind, ClosetPiece, DrawerGarment, PieceColor } from '#contract/closet.ts';
import type { Slot } from '#contract/outfits.ts';
import { SkeletonCards } from '#web/shared/skeletons.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChosenMark } from '#web/ui/chosen-mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { garmentName } from '#web/words/garment-names.ts';
import { useDrawer } from './closet.queries.ts';
import { closeDialog } from './closet-address.ts';
import { CLOSET_PARTS } from './closet-parts.ts';
import { ColorChoice } from './color-choice.tsx';
import { CLOSET_COPY, SLOT_LABELS } from './copy.ts';
import { FindPicture } from './find-picture.tsx';
import { useConfirmFind, useFinds, useRemoveFind } from './finds.queries.ts';
import { MendHint, MendMode, MendPicture, MendTools, useMending } from './mend-outline.tsx';
import { PiecePicture } from './piece-picture.tsx';
import { TAPPED, TILES } from './piece-tile.tsx';

const COPY = CLOSET_COPY.finds;
const PARTS = CLOSET_PARTS.map((value) => ({ value, label: SLOT_LABELS[value] }));

/** The photo is as wide as each guess. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-[calc((100%-2.25rem)/3)_1fr]',
  3: 'sm:grid-cols-[calc((100%-3rem)/4)_1fr]',
};

interface FindDialogProps {
  id: string;
  pieces: readonly ClosetPiece[];
}

/** One photo: what it shows, to be named, mended or put away. */
export function FindDialog({ id, pieces }: FindDialogProps) {
  const finds = useFinds();
  const find = finds.data?.finds.find((one) => one.id === id && one.state !== 'waiting');
  if (find !== undefined) return <NameFind find={find} pieces={pieces} />;
  if (finds.data === undefined && !finds.isError) return null;

  return (
    <Dialog
      onClose={closeDialog}
      title={COPY.dialog}
      width="narrow"
      footer={<Button onClick={closeDialog}>{CLOSET_COPY.piece.back}</Button>}
    >
      <p>{finds.isError ? COPY.loadError : COPY.gone}</p>
    </Dialog>
  );
}

function NameFind({ find, pieces }: { find: ClosetFind; pieces: readonly ClosetPiece[] }) {
  const drawer = useDrawer();
  const confirming = useConfirmFind(find.id);
  const removing = useRemoveFind();
  const [chosenSlot, setSlot] = useState<Slot | null>(null);
  const [picked, setPicked] = useState<DrawerGarment | null>(null);
  const [chosen, setChosen] = useState<PieceColor | null>(null);
  const [isMending, setMending] = useState(false);
  const mending = useMending(find);
  const mend = useRef<HTMLButtonElement>(null);
  const kinds = useRef<HTMLDivElement>(null);
  const guessed = (find.guess?.garments ?? [])
    .map((key) => drawer.data?.garments.find((one) => one.key === key))
    .filter((one) => one !== undefined);
  // Where the photo is clear, one press confirms it.
  const garment = picked ?? (find.guess?.isSure ? guessed[0] : null) ?? null;
  const slot = chosenSlot ?? guessed[0]?.slot ?? null;
  const color = chosen ?? find.colors[0] ?? garment?.color;
  const like = pieces.find(
    (piece) => piece.garment === garment?.key && piece.colors[0]?.name === color?.name,
  );

  function add() {
    if (garment === null || color === undefined || confirming.isPending) return;
    // The color that was chosen takes the place of the largest; what else was measured stays.
    const colors = chosen === null && find.colors.length > 0 ? find.colors : [color, ...find.colors.slice(1)];
    // With the find its questions are gone, at times before this is told: what is to follow must not go with them.
    const confirmed = confirming.mutateAsync({ garment: garment.key, colors, pattern: find.pattern });
    void confirmed.then(closeDialog, () => {});
  }

  /** The pictures of the kinds give way to words: the focus goes on there. */
  function chooseKind(kind: Slot) {
    flushSync(() => setSlot(kind));
    kinds.current?.querySelector<HTMLElement>(':checked')?.focus();
  }

  function endMending() {
    flushSync(() => setMending(false));
    mend.current?.focus();
  }

  // One thing after the other: first the outline, then what it is.
  if (isMending) {
    return (
      <Dialog
        onClose={closeDialog}
        title={COPY.mend}
        description={<MendHint mending={mending} />}
        footerNote={<MendMode mending={mending} />}
        footer={<MendTools mending={mending} onDone={endMending} />}
      >
        <MendPicture find={find} mending={mending} />
      </Dialog>
    );
  }

  const isCrop = find.image?.kind === 'crop';
  const cropNote = <p className="my-4 text-sm">{COPY.cropNote}</p>;
  const library = (
    <div ref={kinds} className="min-w-0">
      {slot === null ? (
        <>
          <h3 className="mb-2 font-semibold">{CLOSET_COPY.drawer.slots}</h3>
          <Kinds garments={drawer.data?.garments ?? []} onChoose={chooseKind} />
        </>
      ) : (
        <SegmentedFilter label={CLOSET_COPY.drawer.slots} options={PARTS} value={slot} onChange={setSlot} />
      )}
      {drawer.isError && <p className="mt-4">{CLOSET_COPY.drawer.loadError.title}</p>}
      {drawer.isPending && <SkeletonCards />}
      <div className="mt-4">
        <Garments
          garments={drawer.data?.garments.filter((one) => one.slot === slot && !guessed.includes(one)) ?? []}
          chosen={garment}
          color={color}
          onChoose={setPicked}
        />
      </div>
    </div>
  );

  return (
    <Dialog
      onClose={closeDialog}
      title={find.image === null ? COPY.nothingNote : COPY.dialog}
      {...(find.image === null && { description: COPY.nothingHint })}
      width="wide"
      // Where nothing was read no field has a choice yet.
      {...(find.image === null && { initialFocus: mend })}
      footerNote={
        <p
          id="find-said"
          role="status"
          className={classNames(
            'flex items-center gap-3 text-sm',
            garment === null ? 'text-ink-2' : 'font-medium',
          )}
        >
          {like && <PiecePicture piece={like} className="aspect-4/5 w-10 shrink-0" />}
          <span className="first-letter:uppercase inline-block">
            {garment === null ? COPY.pick : like ? COPY.like : garmentName(garment.key, garment.name)}
          </span>
        </p>
      }
      footer={
        <>
          <Button
            look="quiet"
            pending={removing.isPending}
            onClick={() => void removing.mutateAsync(find.id).then(closeDialog, () => {})}
          >
            {COPY.remove}
          </Button>
          <Button
            disabled={garment === null}
            aria-describedby="find-said"
            pending={confirming.isPending}
            onClick={add}
          >
            {COPY.add}
          </Button>
        </>
      }
    >
      <div
        className={classNames(
          'grid items-start gap-x-6 gap-y-5',
          COLUMNS[guessed.length] ?? 'sm:grid-cols-[16rem_1fr]',
        )}
      >
        <div className="min-w-0">
          {guessed.length > 0 && <p className="mb-2 font-semibold">{COPY.yours}</p>}
          {/* On a phone what it may be is in the first view, too: what was measured stands beside the photo. */}
          <div className={find.image === null ? undefined : 'grid grid-cols-2 gap-3 sm:block'}>
            <div className="relative">
              <FindPicture
                find={find}
                isLarge
                className={classNames(
                  find.image === null ? 'aspect-7/4 sm:aspect-4/5' : 'aspect-4/5',
                  guessed.length === 2 && 'sm:aspect-square',
                )}
              />
              <Button
                ref={mend}
                look={find.image === null ? 'secondary' : 'quiet'}
                size="small"
                className={find.image === null ? 'absolute! bottom-3 left-3 bg-canvas!' : 'px-0!'}
                onClick={() => setMending(true)}
              >
                {find.image === null ? COPY.tap : COPY.mend}
              </Button>
            </div>
            {(find.image !== null || garment !== null) && (
              <ColorChoice legend={COPY.color} value={color} near={find.colors[0]} onChange={setChosen} />
            )}
          </div>
        </div>
        {guessed.length > 0 && (
          <div className="min-w-0">
            <section aria-labelledby="guess-title">
              <h3 id="guess-title" className="mb-2 font-semibold">
                {find.guess?.isSure ? COPY.sure : COPY.maybe}
              </h3>
              <Garments isLarge garments={guessed} chosen={garment} color={color} onChoose={setPicked} />
              {isCrop && cropNote}
            </section>
            <Disclosure label={COPY.else} isWide className="mt-1">
              {library}
            </Disclosure>
          </div>
        )}
        {guessed.length === 0 && (
          <div className="min-w-0">
            {isCrop && cropNote}
            {library}
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface KindsProps {
  garments: readonly DrawerGarment[];
  onChoose: (kind: Slot) => void;
}

/** The kinds of clothes, each by its most usual garment. */
function Kinds({ garments, onChoose }: KindsProps) {
  return (
    <ul aria-label={CLOSET_COPY.drawer.slots} className="grid grid-cols-4 gap-2 sm:gap-3">
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
  isLarge?: boolean;
  garments: readonly DrawerGarment[];
  chosen: DrawerGarment | null;
  /** As they are sold, where none is known. */
  color: PieceColor | undefined;
  onChoose: (garment: DrawerGarment) => void;
}

function Garments({ garments, chosen, color, onChoose, isLarge = false }: GarmentsProps) {
  return (
    <ul className={isLarge ? (LARGE_TILES[garments.length] ?? THREE_TILES) : TILES}>
      {garments.map((one) => (
        <li key={one.key}>
          <button
            type="button"
            aria-pressed={chosen?.key === one.key}
            onClick={() => onChoose(one)}
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
            <ChosenMark isOn={chosen?.key === one.key} isLarge />
            <span className="mt-1.5 block text-sm leading-tight first-letter:uppercase">
              {garmentName(one.key, one.name)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
