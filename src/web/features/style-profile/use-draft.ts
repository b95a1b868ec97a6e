import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { getProfile } from '#contract/style-profile.ts';

/**
 * A value being edited beside the saved one. It lives in the cache, so that it survives a dialog closed by mistake
 * and a look at another tab; it ends when it is saved or given up, and with the page.
 */
export function useDraft<Value>(name: 'colours' | 'tags' | 'body' | 'choices' | 'feedback', saved: Value) {
  const queryClient = useQueryClient();
  const key = [getProfile.path, 'draft', name];
  const { data: draft } = useQuery<{ value: Value } | null>({
    queryKey: key,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

  return {
    value: draft ? draft.value : saved,
    change: (value: Value) => queryClient.setQueryData(key, { value }),
    isChanged: draft != null && JSON.stringify(draft.value) !== JSON.stringify(saved),
    giveUp: () => queryClient.setQueryData(key, null),
  };
}
