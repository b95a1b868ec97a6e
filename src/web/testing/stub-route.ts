import { vi } from 'vitest';
import type * as z from 'zod/mini';
import { AppError, type AppErrorCode, ERROR_STATUS } from '#contract/error.ts';
import type { JsonRoute } from '#web/lib/api-client.ts';

/** One call that arrived at a stub. `body` is the parsed JSON, or the form data of a multipart call. */
export interface ReceivedCall {
  path: string;
  body: unknown;
}

type Answer = { status: number; body: string } | Promise<{ status: number; body: string }>;

interface Stub {
  method: string;
  pattern: RegExp;
  answer: (call: ReceivedCall) => Answer;
  calls: ReceivedCall[];
}

let stubs: Stub[] = [];

/**
 * Answers a route of the contract in place of the server; the answer is typed and checked by it.
 * A function is asked anew for every call, and may throw an `AppError`. Returns the calls that arrive. A later stub of a route wins.
 */
export function stubRoute<R extends JsonRoute>(
  route: R,
  answer:
    | z.output<R['response']>
    | ((call: ReceivedCall) => z.output<R['response']> | Promise<z.output<R['response']>>),
): ReceivedCall[] {
  return addStub(route, async (call) => {
    try {
      const value =
        typeof answer === 'function' ? await (answer as (call: ReceivedCall) => unknown)(call) : answer;
      return { status: 200, body: JSON.stringify(route.response.parse(value)) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { status: error.status, body: JSON.stringify(error.body) };
    }
  });
}

/** Answers a route with an error of the contract. */
export function stubRouteError(
  route: JsonRoute,
  code: AppErrorCode,
  message: string,
  fields: Record<string, string> = {},
  reason?: string,
): ReceivedCall[] {
  const found = Object.entries(fields).map(([field, said]) => [field, { message: said }]);
  const body = JSON.stringify({ code, message, reason, fields: Object.fromEntries(found) });
  return addStub(route, () => ({ status: ERROR_STATUS[code], body }));
}

/** Answers a route with any text at all: what a broken proxy would say. */
export function stubRouteText(route: JsonRoute, status: number, body: string): ReceivedCall[] {
  return addStub(route, () => ({ status, body }));
}

/** Lets the connection fail for a route. */
export function stubRouteOffline(route: JsonRoute): ReceivedCall[] {
  return addStub(route, () => {
    throw new TypeError('Failed to fetch');
  });
}

/** Whether a test has said already what a route answers. */
export function isStubbed(route: JsonRoute): boolean {
  return stubs.some((stub) => stub.method === route.method && stub.pattern.test(route.path));
}

export function refuseUnstubbedCalls(): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answerFetch);
}

export function forgetStubs(): void {
  stubs = [];
}

function addStub(route: JsonRoute, answer: Stub['answer']): ReceivedCall[] {
  const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`);
  const stub: Stub = { method: route.method, pattern, answer, calls: [] };
  stubs.unshift(stub);
  return stub.calls;
}

async function answerFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(String(input), window.location.href);
  const method = init.method ?? 'GET';
  const stub = stubs.find((candidate) => candidate.method === method && candidate.pattern.test(pathname));
  if (stub === undefined) throw new Error(`No stub for ${method} ${pathname}`);

  const received: ReceivedCall = {
    path: pathname,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
  };
  stub.calls.push(received);
  const { status, body } = await Promise.race([stub.answer(received), abortionOf(init.signal)]);
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
}

/** Rejects when the caller gives up, as `fetch` does. */
function abortionOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
