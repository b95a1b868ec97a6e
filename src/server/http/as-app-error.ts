import type { FastifyError } from 'fastify';
import { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import { type Outage, outageOf } from './outage-of.ts';

/** Fastify's own refusals, in our words. */
const BY_STATUS: Record<number, (cause: unknown) => AppError> = {
  400: (cause) => refusal('request_unreadable', { cause }),
  408: (cause) => refusal('request_too_slow', { cause }),
  413: (cause) => refusal('request_too_large', { cause }),
  415: (cause) => refusal('json_expected', { cause }),
  429: (cause) => refusal('too_many_requests', { cause }),
};

const OUTAGES: Record<Outage, (cause: unknown) => AppError> = {
  full: (cause) => refusal('storage_full', { cause }),
  down: (cause) =>
    refusal('data_unreachable', {
      cause,
      retryAfterSeconds: OUTAGE_RETRY_SECONDS,
    }),
};
const OUTAGE_RETRY_SECONDS = 5;

/** Any failure in the words that the person may see; the true one is its cause. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const outage = outageOf(error);
  if (outage !== null) return OUTAGES[outage](error);

  const status = error instanceof Error ? (error as FastifyError).statusCode : undefined;
  const known = status === undefined ? undefined : BY_STATUS[status];
  return known ? known(error) : refusal('internal', { cause: error });
}
