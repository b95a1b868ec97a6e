import { type GenerateRequest, JOB_STAGES, type JobStage } from '#contract/jobs.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { inWords } from '#web/lib/in-words.ts';
import { OUTFITS_COPY } from '../copy.ts';
import type { KnownJob } from './jobs.queries.ts';

export function titleOf({ ways }: GenerateRequest): string {
  return ways === 1 ? OUTFITS_COPY.waiting.title : OUTFITS_COPY.waiting.threeTitle;
}

/** Where an active job is; one that has not begun is about to read. */
export function stageOf({ stage }: KnownJob): JobStage {
  return stage ?? JOB_STAGES[0];
}

/** Why a job failed, for beside what asks for it; null when it did not. */
export function failureOf({ request, state, error, unrecorded }: KnownJob): string | null {
  if (state !== 'failed') return null;
  if (error) return inWords(error);
  const { generationFailed, modificationFailed } = OUTFITS_COPY.toasts;
  const words = request.kind === 'generate' ? generationFailed : modificationFailed;
  return inlineMessageOf(unrecorded?.cause, words.fallback);
}

/** When a job began, in epoch milliseconds: by this device's clock, which may differ from the server's. */
export function startOf({ since, startedAt }: KnownJob): number {
  return since ?? Date.parse(startedAt);
}
