import { Plus } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import type { ClosetPiece } from '#contract/closet.ts';
import { useHeadingFocus } from '#web/lib/focus-heading.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { nearest, soughtWords } from '#web/lib/nearest.ts';
import { useIsHydrated } from '#web/lib/of-device.ts';
import { useAddressed } from '#web/lib/use-addressed.ts';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { SkeletonCards } from '#web/shared/skeletons.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { NoMatch } from '#web/ui/no-match.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { AddInWords, useHasWordsLeft } from './add-in-words.tsx';
import { useClosetLimit, useFound, useOwner, usePieces, useTakeBack } from './closet.queries.ts';
import { clearFilters, openDrawer, setSlot, setTextSoon, useClosetAddress } from './closet-address.ts';
import { ClosetDialogs } from './closet-dialogs.tsx';
import { CLOSET_PARTS } from './closet-parts.ts';
import { CLOSET_COPY as COPY, SLOT_LABELS } from './copy.ts';
import { EmptyWords } from './empty-closet.tsx';
import { LetGoPieces } from './let-go-pieces.tsx';
import { nameOfPiece } from './name-of-piece.ts';
import { ghostsBehind, Tiles } from './tiles.tsx';

const QuietPieces = lazyPart(async () => (await import('./quiet-pieces.tsx')).QuietPieces);
const FromPhotos = lazyPart(async () => (await import('./from-photos.tsx')).FromPhotos);
const FoundPiece = lazyPart(async () => (await import('./found-piece.tsx')).FoundPiece);
const Gaps = lazyPart(async () => (await import('./gaps.tsx')).Gaps);

/** With fewer, one look finds a piece. */
const SOUGHT_FROM = 20;

const ADDING = 'closet-adding';

/** 'Closet': what somebody owns, one place with three doors to put more in, and how to find a piece. */
export function ClosetPanel() {
  const address = useClosetAddress();
  const [text, setText] = useAddressed(address.text, setTextSoon);
  const pieces = usePieces();
  const owner = useOwner();
  const limit = useClosetLimit();
  // What is fetched later is in no page that the server draws.
  const isHydrated = useIsHydrated();
  const taking = useTakeBack();
  const words = useDeferredValue(text);
  const found = useFound(words);
  const all = pieces.data?.pieces;
  const [isOpened, setOpened] = useState<boolean>();
  const hasWordsLeft = useHasWordsLeft(owner);
  const isAdding = isOpened ?? (all?.length === 0 || hasWordsLeft);
  const isSearched =
    all !== undefined && (all.length >= SOUGHT_FROM || text !== '' || address.slot !== 'all');
  const shown = (all ?? []).filter(
    (piece) =>
      (address.slot === 'all' || piece.slot === address.slot) &&
      (found === 'everything' || (found === 'unknown' ? hasWords(piece, words) : found.has(piece.id))),
  );
  useHeadingFocus(all && (shown.length > 0 ? 'pieces' : 'none'));
  const isNarrowed = text.trim() !== '' || address.slot !== 'all';
  const ghosts = isSearched ? [] : ghostsBehind(shown);
  const near = all && shown.length === 0 ? nearestPieces(all, address.slot, words) : shown;
  /** The only one that was found, or that comes near. */
  const single = isNarrowed && near.length === 1 ? near[0] : undefined;
  const slots = CLOSET_PARTS.filter((slot) => all?.some((piece) => piece.slot === slot));

  const fromPictures = isAdding && (
    <Button look="secondary" size="small" onClick={pick}>
      {COPY.words.drawer}
    </Button>
  );

  return (
    <section>
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 tabIndex={-1} className="title text-2xl sm:text-3xl">
          {COPY.title}
        </h1>
        {all && all.length > 0 && <p className="tabular pt-1 text-ink-2">{COPY.count(all.length)}</p>}
        {/* An empty one is being filled. */}
        {all?.length !== 0 && (
          <Button
            look={isAdding ? 'secondary' : 'primary'}
            size="small"
            aria-expanded={isAdding}
            aria-controls={ADDING}
            className="ml-auto"
            onClick={() => setOpened(!isAdding)}
          >
            <Plus aria-hidden size={18} strokeWidth={1.75} />
            {COPY.add}
          </Button>
        )}
      </header>
      {all?.length === 0 && <EmptyWords />}
      {/* What is said here is not owned yet: on a ground of its own. */}
      <div id={ADDING} className={isAdding ? 'mb-8 border-y border-ink py-5' : undefined}>
        {owner !== undefined && isAdding && <AddInWords key={owner} userId={owner} onWrite={keepOpen} />}
        <div
          // Other ways in, apart from what was written.
          className={classNames(
            'flex flex-wrap items-center gap-x-3 gap-y-2',
            isAdding && 'mt-6 min-h-11 border-t border-line pt-5',
          )}
        >
          {isHydrated ? (
            <Suspense fallback={fromPictures}>
              <FromPhotos isOffered={isAdding}>{fromPictures}</FromPhotos>
            </Suspense>
          ) : (
            fromPictures
          )}
        </div>
      </div>
      {limit !== null && all && all.length >= limit && <p className="mt-3 text-sm">{COPY.full(limit)}</p>}
      {isSearched && (
        <div className="mb-3 grid gap-3">
          <SearchField label={COPY.search} value={text} onChange={setText} />
          {slots.length > 1 && (
            <SegmentedFilter
              label={COPY.filter}
              options={[
                { value: 'all', label: COPY.all },
                ...slots.map((slot) => ({ value: slot, label: SLOT_LABELS[slot] })),
              ]}
              value={address.slot}
              onChange={setSlot}
            />
          )}
          <p aria-live="polite" className="tabular text-sm text-ink-2">
            {shown.length < all.length && COPY.showing(shown.length, all.length)}
          </p>
        </div>
      )}
      <h2 className="visually-hidden">{COPY.pieces}</h2>
      <div>
        {pieces.isError && (
          <ErrorBox
            look="neat"
            title={COPY.loadError.title}
            actions={
              <Button size="small" onClick={() => void pieces.refetch()}>
                {COPY.loadError.tryAgain}
              </Button>
            }
          >
            {COPY.loadError.text}
          </ErrorBox>
        )}
        {pieces.isPending && <SkeletonCards />}
        {all?.length === 0 && <Tiles pieces={all} ghosts={ghosts} onPick={pick} />}
        {all && all.length > 0 && shown.length === 0 && (
          <NoMatch
            words={COPY.noMatch}
            clear={COPY.clear}
            onClear={clear}
            nearest={near}
            others={all.slice(0, MOST_OTHERS)}
          >
            {(some) => !(isHydrated && single) && <Tiles pieces={some} />}
          </NoMatch>
        )}
        {shown.length > 0 && !(isHydrated && single) && (
          <Tiles pieces={shown} ghosts={ghosts} onPick={pick} />
        )}
        {isHydrated && single && (
          <>
            <Suspense fallback={<Tiles pieces={near} />}>
              <FoundPiece key={single.id} piece={single} />
            </Suspense>
            <h3 className="mt-8 mb-3 border-t border-line pt-4 font-semibold">{COPY.rest}</h3>
            <Tiles pieces={(all ?? []).filter((piece) => piece !== single).slice(0, MOST_OTHERS)} />
          </>
        )}
      </div>
      {isHydrated && all && all.length > 0 && !isNarrowed && (
        <Suspense>
          {all.some(({ wears }) => wears > 0) && <QuietPieces pieces={all} onTakeBack={taking.mutate} />}
          <Gaps pieces={all} />
        </Suspense>
      )}
      {!isNarrowed && <LetGoPieces taking={taking} />}
      {isHydrated && <ClosetDialogs address={address} pieces={all} onTakeBack={taking.mutate} />}
    </section>
  );

  /** Who is adding is not shut out by their first piece. */
  function keepOpen() {
    setOpened(true);
  }

  function pick() {
    keepOpen();
    openDrawer();
  }

  function clear() {
    setText('');
    clearFilters();
  }
}

/** So many stand in for what is not there: a row. */
const NEAREST = 4;
/** Of those that are not as it was sought: full rows, of three as of four. */
const MOST_OTHERS = 12;

/** Of a closet in which nothing is as it was sought: what has most of the words, and what of it is of that kind. */
function nearestPieces(all: readonly ClosetPiece[], slot: string, words: string): ClosetPiece[] {
  const sought = soughtWords(words).map((word) => all.filter((piece) => hasWords(piece, word)));
  return nearest(all, sought, [all.filter((piece) => piece.slot === slot)]).slice(0, NEAREST);
}

/** Without a connection: the words as they stand. */
function hasWords(piece: ClosetPiece, words: string): boolean {
  const whole = `${nameOfPiece(piece)} ${piece.brand} ${piece.notes}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
