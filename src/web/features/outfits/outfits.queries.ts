import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getOnboarding } from '#contract/onboarding.ts';
import { getOutfit, listOutfitSummaries, listOutfitVersions, type OutfitSummary } from '#contract/outfits.ts';
import { getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { pathOf } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { isTriedAlready } from '#web/lib/retry.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { rememberThatOutfitsExist } from './outfits-exist.ts';

const FRESH_MS = 30_000;
const RETRY_DELAY_MS = 1_000;

export const outfitsQuery = {
  ...routeQuery(listOutfitSummaries),
  staleTime: FRESH_MS,
  retryDelay: RETRY_DELAY_MS,
  refetchOnMount: true,
  refetchOnWindowFocus: false,
};

/** What the list shows of all outfits, newest first. */
export function useOutfits() {
  const outfits = useQuery(outfitsQuery);
  const areThereAny = (outfits.data?.outfits.length ?? 0) > 0;

  useEffect(() => {
    if (areThereAny) rememberThatOutfitsExist();
  }, [areThereAny]);

  return outfits;
}

/** One outfit whole. */
export function outfitQuery(id: string) {
  return { ...routeQuery(getOutfit, { params: { id } }), staleTime: FRESH_MS };
}

/** What is left of the day's allowances, asked anew by every dialog that shows it. */
export function useDailyGeneration() {
  return useQuery({ ...routeQuery(getDailyGeneration), refetchOnMount: 'always' }).data;
}

/** How many outfits are stored and may be, as far as it is known. */
export function useStore(): { stored: number; limit: number | null } | undefined {
  const { data } = useQuery(routeQuery(getPlanStatus));
  return data && { stored: data.usage.outfits, limit: data.limits.outfitStorage };
}

/** Where the person lives, as told in the onboarding; empty when it was not. */
export function useHomePlace(): string {
  return useQuery(routeQuery(getOnboarding)).data?.location ?? '';
}

/**
 * One retry, and only where the server itself reported a failure. Without an answer nobody knows whether the
 * work was done, and to ask again could spend an allowance twice or undo twice.
 */
export function retryAnswered(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500 && !isTriedAlready(error);
}

export function refresh(queryClient: QueryClient, ...paths: string[]): void {
  for (const path of paths) void queryClient.invalidateQueries({ queryKey: [path] });
}

/**
 * After a change of an outfit: its row and its history are read anew, and the outfit whole, also where it is not shown,
 * so that the service worker has it for a time without a connection.
 */
export async function readOutfitAnew(queryClient: QueryClient, id: string): Promise<void> {
  refresh(queryClient, pathOf(listOutfitVersions, { id }));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: outfitsQuery.queryKey }),
    queryClient.prefetchQuery({ ...outfitQuery(id), staleTime: 0 }),
  ]);
}

export function changeSummaries(
  queryClient: QueryClient,
  change: (outfits: OutfitSummary[]) => OutfitSummary[],
): void {
  queryClient.setQueryData(
    outfitsQuery.queryKey,
    (known) => known && { ...known, outfits: change(known.outfits) },
  );
}
