import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { generateThreeWays, type Job, type JobRequest } from '#contract/jobs.ts';
import { generateOutfit, modifyOutfit } from '#contract/outfits.ts';
import { call } from '#web/lib/api-client.ts';
import { newId } from '#web/lib/new-id.ts';
import { retryAnswered } from '../outfits.queries.ts';
import { jobsQuery, type KnownJob, putJob } from './jobs.queries.ts';
import { logGenerateRequest } from './log-generate-request.ts';

interface Asked {
  /** Chosen here, so that what becomes of the job can be asked for even when the answer is lost. */
  id: string;
  request: JobRequest;
}

/**
 * Asks the stylist for something. What becomes of it is told by the jobs alone (`useJobs`), not by the answer: the
 * page may be left, and another tab is told as well. @returns a function that answers the job's id
 */
export function useRequestJob(): (request: JobRequest) => string {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    retry: retryAnswered,
    mutationFn: send,
    onMutate: (asked: Asked) => putJob(queryClient, unrecordedJob(asked)),
    onSuccess: (ended, asked) => noteAnswer(queryClient, { ...unrecordedJob(asked), ...ended }),
    onError: (cause, asked) =>
      noteAnswer(queryClient, { ...unrecordedJob(asked), state: 'failed', unrecorded: { cause } }),
  });

  return (request) => {
    const id = newId();
    mutate({ id, request });
    return id;
  };
}

/** The answer counts only where there is no record: a refused job leaves none, and of a lost answer the record knows more. */
async function noteAnswer(queryClient: QueryClient, ended: KnownJob): Promise<void> {
  const known = await queryClient.fetchQuery(jobsQuery).catch(() => undefined);
  const isRecorded = known?.jobs.some(({ id, unrecorded }) => id === ended.id && !unrecorded);
  if (!isRecorded) putJob(queryClient, ended);
}

function unrecordedJob({ id, request }: Asked): KnownJob {
  return {
    id,
    request,
    state: 'queued',
    stage: null,
    startedAt: new Date().toISOString(),
    elapsedMs: 0,
    outfitIds: [],
    error: null,
    unrecorded: { cause: null },
    since: Date.now(),
  };
}

async function send({ id, request }: Asked): Promise<Pick<Job, 'state' | 'outfitIds'>> {
  if (request.kind === 'modify') {
    const { outfitId, prompt } = request;
    await call(modifyOutfit, { params: { id: outfitId }, body: { id, modificationPrompt: prompt } });
    return { state: 'done', outfitIds: [outfitId] };
  }

  const { prompt, priceRange, isRangeOpen, ways, together, startFrom, source, anchors } = request;
  const body = {
    id,
    prompt,
    priceRange,
    ...(isRangeOpen === true && { isRangeOpen }),
    ...(startFrom && { startFrom }),
    ...(source && { source }),
    ...(anchors && { anchors }),
    ...(together && { together }),
  };
  const route = ways === 1 ? generateOutfit : generateThreeWays;
  let response: Response | null = null;
  const onResponse = (answer: Response) => {
    response = answer;
  };
  try {
    const answer = await call(route, { body, onResponse });
    logGenerateRequest(route, body, { response, error: null });
    return 'state' in answer ? answer : { state: 'done', outfitIds: [answer.id] };
  } catch (error) {
    logGenerateRequest(route, body, { response, error });
    throw error;
  }
}
