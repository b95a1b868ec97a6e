import { useQuery } from '@tanstack/react-query';
import { getProfile } from '#contract/style-profile.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { routeQueryOrNull } from '#web/lib/route-query.ts';

/** The style profile, or null while there is none. */
export function useProfile() {
  return useQuery(routeQueryOrNull(isNoProfileYet, getProfile));
}

function isNoProfileYet(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'no_profile';
}
