import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getOnboarding, saveWardrobe, type Wardrobe } from '#contract/onboarding.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { WARDROBE_WORDS } from '#web/words/wardrobes.ts';

const query = routeQuery(getOnboarding);

/** What the person wears, among the answers of the wizard; undefined until it is known. */
export function useWardrobe() {
  const queryClient = useQueryClient();
  const answers = useQuery(query);
  const save = useMutation({
    mutationFn: (wardrobe: Wardrobe) => call(saveWardrobe, { body: { wardrobe } }),
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
    onError: (error) => showFailure(WARDROBE_WORDS.failed, error),
  });

  return {
    wardrobe: save.isPending
      ? save.variables
      : answers.isSuccess
        ? (answers.data?.wardrobe ?? null)
        : undefined,
    save: save.mutate,
  };
}
