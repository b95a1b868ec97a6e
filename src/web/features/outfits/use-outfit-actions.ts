import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from './copy.ts';
import { showFailure, useDelete, useFavorite, useUndo } from './outfits.queries.ts';
import { savePicture } from './save-picture.ts';

const TOASTS = OUTFITS_COPY.toasts;

/** What can be done with an outfit where it is shown. A failure stays until the next try. */
export function useOutfitActions(
  outfit: Outfit,
  { onGone = () => {}, restore = () => {} }: { onGone?: () => void; restore?: (id: string) => void } = {},
) {
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (failed: { fallback: string }) => (error: Error) =>
    setFailure(inlineMessageOf(error, failed.fallback));

  const favorite = useFavorite(outfit, fail(TOASTS.favoriteFailed));
  const undo = useUndo(outfit.id, fail(TOASTS.undoFailed));
  const remove = useDelete(outfit.id, {
    onGone,
    onFailure: fail(TOASTS.deleteFailed),
    undo: () => restore(outfit.id),
  });
  const save = useMutation({
    retry: false,
    mutationFn: () => savePicture(outfit),
    onSuccess: () => showToast(TOASTS.saved),
    onError: (error) => {
      showFailure(TOASTS.downloadFailed, error);
      fail(TOASTS.downloadFailed)(error);
    },
  });

  function starting(act: () => void) {
    return () => {
      setFailure(null);
      act();
    };
  }

  return {
    failure,
    save: starting(save.mutate),
    setFavorite: (isFavorite: boolean) => starting(() => favorite.mutate(isFavorite))(),
    undo: starting(undo.mutate),
    remove: starting(remove.mutate),
    isSaving: save.isPending,
    isUndoing: undo.isPending,
    isDeleting: remove.isPending,
  };
}

export type OutfitActions = ReturnType<typeof useOutfitActions>;
