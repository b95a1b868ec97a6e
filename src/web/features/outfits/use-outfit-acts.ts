import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteOutfit,
  favoriteOutfit,
  listDeletedOutfits,
  type Outfit,
  undoModification,
} from '#contract/outfits.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from './copy.ts';
import {
  changeSummaries,
  outfitQuery,
  outfitsQuery,
  readOutfitAnew,
  refresh,
  retryAnswered,
} from './outfits.queries.ts';
import { savePicture } from './save-picture.ts';

const TOASTS = OUTFITS_COPY.toasts;

interface Around {
  /** Called when it is about to leave the list. */
  onGone?: () => void;
  /** Takes the deletion of an outfit back. */
  restore?: (id: string) => void;
}

/** What can be done with an outfit where it is shown, and why the last try failed. */
export function useOutfitActs(id: string, { onGone, restore }: Around = {}) {
  const queryClient = useQueryClient();
  const params = { id };
  /** A refusal may mean that another tab or device has changed what is shown here. */
  const fail = (words: { title: string; fallback: string }) => (error: Error) => {
    showFailure(words, error);
    refresh(queryClient, ...outfitsQuery.queryKey.map(String));
  };

  const save = useMutation({
    retry: false,
    mutationFn: async () => savePicture(await queryClient.ensureQueryData(outfitQuery(id))),
    onSuccess: () => void showToast(TOASTS.saved),
    onError: (error) => showFailure(TOASTS.downloadFailed, error),
  });
  const favorite = useMutation({
    // One after another: two quick presses must not overtake each other.
    scope: { id: `favorite ${id}` },
    mutationFn: (isFavorite: boolean) => call(favoriteOutfit, { params, body: { isFavorite } }),
    // Shown at once, and taken back when the server refuses.
    onMutate: async (isFavorite) => {
      // What is on its way knows nothing of it yet.
      await queryClient.cancelQueries({ queryKey: outfitsQuery.queryKey });
      markFavorite(queryClient, id, isFavorite);
    },
    onError: (error, isFavorite) => {
      markFavorite(queryClient, id, !isFavorite);
      fail(TOASTS.favoriteFailed)(error);
    },
  });
  const undo = useMutation({
    retry: retryAnswered,
    mutationFn: () => call(undoModification, { params }),
    onSuccess: async () => {
      await readOutfitAnew(queryClient, id);
      showToast(TOASTS.undone);
    },
    onError: fail(TOASTS.undoFailed),
  });
  const remove = useMutation({
    retry: retryAnswered,
    mutationFn: () => call(deleteOutfit, { params }),
    onSuccess: () => {
      onGone?.();
      changeSummaries(queryClient, (outfits) => outfits.filter((outfit) => outfit.id !== id));
      refresh(queryClient, getPlanStatus.path, listDeletedOutfits.path, ...outfitsQuery.queryKey.map(String));
      showToast({ ...TOASTS.deleted, action: { ...TOASTS.undoDelete, run: () => restore?.(id) } });
    },
    onError: fail(TOASTS.deleteFailed),
  });

  const acts = [
    { ...save, fallback: TOASTS.downloadFailed.fallback },
    { ...favorite, fallback: TOASTS.favoriteFailed.fallback },
    { ...undo, fallback: TOASTS.undoFailed.fallback },
    { ...remove, fallback: TOASTS.deleteFailed.fallback },
  ];
  const { error, fallback } = acts.reduce((last, act) => (act.submittedAt > last.submittedAt ? act : last));
  return { save, favorite, undo, remove, failure: error && inlineMessageOf(error, fallback) };
}

export type OutfitActs = ReturnType<typeof useOutfitActs>;

function markFavorite(queryClient: QueryClient, id: string, isFavorite: boolean): void {
  changeSummaries(queryClient, (outfits) =>
    outfits.map((outfit) => (outfit.id === id ? { ...outfit, isFavorite } : outfit)),
  );
  queryClient.setQueryData(
    outfitQuery(id).queryKey,
    (known: Outfit | undefined) => known && { ...known, isFavorite },
  );
}
