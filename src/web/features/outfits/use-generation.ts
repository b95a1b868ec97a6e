import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { generateOutfit, listOutfits, type Outfit, type PriceRange } from '#contract/outfits.ts';
import { getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from './copy.ts';
import { logGenerateRequest } from './log-generate-request.ts';
import { addOutfit, outfitsQuery, refresh, retryAnswered, showFailure } from './outfits.queries.ts';
import { rememberThatOutfitsExist } from './outfits-exist.ts';

/** This long after a generation the list is looked at, and read again if the new outfit is missing. */
export const CACHE_CHECK_MS = 500;

const MUTATION_KEY = [generateOutfit.path];

export interface Order {
  prompt: string;
  priceRange: PriceRange;
  startedAt: number;
  controller: AbortController;
}

/** The last generation of this visit, wherever it was ordered: it goes on when the dialog is closed. */
export interface Generation {
  /** Tells one generation from the next. */
  id: number;
  order: Order;
  outfit: Outfit | undefined;
  /** `null` also when the person has cancelled it. */
  failure: Error | null;
  isPending: boolean;
}

export function useLatestGeneration(): Generation | null {
  const generations = useMutationState({
    filters: { mutationKey: MUTATION_KEY },
    select: (mutation): Generation | null => {
      const { status, data, error, variables } = mutation.state;
      if (variables === undefined) return null;

      const order = variables as Order;
      const isCancelled = order.controller.signal.aborted;
      return {
        id: mutation.mutationId,
        order,
        outfit: data as Outfit | undefined,
        failure: isCancelled ? null : error,
        isPending: status === 'pending' && !isCancelled,
      };
    },
  });
  return generations.at(-1) ?? null;
}

/** Orders an outfit. The outcome is told by {@link useLatestGeneration} and by a notice. */
export function useGenerate() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    retry: (failures, error) => retryAnswered(failures, error),
    mutationFn: requestOutfit,
    onSuccess: (outfit) => {
      addOutfit(queryClient, outfit);
      rememberThatOutfitsExist();
      refresh(queryClient, listOutfits.path);
      setTimeout(() => ensureListed(queryClient, outfit.id), CACHE_CHECK_MS);
      showToast(OUTFITS_COPY.toasts.generated);
    },
    onError: (error, order) => {
      if (order.controller.signal.aborted) refresh(queryClient, listOutfits.path);
      else showFailure(OUTFITS_COPY.toasts.generationFailed, error);
    },
    onSettled: () => refresh(queryClient, getDailyGeneration.path, getPlanStatus.path),
  });

  return (prompt: string, priceRange: PriceRange) =>
    mutate({ prompt, priceRange, startedAt: Date.now(), controller: new AbortController() });
}

async function requestOutfit({ prompt, priceRange, controller }: Order): Promise<Outfit> {
  const body = { prompt, priceRange };
  let response: Response | null = null;
  try {
    const outfit = await call(generateOutfit, {
      body,
      signal: controller.signal,
      onResponse: (answer) => {
        response = answer;
      },
    });
    logGenerateRequest(body, { response, error: null });
    return outfit;
  } catch (error) {
    logGenerateRequest(body, { response, error });
    throw error;
  }
}

function ensureListed(queryClient: QueryClient, outfitId: string): void {
  const listed = queryClient.getQueryData(outfitsQuery.queryKey)?.outfits ?? [];
  if (listed.some((outfit) => outfit.id === outfitId)) return;

  void queryClient.refetchQueries({ queryKey: outfitsQuery.queryKey });
}
