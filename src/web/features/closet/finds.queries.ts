import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ClosetFind,
  cancelFinds,
  confirmFind,
  type FindTap,
  listFinds,
  MAX_FINDS,
  type PieceToAdd,
  removeFind,
  tapFind,
  uploadFinds,
} from '#contract/closet.ts';
import { call } from '#web/lib/api-client.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { inWords } from '#web/lib/in-words.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { changeCloset, fail } from './closet.queries.ts';
import { CLOSET_COPY } from './copy.ts';

const COPY = CLOSET_COPY.finds;
const LOOK_EVERY_MS = 1_500;

const findsQuery = routeQuery(listFinds);

/** The photos on their way into the closet; asked again while some wait. */
export function useFinds() {
  return useQuery({
    ...findsQuery,
    refetchInterval: ({ state }) =>
      (state.data?.finds.some(({ state: one }) => one === 'waiting') ?? false) && LOOK_EVERY_MS,
  });
}

export interface NotTaken {
  name: string;
  message: string;
}

/**
 * Sends photos, each in a request of its own: what has arrived is kept, whatever becomes of this page.
 * @param onSent how many are through, and those that were not taken
 */
export function useSendFinds(onSent: (sent: number, notTaken: readonly NotTaken[]) => void) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const notTaken: NotTaken[] = files
        .slice(MAX_FINDS)
        .map(({ name }) => ({ name, message: COPY.tooMany(MAX_FINDS) }));
      for (const [index, file] of files.slice(0, MAX_FINDS).entries()) {
        try {
          const { finds, rejected } = await call(uploadFinds, { files: [file] });
          await set(queryClient, () => finds);
          notTaken.push(...rejected.map(({ name, ...said }) => ({ name, message: inWords(said) })));
        } catch (error) {
          notTaken.push({ name: file.name, message: inlineMessageOf(error, COPY.sendFailed) });
        }
        onSent(index + 1, [...notTaken]);
      }
    },
    retry: false,
  });
}

export function useCancelFinds() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: () => call(cancelFinds),
    onSuccess: ({ finds }) => set(queryClient, () => finds),
    onError: fail(COPY.failed),
  });
}

export function useTapFind(id: string) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (taps: FindTap[]) => call(tapFind, { params: { id }, body: { taps } }),
    onSuccess: (tapped) => set(queryClient, (finds) => finds.map((find) => (find.id === id ? tapped : find))),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: findsQuery.queryKey });
      fail(COPY.tapFailed)(error);
    },
  });
}

export function useConfirmFind(id: string) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (piece: PieceToAdd) => call(confirmFind, { params: { id }, body: piece }),
    retry: false,
    onSuccess: async (piece) => {
      showToast({ title: CLOSET_COPY.toasts.added(1) });
      await set(queryClient, (finds) => finds.filter((find) => find.id !== id));
      await changeCloset(queryClient, (closet) => [piece, ...closet]);
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: findsQuery.queryKey });
      fail(CLOSET_COPY.toasts.addFailed)(error);
    },
  });
}

export function useRemoveFind() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: string) => call(removeFind, { params: { id } }),
    onSuccess: (_, id) => set(queryClient, (finds) => finds.filter((find) => find.id !== id)),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: findsQuery.queryKey });
      fail(COPY.failed)(error);
    },
  });
}

async function set(queryClient: QueryClient, change: (finds: ClosetFind[]) => ClosetFind[]): Promise<void> {
  // An answer that is still under way is older than this one.
  await queryClient.cancelQueries({ queryKey: findsQuery.queryKey });
  queryClient.setQueryData(findsQuery.queryKey, (there) => ({ finds: change(there?.finds ?? []) }));
}
