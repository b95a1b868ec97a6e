import { DASHBOARD_TABS } from '#contract/screens.ts';
import { loadNotices } from '#web/ui/toast/toast-area.tsx';
import { loadPanel } from './dashboard-panel.tsx';

/** The other tabs, and what says how something went: after the first view, when nothing else is to be done. Not for somebody who saves data. @returns what stops it */
export function loadPanelsWhenIdle(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !('requestIdleCallback' in window)) return () => {};

  const waiting = [loadNotices, ...DASHBOARD_TABS.map((tab) => () => loadPanel(tab))];
  let handle = 0;
  const next = () => {
    handle = requestIdleCallback(async () => {
      const load = waiting.shift();
      if (load === undefined) return;
      // Without a connection it is fetched when it is asked for, and then says so itself.
      await load().catch(() => {});
      next();
    });
  };
  next();
  return () => cancelIdleCallback(handle);
}
