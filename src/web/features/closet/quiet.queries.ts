import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ClosetPiece,
  changePiece,
  keepQuietPiece,
  listGaps,
  listQuiet,
  undoKeepQuietPiece,
} from '#contract/closet.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { today } from '#web/lib/today.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { changeCloset, fail } from './closet.queries.ts';
import { CLOSET_COPY } from './copy.ts';

const COPY = CLOSET_COPY.quiet;
const { undo: UNDO } = CLOSET_COPY.toasts;

/** What was not worn for long, as of today. */
export function useQuiet() {
  return useQuery({
    ...quietToday(),
    placeholderData: keepPreviousData,
    staleTime: 600_000,
  });
}

const quietToday = () => routeQuery(listQuiet, { query: { day: today() } });

/** What is known already to go with a piece, by id: of the looks that were found for others. */
export function useGoesWith(pieceId: string): string[] {
  const quiet = useQuery({ ...quietToday(), enabled: false }).data?.quiet ?? [];
  const gaps = useQuery({ ...routeQuery(listGaps), enabled: false }).data?.gaps ?? [];
  const looks = [
    ...quiet.flatMap((one) => one.looks.map(({ pieceIds }) => [one.pieceId, ...pieceIds])),
    ...gaps.flatMap(({ shown }) => shown.map(({ pieceIds }) => pieceIds)),
  ];
  const together = looks.filter((pieceIds) => pieceIds.includes(pieceId)).flat();
  return [...new Set(together)].filter((id) => id !== pieceId);
}

/** "Keep", and its undo. */
export function useKeepQuiet() {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [listQuiet.path] });
  const undoing = useMutation({
    mutationFn: (id: string) => call(undoKeepQuietPiece, { params: { id } }),
    onSuccess: readAgain,
    onError: fail(COPY.keepFailed),
  });

  return useMutation({
    mutationFn: (id: string) => call(keepQuietPiece, { params: { id } }),
    onSuccess: async (_, id) => {
      showToast({
        title: COPY.kept,
        action: { label: UNDO, altText: COPY.undoKeptAlt, run: () => undoing.mutate(id) },
      });
      await readAgain();
    },
    onError: fail(COPY.keepFailed),
  });
}

/** "To mend", and its undo. */
export function useMend() {
  const queryClient = useQueryClient();
  const setState = ({ id, revision }: ClosetPiece, state: 'toMend' | 'ready') =>
    call(changePiece, { params: { id }, body: { state, revision } });
  const show = (changed: ClosetPiece) =>
    changeCloset(queryClient, (closet) => closet.map((piece) => (piece.id === changed.id ? changed : piece)));
  const onError = (error: Error) => {
    // It may have been changed elsewhere.
    void changeCloset(queryClient, (closet) => closet);
    fail(COPY.mendFailed)(error);
  };
  const undoing = useMutation({
    mutationFn: (piece: ClosetPiece) => setState(piece, 'ready'),
    onSuccess: show,
    onError,
  });

  return useMutation({
    mutationFn: (piece: ClosetPiece) => setState(piece, 'toMend'),
    onSuccess: async (changed) => {
      showToast({
        title: COPY.toMend,
        action: { label: UNDO, altText: COPY.undoMendAlt, run: () => undoing.mutate(changed) },
      });
      await show(changed);
    },
    onError,
  });
}
