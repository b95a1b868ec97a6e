import { type FormEvent, useDeferredValue, useEffect, useEffectEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { MAX_PIECE_WORDS_LENGTH, type PieceInWords } from '#contract/closet.ts';
import { forgetDraft, readDraft, saveDraft } from '#web/lib/drafts.ts';
import { useOfDevice } from '#web/lib/of-device.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAddPieces, usePieceWords } from './closet.queries.ts';
import { CLOSET_COPY } from './copy.ts';
import { asPiece, type Corrections, ReadPiece } from './read-piece.tsx';

const COPY = CLOSET_COPY.words;
const DRAFT = 'closet-words';
/** So long nobody types before the words are read. */
const READ_AFTER_MS = 250;

/** Whether words of somebody wait in the field. */
export function useHasWordsLeft(userId: string | undefined): boolean {
  return useOfDevice(
    () => userId !== undefined && draftOf(userId) !== '',
    () => false,
  );
}

function draftOf(userId: string): string {
  return readDraft(DRAFT, userId, z.string()) ?? '';
}

/** The first door: a line for a piece, read while it is typed. What is pasted may have many lines. */
export function AddInWords({ userId, onWrite }: { userId: string; onWrite: () => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const draft = useOfDevice(
    () => draftOf(userId),
    () => '',
  );
  const text = typed ?? draft;
  const settled = useSettled(text);
  const reading = usePieceWords(settled);
  const [corrections, setCorrections] = useState<Corrections>({});
  /** The words that were sent before they were read: they are added once they are. */
  const [sent, setSent] = useState<string | null>(null);
  const adding = useAddPieces();
  const id = useId();
  const read = text.trim() === '' ? [] : (reading.data?.pieces ?? []);
  const isFresh = settled === text && !reading.isPlaceholderData && !reading.isFetching;
  const pieces = read.flatMap((piece) => asPiece(piece, corrections[piece.said]) ?? []);
  const canAdd = isFresh && pieces.length > 0;

  function write(next: string) {
    setTyped(next);
    onWrite();
    if (next === '') forgetDraft(DRAFT, userId);
    else saveDraft(DRAFT, userId, next);
  }

  function add() {
    if (adding.isPending) return;
    // What nobody understood, and what is too much for once, is not thrown away.
    const left = read.filter((piece) => !asPiece(piece, corrections[piece.said])).map(({ said }) => said);
    left.push(...(reading.data?.left ?? []));
    adding.mutate(pieces, {
      onSuccess: ({ pieces: added }) => {
        write(left.join('\n'));
        setCorrections({});
        showToast({ title: CLOSET_COPY.toasts.added(added.length) });
      },
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canAdd) add();
    else setSent(text);
  }

  const addSent = useEffectEvent(add);
  useEffect(() => {
    if (sent === null || !isFresh) return;
    setSent(null);
    if (canAdd && sent === text) addSent();
  }, [sent, isFresh, canAdd, text]);

  // One line has its button beside it, several have it below what was read of them: a press moves it, and it keeps the focus.
  const isMany = text.includes('\n') || pieces.length > 1;
  const addButton = (
    <Button
      key="add"
      type="submit"
      pending={adding.isPending}
      aria-disabled={!canAdd || undefined}
      className={isMany ? 'col-span-2 mt-4 sm:justify-self-end' : 'rounded-none'}
    >
      {pieces.length > 1 ? COPY.addSome(pieces.length) : COPY.add}
    </Button>
  );
  const understood = read.length > 0 && (
    <ul
      key="understood"
      aria-label={COPY.understood}
      aria-busy={!isFresh}
      className="col-span-2 mt-4 grid min-w-0 grid-cols-2 gap-x-2 gap-y-5 sm:grid-cols-4 sm:gap-x-3"
    >
      {keyed(read).map(([key, piece]) => (
        <ReadPiece
          key={key}
          piece={piece}
          garment={corrections[piece.said]}
          onGarment={(garment) => setCorrections({ ...corrections, [piece.said]: garment })}
        />
      ))}
    </ul>
  );

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto]">
      <label htmlFor={id} className="col-span-2 mb-1.5 font-semibold">
        {COPY.label}
      </label>
      <div
        className={classNames(
          'flex rounded-edge border bg-canvas focus-within:outline-2 focus-within:-outline-offset-1',
          adding.isError || reading.isError ? 'border-danger outline-danger' : 'border-ink outline-ink',
          isMany && 'col-span-2',
        )}
      >
        <textarea
          id={id}
          rows={Math.min(8, text.split('\n').length)}
          maxLength={MAX_PIECE_WORDS_LENGTH}
          value={text}
          placeholder={COPY.placeholder}
          autoCapitalize="none"
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          className="field-sizing-content min-h-12 min-w-0 flex-1 resize-none bg-transparent px-3.5 py-3 leading-6 focus:[box-shadow:none] focus:outline-none sm:px-4"
        />
      </div>
      {isMany ? [understood, addButton] : [addButton, understood]}
      <div className="col-span-2 mt-3 empty:hidden">
        <InlineError>{reading.isError && COPY.failed}</InlineError>
      </div>
    </form>
  );
}

/** Each with its words and the how many-eth of these words it is: lines may be alike. */
function keyed(read: readonly PieceInWords[]): [key: string, piece: PieceInWords][] {
  const seen = new Map<string, number>();
  return read.map((piece) => {
    const nth = (seen.get(piece.said) ?? 0) + 1;
    seen.set(piece.said, nth);
    return [`${nth} ${piece.said}`, piece];
  });
}

/** A text when it has not changed for a moment. */
function useSettled(text: string): string {
  const later = useDeferredValue(text);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(later), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [later]);
  return settled;
}
