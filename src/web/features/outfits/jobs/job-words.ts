import { type GenerateRequest, JOB_STAGES, type JobStage } from '#contract/jobs.ts';
import { DEFAULT_PROMPT } from '#contract/outfits.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { inWords } from '#web/lib/in-words.ts';
import { OUTFITS_COPY } from '../copy.ts';
import type { KnownJob } from './jobs.queries.ts';

export function titleOf({ ways }: GenerateRequest): string {
  return ways === 1 ? OUTFITS_COPY.waiting.title : OUTFITS_COPY.waiting.threeTitle;
}

/** What a look is made for. */
export function occasionOf({ prompt }: GenerateRequest): string {
  return prompt === DEFAULT_PROMPT ? OUTFITS_COPY.waiting.inYourStyle : prompt;
}

/** Where a job is: one that has not begun is about to read, and of one that is done the picture is drawn. */
export function stageOf({ state, stage }: KnownJob): JobStage {
  return state === 'done' ? 'drawing' : (stage ?? JOB_STAGES[0]);
}

/** Why a job failed, for beside what asks for it; null when it did not. */
export function failureOf({ request, state, error, unrecorded }: KnownJob): string | null {
  if (state !== 'failed') return null;
  if (error) return inWords(error);
  return inlineMessageOf(
    unrecorded?.cause,
    request.kind === 'generate' ? OUTFITS_COPY.generate.failed : OUTFITS_COPY.modify.failed,
  );
}

/** When a job began, in epoch milliseconds: by this device's clock, which may differ from the server's. */
export function startOf({ since, startedAt }: KnownJob): number {
  return since ?? Date.parse(startedAt);
}
