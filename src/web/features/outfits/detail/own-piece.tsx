import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listPieces, ownPieceOfLook, searchCloset } from '#contract/closet.ts';
import { isOwned, type OutfitItem } from '#contract/outfits.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { today } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { OUTFITS_COPY } from '../copy.ts';

const COPY = OUTFITS_COPY.detail.own;

/** The third door of the closet: what a look shows is owned, or bought today. */
export function OwnPiece({ outfitId, item }: { outfitId: string; item: OutfitItem }) {
  const queryClient = useQueryClient();
  const owning = useMutation({
    mutationFn: (boughtOn: string | null) =>
      call(ownPieceOfLook, { body: { outfitId, itemId: item.id, boughtOn } }),
    // After a lost answer it may be there already: the person decides.
    retry: false,
    onSettled: () => {
      for (const { path } of [listPieces, getPlanStatus, searchCloset])
        void queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
  const like = useLike(item);
  if (item.garment === null) return null;

  const id = owning.data?.id ?? like;
  return (
    <div>
      <p role="status">
        {id !== undefined && (
          <Link
            to={`/home?tab=closet&piece=${id}`}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {owning.data ? COPY.added : COPY.like}
          </Link>
        )}
      </p>
      {!owning.data && (
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="small"
            pending={owning.isPending && owning.variables === null}
            onClick={() => owning.mutate(null)}
          >
            {isOwned(item) ? COPY.intoCloset : COPY.have}
          </Button>
          {!isOwned(item) && (
            <Button
              look="quiet"
              size="small"
              pending={owning.isPending && owning.variables !== null}
              onClick={() => owning.mutate(today())}
            >
              {COPY.bought}
            </Button>
          )}
        </div>
      )}
      <InlineError>{owning.isError && inlineMessageOf(owning.error, COPY.failed)}</InlineError>
    </div>
  );
}

/** The id of a piece that is the same garment in the same color. Who owns nothing is not asked. */
function useLike({ garment, color }: OutfitItem): string | undefined {
  const status = useQuery(routeQuery(getPlanStatus));
  const closet = useQuery({
    ...routeQuery(listPieces),
    enabled: garment !== null && (status.data?.usage.closetPieces ?? 0) > 0,
  });
  return closet.data?.pieces.find((piece) => piece.garment === garment && piece.colors[0]?.name === color)
    ?.id;
}
