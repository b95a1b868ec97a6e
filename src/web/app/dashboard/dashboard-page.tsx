import { Tabs } from 'radix-ui';
import { Suspense, useState } from 'react';
import type { User } from '#contract/auth.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { SideSheet } from '#web/ui/side-sheet.tsx';
import { SkeletonPanel } from '#web/ui/skeleton.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { DASHBOARD_COPY } from './copy.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardPanel } from './dashboard-panel.tsx';
import { DashboardTabList } from './dashboard-tab-list.tsx';
import { type DashboardTab, useDashboardTab } from './dashboard-tabs.ts';
import { Sidebar } from './sidebar.tsx';
import { useScrollPerTab } from './use-scroll-per-tab.ts';

const COPY = DASHBOARD_COPY.dashboard;

/** The house of the five tabs: header, sidebar, tabs (a bar at the bottom of a phone) and the chosen panel. */
export function DashboardPage({ user }: { user: User }) {
  const { tab, isRetake, selectTab } = useDashboardTab();
  const [isSheetOpen, setSheetOpen] = useState(false);
  usePageTitle(DASHBOARD_COPY.tabs[tab]);
  useScrollPerTab(tab);

  return (
    <Tabs.Root value={tab} onValueChange={(next) => selectTab(next as DashboardTab)}>
      <SkipLink />
      <DashboardHeader user={user} onOpenFitting={() => setSheetOpen(true)} />
      <div className="mx-auto grid max-w-page px-5 pb-28 sm:px-8 md:grid-cols-[16.5rem_minmax(0,1fr)] md:gap-12 md:px-12 md:pb-24">
        <aside aria-label={COPY.sidebar} className="hidden border-r border-line pt-8 pr-8 md:block">
          <Sidebar firstName={user.firstName} />
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 pt-2">
          <DashboardTabList />
          <Tabs.Content key={tab} value={tab} tabIndex={-1} className="animate-fade pt-6 md:pt-8">
            <Suspense fallback={<SkeletonPanel />}>
              <DashboardPanel tab={tab} isRetake={isRetake} selectTab={selectTab} />
            </Suspense>
          </Tabs.Content>
        </main>
      </div>
      <SideSheet open={isSheetOpen} onOpenChange={setSheetOpen} title={COPY.hello(user.firstName)}>
        <Sidebar onNavigate={() => setSheetOpen(false)} />
      </SideSheet>
    </Tabs.Root>
  );
}
