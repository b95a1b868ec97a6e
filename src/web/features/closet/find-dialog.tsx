import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClosetFind, ClosetPiece } from '#contract/closet.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { garmentName } from '#web/words/garment-names.ts';
import { closeDialog } from './closet-address.ts';
import { ColorChoice } from './color-choice.tsx';
import { CLOSET_COPY } from './copy.ts';
import { FindPicture } from './find-picture.tsx';
import { useConfirmFind, useFinds, useRemoveFind } from './finds.queries.ts';
import { AllGarments, Garments } from './garment-choice.tsx';
import { MendHint, MendMode, MendPicture, MendTools, useMending } from './mend-outline.tsx';
import { PiecePicture } from './piece-picture.tsx';
import { type Naming, useNaming } from './use-naming.ts';

const COPY = CLOSET_COPY.finds;

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
  const naming = useNaming(find);
  const { guessed, garment, color } = naming;
  const like = pieces.find(
    (piece) => piece.garment === garment?.key && piece.colors[0]?.name === color?.name,
  );
  const confirming = useConfirmFind(find.id);
  const removing = useRemoveFind();
  const [isMending, setMending] = useState(false);
  const mending = useMending(find);
  const mend = useRef<HTMLButtonElement>(null);

  function add() {
    if (garment === null || color === undefined || confirming.isPending) return;
    // The color that was chosen takes the place of the largest; what else was measured stays.
    const colors = [color, ...find.colors.slice(1)];
    // With the find its questions are gone, at times before this is told: what is to follow must not go with them.
    const confirmed = confirming.mutateAsync({ garment: garment.key, colors, pattern: find.pattern });
    void confirmed.then(closeDialog, () => {});
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

  const others = <AllGarments naming={naming} />;
  const cropNote = find.image?.kind === 'crop' && <p className="my-4 text-sm">{COPY.cropNote}</p>;

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
        <FindPhoto find={find} naming={naming} mend={mend} onMend={() => setMending(true)} />
        <div className="min-w-0">
          {guessed.length > 0 ? (
            <>
              <section aria-labelledby="guess-title">
                <h3 id="guess-title" className="mb-2 font-semibold">
                  {find.guess?.isSure ? COPY.sure : COPY.maybe}
                </h3>
                <Garments isLarge naming={naming} garments={guessed} />
                {cropNote}
              </section>
              <Disclosure label={COPY.else} isWide className="mt-1">
                {others}
              </Disclosure>
            </>
          ) : (
            <>
              {cropNote}
              {others}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface FindPhotoProps {
  find: ClosetFind;
  naming: Naming;
  mend: Ref<HTMLButtonElement>;
  onMend: () => void;
}

/** The photo, with what was measured in it. */
function FindPhoto({ find, naming: { guessed, garment, color, chooseColor }, mend, onMend }: FindPhotoProps) {
  const isNothing = find.image === null;

  return (
    <div className="min-w-0">
      {guessed.length > 0 && <p className="mb-2 font-semibold">{COPY.yours}</p>}
      {/* On a phone what it may be is in the first view, too: what was measured stands beside the photo. */}
      <div className={isNothing ? undefined : 'grid grid-cols-2 gap-3 sm:block'}>
        <div className="relative">
          <FindPicture
            find={find}
            isLarge
            className={classNames(
              isNothing ? 'aspect-7/4 sm:aspect-4/5' : 'aspect-4/5',
              guessed.length === 2 && 'sm:aspect-square',
            )}
          />
          <Button
            ref={mend}
            look={isNothing ? 'secondary' : 'quiet'}
            size="small"
            className={isNothing ? 'absolute! bottom-3 left-3 bg-canvas!' : 'px-0!'}
            onClick={onMend}
          >
            {isNothing ? COPY.tap : COPY.mend}
          </Button>
        </div>
        {!(isNothing && garment === null) && (
          <ColorChoice legend={COPY.color} value={color} near={find.colors[0]} onChange={chooseColor} />
        )}
      </div>
    </div>
  );
}
