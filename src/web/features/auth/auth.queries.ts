import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser, login, register, type User } from '#contract/auth.ts';
import { call } from '#web/lib/api-client.ts';
import { isSignedOut, routeQueryOrNull } from '#web/lib/route-query.ts';

const currentUserQuery = { ...routeQueryOrNull(isSignedOut, getCurrentUser), retry: false };

/** The signed-in user, or null for a visitor. */
export function useCurrentUser() {
  return useQuery(currentUserQuery);
}

/** Registers and signs in. The session guard learns of it by {@link useSignIn}. */
export function useRegister() {
  return useMutation({
    mutationFn: async (body: { name: string; email: string; password: string }) =>
      (await call(register, { body })).user,
  });
}

/** Signs in, then reads the user again: `checked` is null when that second look fails. */
export function useLogin() {
  return useMutation({
    mutationFn: async (body: { email: string; password: string }) => {
      const { user } = await call(login, { body });
      const checked = await call(getCurrentUser).catch(() => null);
      return { user, checked };
    },
  });
}

/**
 * Tells the app who is signed in. What an earlier user left in the cache goes.
 * Call `navigate` in the same turn: the guard then draws the new page at once, never a wrong one in between.
 */
export function useSignIn() {
  const queryClient = useQueryClient();

  return (user: User) => {
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== getCurrentUser.path });
    queryClient.setQueryData(currentUserQuery.queryKey, user);
  };
}
