import { onlineManager, QueryClient } from '@tanstack/react-query';
import { retryOnce } from './retry.ts';

const FRESH_MS = 5 * 60_000;
/** How long unused answers stay. Without a window (at build time) for ever: the timer would keep the build from ending. */
const KEPT_MS = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000;
/** The server may be this machine itself: being offline is found by asking, and then said, not waited out. */
const NETWORK_MODE = 'always';

/** The app's cache: fresh for 5 minutes, kept for 10, one retry, no refetch on focus, no polling. What is shown is asked for anew when the connection is back. */
export function createQueryClient(): QueryClient {
  // It takes a page that comes without a connection for one that has it, and would miss its return.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: retryOnce,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // What is on screen may be of before; and only an answer says that the server is there again.
        refetchOnReconnect: 'always',
        networkMode: NETWORK_MODE,
      },
      mutations: { retry: retryOnce, networkMode: NETWORK_MODE },
    },
  });
}
