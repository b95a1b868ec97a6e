import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  ACTIVE_STATES,
  chooseLooks,
  generateThreeWays,
  type Job,
  listJobs,
  listLooks,
} from '#contract/jobs.ts';
import type { Onboarding } from '#contract/onboarding.ts';
import { DEFAULT_PROMPT, listOutfitSummaries } from '#contract/outfits.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { ONBOARDING_COPY } from './copy.ts';

const ASKED = ONBOARDING_COPY.allSet.looks.asked;
const POLL_MS = 1_000;
const jobsQuery = routeQuery(listJobs);

/**
 * The three looks at the end of the wizard, for what somebody mostly dresses for: ordered once, by who has no outfit yet and has
 * asked for none. `jobId` is theirs as soon as they wait for the choice.
 */
export function useThreeLooks(occasion: Onboarding['occasion']) {
  const queryClient = useQueryClient();
  const jobs = useQuery({
    ...jobsQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jobs.some(isUnderWay) ? POLL_MS : false),
  }).data?.jobs;
  const outfits = useQuery(routeQuery(listOutfitSummaries)).data?.outfits;
  const order = useMutation({
    // Where the answer was lost, the work may have been done.
    retry: false,
    mutationFn: (prompt: string) => call(generateThreeWays, { body: { prompt } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });

  const isFirst = jobs?.length === 0 && outfits?.length === 0;
  const begin = useEffectEvent(() => {
    const isAnything = occasion === null || occasion === 'mixed';
    if (order.isIdle) order.mutate(isAnything ? DEFAULT_PROMPT : ASKED[occasion]);
  });
  useEffect(() => {
    if (isFirst) begin();
  }, [isFirst]);

  const offered = jobs?.find(({ state, request }) => state === 'offered' && request.kind === 'generate');
  return {
    jobId: offered?.id,
    isMaking: order.isPending || jobs?.some(isUnderWay) === true,
    error: order.error,
  };
}

/** The looks on offer. */
export function useOfferedLooks(jobId: string) {
  return useQuery(routeQuery(listLooks, { params: { id: jobId } })).data?.looks;
}

/** Keeps one of them; the others are let go. */
export function useKeepLook(jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: (lookId: string) => call(chooseLooks, { params: { id: jobId }, body: { keep: [lookId] } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [listOutfitSummaries.path] }),
  });
}

function isUnderWay({ state, request }: Job): boolean {
  return request.kind === 'generate' && ACTIVE_STATES.some((active) => active === state);
}
