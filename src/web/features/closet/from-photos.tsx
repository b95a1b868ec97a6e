import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { type ClosetFind, MAX_FINDS } from '#contract/closet.ts';
import { useIncomingFiles } from '#web/lib/use-incoming-files.ts';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { PaleBoard } from '#web/shared/pale-board.tsx';
import { BLEEDS } from '#web/ui/bleeds.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { openFind } from './closet-address.ts';
import { CLOSET_COPY } from './copy.ts';
import { FindPicture } from './find-picture.tsx';
import { type NotTaken, useCancelFinds, useFinds, useSendFinds } from './finds.queries.ts';
import { TAPPED } from './piece-tile.tsx';

const COPY = CLOSET_COPY.finds;
/** Some systems know no type for HEIC, so its endings are named too. */
const ACCEPTED = 'image/*,.heic,.heif';

/**
 * The third door: photos are chosen, dropped or pasted, the last two wherever one is; what is found in them waits here
 * to be named. Other doors stand beside it.
 */
export function FromPhotos({ isOffered, children }: { isOffered: boolean; children: ReactNode }) {
  const finds = useFinds();
  const [sent, setSent] = useState<{ sent: number; all: number } | null>(null);
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const sending = useSendFinds((count, refused) => {
    setSent((now) => now && { ...now, sent: count });
    setNotTaken(refused);
  });
  const cancelling = useCancelFinds();
  useIncomingFiles(send);
  const all = finds.data?.finds ?? [];
  const looked = all.filter(({ state }) => state !== 'waiting');
  const waiting = all.length - looked.length;
  const isLooking = sent === null && waiting > 0;
  const isBusy = sent !== null || waiting > 0;

  function send(files: readonly File[]) {
    if (files.length === 0 || sending.isPending) return;
    setNotTaken([]);
    setSent({ sent: 0, all: Math.min(files.length, MAX_FINDS) });
    sending.mutate(files, { onSettled: () => setSent(null) });
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    send([...(event.target.files ?? [])]);
    // The same file may be chosen again, after a failure say.
    event.target.value = '';
  }

  const isAmongOthers = looked.length > 0;
  const stop = isLooking && (
    <Button
      look={isAmongOthers ? 'quiet' : 'secondary'}
      size="small"
      className={isAmongOthers ? 'justify-start px-0!' : undefined}
      pending={cancelling.isPending}
      onClick={() => cancelling.mutate()}
    >
      {COPY.cancel}
    </Button>
  );
  const said = sent !== null ? COPY.sending(sent.sent, sent.all) : waiting > 0 && COPY.waiting(waiting);

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={COPY.choose}
        onChange={take}
      />
      {children}
      {isOffered && (
        <Button
          look="secondary"
          size="small"
          disabled={sending.isPending}
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden size={18} strokeWidth={1.75} />
          {COPY.choose}
        </Button>
      )}
      {!isAmongOthers && (
        <>
          <p
            role="status"
            className="tabular flex flex-1 basis-40 items-baseline gap-3 text-sm text-ink-2 empty:hidden"
          >
            {isBusy && <span aria-hidden className="stitch animate-sew w-10 shrink-0 self-center" />}
            {said || (isOffered && COPY.hint(MAX_FINDS))}
          </p>
          {stop}
        </>
      )}
      {notTaken.length > 0 && (
        <div className="w-full">
          <ErrorBox
            title={COPY.notTaken(notTaken.length)}
            actions={
              <Button look="secondary" size="small" onClick={() => setNotTaken([])}>
                {COPY.dismissed}
              </Button>
            }
          >
            {notTaken.map(({ name, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none changes its place.
              <span key={index} className="block [overflow-wrap:anywhere]">
                {name}: {message}
              </span>
            ))}
          </ErrorBox>
        </div>
      )}
      {finds.isError && (
        <div className="flex w-full flex-wrap items-center gap-x-3 *:mt-0!">
          <InlineError>{COPY.loadError}</InlineError>
          {isOffered && (
            <Button look="quiet" size="small" className="px-0!" onClick={() => void finds.refetch()}>
              {CLOSET_COPY.loadError.tryAgain}
            </Button>
          )}
        </div>
      )}
      {isAmongOthers && (
        // On a ground of their own, from edge to edge: they are questions, not pieces yet.
        <section
          className="-mx-5 mb-6 flex-1 basis-[calc(100%+2.5rem)] bg-paper p-5 min-w-0 sm:mx-0 sm:basis-full"
          aria-labelledby="finds-title"
        >
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
            <h2 id="finds-title" className="title text-xl">
              {COPY.title}
            </h2>
            <p className="text-sm text-ink-2">
              <span className="tabular font-semibold text-ink">{COPY.count(looked.length)}</span> {COPY.note}
            </p>
          </div>
          {/* In one row: what is being looked at, then what was cut out. */}
          <ul className={classNames(BLEEDS, 'mt-4 items-start gap-2 sm:gap-3')}>
            {isBusy && (
              <li className={TILE}>
                {/* As tall as the tiles beside it: its button stands in their line. */}
                <div className="relative">
                  <PaleBoard garment="wool-coat" className="basting aspect-4/5 pb-16!" />
                  <p
                    role="status"
                    className="tabular absolute inset-x-2.5 bottom-2.5 text-sm leading-tight text-ink-2"
                  >
                    {said}
                    <span aria-hidden className="stitch animate-sew mt-2 block w-10" />
                  </p>
                </div>
                <div className="mt-2 grid">{stop}</div>
              </li>
            )}
            {looked.toSorted(byPicture).map((find) => (
              <FindTile key={find.id} find={find} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const isCut = ({ image }: ClosetFind): boolean => image?.kind === 'cut';
const byPicture = (one: ClosetFind, other: ClosetFind): number => Number(isCut(other)) - Number(isCut(one));

/** As large as pieces are; on a phone three and a part of the fourth, so that the row is seen to go on. */
const TILE = 'w-24 shrink-0 sm:w-[calc((100%-2.25rem)/4)] sm:min-w-40';

function FindTile({ find }: { find: ClosetFind }) {
  const words = find.image === null ? COPY.nothing : find.image.kind === 'crop' ? COPY.crop : COPY.cut;

  return (
    <li className={TILE}>
      <button
        type="button"
        aria-label={COPY.open(find.originalName)}
        onClick={() => openFind(find.id)}
        className="group block w-full text-left focus-visible:-outline-offset-2"
      >
        <FindPicture find={find} className={`aspect-4/5 ${TAPPED}`} />
        {/* What there is to do: all of the tile is its button. */}
        <span className="mt-2 flex min-h-11 items-center text-sm leading-tight font-semibold underline underline-offset-4">
          {words}
        </span>
      </button>
    </li>
  );
}
