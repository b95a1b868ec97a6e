import {
  type MutationOptions,
  type QueryClient,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { OUTFITS_COPY } from './copy.ts';
import { deleteMutation, favoriteMutation, saveMutation, undoMutation } from './outfit-mutations.ts';

type Act = 'save' | 'favorite' | 'undo' | 'delete';

const KEY = 'act on an outfit';
const TOASTS = OUTFITS_COPY.toasts;
const FALLBACKS: Record<Act, string> = {
  save: TOASTS.downloadFailed.fallback,
  favorite: TOASTS.favoriteFailed.fallback,
  undo: TOASTS.undoFailed.fallback,
  delete: TOASTS.deleteFailed.fallback,
};

/** What can be done with any outfit where it is shown. One set for a whole list: rows have no hooks of their own. */
export interface OutfitActs {
  save(outfit: Outfit): void;
  setFavorite(outfit: Outfit, isFavorite: boolean): void;
  undo(outfit: Outfit): void;
  remove(outfit: Outfit): void;
}

interface Around {
  /** Called with the id of the outfit that is about to leave the list. */
  onGone?: (id: string) => void;
  /** Takes the deletion of an outfit back. */
  restore?: (id: string) => void;
}

export function useOutfitActs({ onGone, restore }: Around = {}): OutfitActs {
  const queryClient = useQueryClient();

  return useMemo(() => {
    const around = { onGone: onGone ?? (() => {}), restore: restore ?? (() => {}) };
    return {
      save: (outfit) => run(queryClient, outfit, 'save', saveMutation(outfit), undefined),
      setFavorite: (outfit, isFavorite) =>
        run(queryClient, outfit, 'favorite', favoriteMutation(queryClient, outfit.id), isFavorite),
      undo: (outfit) => run(queryClient, outfit, 'undo', undoMutation(queryClient, outfit.id), undefined),
      remove: (outfit) =>
        run(queryClient, outfit, 'delete', deleteMutation(queryClient, outfit.id, around), undefined),
    };
  }, [queryClient, onGone, restore]);
}

/** What is being done to an outfit, and why the last try failed; that stays until the next. */
export interface OutfitState {
  isSaving: boolean;
  isUndoing: boolean;
  isDeleting: boolean;
  failure: string | null;
}

const AT_REST: OutfitState = { isSaving: false, isUndoing: false, isDeleting: false, failure: null };

/** The state of every outfit that something was done to, wherever it was done: a row and the dialog agree. */
export function useOutfitStates(): (id: string) => OutfitState {
  const acts = useMutationState({
    filters: { mutationKey: [KEY] },
    select: ({ options, state }) => {
      const [, id, act] = options.mutationKey as [string, string, Act];
      const failure = state.error && inlineMessageOf(state.error, FALLBACKS[act]);
      return { id, act, isPending: state.status === 'pending', failure };
    },
  });

  return useMemo(() => {
    const states = new Map<string, OutfitState>();
    for (const { id, act, isPending, failure } of acts) {
      const before = states.get(id) ?? AT_REST;
      states.set(id, {
        isSaving: before.isSaving || (isPending && act === 'save'),
        isUndoing: before.isUndoing || (isPending && act === 'undo'),
        isDeleting: before.isDeleting || (isPending && act === 'delete'),
        failure: failure ?? before.failure,
      });
    }
    return (id) => states.get(id) ?? AT_REST;
  }, [acts]);
}

/** Does something to an outfit. What is under way already is not done twice; the last failure is put away. */
function run<Data, Variables, Before>(
  queryClient: QueryClient,
  { id }: Outfit,
  act: Act,
  options: MutationOptions<Data, Error, Variables, Before>,
  variables: Variables,
): void {
  const mutationKey = [KEY, id, act];
  // A heart may be pressed again at once: its changes follow one another.
  if (act !== 'favorite' && queryClient.isMutating({ mutationKey }) > 0) return;

  const mutations = queryClient.getMutationCache();
  for (const ended of mutations.findAll({ mutationKey: [KEY, id] }))
    if (ended.state.status !== 'pending') mutations.remove(ended);

  const mutation = mutations.build(
    queryClient,
    queryClient.defaultMutationOptions({ ...options, mutationKey, gcTime: Number.POSITIVE_INFINITY }),
  );
  // Its options have told of a failure.
  mutation.execute(variables).catch(() => {});
}
