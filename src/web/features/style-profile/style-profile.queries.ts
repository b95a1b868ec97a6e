import { useQuery } from '@tanstack/react-query';
import { getQuizSummary } from '#contract/quiz.ts';
import { getProfile, validateProfile } from '#contract/style-profile.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { routeQuery, routeQueryOrNull } from '#web/lib/route-query.ts';

/** The style profile, or null while there is none. */
export function useProfile() {
  return useQuery(routeQueryOrNull(isNoProfileYet, getProfile));
}

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

function isNoProfileYet(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'no_profile';
}
