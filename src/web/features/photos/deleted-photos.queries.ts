import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deletePhoto,
  listDeletedPhotos,
  PHOTO_RESTORE_MINUTES,
  type Photo,
  removeDeletedPhotos,
  restorePhoto,
} from '#contract/photos.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { type FailureWords, showFailure } from '#web/lib/show-failure.ts';
import { showToast, useIsNoticed } from '#web/ui/toast/toast-store.ts';
import { PHOTOS_COPY } from './copy.ts';
import { photosQuery } from './photos.queries.ts';

const COPY = PHOTOS_COPY;

/** Long enough not to ask again for what came with the page. */
const DELETED_FRESH_MS = 15_000;
const deletedQuery = { ...routeQuery(listDeletedPhotos), staleTime: DELETED_FRESH_MS };

/** What can still be put back; read again as soon as the time of one of them is over. */
function useDeletedPhotos() {
  return useQuery({
    ...deletedQuery,
    refetchInterval: ({ state }) => {
      const seconds = state.data?.map(({ secondsLeft }) => secondsLeft) ?? [];
      return seconds.length > 0 && (Math.min(...seconds) + 1) * 1_000;
    },
  });
}

/** Those that no notice offers back: of the last one it still does, for as long as it stands. */
export function useDeletedBefore() {
  const deleted = useDeletedPhotos().data ?? [];
  return useIsNoticed(COPY.deleted.title) ? deleted.slice(1) : deleted;
}

/** Deletes a photo at once; the notice offers the way back, and so does the list of the deleted ones. */
export function useDeletePhoto({ undo }: { undo: (photo: Photo) => void }) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id }: Photo) => call(deletePhoto, { params: { id } }),
    onSuccess: async (_, deleted) => {
      await Promise.all([
        queryClient.cancelQueries({ queryKey: photosQuery.queryKey }),
        queryClient.cancelQueries({ queryKey: deletedQuery.queryKey }),
      ]);
      queryClient.setQueryData(photosQuery.queryKey, (photos) =>
        photos?.filter(({ id }) => id !== deleted.id),
      );
      queryClient.setQueryData(deletedQuery.queryKey, (photos = []) => [
        { ...deleted, secondsLeft: PHOTO_RESTORE_MINUTES * 60 },
        ...photos,
      ]);
      showToast({
        title: COPY.deleted.title,
        action: { label: COPY.deleted.undo, altText: COPY.deleted.undoAlt, run: () => undo(deleted) },
      });
      await refresh(queryClient);
    },
    onError: fail(COPY.deleteFailed),
  });
}

/** Puts a photo back where it was. */
export function useRestorePhoto() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id }: Photo) => call(restorePhoto, { params: { id } }),
    onSuccess: async ({ originalName }) => {
      showToast({ title: COPY.restored.title, description: COPY.restored.text(originalName) });
      await refresh(queryClient);
    },
    onError: (error) => {
      fail(COPY.restoreFailed)(error);
      // Its time may be over.
      void queryClient.invalidateQueries({ queryKey: deletedQuery.queryKey });
    },
  });
}

/** Removes for good what could still be put back. */
export function useRemoveDeletedPhotos() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: () => call(removeDeletedPhotos),
    onSuccess: async () => {
      showToast({ title: COPY.removed.title, description: COPY.removed.text });
      await queryClient.invalidateQueries({ queryKey: deletedQuery.queryKey });
    },
    onError: fail(COPY.removeFailed),
  });
}

function fail(words: FailureWords) {
  return (error: Error) => showFailure(words, error);
}

async function refresh(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [getPlanStatus.path] });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: photosQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: deletedQuery.queryKey }),
  ]);
}
