import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { getProfile } from '#contract/style-profile.ts';

/**
 * A value being edited beside the saved one. It lives in the cache, so that it survives a dialog closed by mistake
 * and a look at another tab; it ends when it is saved or given up, and with the page.
 */
export function useDraft<Value>(name: 'colours' | 'tags' | 'body' | 'choices' | 'feedback', saved: Value) {
  const queryClient = useQueryClient();
  const key = [getProfile.path, 'draft', name];
  useQuery<{ value: Value } | null>({ queryKey: key, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  // The cache tells its readers in a task of its own: a field that waited for that would lose what is typed meanwhile.
  const [, showNow] = useReducer((changes: number) => changes + 1, 0);
  const draft = queryClient.getQueryData<{ value: Value } | null>(key);

  function put(next: { value: Value } | null) {
    queryClient.setQueryData(key, next);
    showNow();
  }

  return {
    value: draft ? draft.value : saved,
    change: (value: Value) => put({ value }),
    isChanged: draft != null && JSON.stringify(draft.value) !== JSON.stringify(saved),
    giveUp: () => put(null),
  };
}
