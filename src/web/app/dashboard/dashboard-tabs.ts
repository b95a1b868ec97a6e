import { useCallback, useEffect } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { type DashboardTab, tabOf } from '#contract/screens.ts';
import { hearRetakeQuiz } from '#web/lib/retake-quiz.ts';

/** The address of a tab, with whatever the tab itself reads from it. */
export function tabAddress(tab: DashboardTab, more: Record<string, string> = {}): string {
  return `/home?${new URLSearchParams({ tab, ...more })}`;
}

/**
 * The chosen tab lives in the address (`?tab=`), so that links and the Back button work. A retake is a mark
 * beside it: leaving the quiz leaves the mark behind, with nothing to clear.
 */
export function useDashboardTab() {
  const [, navigate] = useLocation();
  const tab = useOfSearch(tabOf);
  const isRetake = useOfSearch(hasRetake);

  const selectTab = useCallback(
    (next: DashboardTab, more?: Record<string, string>) => {
      const address = tabAddress(next, more);
      // A press on a tab reports itself twice (pointer, then focus); Back must not need two presses for it.
      if (address !== window.location.pathname + window.location.search) navigate(address);
    },
    [navigate],
  );

  useEffect(() => hearRetakeQuiz(() => selectTab('quiz', { retake: '1' })), [selectTab]);

  return { tab, isRetake: tab === 'quiz' && isRetake, selectTab };
}

/** Something that the address says, not the whole address: a filter in it must not draw the dashboard anew. */
function useOfSearch<Value extends string | boolean>(read: (search: string) => Value): Value {
  const { ssrSearch = '' } = useRouter();
  return useLocationProperty(
    () => read(window.location.search),
    () => read(ssrSearch),
  );
}

function hasRetake(search: string): boolean {
  return new URLSearchParams(search).has('retake');
}
