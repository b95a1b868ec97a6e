import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { listPhotos } from '#contract/photos.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { analyseStyle, getProfile, validateProfile } from '#contract/style-profile.ts';
import { call } from '#web/lib/api-client.ts';
import { retryOnce } from '#web/lib/retry.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { analysisMessageOf } from './analysis-message.ts';
import { PHOTOS_COPY } from './copy.ts';

const PHOTOS_FRESH_MS = 3 * 60_000;

const ANALYSIS_KEY = [analyseStyle.path];

export const photosQuery = { ...routeQuery(listPhotos), staleTime: PHOTOS_FRESH_MS };

/** The uploaded photos, oldest first. */
export function usePhotos() {
  return useQuery(photosQuery);
}

/**
 * Reads the photos into the profile. Refreshes the profile, its validation and the plan's usage. What is given to
 * `mutate` cancels it: nothing is changed then, and nothing said.
 */
export function useAnalyseStyle() {
  const queryClient = useQueryClient();
  const COPY = PHOTOS_COPY.analyse;

  return useMutation({
    mutationKey: ANALYSIS_KEY,
    mutationFn: ({ signal }: AbortController) => call(analyseStyle, { signal }),
    retry: (failures, error) => !isCancelled(error) && retryOnce(failures, error),
    // These stand here and not with the caller: an analysis that is left alone still says how it ended.
    onSuccess: (profile) => {
      queryClient.setQueryData([getProfile.path], profile);
      void queryClient.invalidateQueries({ queryKey: [getProfile.path] });
      void queryClient.invalidateQueries({ queryKey: [validateProfile.path] });
      void queryClient.invalidateQueries({ queryKey: [getPlanStatus.path] });
      showToast({ title: COPY.done.title, description: COPY.done.text });
    },
    onError: (error) => {
      if (isCancelled(error)) return;
      const description = analysisMessageOf(error);
      showToast({ title: COPY.failed.title, description, variant: 'destructive' });
    },
  });
}

/** The analysis that is under way, also one that was started before another tab was looked at. */
export function useRunningAnalysis(): { startedAt: number; cancel: () => void } | undefined {
  const [running] = useMutationState({
    filters: { mutationKey: ANALYSIS_KEY, status: 'pending' },
    select: ({ state }) => ({
      startedAt: state.submittedAt,
      cancel: () => state.variables instanceof AbortController && state.variables.abort(),
    }),
  });
  return running;
}

export function isCancelled(error: Error): boolean {
  return error.name === 'AbortError';
}
