import type * as z from 'zod/mini';
import { isMultipart, type MultipartBody, type RawResponse, type Route } from '#contract/route.ts';
import { ApiError, InvalidResponseError, NetworkError, OfflineError } from './api-error.ts';
import { noteConnection } from './connection.ts';
import { learnSentences } from './in-words.ts';
import { KEPT_HEADER } from './kept.ts';
import { withRenewal } from './session-renewal.ts';

type Schema = z.ZodMiniType;

/** A route that answers JSON; files, redirects and documents are the browser's to follow. */
export type JsonRoute = Route & { readonly response: Schema };

/** What a route needs from its caller: only the parts that its contract declares. */
export type CallInput<R extends Route> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  BodyPart<R['body']> & {
    signal?: AbortSignal;
    /** Sees the raw answer, whatever it says, before its body is read. */
    onResponse?: (response: Response) => void;
  };

export type CallOutput<R extends Route> =
  R['response'] extends Exclude<R['response'], RawResponse>
    ? z.output<Extract<R['response'], Schema>>
    : never;

type Part<Name extends string, S> = S extends Schema ? { [K in Name]: z.input<S> } : unknown;
type BodyPart<B> =
  B extends MultipartBody<infer Fields>
    ? { files: readonly File[]; body?: z.input<Fields> }
    : Part<'body', B>;

/** The arguments after the route: none are needed when the contract asks for nothing. */
export type CallArguments<R extends Route> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: readonly File[];
  signal?: AbortSignal;
  onResponse?: (response: Response) => void;
}

/**
 * Makes one call of the contract: the input is checked before it leaves, the answer before it arrives.
 * Throws `ApiError` for an answer that is not a success, `NetworkError` for none,
 * `InvalidResponseError` for one that breaks the contract, a ZodError for an input that does.
 * When the session is over, the person is asked to sign in and the call is made again.
 */
export async function call<R extends JsonRoute>(
  route: R,
  ...[input]: CallArguments<R>
): Promise<CallOutput<R>> {
  return withRenewal(() => callOnce(route, input ?? {}));
}

async function callOnce<R extends JsonRoute>(route: R, given: LooseInput): Promise<CallOutput<R>> {
  const response = await send(urlOf(route, given), {
    method: route.method,
    credentials: 'include',
    headers: { Accept: 'application/json', ...contentType(route) },
    body: bodyOf(route, given),
    signal: given.signal ?? null,
  });
  given.onResponse?.(response);
  const body = await response.text();

  if (!response.ok) {
    await learnSentences();
    throw new ApiError(response.status, response.statusText, body);
  }

  return parseAnswer(route.response, body) as CallOutput<R>;
}

/** The route's path with its parameters filled in; also the first element of its query key. */
export function pathOf(route: Route, params: unknown = {}): string {
  const values = (route.params?.parse(params) ?? {}) as Record<string, unknown>;
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function urlOf(route: Route, input: LooseInput): string {
  const path = pathOf(route, input.params);
  const query = route.query?.parse(input.query ?? {}) as Record<string, unknown> | undefined;
  if (query === undefined) return path;

  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

function bodyOf(route: Route, input: LooseInput): BodyInit | null {
  if (route.body === undefined) return null;
  if (!isMultipart(route.body)) return JSON.stringify(route.body.parse(input.body));

  const form = new FormData();
  // Fields go first: the server reads the parts in order and wants to know before it stores a file.
  const fields = (route.body.fields?.parse(input.body ?? {}) ?? {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const file of input.files ?? []) form.append(route.body.fileField, file);
  return form;
}

function contentType(route: Route): Record<string, string> {
  // A multipart body's boundary is the browser's to write.
  return route.body === undefined || isMultipart(route.body) ? {} : { 'Content-Type': 'application/json' };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  if (init.method !== 'GET' && !navigator.onLine) throw new OfflineError();
  try {
    const response = await fetch(url, init);
    noteConnection(!response.headers.has(KEPT_HEADER));
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    noteConnection(false);
    throw new NetworkError(error);
  }
}

function parseAnswer(schema: Schema, body: string): unknown {
  try {
    return schema.parse(JSON.parse(body));
  } catch (error) {
    throw new InvalidResponseError(error);
  }
}
