import type { Route } from '#contract/route.ts';
import { ApiError } from '#web/lib/api-error.ts';

const LOGGED_FAILURE_LENGTH = 200;
const SECRET_HEADERS = new Set(['cookie', 'set-cookie', 'authorization', 'proxy-authorization']);

interface GenerateRequest {
  prompt: string;
  priceRange: string;
}

/**
 * Writes one generate request to the browser's console, for whoever runs the app for themselves: on a public
 * host nothing is written, because a prompt is nobody else's business. Cookies and secrets never are.
 */
export function logGenerateRequest(
  route: Pick<Route, 'method' | 'path'>,
  body: GenerateRequest,
  outcome: { response: Response | null; error: unknown },
  hostname: string = window.location.hostname,
): void {
  if (!isLoopback(hostname)) return;

  const { response, error } = outcome;
  // biome-ignore lint/suspicious/noConsole: the specification asks for this log
  console.info('Generate request', {
    method: route.method,
    path: route.path,
    body,
    status: response?.status ?? null,
    headers: response === null ? {} : publicHeaders(response.headers),
    ...(error === null ? {} : { failure: failureText(error).slice(0, LOGGED_FAILURE_LENGTH) }),
  });
}

/** Whether a page of this host runs on the machine that serves it. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

function publicHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !SECRET_HEADERS.has(name.toLowerCase())));
}

/** An `ApiError`'s message is the status, a colon, a space and what the server answered. */
function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.message.slice(`${error.status}: `.length);
  return error instanceof Error ? error.message : String(error);
}
