import * as z from 'zod/mini';

/**
 * Every way in which a request can end badly, with the HTTP status it is answered with.
 * The map is total: a code without a status does not compile.
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

/** The body of every answer that is not a success. `fields` maps a form field to its first message. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(APP_ERROR_CODES),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ErrorBody = z.infer<typeof errorBody>;

interface AppErrorDetails {
  /** Messages per form field, for validation errors. */
  fields?: Record<string, string>;
  /** When trying again makes sense; becomes the `Retry-After` header. */
  retryAfterSeconds?: number;
  /** What really happened: goes to the log, never to the person. */
  cause?: unknown;
}

/** The one error that rules throw. Its message is written for the person who sees it. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: AppErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
