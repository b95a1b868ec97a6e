import { AppError } from '#contract/error.ts';
import { type Refusal, refusal } from '#contract/refusals.ts';

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
  refusedParts?: readonly RequestPart[];
}

/** What some providers do not take, and can be done without. */
export const REQUEST_PARTS = ['shape', 'temperature', 'seed', 'maxOutputTokens'] as const;
export type RequestPart = (typeof REQUEST_PARTS)[number];

/** Its message goes to the log, so it holds codes and figures only: what a provider says may repeat what a person wrote. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  /** HTTP status of the provider, where there was one. */
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Whether asking once more may help. */
  readonly retryable: boolean;
  /** What the provider refused beside the question: asked without it, it may answer. */
  readonly refusedParts: readonly RequestPart[];

  constructor(failure: ModelFailure, details: Details = {}) {
    super(details.status === undefined ? failure : `${failure} (status ${details.status})`);
    this.name = 'ModelError';
    this.failure = failure;
    this.status = details.status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.retryable = details.retryable ?? false;
    this.refusedParts = details.refusedParts ?? [];
  }
}

const BUSY_RETRY_SECONDS = 20;

const REFUSAL_OF = {
  unavailable: 'model_unreachable',
  misconfigured: 'model_misconfigured',
  over_quota: 'model_over_quota',
  busy: 'model_busy',
  over_budget: 'model_over_budget',
  too_slow: 'model_too_slow',
  refused: 'model_declined',
  nonsense: 'model_nonsense',
} as const satisfies Record<ModelFailure, Refusal>;

/** What the person is told. */
export function toAppError(error: ModelError): AppError {
  const retryAfterSeconds =
    error.retryAfterSeconds ?? (error.failure === 'busy' ? BUSY_RETRY_SECONDS : undefined);

  return refusal(REFUSAL_OF[error.failure], {
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
