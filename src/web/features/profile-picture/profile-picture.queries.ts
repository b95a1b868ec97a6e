import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/auth.ts';
import { uploadProfilePicture } from '#contract/profile-picture.ts';
import { call } from '#web/lib/api-client.ts';

/** Replaces the picture, then reads the user again; done when the new one can be shown. */
export function useUploadProfilePicture() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (file: File) => call(uploadProfilePicture, { files: [file] }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [getCurrentUser.path] }),
  });
}
