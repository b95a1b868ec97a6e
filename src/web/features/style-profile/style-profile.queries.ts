import { useQuery } from '@tanstack/react-query';
import { getQuizSummary } from '#contract/quiz.ts';
import { validateProfile } from '#contract/style-profile.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** Whether the profile is enough for outfits; asked only once there is a profile. */
export function useProfileValidation({ isProfileLoaded }: { isProfileLoaded: boolean }) {
  return useQuery({
    ...routeQuery(validateProfile),
    enabled: isProfileLoaded,
    refetchOnWindowFocus: false,
  });
}

/** The quiz in a few sentences; asked only when a quiz was taken. */
export function useQuizSummary({ isQuizTaken }: { isQuizTaken: boolean }) {
  return useQuery({ ...routeQuery(getQuizSummary), enabled: isQuizTaken });
}
