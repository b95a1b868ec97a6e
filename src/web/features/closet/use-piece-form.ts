import { type FormEvent, useState } from 'react';
import type { ClosetPiece } from '#contract/closet.ts';
import { ApiError, inlineMessageOf } from '#web/lib/api-error.ts';
import { useChangePiece } from './closet.queries.ts';
import { closeDialog } from './closet-address.ts';
import { CLOSET_COPY } from './copy.ts';
import { draftOf, errorsOf, judgeDraft, type PieceDraft, type PieceErrors } from './piece-draft.ts';

/** What is seldom said of a piece. */
const BOUGHT = ['brand', 'size', 'price', 'boughtOn', 'notes'] as const;

/** The form of a piece: what was typed, what is wrong with it, which of its parts are open, and how it is saved. */
export function usePieceForm(piece: ClosetPiece) {
  const [original] = useState(() => draftOf(piece));
  const [draft, setDraft] = useState(original);
  const [errors, setErrors] = useState<PieceErrors>({});
  // Beside the picture there is room for them.
  const [isDetailed, setDetailed] = useState(() => matchMedia('(min-width: 48rem)').matches);
  const [isBoughtOpen, setBoughtOpen] = useState(() => BOUGHT.some((field) => original[field] !== ''));
  const changing = useChangePiece(piece.id);

  function showErrors(found: PieceErrors) {
    setErrors(found);
    if (hasAny(found)) setDetailed(true);
    if (BOUGHT.some((field) => found[field])) setBoughtOpen(true);
  }

  function change(next: PieceDraft) {
    setDraft(next);
    if (!hasAny(errors)) return;
    const judged = judgeDraft(next, piece);
    setErrors('errors' in judged ? judged.errors : {});
  }

  return {
    original,
    draft,
    change,
    isUnchanged: JSON.stringify(draft) === JSON.stringify(original),
    isSaving: changing.isPending,
    failure:
      changing.error !== null &&
      !hasAny(errors) &&
      inlineMessageOf(changing.error, CLOSET_COPY.toasts.saveFailed.fallback),
    details: { label: CLOSET_COPY.piece.details, isOpen: isDetailed, onToggle: setDetailed },
    bought: { label: CLOSET_COPY.piece.bought, isOpen: isBoughtOpen, onToggle: setBoughtOpen },
    /** What the field of this name says and shows, and what typing there does. */
    field: (name: Exclude<keyof PieceDraft, 'color' | 'state'>) => ({
      name,
      label: CLOSET_COPY.piece[name],
      error: errors[name],
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) => change({ ...draft, [name]: target.value }),
    }),
    submit(event: FormEvent) {
      event.preventDefault();
      if (changing.isPending) return;
      const judged = judgeDraft(draft, piece);
      showErrors('errors' in judged ? judged.errors : {});
      if ('errors' in judged) return;
      changing.mutate(judged.change, {
        onSuccess: closeDialog,
        onError: (error) => error instanceof ApiError && showErrors(errorsOf(error)),
      });
    },
  };
}

export type PieceForm = ReturnType<typeof usePieceForm>;

const hasAny = (errors: PieceErrors): boolean => Object.keys(errors).length > 0;
