import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DeletedOutfit,
  eraseOutfit,
  listDeletedOutfits,
  listOutfitSummaries,
  restoreOutfit,
} from '#contract/outfits.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { refresh, retryAnswered } from '../outfits.queries.ts';

const TOASTS = OUTFITS_COPY.toasts;
const NONE: DeletedOutfit[] = [];

/** What can still be restored, the latest deleted first. */
export function useDeletedOutfits(): DeletedOutfit[] {
  return useQuery({ ...routeQuery(listDeletedOutfits), staleTime: 0 }).data?.outfits ?? NONE;
}

/** Takes a deletion back. */
export function useRestore() {
  const queryClient = useQueryClient();

  return useMutation({
    retry: retryAnswered,
    mutationFn: (id: string) => call(restoreOutfit, { params: { id } }),
    onSuccess: () => showToast(TOASTS.restored),
    onError: (error) => showFailure(TOASTS.restoreFailed, error),
    onSettled: () =>
      refresh(queryClient, listOutfitSummaries.path, listDeletedOutfits.path, getPlanStatus.path),
  });
}

/** Removes a deleted outfit for good. */
export function useErase() {
  const queryClient = useQueryClient();

  return useMutation({
    retry: retryAnswered,
    mutationFn: (id: string) => call(eraseOutfit, { params: { id } }),
    onSuccess: () => showToast(TOASTS.erased),
    onError: (error) => showFailure(TOASTS.eraseFailed, error),
    onSettled: () => refresh(queryClient, listDeletedOutfits.path),
  });
}
