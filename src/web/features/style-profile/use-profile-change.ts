import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Route } from '#contract/route.ts';
import { getProfile, type Profile } from '#contract/style-profile.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';

interface ProfileChange<Input, Answer extends Profile> {
  send: (input: Input) => Promise<Answer>;
  /** Read again afterwards, beside the profile that the answer itself brings. */
  refreshes: readonly Route[];
  /** Null: nothing to say, since nothing changed. */
  succeeded: (before: Profile | null, after: Answer) => { title: string; description: string } | null;
  /** What a failure says when the server said nothing. */
  fallback: string;
}

/**
 * One way to change the profile. Every such call answers the profile as it now stands: it goes into the cache,
 * and an older reading that is still under way may not overwrite it. A failure is a toast, and stays in
 * `failure` until the next try.
 */
export function useProfileChange<Input, Answer extends Profile>(change: ProfileChange<Input, Answer>) {
  const { send, refreshes, succeeded, fallback } = change;
  const queryClient = useQueryClient();
  const profileKey = [getProfile.path];

  const mutation = useMutation({
    mutationFn: send,
    onSuccess: async (after) => {
      await queryClient.cancelQueries({ queryKey: profileKey });
      const before = queryClient.getQueryData<Profile | null>(profileKey) ?? null;
      queryClient.setQueryData(profileKey, after);
      for (const route of refreshes) void queryClient.invalidateQueries({ queryKey: [route.path] });
      const said = succeeded(before, after);
      if (said !== null) showToast(said);
    },
    onError: (error) => showFailure({ title: STYLE_PROFILE_COPY.toasts.failed, fallback }, error),
  });

  return { ...mutation, failure: mutation.isError ? inlineMessageOf(mutation.error, fallback) : undefined };
}
