import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  cancelGeneration,
  chooseLooks,
  forgetGeneration,
  type Generation,
  generateThreeWays,
  listGenerations,
} from '#contract/generations.ts';
import { listOutfits, type Outfit } from '#contract/outfits.ts';
import { getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { inWords } from '#web/lib/in-words.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from '../copy.ts';
import {
  addOutfit,
  modifyKey,
  outfitsQuery,
  refresh,
  refreshChanged,
  showFailure,
  tellOfModified,
} from '../outfits.queries.ts';
import { rememberThatOutfitsExist } from '../outfits-exist.ts';
import { isRunningStage } from './generation.ts';

/** This long after a generation the list is looked at, and read again if the new outfit is missing. */
export const CACHE_CHECK_MS = 500;
/** How often work under way is asked for its stage. */
export const STAGE_POLL_MS = 700;

export const GENERATE_KEY = [generateThreeWays.path];
const TOASTS = OUTFITS_COPY.toasts;

export const generationsQuery = { ...routeQuery(listGenerations), staleTime: 0, refetchOnWindowFocus: true };

const NONE: Generation[] = [];

/** What is known on the server of the latest orders, of any tab; asked again and again while one is under way. */
export function useGenerations(): { records: Generation[]; readAt: number; isKnown: boolean } {
  const isOrdering = useIsMutating({ mutationKey: GENERATE_KEY }) > 0;
  const { data, dataUpdatedAt, isPending } = useQuery({
    ...generationsQuery,
    refetchInterval: ({ state }) =>
      isOrdering || state.data?.generations.some(({ stage }) => isRunningStage(stage))
        ? STAGE_POLL_MS
        : false,
  });
  return { records: data?.generations ?? NONE, readAt: dataUpdatedAt, isKnown: !isPending };
}

/** The requests by which outfits are being changed now, in this tab or elsewhere, by the outfits' ids. */
export function useChanges(): ReadonlyMap<string, string> {
  const { records } = useGenerations();
  return useMemo(
    () =>
      new Map(
        records.flatMap(({ modifies, stage, prompt }) =>
          modifies !== null && isRunningStage(stage) ? [[modifies, prompt]] : [],
        ),
      ),
    [records],
  );
}

/** Tells, once each, what became of work that this page has seen under way but has no answer for. */
export function useTellOutcomes(): void {
  const queryClient = useQueryClient();
  const { records } = useGenerations();

  useEffect(() => {
    const { seen } = toldIn(queryClient);
    for (const record of records) {
      if (isRunningStage(record.stage)) seen.add(record.id);
      else if (seen.has(record.id) && !isAnswerAwaited(queryClient, record)) tellOutcome(queryClient, record);
    }
  }, [queryClient, records]);
}

/** What was seen under way, and what has been told of. */
const told = new WeakMap<QueryClient, { seen: Set<string>; told: Set<string> }>();

function toldIn(queryClient: QueryClient) {
  const known = told.get(queryClient) ?? { seen: new Set(), told: new Set() };
  told.set(queryClient, known);
  return known;
}

/** Tells of an ending, once: as an answer, or found in the record, whichever comes first. */
export function tellOutcome(
  queryClient: QueryClient,
  record: Pick<Generation, 'id' | 'stage' | 'outfits' | 'failure'> & Partial<Pick<Generation, 'modifies'>>,
): void {
  const { id, modifies = null, stage, outfits, failure } = record;
  const known = toldIn(queryClient);
  if (known.told.has(id)) return;
  known.told.add(id);

  if (modifies !== null) {
    tellOfChange(queryClient, { modifies, stage, outfits, failure });
    return;
  }
  if (stage === 'done') tellOfOutfits(queryClient, outfits);
  if (stage === 'offered') showToast(TOASTS.offered);
  if (stage === 'failed')
    showToast({
      title: TOASTS.generationFailed.title,
      description: failure ? inWords(failure) : TOASTS.generationFailed.fallback,
      variant: 'destructive',
    });
  refresh(queryClient, getDailyGeneration.path, getPlanStatus.path);
}

function tellOfChange(
  queryClient: QueryClient,
  {
    modifies,
    stage,
    outfits,
    failure,
  }: Pick<Generation, 'stage' | 'outfits' | 'failure'> & { modifies: string },
): void {
  const [changed] = outfits;
  if (stage === 'done' && changed) tellOfModified(queryClient, changed);
  if (stage === 'failed')
    showToast({
      title: TOASTS.modificationFailed.title,
      description: failure ? inWords(failure) : TOASTS.modificationFailed.fallback,
      variant: 'destructive',
    });
  refreshChanged(queryClient, modifies);
}

/** Its ending needs no telling: the person has caused or seen it. */
export function neverTell(queryClient: QueryClient, id: string): void {
  toldIn(queryClient).told.add(id);
}

/** As {@link neverTell}, of the changes to an outfit that are known. */
export function neverTellOfChange(queryClient: QueryClient, outfitId: string): void {
  const known = queryClient.getQueryData(generationsQuery.queryKey)?.generations ?? [];
  for (const { id, modifies } of known) if (modifies === outfitId) neverTell(queryClient, id);
}

/** Whoever asked for the change on this page hears of it by the answer. */
function isAnswerAwaited(queryClient: QueryClient, { modifies }: Generation): boolean {
  return modifies !== null && queryClient.isMutating({ mutationKey: modifyKey(modifies) }) > 0;
}

/** An order that is sent again may end again. */
export function tellAgain(queryClient: QueryClient, id: string): void {
  toldIn(queryClient).told.delete(id);
}

function tellOfOutfits(queryClient: QueryClient, outfits: readonly Outfit[]): void {
  for (const outfit of [...outfits].reverse()) addOutfit(queryClient, outfit);
  if (outfits.length === 0) return;

  rememberThatOutfitsExist();
  refresh(queryClient, listOutfits.path);
  setTimeout(() => ensureListed(queryClient, outfits), CACHE_CHECK_MS);
  showToast(TOASTS.generated);
}

function ensureListed(queryClient: QueryClient, outfits: readonly Outfit[]): void {
  const listed = queryClient.getQueryData(outfitsQuery.queryKey)?.outfits ?? [];
  if (outfits.every(({ id }) => listed.some((outfit) => outfit.id === id))) return;

  void queryClient.refetchQueries({ queryKey: outfitsQuery.queryKey });
}

/** Stops a generation. One that was finished first stays finished, and its record says so. */
export function useCancelGeneration() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: string) => call(cancelGeneration, { params: { id } }),
    onSuccess: (record) => {
      if (record.stage === 'cancelled') neverTell(queryClient, record.id);
      keepRecord(queryClient, record);
    },
    onError: (error) => showFailure(TOASTS.cancelFailed, error),
    onSettled: () => refresh(queryClient, getDailyGeneration.path, getPlanStatus.path),
  });
}

/** Keeps some of the looks on offer, or none. */
export function useChooseLooks(generationId: string) {
  const queryClient = useQueryClient();

  return useMutation({
    retry: false,
    mutationFn: (keep: string[]) => call(chooseLooks, { params: { id: generationId }, body: { keep } }),
    onSuccess: (record) => {
      keepRecord(queryClient, record);
      tellOfOutfits(queryClient, record.outfits);
      refresh(queryClient, getPlanStatus.path);
    },
    onError: (error) => {
      showFailure(TOASTS.choiceFailed, error);
      // Another tab may have chosen already.
      refresh(queryClient, listGenerations.path);
    },
  });
}

/** Puts the record of a failure away. */
export function useForgetGeneration() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: string) => call(forgetGeneration, { params: { id } }),
    onMutate: (id) => {
      queryClient.setQueryData(
        generationsQuery.queryKey,
        (known) => known && { generations: known.generations.filter((record) => record.id !== id) },
      );
    },
    // What never got a record has none to be put away.
    onError: () => {},
    onSettled: () => refresh(queryClient, listGenerations.path),
  });
}

/** Puts what an answer said into the cache, so that no screen waits for the next look. */
export function keepRecord(queryClient: QueryClient, record: Generation): void {
  queryClient.setQueryData(generationsQuery.queryKey, (known = { generations: [] }) => ({
    generations: [record, ...known.generations.filter(({ id }) => id !== record.id)],
  }));
}
