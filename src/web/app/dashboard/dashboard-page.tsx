import { Tabs } from 'radix-ui';
import { memo, Suspense, useCallback, useEffect, useState } from 'react';
import type { User } from '#contract/auth.ts';
import type { DashboardTab } from '#contract/screens.ts';
import { usePageTitle } from '#web/lib/document-title.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useAfterPaint } from '#web/lib/use-after-paint.ts';
import { useFade } from '#web/lib/use-fade.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { DASHBOARD_COPY } from './copy.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardPanel as Panel } from './dashboard-panel.tsx';
import { DashboardTabList } from './dashboard-tab-list.tsx';
import { useDashboardTab } from './dashboard-tabs.ts';
import { loadPanelsWhenIdle } from './load-panels.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { Sidebar as WholeSidebar } from './sidebar.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useScrollPerTab } from './use-scroll-per-tab.ts';

export { loadPanel } from './dashboard-panel.tsx';

const COPY = DASHBOARD_COPY.dashboard;

/** Beside the account on a phone only, and about what another tab brings. */
const LastLook = lazyPart(async () => (await import('./last-look.tsx')).LastLook);

// Memoized: a change of tab need not draw them again.
const Header = memo(DashboardHeader);
const Sidebar = memo(WholeSidebar);
const DashboardPanel = memo(Panel);

/** The house of the five tabs: header, sidebar, tabs (a bar at the bottom of a phone) and the chosen panel. */
export function DashboardPage({ user }: { user: User }) {
  const { tab, isRetake, selectTab } = useDashboardTab();
  const [isFittingOpen, setFittingOpen] = useState(false);
  // The pressed tab shows at once that it was; its panel, which may be large, is drawn after that.
  const shownTab = useAfterPaint(tab);
  // Looks have the whole window; the sidebar is behind the account's menu there, as on a phone.
  const isWide = shownTab === 'outfits' || shownTab === 'quiz';
  const fade = useFade(shownTab);
  const openFitting = useCallback(() => setFittingOpen(true), []);
  usePageTitle(DASHBOARD_COPY.tabs[tab]);
  useScrollPerTab(shownTab);
  const panel = useFocusKept(shownTab);
  useEffect(loadPanelsWhenIdle, []);

  return (
    <Tabs.Root value={tab} onValueChange={(next) => selectTab(next as DashboardTab)}>
      <SkipLink />
      <Header user={user} onOpenFitting={openFitting} isFittingBeside={!isWide} />
      <div
        className={classNames(
          'mx-auto grid max-w-page px-5 pb-28 sm:px-8 md:px-12 md:pb-24',
          // The tabs stand in the same place whether the sidebar is beside the panel or not.
          !isWide && 'md:grid-cols-[12.5rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8',
        )}
      >
        <main
          id="content"
          tabIndex={-1}
          className={classNames(
            'min-w-0 pt-2',
            !isWide &&
              'md:col-span-2 md:col-start-1 md:row-span-2 md:row-start-1 md:grid md:grid-cols-subgrid md:grid-rows-subgrid',
          )}
        >
          <DashboardTabList tab={tab} />
          <Tabs.Content
            key={shownTab}
            ref={panel}
            value={tab}
            tabIndex={-1}
            aria-busy={tab !== shownTab}
            className={classNames(
              fade,
              'focus-visible:outline-none',
              isWide ? 'pt-2 md:pt-8' : 'min-w-0 pt-6 md:col-start-2 md:pt-8',
            )}
          >
            <Suspense fallback={<PanelSkeleton tab={shownTab} />}>
              <DashboardPanel tab={shownTab} isRetake={isRetake} selectTab={selectTab} />
            </Suspense>
          </Tabs.Content>
        </main>
        {/* After the panel for the keyboard, which comes from the tabs. */}
        {!isWide && (
          <aside
            aria-label={COPY.sidebar}
            className="col-start-1 row-start-2 hidden border-r border-line pr-4 md:block"
          >
            {/* Stays beside what is scrolled. */}
            <div className="sticky top-0 pt-8 pb-4">
              <Sidebar firstName={user.firstName} />
            </div>
          </aside>
        )}
      </div>
      <Dialog
        open={isFittingOpen}
        onOpenChange={setFittingOpen}
        title={COPY.hello(user.firstName)}
        width="narrow"
      >
        <Sidebar onNavigate={() => setFittingOpen(false)}>
          <Suspense>
            <LastLook />
          </Suspense>
        </Sidebar>
      </Dialog>
    </Tabs.Root>
  );
}
