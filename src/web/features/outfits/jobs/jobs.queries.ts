import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  ACTIVE_STATES,
  cancelJob,
  chooseLooks,
  forgetJob,
  type GenerateRequest,
  type Job,
  listJobs,
  listLooks,
} from '#contract/jobs.ts';
import { getDailyGeneration, getPlanStatus } from '#contract/plans.ts';
import { call } from '#web/lib/api-client.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { outfitsQuery, refresh } from '../outfits.queries.ts';

/** How often the jobs are asked for while one is under way. */
export const JOBS_POLL_MS = 700;

/** A job as this page knows it. */
export interface KnownJob extends Job {
  /** This page has asked for it, and the server has no record of it: it is on its way, or (with a cause) was refused. */
  unrecorded?: { cause: Error | null };
  /** When it began by this device's clock, in epoch milliseconds; noted where it is first read. */
  since?: number;
}

const TOASTS = OUTFITS_COPY.toasts;
const NONE: KnownJob[] = [];

/** The one place where jobs are known: the server's records, and before them what it has no record of (yet). */
export const jobsQuery = queryOptions({
  queryKey: [listJobs.path],
  queryFn: async ({ client, signal }): Promise<{ jobs: KnownJob[] }> => {
    const { jobs } = await call(listJobs, { signal });
    const known = knownJobs(client);
    const unrecorded = known.filter((job) => job.unrecorded && jobs.every(({ id }) => id !== job.id));
    const recorded = jobs.map((job) => ({
      ...job,
      since: known.find(({ id }) => id === job.id)?.since ?? Date.now() - job.elapsedMs,
    }));
    return { jobs: [...unrecorded, ...recorded] };
  },
  staleTime: 0,
});

/** The latest jobs of any tab and device; asked for again and again while one is under way. */
export function useJobs(): { jobs: KnownJob[]; isKnown: boolean } {
  const { data, isPending } = useQuery({
    ...jobsQuery,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.jobs.some(isActive) ? JOBS_POLL_MS : false),
  });
  return { jobs: data?.jobs ?? NONE, isKnown: !isPending };
}

export type GenerateJob = KnownJob & { request: GenerateRequest };

/** New outfits to speak of: what is under way first, then looks to choose from, then the last. */
export function useGenerateJob(): GenerateJob | null {
  const ofKind = useJobs().jobs.filter(isGenerateJob);
  return ofKind.find(isActive) ?? ofKind.find(({ state }) => state === 'offered') ?? ofKind[0] ?? null;
}

/** The requests by which outfits are being changed now, in this tab or elsewhere, by the outfits' ids. */
export function useChanges(): ReadonlyMap<string, string> {
  const { jobs } = useJobs();
  return useMemo(
    () =>
      new Map(
        jobs
          .filter(isActive)
          .flatMap(({ request }) =>
            request.kind === 'modify' ? [[request.outfitId, request.prompt] as const] : [],
          ),
      ),
    [jobs],
  );
}

export function isActive({ state }: Pick<Job, 'state'>): boolean {
  return ACTIVE_STATES.some((active) => active === state);
}

function isGenerateJob(job: KnownJob): job is GenerateJob {
  return job.request.kind === 'generate';
}

/** The looks to choose from. */
export function useLooks(jobId: string) {
  return useQuery(routeQuery(listLooks, { params: { id: jobId } }));
}

/** Stops a job. One that has ended first stays as it is, and its record says so. */
export function useCancelJob() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: string) => call(cancelJob, { params: { id } }),
    onSuccess: (job) => putJob(queryClient, job),
    onError: (error) => showFailure(TOASTS.cancelFailed, error),
    onSettled: () => refresh(queryClient, getDailyGeneration.path, getPlanStatus.path),
  });
}

/** Keeps some of the looks on offer, or none. */
export function useChooseLooks(jobId: string) {
  const queryClient = useQueryClient();

  return useMutation({
    retry: false,
    mutationFn: (keep: string[]) => call(chooseLooks, { params: { id: jobId }, body: { keep } }),
    // Whoever is led to the outfit next finds it in the list.
    onSuccess: async (job) => {
      await queryClient.invalidateQueries({ queryKey: outfitsQuery.queryKey });
      putJob(queryClient, job);
    },
    onError: (error) => {
      showFailure(TOASTS.choiceFailed, error);
      // Another tab may have chosen already.
      refresh(queryClient, listJobs.path);
    },
  });
}

/** Puts a failure away. */
export function useForgetJob() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: async (job: KnownJob) => {
      if (!job.unrecorded) await call(forgetJob, { params: { id: job.id } });
    },
    onMutate: ({ id }) => changeJobs(queryClient, (jobs) => jobs.filter((job) => job.id !== id)),
    // What could not be put away is shown again.
    onSettled: () => refresh(queryClient, listJobs.path),
  });
}

export function knownJobs(queryClient: QueryClient): KnownJob[] {
  return queryClient.getQueryData(jobsQuery.queryKey)?.jobs ?? NONE;
}

/** Notes a job, or what has become of one, before the next look at the records. */
export function putJob(queryClient: QueryClient, job: KnownJob): void {
  changeJobs(queryClient, (jobs) => [job, ...jobs.filter(({ id }) => id !== job.id)]);
}

function changeJobs(queryClient: QueryClient, change: (jobs: KnownJob[]) => KnownJob[]): void {
  queryClient.setQueryData(jobsQuery.queryKey, { jobs: change(knownJobs(queryClient)) });
}
