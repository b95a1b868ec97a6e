import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { goBackToVersion, listOutfitVersions } from '#contract/outfits.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { readOutfitAnew, retryAnswered } from '../outfits.queries.ts';

/** Every version of an outfit, the latest made first. */
export function useVersions(outfitId: string) {
  return useQuery({ ...routeQuery(listOutfitVersions, { params: { id: outfitId } }), staleTime: 0 });
}

/** Makes any version the current one. */
export function useGoBack(outfitId: string) {
  const queryClient = useQueryClient();

  return useMutation({
    retry: retryAnswered,
    mutationFn: (version: number) => call(goBackToVersion, { params: { id: outfitId }, body: { version } }),
    onSuccess: () => showToast(OUTFITS_COPY.toasts.wentBack),
    onError: (error) => showFailure(OUTFITS_COPY.toasts.goBackFailed, error),
    onSettled: () => readOutfitAnew(queryClient, outfitId),
  });
}
