import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listGenerations } from '#contract/generations.ts';
import { modifyOutfit } from '#contract/outfits.ts';
import { call } from '#web/lib/api-client.ts';
import { NetworkError } from '#web/lib/api-error.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { neverTellOfChange } from '../generate/generations.queries.ts';
import {
  modifyKey,
  refresh,
  refreshChanged,
  retryAnswered,
  showFailure,
  tellOfModified,
} from '../outfits.queries.ts';

/** A moment after a change was asked for, the server has written it down. */
const RECORDED_AFTER_MS = 300;

/** Replaces an outfit's content by a request in words. The work goes on when this page does not. */
export function useModify(outfitId: string) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationKey: modifyKey(outfitId),
    retry: retryAnswered,
    mutationFn: (modificationPrompt: string) =>
      call(modifyOutfit, { params: { id: outfitId }, body: { modificationPrompt } }),
    // Then the list says that it is being changed.
    onMutate: () => void setTimeout(() => refresh(queryClient, listGenerations.path), RECORDED_AFTER_MS),
    onSuccess: (modified) => tellOfModified(queryClient, modified),
    onError: (error) => showFailure(OUTFITS_COPY.toasts.modificationFailed, error),
    onSettled: (_, error) => {
      // Without an answer the record will tell what became of it.
      if (!(error instanceof NetworkError)) neverTellOfChange(queryClient, outfitId);
      refreshChanged(queryClient, outfitId);
      refresh(queryClient, listGenerations.path);
    },
  });
}
