import { DASHBOARD_TABS } from '#contract/screens.ts';
import { loadPanel } from './dashboard-panel.tsx';

/** After the first view, when nothing else is to be done. Not for somebody who saves data. @returns what stops it */
export function loadPanelsWhenIdle(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !('requestIdleCallback' in window)) return () => {};

  const waiting = [...DASHBOARD_TABS];
  let handle = 0;
  const next = () => {
    handle = requestIdleCallback(async () => {
      const tab = waiting.shift();
      if (tab === undefined) return;
      // Without a connection it is fetched when it is asked for, and then says so itself.
      await loadPanel(tab).catch(() => {});
      next();
    });
  };
  next();
  return () => cancelIdleCallback(handle);
}
