import type { GenerateRequest, Job } from '#contract/jobs.ts';

const REQUEST: GenerateRequest = {
  kind: 'generate',
  prompt: 'A walk by the harbor',
  priceRange: '100-200',
  ways: 1,
  startFrom: null,
};

/** A contract-shaped job that has just begun. Takes what the test is about and fills in the rest. */
export function aJob(about: Partial<Omit<Job, 'request'>> = {}, request: Partial<GenerateRequest> = {}): Job {
  return {
    id: 'job-of-today',
    state: 'running',
    stage: about.state === undefined || about.state === 'running' ? 'reading' : null,
    request: { ...REQUEST, ...request },
    startedAt: '2026-11-20T12:00:00.000Z',
    elapsedMs: 2_000,
    outfitIds: [],
    error: null,
    ...about,
  };
}

/** The same of a change. */
export function aModifyJob(outfitId: string, prompt: string, about: Partial<Omit<Job, 'request'>> = {}): Job {
  return { ...aJob({ id: 'change-of-today', ...about }), request: { kind: 'modify', outfitId, prompt } };
}
