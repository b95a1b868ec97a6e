import { useMutation, useQuery } from '@tanstack/react-query';
import {
  activateDebugSubscription,
  createDebugSession,
  fixAuthentication,
  getAuthState,
  readOutbox,
  TEST_USER_ID,
} from '#contract/debug.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** Asked anew whenever somebody wants to know. */
export function useAuthState({ enabled }: { enabled: boolean }) {
  return useQuery({ ...routeQuery(getAuthState), staleTime: 0, enabled });
}

export function useOutbox() {
  return useQuery({ ...routeQuery(readOutbox), staleTime: 0 });
}

export function useTestUserLogin() {
  return useMutation({ mutationFn: () => call(createDebugSession, { body: { userId: TEST_USER_ID } }) });
}

export function useDebugActivation() {
  return useMutation({ mutationFn: () => call(activateDebugSubscription) });
}

export function useAuthFix() {
  return useMutation({ mutationFn: (body: { email: string }) => call(fixAuthentication, { body }) });
}
