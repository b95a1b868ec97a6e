import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getOnboarding } from '#contract/onboarding.ts';
import {
  canUndoModification,
  listOutfits,
  listOutfitVersions,
  modifyOutfit,
  type Outfit,
} from '#contract/outfits.ts';
import { getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { pathOf } from '#web/lib/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { isTriedAlready } from '#web/lib/retry.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from './copy.ts';
import { rememberThatOutfitsExist } from './outfits-exist.ts';

const LIST_FRESH_MS = 30_000;
const RETRY_DELAY_MS = 1_000;
const TOASTS = OUTFITS_COPY.toasts;

export const outfitsQuery = {
  ...routeQuery(listOutfits),
  staleTime: LIST_FRESH_MS,
  retryDelay: RETRY_DELAY_MS,
  refetchOnMount: true,
  refetchOnWindowFocus: false,
};

/** All outfits, newest first. */
export function useOutfits() {
  const outfits = useQuery(outfitsQuery);
  const areThereAny = (outfits.data?.outfits.length ?? 0) > 0;

  useEffect(() => {
    if (areThereAny) rememberThatOutfitsExist();
  }, [areThereAny]);

  return outfits;
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

export function modifyKey(outfitId: string): string[] {
  return [modifyOutfit.path, outfitId];
}

export function tellOfModified(queryClient: QueryClient, modified: Outfit): void {
  changeOutfit(queryClient, modified.id, () => modified);
  refresh(queryClient, getPlanStatus.path);
  showToast(TOASTS.modified);
}

/** What a change has made untrue, however it ended. */
export function refreshChanged(queryClient: QueryClient, outfitId: string): void {
  refresh(queryClient, undoStatusPath(outfitId), versionsPath(outfitId), getDailyGeneration.path);
}

/** Puts a new outfit at the head of the list, or changes nothing when it is there. */
export function addOutfit(queryClient: QueryClient, made: Outfit): void {
  changeOutfits(queryClient, (outfits) =>
    outfits.some((outfit) => outfit.id === made.id) ? outfits : [made, ...outfits],
  );
}

/**
 * One retry, and only where the server itself reported a failure. Without an answer nobody knows whether the
 * work was done, and to ask again could spend an allowance twice or undo twice.
 */
export function retryAnswered(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500 && !isTriedAlready(error);
}

export function showFailure(failed: { title: string; fallback: string }, error: Error): void {
  showToast({
    title: failed.title,
    description: messageOf(error, failed.fallback),
    variant: 'destructive',
  });
}

export function refresh(queryClient: QueryClient, ...paths: string[]): void {
  for (const path of paths) void queryClient.invalidateQueries({ queryKey: [path] });
}

export function undoStatusPath(outfitId: string): string {
  return pathOf(canUndoModification, { id: outfitId });
}

export function versionsPath(outfitId: string): string {
  return pathOf(listOutfitVersions, { id: outfitId });
}

export function changeOutfit(queryClient: QueryClient, id: string, change: (outfit: Outfit) => Outfit): void {
  changeOutfits(queryClient, (outfits) =>
    outfits.map((outfit) => (outfit.id === id ? change(outfit) : outfit)),
  );
}

export function removeOutfit(queryClient: QueryClient, id: string): void {
  changeOutfits(queryClient, (outfits) => outfits.filter((outfit) => outfit.id !== id));
}

function changeOutfits(queryClient: QueryClient, change: (outfits: Outfit[]) => Outfit[]): void {
  queryClient.setQueryData(
    outfitsQuery.queryKey,
    (known) => known && { ...known, outfits: change(known.outfits) },
  );
}
