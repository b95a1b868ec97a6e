import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listDevices } from '#contract/devices.ts';
import { changePassword } from '#contract/password.ts';
import { call } from '#web/lib/api-client.ts';

/** Changes the password; the other devices are signed out with it. Not repeated: the first try may have been done. */
export function useChangePassword() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => call(changePassword, { body }),
    retry: false,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listDevices.path] }),
  });
}
