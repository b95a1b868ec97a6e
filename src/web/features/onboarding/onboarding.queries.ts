import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/auth.ts';
import { getOnboarding, type Onboarding, saveOnboarding } from '#contract/onboarding.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { forgetWizardDraft } from './wizard-draft.ts';

const onboardingQuery = routeQuery(getOnboarding);

/** The answers given earlier, or null. */
export function useOnboarding() {
  return useQuery(onboardingQuery);
}

/** Stores the answers. The display name is the user's, so the user is read again. */
export function useSaveOnboarding(userId: string) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (answers: Onboarding) => call(saveOnboarding, { body: answers }),
    onSuccess: (saved) => {
      forgetWizardDraft(userId);
      queryClient.setQueryData(onboardingQuery.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [getCurrentUser.path] });
    },
  });
}
