import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listPieces, listQuiet, undoWear, wearPieces } from '#contract/closet.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { today } from '#web/lib/today.ts';
import { WEAR_WORDS } from '#web/words/wears.ts';

const query = routeQuery(listPieces);

/** Whether pieces of the closet are worn today, and the way to say so or to take it back; null while none is known to be there. */
export function useWear(pieceIds: readonly string[]) {
  const queryClient = useQueryClient();
  const closet = useQuery({ ...query, enabled: pieceIds.length > 0 });
  const day = today();
  const pieces = closet.data?.pieces.filter(({ id }) => pieceIds.includes(id)) ?? [];
  const isWorn = pieces.every(({ lastWornOn }) => lastWornOn === day);
  const mark = useMutation({
    mutationFn: () =>
      call(isWorn ? undoWear : wearPieces, { body: { pieceIds: pieces.map(({ id }) => id), day } }),
    onSuccess: ({ pieces: marked }) => {
      queryClient.setQueryData(
        query.queryKey,
        (before) =>
          before && {
            pieces: before.pieces.map((piece) => marked.find(({ id }) => id === piece.id) ?? piece),
          },
      );
      void queryClient.invalidateQueries({ queryKey: [listQuiet.path] });
    },
    onError: (error) => {
      // One of them may have been let go elsewhere.
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
      showFailure(WEAR_WORDS.failed, error);
    },
  });

  return pieces.length === 0 ? null : { isWorn, isPending: mark.isPending, toggle: () => mark.mutate() };
}
