import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { getCurrentUser } from '#contract/auth.ts';
import {
  addPieces,
  type ClosetPiece,
  changePiece,
  letPieceGo,
  listDrawer,
  listGaps,
  listPieces,
  listPiecesLetGo,
  listQuiet,
  type PieceChange,
  type PieceToAdd,
  readPieceWords,
  searchCloset,
  takePieceBack,
} from '#contract/closet.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { isSignedOut, routeQuery, routeQueryOrNull } from '#web/lib/route-query.ts';
import { type FailureWords, showFailure } from '#web/lib/show-failure.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { CLOSET_COPY } from './copy.ts';

const TOASTS = CLOSET_COPY.toasts;

const piecesQuery = routeQuery(listPieces);

/** What somebody owns, the latest first. */
export function usePieces() {
  return useQuery(piecesQuery);
}

/** Whose closet it is: drafts are kept under their id. */
export function useOwner() {
  return useQuery(routeQueryOrNull(isSignedOut, getCurrentUser)).data?.id;
}

/** How many pieces a closet may hold; null: any number. */
export function useClosetLimit(): number | null {
  return useQuery(routeQuery(getPlanStatus)).data?.limits.closetPieces ?? null;
}

export function useDrawer() {
  return useQuery({ ...routeQuery(listDrawer), staleTime: Number.POSITIVE_INFINITY });
}

/** What words say of pieces; what was read before stands while the next is read. */
export function usePieceWords(text: string) {
  return useQuery({
    queryKey: [readPieceWords.path, text],
    queryFn: ({ signal }) => call(readPieceWords, { body: { text }, signal }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The ids of what is sought. `everything`: nothing is sought, or not answered yet; `unknown`: the server cannot be asked. */
export function useFound(words: string): ReadonlySet<string> | 'everything' | 'unknown' {
  const q = words.trim();
  const found = useQuery({
    ...routeQuery(searchCloset, { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  if (q === '') return 'everything';
  if (found.data) return new Set(found.data.ids);
  return found.isError ? 'unknown' : 'everything';
}

export function useAddPieces() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (pieces: PieceToAdd[]) => call(addPieces, { body: { pieces } }),
    // After a lost answer they may be there already: the person decides.
    retry: false,
    onSuccess: ({ pieces }) => changeCloset(queryClient, (closet) => [...pieces, ...closet]),
    onError: (error) => {
      refresh(queryClient);
      showFailure(TOASTS.addFailed, error);
    },
  });
}

export function useChangePiece(id: string) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (change: PieceChange) => call(changePiece, { params: { id }, body: change }),
    onSuccess: async (changed) => {
      await changeCloset(queryClient, (closet) => closet.map((piece) => (piece.id === id ? changed : piece)));
      showToast({ title: TOASTS.saved });
    },
    onError: async (error) => {
      // What was changed elsewhere is read again before it is said, so that the next try knows it; what is typed here stays.
      if (error instanceof ApiError && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: [listPieces.path] });
      showFailure(TOASTS.saveFailed, error);
    },
  });
}

/** What is missing. Once it was asked for it stays known, and is asked for again after every change of the closet. */
export function useGaps(isAsked: boolean) {
  return useQuery({
    ...routeQuery(listGaps),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 600_000,
  });
}

export function useLetGo({ undo }: { undo: (id: string) => void }) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: string) => call(letPieceGo, { params: { id } }),
    onSuccess: async (_, id) => {
      showToast({
        title: TOASTS.letGo,
        action: { label: TOASTS.undo, altText: TOASTS.undoAlt, run: () => undo(id) },
      });
      await changeCloset(queryClient, (closet) => closet.filter((piece) => piece.id !== id));
    },
    onError: fail(TOASTS.letGoFailed),
  });
}

export function useLetGoPieces() {
  return useQuery(routeQuery(listPiecesLetGo)).data?.pieces ?? [];
}

export function useTakeBack() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: string) => call(takePieceBack, { params: { id } }),
    onSuccess: async (taken) => {
      showToast({ title: TOASTS.takenBack });
      await changeCloset(queryClient, (closet) =>
        [taken, ...closet.filter(({ id }) => id !== taken.id)].toSorted((one, other) =>
          other.createdAt.localeCompare(one.createdAt),
        ),
      );
    },
    onError: fail(TOASTS.takeBackFailed),
  });
}

/** Shows the change at once, then reads the closet and the plan's usage again. */
export async function changeCloset(
  queryClient: QueryClient,
  change: (closet: ClosetPiece[]) => ClosetPiece[],
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: piecesQuery.queryKey });
  queryClient.setQueryData(piecesQuery.queryKey, (there) => there && { pieces: change(there.pieces) });
  refresh(queryClient);
}

function refresh(queryClient: QueryClient): void {
  for (const { path } of [getPlanStatus, listPieces, listPiecesLetGo, searchCloset, listGaps, listQuiet]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

export function fail(words: FailureWords) {
  return (error: Error) => showFailure(words, error);
}
