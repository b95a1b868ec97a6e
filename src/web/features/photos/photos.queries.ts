import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listPhotos } from '#contract/photos.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { analyseStyle, getProfile, validateProfile } from '#contract/style-profile.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PHOTOS_COPY } from './copy.ts';

const PHOTOS_FRESH_MS = 3 * 60_000;

const ANALYSIS_KEY = [analyseStyle.path];

export const photosQuery = { ...routeQuery(listPhotos), staleTime: PHOTOS_FRESH_MS };

/** The uploaded photos, oldest first. */
export function usePhotos() {
  return useQuery(photosQuery);
}

/** Reads the photos into the profile. Refreshes the profile, its validation and the plan's usage. */
export function useAnalyseStyle() {
  const queryClient = useQueryClient();
  const COPY = PHOTOS_COPY.analyse;

  return useMutation({
    mutationKey: ANALYSIS_KEY,
    mutationFn: () => call(analyseStyle),
    // Stands here and not with the caller: an analysis that is left alone still says when it is done.
    onSuccess: (profile) => {
      queryClient.setQueryData([getProfile.path], profile);
      void queryClient.invalidateQueries({ queryKey: [getProfile.path] });
      void queryClient.invalidateQueries({ queryKey: [validateProfile.path] });
      void queryClient.invalidateQueries({ queryKey: [getPlanStatus.path] });
      showToast({ title: COPY.done.title, description: COPY.done.text });
    },
  });
}

/** Whether an analysis is under way, also one that was started before another tab was looked at. */
export function useIsAnalysing(): boolean {
  return useIsMutating({ mutationKey: ANALYSIS_KEY }) > 0;
}
