import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { hearRetakeQuiz } from '#web/lib/retake-quiz.ts';

export const DASHBOARD_TABS = ['upload', 'quiz', 'style', 'inspirations', 'outfits'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

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
  // Not the whole address: a filter that is written into it must not draw the dashboard anew.
  const tab = asTab(useLocationProperty(() => parameters().get('tab')));
  const isRetake = useLocationProperty(() => parameters().has('retake'));

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

function parameters(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

function asTab(value: string | null): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === value) ?? 'upload';
}
