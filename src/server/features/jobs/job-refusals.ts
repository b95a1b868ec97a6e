import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';

/** What jobs refuse or end with. */

export function jobNotFound(): AppError {
  return refusal('job_not_found');
}

export function cancelled(): AppError {
  return refusal('outfit_cancelled');
}

export function interruptedByCrash(): AppError {
  return refusal('outfit_interrupted');
}
