import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type JobState, listLooks } from '#contract/jobs.ts';
import { getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { inWords } from '#web/lib/in-words.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { outfitsQuery, readOutfitAnew, refresh } from '../outfits.queries.ts';
import { isActive, type KnownJob, useJobs } from './jobs.queries.ts';

/** This long after a generation the list is looked at, and read again if the new outfit is missing. */
export const CACHE_CHECK_MS = 500;

const TOASTS = OUTFITS_COPY.toasts;

/** Says what became of each job that this page has seen before it ended, once, and reads anew what that has changed. */
export function useTellJobs(): void {
  const queryClient = useQueryClient();
  const { jobs } = useJobs();
  const seen = useRef(new Map<string, JobState>());

  useEffect(() => {
    for (const job of jobs) {
      const before = seen.current.get(job.id);
      seen.current.set(job.id, job.state);
      // What this page has asked for may have ended before it was ever drawn.
      const isNews = before === undefined ? job.unrecorded !== undefined : before !== job.state;
      if (isNews && !isActive(job)) tell(queryClient, job);
    }
  }, [queryClient, jobs]);
}

function tell(queryClient: QueryClient, job: KnownJob): void {
  const { request, state, outfitIds } = job;
  refresh(queryClient, getDailyGeneration.path, getPlanStatus.path);

  if (state === 'failed') tellFailure(job);
  if (state === 'offered') {
    void queryClient.prefetchQuery(routeQuery(listLooks, { params: { id: job.id } }));
    showToast(TOASTS.offered);
  }
  // Of looks on offer none may have been kept.
  if (state !== 'done' || outfitIds.length === 0) return;
  for (const id of outfitIds) void readOutfitAnew(queryClient, id);
  if (request.kind === 'generate') setTimeout(() => ensureListed(queryClient, outfitIds), CACHE_CHECK_MS);
  showToast(request.kind === 'generate' ? TOASTS.generated : TOASTS.modified);
}

function tellFailure({ request, unrecorded, error }: KnownJob): void {
  const { title, fallback } =
    request.kind === 'generate' ? TOASTS.generationFailed : TOASTS.modificationFailed;
  const description = error ? inWords(error) : messageOf(unrecorded?.cause, fallback);
  showToast({ title, description, variant: 'destructive' });
}

function ensureListed(queryClient: QueryClient, ids: readonly string[]): void {
  const listed = queryClient.getQueryData(outfitsQuery.queryKey)?.outfits ?? [];
  if (ids.every((id) => listed.some((outfit) => outfit.id === id))) return;

  void queryClient.refetchQueries({ queryKey: outfitsQuery.queryKey });
}
