import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/auth.ts';
import {
  addInspiration,
  deleteInspiration,
  editInspiration,
  type Inspiration,
  type InspirationFields,
  listInspirations,
  restoreInspiration,
  uploadInspiration,
} from '#contract/inspirations.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { isSignedOut, routeQuery, routeQueryOrNull } from '#web/lib/route-query.ts';
import { type FailureWords, showFailure } from '#web/lib/show-failure.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { INSPIRATIONS_COPY } from './copy.ts';
import { forgetDeleted, rememberDeleted } from './deleted-inspirations.ts';
import { uploadMessage } from './upload-message.ts';

const TOASTS = INSPIRATIONS_COPY.toasts;

export const inspirationsQuery = routeQuery(listInspirations);

/** The board, newest first. */
export function useInspirations() {
  return useQuery(inspirationsQuery);
}

/** How many places the board has and how many are taken; undefined until it is known. */
export function useBoardUse(): { used: number; limit: number | null } | undefined {
  const { data } = useQuery(routeQuery(getPlanStatus));
  return data && { used: data.usage.inspirations, limit: data.limits.inspirationUploads };
}

/** Whose board it is: drafts are kept under their id. */
export function useCollector() {
  return useQuery(routeQueryOrNull(isSignedOut, getCurrentUser)).data?.id;
}

export interface NewInspiration {
  fields: InspirationFields;
  /** The chosen file, or the pasted address of the picture. */
  picture: File | string;
  /** Aborted when the person does not want to wait any more. */
  signal: AbortSignal;
}

/** Adds one by its file or its address. Refreshes the board and the plan's usage. */
export function useAddInspiration() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ fields, picture, signal }: NewInspiration) =>
      typeof picture === 'string'
        ? call(addInspiration, { body: { ...fields, imageUrl: picture }, signal })
        : call(uploadInspiration, { body: fields, files: [picture], signal }),
    // After a lost answer it may stand on the board already: the person decides.
    retry: false,
    onSuccess: async (added) => {
      await changeBoard(queryClient, (board) => [added, ...board]);
      const { title, description } = TOASTS.added;
      showToast(
        added.picture === null ? TOASTS.addedAsLink : { title, description: description(added.title) },
      );
    },
    onError: (error, { signal }) => {
      // It may have arrived all the same.
      if (signal.aborted) refresh(queryClient);
      else
        showToast({
          title: TOASTS.addFailed.title,
          description: uploadMessage(error),
          variant: 'destructive',
        });
    },
  });
}

export function useEditInspiration(id: string) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (fields: InspirationFields) => call(editInspiration, { params: { id }, body: fields }),
    onSuccess: async (edited) => {
      await changeBoard(queryClient, (board) => board.map((shown) => (shown.id === id ? edited : shown)));
      showToast({ title: TOASTS.edited.title, description: TOASTS.edited.description(edited.title) });
    },
    onError: fail(TOASTS.editFailed),
  });
}

/** Takes one off the board at once; the notice offers the way back, and so does the line below the board. */
export function useDeleteInspiration({ undo }: { undo: (inspiration: Inspiration) => void }) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id }: Inspiration) => call(deleteInspiration, { params: { id } }),
    onSuccess: async (_, deleted) => {
      rememberDeleted(deleted);
      showToast({
        title: TOASTS.removed.title,
        description: TOASTS.removed.description(deleted.title),
        action: { label: TOASTS.removed.undo, altText: TOASTS.removed.undoAlt, run: () => undo(deleted) },
      });
      await changeBoard(queryClient, (board) => board.filter(({ id }) => id !== deleted.id));
    },
    onError: fail(TOASTS.removeFailed),
  });
}

export function useRestoreInspiration() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id }: Inspiration) => call(restoreInspiration, { params: { id } }),
    onSuccess: async (restored) => {
      forgetDeleted(restored.id);
      showToast({ title: TOASTS.restored.title, description: TOASTS.restored.description(restored.title) });
      await changeBoard(queryClient, (board) =>
        board.some(({ id }) => id === restored.id) ? board : inOrder([restored, ...board]),
      );
    },
    onError: fail(TOASTS.restoreFailed),
  });
}

/** Shows the change at once, then reads board and usage again. */
async function changeBoard(
  queryClient: QueryClient,
  change: (board: Inspiration[]) => Inspiration[],
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: inspirationsQuery.queryKey });
  queryClient.setQueryData(inspirationsQuery.queryKey, (board) => board && change(board));
  refresh(queryClient);
}

function refresh(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [getPlanStatus.path] });
  void queryClient.invalidateQueries({ queryKey: inspirationsQuery.queryKey });
}

function inOrder(board: Inspiration[]): Inspiration[] {
  return board.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

function fail(words: FailureWords) {
  return (error: Error) => showFailure(words, error);
}
