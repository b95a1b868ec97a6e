import { type AppErrorCode, errorBody } from '#contract/error.ts';
import { CALL_COPY } from './copy.ts';
import { inWords } from './in-words.ts';

/** An answer that is not a success. Its message is the status, a colon, a space and the body's text. */
export class ApiError extends Error {
  readonly status: number;
  /** The contract's code; undefined when the answer did not come from our server (a proxy, say). */
  readonly code: AppErrorCode | undefined;
  /** The reason among those that share the code (contract/refusal-texts.ts). */
  readonly reason: string | undefined;
  /** The server's words for the person in the language of the screens, where it sent any. */
  readonly serverMessage: string | undefined;
  /** First message per form field, for validation errors. */
  readonly fields: Record<string, string>;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;

    const parsed = errorBody.safeParse(parseJson(body));
    this.code = parsed.data?.code;
    this.reason = parsed.data?.reason;
    this.serverMessage = parsed.data && inWords(parsed.data);
    this.fields = Object.fromEntries(
      Object.entries(parsed.data?.fields ?? {}).map(([field, said]) => [field, inWords(said)]),
    );
  }
}

/** A success whose body is not what the contract says: a proxy's page, or a server of another version. */
export class InvalidResponseError extends Error {
  constructor(cause: unknown) {
    super(CALL_COPY.invalidResponse, { cause });
    this.name = 'InvalidResponseError';
  }
}

/** No answer at all: the server is down, or the connection is. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(CALL_COPY.network, { cause });
    this.name = 'NetworkError';
  }
}

/** A change that was not sent, because nothing can be: it is not kept for later either. */
export class OfflineError extends NetworkError {
  constructor() {
    super(undefined);
    this.message = CALL_COPY.offline;
    this.name = 'OfflineError';
  }
}

/** What a failure toast says: the server's words where there are any, else the catalogue's fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.serverMessage) return error.serverMessage;
  return fallback;
}

/** What stands beside the control that failed, until the next try: the true cause where we know it. */
export function inlineMessageOf(error: unknown, fallback: string): string {
  if (error instanceof NetworkError || error instanceof InvalidResponseError) return error.message;
  return messageOf(error, fallback);
}

/** Whether a refusal names the fields that it is about: its words then stand beside them. */
export function namesFields(error: unknown): boolean {
  return error instanceof ApiError && Object.keys(error.fields).length > 0;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
