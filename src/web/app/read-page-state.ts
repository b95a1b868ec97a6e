import type { QueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/auth.ts';
import { PAGE_STATE_ID, type PageState, pageState } from '#contract/page-state.ts';

/** What the server wrote into the page; null where it did not (a page kept for offline, or of another version). */
export function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) return null;
  try {
    return pageState.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Puts the state where the queries look first: it counts as their answer of just now. */
export function rememberPageState(queryClient: QueryClient, state: PageState | null): void {
  if (state === null) return;
  queryClient.setQueryData([getCurrentUser.path], state.user);
  for (const [path, answer] of Object.entries(state.answers ?? {})) queryClient.setQueryData([path], answer);
}
