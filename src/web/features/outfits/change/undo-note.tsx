import { useLayoutEffect, useRef } from 'react';
import { UNDO_BANNER_LENGTH } from '#contract/outfits.ts';
import { useIsOffline } from '#web/lib/connection.ts';
import { classNames } from '#web/ui/class-names.ts';
import { OUTFITS_COPY } from '../copy.ts';
import type { OutfitActs } from '../use-outfit-acts.ts';

const COPY = OUTFITS_COPY.row;

interface UndoNoteProps {
  title: string;
  prompt: string;
  undo: OutfitActs['undo'];
  className?: string;
}

/** What was changed last, and the way back. */
export function UndoNote({ title, prompt, undo, className }: UndoNoteProps) {
  const note = useFocusBackToRow();
  const isOffline = useIsOffline();

  return (
    <div
      ref={note}
      className={classNames(
        'relative flex items-center gap-x-3 rounded-edge bg-paper px-3 text-sm',
        className,
      )}
    >
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">
        {COPY.lastChange} {COPY.quoted(cutPrompt(prompt))}
      </p>
      <button
        type="button"
        aria-label={COPY.named.undo(title)}
        data-undo
        aria-disabled={undo.isPending || undefined}
        onClick={undo.isPending ? undefined : () => undo.mutate()}
        className={classNames(
          'min-h-11 min-w-11 underline underline-offset-4',
          isOffline ? 'text-ink-2' : 'font-semibold',
        )}
      >
        {COPY.undo}
      </button>
    </div>
  );
}

/** What was pressed to undo goes with the note, in the row's buttons too: the focus goes back to the outfit. */
function useFocusBackToRow() {
  const note = useRef<HTMLDivElement>(null);

  // Its end comes while the note is still there: afterwards nobody knows what had the focus.
  useLayoutEffect(() => {
    const element = note.current;
    const row = element?.closest('li');
    return () => {
      const focused = row?.querySelector(':focus') ?? null;
      if (focused?.matches('[data-undo]')) row?.querySelector('a')?.focus({ preventScroll: true });
    };
  }, []);

  return note;
}

/** The banner shows the first 50 characters; what is cut off is marked. */
export function cutPrompt(prompt: string): string {
  const characters = [...prompt];
  if (characters.length <= UNDO_BANNER_LENGTH) return prompt;
  return `${characters.slice(0, UNDO_BANNER_LENGTH).join('').trimEnd()}…`;
}
