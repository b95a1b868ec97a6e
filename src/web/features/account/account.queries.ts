import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAccount } from '#contract/account.ts';
import { getCurrentUser } from '#contract/auth.ts';
import { call } from '#web/lib/api-client.ts';
import { leave } from '#web/shared/leaving.ts';

export function useAccountDeletion() {
  return useMutation({
    mutationFn: (proof: { password: string } | { email: string }) => call(deleteAccount, { body: proof }),
    // A second try would count as a second guess.
    retry: false,
  });
}

/** As logging out: nothing of the account stays on this device, nor in its other tabs. Call `navigate` in the same turn. */
export function useForgetAccount() {
  const queryClient = useQueryClient();

  return () => {
    leave();
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== getCurrentUser.path });
    queryClient.setQueryData([getCurrentUser.path], null);
  };
}
