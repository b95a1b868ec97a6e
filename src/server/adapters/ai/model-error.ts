import { AppError, type AppErrorCode } from '#contract/error.ts';

/** Every way in which asking a model can end badly. */
export const MODEL_FAILURES = [
  /** No connection, a broken one, or an error of the provider's own. */
  'unavailable',
  /** Key, model, address or shape were refused: only the operator can mend it. */
  'misconfigured',
  /** The provider lets us ask no more for now, or the account is empty. */
  'over_quota',
  /** Our own limit of questions at once. */
  'busy',
  /** Our own limit of tokens a day. */
  'over_budget',
  'too_slow',
  /** The model, or a filter before it, declined. */
  'refused',
  /** An answer, but none that can be used, also after asking again. */
  'nonsense',
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

interface Details {
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
  retryable?: boolean;
  shapeRefused?: boolean;
}

/** Its message goes to the log, so it holds codes and figures only: what a provider says may repeat what a person wrote. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  /** HTTP status of the provider, where there was one. */
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Whether asking once more may help. */
  readonly retryable: boolean;
  /** Whether it was the shape of the answer that the provider refused, rather than the question. */
  readonly shapeRefused: boolean;

  constructor(failure: ModelFailure, details: Details = {}) {
    super(details.status === undefined ? failure : `${failure} (status ${details.status})`);
    this.name = 'ModelError';
    this.failure = failure;
    this.status = details.status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.retryable = details.retryable ?? false;
    this.shapeRefused = details.shapeRefused ?? false;
  }
}

const NOTHING_LOST = 'Nothing was changed and nothing was used up.';
const BUSY_RETRY_SECONDS = 20;

const WORDS: Record<ModelFailure, [code: AppErrorCode, message: string]> = {
  unavailable: [
    'unavailable',
    `The stylist's model cannot be reached just now. ${NOTHING_LOST} Please try again in a moment.`,
  ],
  misconfigured: [
    'unavailable',
    `The stylist's model does not accept our requests. ${NOTHING_LOST} Whoever runs this Hemline has to look at its settings.`,
  ],
  over_quota: [
    'unavailable',
    `The stylist's model has had too many requests for now. ${NOTHING_LOST} Please try again later.`,
  ],
  busy: [
    'unavailable',
    `Many people are being styled just now. ${NOTHING_LOST} Please try again in a moment.`,
  ],
  over_budget: [
    'unavailable',
    `The stylist's model has done its share for today. ${NOTHING_LOST} It is back at midnight (UTC).`,
  ],
  too_slow: ['provider_too_slow', `The stylist's model took too long. ${NOTHING_LOST} Please try again.`],
  refused: [
    'provider_failed',
    `The stylist's model declined this request. ${NOTHING_LOST} Please try other words.`,
  ],
  nonsense: [
    'provider_failed',
    `The stylist's model gave an answer that cannot be used. ${NOTHING_LOST} Please try again.`,
  ],
};

/** What the person is told. */
export function toAppError(error: ModelError): AppError {
  const [code, message] = WORDS[error.failure];
  const retryAfterSeconds =
    error.retryAfterSeconds ?? (error.failure === 'busy' ? BUSY_RETRY_SECONDS : undefined);

  return new AppError(code, message, {
    cause: error,
    ...(retryAfterSeconds === undefined
      ? {}
      : { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)) }),
  });
}

/** The model's failure behind an error for the person; null for any other error. */
export function modelFailureOf(error: unknown): ModelError | null {
  return error instanceof AppError && error.cause instanceof ModelError ? error.cause : null;
}
