import {
  type MutationState,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { generateThreeWays, listGenerations } from '#contract/generations.ts';
import { generateOutfit, type Outfit } from '#contract/outfits.ts';
import { getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { refresh, retryAnswered, showFailure } from '../outfits.queries.ts';
import {
  type Generation,
  isRunningStage,
  type LocalOrder,
  latestGeneration,
  type Order,
} from './generation.ts';
import {
  GENERATE_KEY,
  generationsQuery,
  keepRecord,
  neverTell,
  tellAgain,
  tellOutcome,
  useForgetGeneration,
  useGenerations,
} from './generations.queries.ts';
import { logGenerateRequest } from './log-generate-request.ts';

/** The latest generation of this person, wherever it was ordered: it goes on when dialog, tab or page are closed. */
export function useLatestGeneration(): Generation | null {
  const { records, readAt } = useGenerations();
  const local = useMutationState({
    filters: { mutationKey: GENERATE_KEY },
    select: ({ state }) => asLocalOrder(state as MutationState<Outfit[], Error, Order>),
  });
  const ofOutfits = records.filter(({ modifies }) => modifies === null);
  return latestGeneration(local.at(-1) ?? null, ofOutfits, readAt);
}

function asLocalOrder({
  status,
  data,
  error,
  variables,
}: MutationState<Outfit[], Error, Order>): LocalOrder | null {
  if (variables === undefined) return null;

  const statuses = { idle: 'pending', pending: 'pending', success: 'answered', error: 'failed' } as const;
  return { order: variables, status: statuses[status], outfits: data ?? [], error };
}

/** Orders outfits. The outcome is told by {@link useLatestGeneration} and by a notice. */
export function useGenerate() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: GENERATE_KEY,
    retry: (failures, error) => retryAnswered(failures, error),
    mutationFn: (order: Order) => request(queryClient, order),
    onMutate: ({ id }) => tellAgain(queryClient, id),
    onSuccess: (outfits, { id, ways }) => {
      if (ways === 1) tellOutcome(queryClient, { id, stage: 'done', outfits, failure: null });
    },
    onError: (error, order) => tellFailure(queryClient, error, order),
    onSettled: () => refresh(queryClient, listGenerations.path, getDailyGeneration.path, getPlanStatus.path),
  });

  return (order: Omit<Order, 'id' | 'startedAt'>) => mutate({ ...order, id: newId(), startedAt: Date.now() });
}

/** Not `randomUUID`: browsers keep that from pages that a home server sends without TLS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Puts a failure away, here and on the server. */
export function useDismissGeneration() {
  const queryClient = useQueryClient();
  const forget = useForgetGeneration();

  return ({ order }: Generation) => {
    const mutations = queryClient.getMutationCache();
    for (const mutation of mutations.findAll({ mutationKey: GENERATE_KEY }))
      if ((mutation.state.variables as Order | undefined)?.id === order.id) mutations.remove(mutation);
    forget.mutate(order.id);
  };
}

async function request(queryClient: QueryClient, { id, prompt, priceRange, ways, startFrom }: Order) {
  const body = { id, prompt, priceRange, ...(startFrom && { startFrom }) };
  let response: Response | null = null;
  const onResponse = (answer: Response) => {
    response = answer;
  };
  const route = ways === 1 ? generateOutfit : generateThreeWays;
  try {
    const outfits = ways === 1 ? [await call(generateOutfit, { body, onResponse })] : await offer();
    logGenerateRequest(route, body, { response, error: null });
    return outfits;
  } catch (error) {
    logGenerateRequest(route, body, { response, error });
    throw error;
  }

  async function offer(): Promise<Outfit[]> {
    const record = await call(generateThreeWays, { body, onResponse });
    keepRecord(queryClient, record);
    tellOutcome(queryClient, record);
    return record.outfits;
  }
}

/** Without an answer, or when it was stopped, the record knows better: then it is not this page's failure to tell. */
async function tellFailure(queryClient: QueryClient, error: Error, { id }: Order): Promise<void> {
  const isUnsure = error instanceof NetworkError || (error instanceof ApiError && error.code === 'conflict');
  if (isUnsure && (await isWellKnown(queryClient, id))) return;

  neverTell(queryClient, id);
  showFailure(OUTFITS_COPY.toasts.generationFailed, error);
}

async function isWellKnown(queryClient: QueryClient, id: string): Promise<boolean> {
  try {
    const { generations } = await queryClient.fetchQuery(generationsQuery);
    const record = generations.find((known) => known.id === id);
    if (record === undefined || record.stage === 'failed') return false;
    if (!isRunningStage(record.stage) && record.stage !== 'cancelled') tellOutcome(queryClient, record);
    return true;
  } catch {
    return false;
  }
}
