import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser, type User } from '#contract/auth.ts';
import { isSignedOut, routeQueryOrNull } from '#web/lib/route-query.ts';

const currentUserQuery = { ...routeQueryOrNull(isSignedOut, getCurrentUser), retry: false };

/** The signed-in user, or null for a visitor. */
export function useCurrentUser() {
  return useQuery(currentUserQuery);
}

/** Tells the cache who is signed in. What an earlier user left in it goes. */
export function useRememberUser() {
  const queryClient = useQueryClient();

  return (user: User) => {
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== getCurrentUser.path });
    queryClient.setQueryData(currentUserQuery.queryKey, user);
  };
}
