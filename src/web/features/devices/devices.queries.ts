import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Device, listDevices, signOutDevice, signOutOtherDevices } from '#contract/devices.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** Where the account is signed in; read anew whenever it is looked at. */
export function useDevices() {
  return useQuery({ ...routeQuery(listDevices), staleTime: 0 });
}

/** Signs one device out. One that is not there any more is just what was wanted. */
export function useSignOutDevice() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: async ({ id }: Device) => {
      await call(signOutDevice, { params: { id } }).catch((error) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listDevices.path] }),
  });
}

/** Signs every device but this one out. */
export function useSignOutOthers() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: () => call(signOutOtherDevices),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listDevices.path] }),
  });
}
