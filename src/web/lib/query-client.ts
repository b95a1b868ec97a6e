import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const FRESH_MS = 5 * 60_000;
const KEPT_MS = 10 * 60_000;
const RETRIES = 1;
/** The server may be this machine itself: being offline is found by asking, and then said, not waited out. */
const NETWORK_MODE = 'always';

/** The app's cache: fresh for 5 minutes, kept for 10, one retry, no refetch on focus, no polling. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: retryOnce,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: NETWORK_MODE,
      },
      mutations: { retry: retryOnce, networkMode: NETWORK_MODE },
    },
  });
}

/**
 * One retry, for failures that trying again can mend. A 4xx is an answer: repeating a wrong password
 * would count it twice, and repeating "your allowance is spent" would only delay the words.
 * What a provider answered, or did not in time, the server has tried again already, and each try costs money.
 */
export function retryOnce(failures: number, error: Error): boolean {
  const isAnswer = error instanceof ApiError && error.status < 500;
  return failures < RETRIES && !isAnswer && !isTriedAlready(error);
}

export function isTriedAlready(error: Error): boolean {
  return (
    error instanceof ApiError && (error.code === 'provider_failed' || error.code === 'provider_too_slow')
  );
}
