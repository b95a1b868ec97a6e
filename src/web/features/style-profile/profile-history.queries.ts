import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listProfileHistory, restoreProfile } from '#contract/profile-history.ts';
import { getQuizSummary } from '#contract/quiz.ts';
import { validateProfile } from '#contract/style-profile.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { useProfileChange } from './use-profile-change.ts';

const TOAST = STYLE_PROFILE_COPY.toasts.restore;

/** The versions of the profile; read anew whenever they are looked at. */
export function useProfileHistory() {
  return useQuery({ ...routeQuery(listProfileHistory), staleTime: 0 });
}

/** Makes the profile what it was in a version. */
export function useRestoreProfile() {
  const queryClient = useQueryClient();

  return useProfileChange({
    send: async (id: string) => {
      const profile = await call(restoreProfile, { params: { id } });
      await queryClient.invalidateQueries({ queryKey: [listProfileHistory.path] });
      return profile;
    },
    refreshes: [validateProfile, getQuizSummary],
    succeeded: () => ({ title: TOAST.succeeded, description: TOAST.description }),
    fallback: TOAST.fallback,
  });
}
