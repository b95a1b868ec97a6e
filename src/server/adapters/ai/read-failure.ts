import { APICallError } from 'ai';
import { ModelError, REQUEST_PARTS, type RequestPart } from './model-error.ts';
import { OversizeError } from './provider-fetch.ts';

const NO_MONEY = /insufficient_quota|billing|credit balance|payment required/i;
/** The names under which providers know them. */
const PARTS: Record<RequestPart, RegExp> = {
  shape: /response_?format|json_?schema|json schema|responseSchema|output_config|output_format|grammar/i,
  temperature: /\btemperature\b/i,
  seed: /\bseed\b/i,
  maxOutputTokens: /\bmax_?(?:output_?)?tokens\b/i,
};
const FILTERED = /content[_ ]?(filter|policy)|safety|moderation/i;

/** What went wrong, from what the SDK threw. Nothing of its message is kept. */
export function readFailure(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const chain = causesOf(error);
  if (chain.some((cause) => cause instanceof OversizeError)) return new ModelError('nonsense');

  const call = chain.find((cause) => APICallError.isInstance(cause));
  if (call === undefined) {
    // A connection that broke while the answer was read comes without a call around it.
    return chain.some(isBrokenConnection)
      ? new ModelError('unavailable', { retryable: true })
      : new ModelError(chain.some(isMissingSetting) ? 'misconfigured' : 'nonsense');
  }
  return readStatus(call, chain);
}

function readStatus(call: APICallError, chain: unknown[]): ModelError {
  const { statusCode: status, responseBody = '' } = call;
  const details = { status, retryAfterSeconds: retryAfterOf(call.responseHeaders ?? {}) };

  if (status === undefined) return new ModelError('unavailable', { retryable: true });
  if (status < 400) {
    return chain.some(isBrokenConnection)
      ? new ModelError('unavailable', { status, retryable: true })
      : new ModelError('nonsense', { status });
  }
  if (status === 429) {
    return new ModelError('over_quota', { ...details, retryable: !NO_MONEY.test(responseBody) });
  }
  if (status === 402) return new ModelError('over_quota', details);
  if (status >= 500 || status === 408 || status === 409) {
    return new ModelError('unavailable', { ...details, retryable: true });
  }
  if (status < 429 && FILTERED.test(responseBody)) return new ModelError('refused', details);
  if (NO_MONEY.test(responseBody)) return new ModelError('over_quota', details);
  return new ModelError('misconfigured', { ...details, refusedParts: partsIn(responseBody) });
}

function partsIn(complaint: string): RequestPart[] {
  return REQUEST_PARTS.filter((part) => PARTS[part].test(complaint));
}

function retryAfterOf(headers: Record<string, string>): number | undefined {
  const milliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (milliseconds >= 0) return milliseconds / 1_000;

  const written = headers['retry-after'];
  if (written === undefined) return undefined;
  const seconds = Number.parseFloat(written);
  const wait = Number.isNaN(seconds) ? (Date.parse(written) - Date.now()) / 1_000 : seconds;
  return wait >= 0 ? wait : undefined;
}

const MAX_CAUSES = 10;

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && chain.length < MAX_CAUSES; ) {
    chain.push(at);
    at = at instanceof Error ? at.cause : undefined;
  }
  return chain;
}

function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return /^(ECONN|EPIPE|ETIMEDOUT|EAI_|ENOTFOUND|UND_ERR)/.test(code) || error.message === 'terminated';
}

function isMissingSetting(error: unknown): boolean {
  return error instanceof Error && /^AI_(Load|NoSuchModel|InvalidArgument|Unsupported)/.test(error.name);
}
