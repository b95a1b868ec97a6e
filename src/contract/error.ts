import * as z from 'zod/mini';
import { type Said, said } from './said.ts';

/**
 * Every way in which a request can end badly, with the HTTP status it is answered with.
 * The map is total: a code without a status does not compile. Which of several causes it was, says the `reason`.
 */
export const ERROR_STATUS = {
  invalid: 400,
  no_photos: 400,
  signed_out: 401,
  invalid_credentials: 401,
  payment_declined: 402,
  foreign_origin: 403,
  plan_limit: 403,
  password_off: 403,
  sign_in_too_old: 403,
  not_found: 404,
  no_profile: 404,
  timeout: 408,
  conflict: 409,
  email_taken: 409,
  too_large: 413,
  not_an_image: 415,
  unsupported_body: 415,
  unknown_host: 421,
  not_understood: 422,
  too_many_requests: 429,
  allowance_spent: 429,
  internal: 500,
  provider_failed: 502,
  unavailable: 503,
  provider_too_slow: 504,
  storage_full: 507,
} as const;

export type AppErrorCode = keyof typeof ERROR_STATUS;

export const APP_ERROR_CODES = Object.keys(ERROR_STATUS) as [AppErrorCode, ...AppErrorCode[]];

/** The body of every answer that is not a success. `fields` maps a form field to what is wrong with it first. */
export const errorBody = z.object({
  ...said.shape,
  code: z.enum(APP_ERROR_CODES),
  fields: z.optional(z.record(z.string(), said)),
});

export type ErrorBody = z.infer<typeof errorBody>;

export interface AppErrorDetails {
  /** When trying again makes sense; becomes the `Retry-After` header. */
  retryAfterSeconds?: number;
  /** What really happened: goes to the log, never to the person. */
  cause?: unknown;
}

/** The one error that rules throw; `refusal` in `refusals.ts` makes it, of a sentence of the closed list. */
export class AppError extends Error {
  /** What the person's browser is answered. */
  readonly body: ErrorBody;
  readonly retryAfterSeconds: number | undefined;

  constructor(body: ErrorBody, details: AppErrorDetails = {}) {
    super(body.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.body = body;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get code(): AppErrorCode {
    return this.body.code;
  }

  get fields(): Record<string, Said> | undefined {
    return this.body.fields;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
