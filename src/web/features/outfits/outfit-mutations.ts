import { type MutationOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  deleteOutfit,
  favoriteOutfit,
  listDeletedOutfits,
  type Outfit,
  undoModification,
} from '#contract/outfits.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from './copy.ts';
import {
  changeOutfit,
  outfitsQuery,
  refresh,
  removeOutfit,
  retryAnswered,
  showFailure,
  undoStatusPath,
  versionsPath,
} from './outfits.queries.ts';
import { savePicture } from './save-picture.ts';

const TOASTS = OUTFITS_COPY.toasts;

export function saveMutation(outfit: Outfit): MutationOptions<void, Error, undefined> {
  return mutationOptions({
    retry: false,
    mutationFn: () => savePicture(outfit),
    onSuccess: () => void showToast(TOASTS.saved),
    onError: (error) => showFailure(TOASTS.downloadFailed, error),
  });
}

/** Shown at once, and taken back when the server refuses. */
export function favoriteMutation(
  queryClient: QueryClient,
  id: string,
): MutationOptions<Outfit, Error, boolean, boolean> {
  const mark = (isFavorite: boolean) => changeOutfit(queryClient, id, (shown) => ({ ...shown, isFavorite }));

  return mutationOptions({
    // One after another: two quick presses must not overtake each other.
    scope: { id: `favorite ${id}` },
    mutationFn: (isFavorite: boolean) => call(favoriteOutfit, { params: { id }, body: { isFavorite } }),
    onMutate: (isFavorite) => {
      const isReading = isListRead(queryClient);
      // What is on its way knows nothing of it yet.
      if (isReading) void queryClient.cancelQueries({ queryKey: outfitsQuery.queryKey });
      mark(isFavorite);
      return isReading;
    },
    onError: (error, isFavorite) => {
      mark(!isFavorite);
      showFailure(TOASTS.favoriteFailed, error);
    },
    onSettled: (_, error, __, wasReading) => {
      if (wasReading || error) readAgain(queryClient);
    },
  });
}

/** Restores an outfit to what it was before its last modification. */
export function undoMutation(
  queryClient: QueryClient,
  id: string,
): MutationOptions<Outfit, Error, undefined> {
  return mutationOptions({
    retry: retryAnswered,
    mutationFn: () => call(undoModification, { params: { id } }),
    onSuccess: (restored) => {
      changeOutfit(queryClient, id, () => restored);
      readAgainIfReading(queryClient);
      showToast(TOASTS.undone);
    },
    onError: (error) => {
      showFailure(TOASTS.undoFailed, error);
      readAgain(queryClient);
    },
    onSettled: () => refresh(queryClient, undoStatusPath(id), versionsPath(id)),
  });
}

/** Deletes an outfit; it leaves the list when the server has done so. The notice offers the way back. */
export function deleteMutation(
  queryClient: QueryClient,
  id: string,
  { onGone, restore }: { onGone: (id: string) => void; restore: (id: string) => void },
): MutationOptions<{ success: true }, Error, undefined> {
  return mutationOptions({
    retry: retryAnswered,
    mutationFn: () => call(deleteOutfit, { params: { id } }),
    onSuccess: () => {
      onGone(id);
      removeOutfit(queryClient, id);
      readAgainIfReading(queryClient);
      refresh(queryClient, getPlanStatus.path, listDeletedOutfits.path);
      showToast({ ...TOASTS.deleted, action: { ...TOASTS.undoDelete, run: () => restore(id) } });
    },
    onError: (error) => {
      showFailure(TOASTS.deleteFailed, error);
      readAgain(queryClient);
    },
  });
}

/**
 * The answer says all that has changed, so the list is not read again: five hundred outfits are seven megabytes.
 * Only a list that is on its way was sent off too early.
 */
export function readAgainIfReading(queryClient: QueryClient): void {
  if (isListRead(queryClient)) readAgain(queryClient);
}

function isListRead(queryClient: QueryClient): boolean {
  return queryClient.isFetching({ queryKey: outfitsQuery.queryKey }) > 0;
}

/** A refusal may mean that another tab or device has changed what is shown here. */
function readAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: outfitsQuery.queryKey });
}
