import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { generateOutfit } from '#contract/outfits.ts';
import { getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { forgetWantedLook, type WantedLook, wantedLookHere } from '#web/shared/wanted-look.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from './copy.ts';
import { outfitsQuery, refresh, retryAnswered } from './outfits.queries.ts';

const TOASTS = OUTFITS_COPY.toasts;

/** Keeps the look that somebody wanted before they had an account, as one of today's outfits. */
export function KeepWantedLook() {
  const queryClient = useQueryClient();
  const keep = useMutation({
    retry: retryAnswered,
    mutationFn: ({ id, occasion, seed }: WantedLook) =>
      call(generateOutfit, { body: { id, prompt: occasion, seed } }),
    onSuccess: () => {
      forgetWantedLook();
      refresh(queryClient, ...outfitsQuery.queryKey.map(String), getDailyGeneration.path, getPlanStatus.path);
      showToast(TOASTS.lookKept);
    },
    onError: (error) => {
      // What is refused would be refused again; what was lost on its way is asked for with the next page.
      if (error instanceof ApiError && error.status < 500) forgetWantedLook();
      showFailure(TOASTS.lookNotKept, error);
    },
  });
  const keepWanted = useEffectEvent(() => {
    const wanted = wantedLookHere();
    if (wanted !== null && keep.isIdle) keep.mutate(wanted);
  });
  useEffect(() => keepWanted(), []);

  return null;
}
