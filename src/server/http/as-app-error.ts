import type { FastifyError } from 'fastify';
import { AppError, type AppErrorCode } from '#contract/error.ts';
import { type Outage, outageOf } from './outage-of.ts';

/** Fastify's own refusals, in our words. */
const BY_STATUS: Record<number, [AppErrorCode, string]> = {
  400: ['invalid', 'The request could not be read.'],
  408: ['timeout', 'The request took too long.'],
  413: ['too_large', 'That is too large.'],
  415: ['unsupported_body', 'Please send JSON.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment.'],
};

const OUTAGES: Record<Outage, (cause: unknown) => AppError> = {
  full: (cause) =>
    new AppError('storage_full', 'Storage is full. Nothing was changed; please free some space.', { cause }),
  down: (cause) =>
    new AppError('unavailable', 'Hemline cannot reach its data just now. Please try again in a moment.', {
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
  if (known) return new AppError(known[0], known[1], { cause: error });
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error });
}
