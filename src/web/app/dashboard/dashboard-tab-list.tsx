import { DoorClosed, ImageUp, ListChecks, type LucideIcon, Pin, Plus, Ruler, Shirt } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { DASHBOARD_TABS, type DashboardTab } from '#contract/screens.ts';
import { usePlanStatus } from '#web/features/plans/plans.queries.ts';
import { useIsOffline } from '#web/lib/connection.ts';
import { classNames } from '#web/ui/class-names.ts';
import { noticeBar } from '#web/ui/toast/notice-place.ts';
import { DASHBOARD_COPY } from './copy.ts';
import { loadPanel } from './dashboard-panel.tsx';
import { tabAddress } from './dashboard-tabs.ts';

const ICONS: Record<DashboardTab, LucideIcon> = {
  upload: ImageUp,
  quiz: ListChecks,
  style: Ruler,
  inspirations: Pin,
  outfits: Shirt,
  closet: DoorClosed,
};

/**
 * One row of tabs, the closet's once there is something in it: above the panel, or at the bottom of a phone within reach
 * of the thumb. There the way to a new look stands beside them, as the sidebar's is not in view.
 */
export function DashboardTabList({ tab: shown }: { tab: DashboardTab }) {
  const isOwner = (usePlanStatus().data?.usage.closetPieces ?? 0) > 0;
  const isOffline = useIsOffline();
  // Who has been there goes back: it does not vanish under the hand.
  const [hasBeenThere, setHasBeenThere] = useState(false);
  if (shown === 'closet' && !hasBeenThere) setHasBeenThere(true);
  const tabs = DASHBOARD_TABS.filter(
    (tab) => tab !== 'closet' || isOwner || hasBeenThere || shown === 'closet',
  );

  return (
    <div
      ref={noticeBar}
      className="fixed inset-x-0 bottom-0 z-30 flex items-center border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] md:static md:col-span-2 md:block md:border-t-0 md:pb-0"
    >
      <Tabs.List
        aria-label={DASHBOARD_COPY.dashboard.tabs}
        // What the names leave of a row is shared out: they stand apart alike.
        className="grid min-w-0 flex-1 grid-flow-col overflow-x-auto border-line md:flex md:flex-wrap md:gap-x-8 md:overflow-visible md:border-b"
      >
        {tabs.map((tab) => {
          const Icon = ICONS[tab];
          return (
            <Tabs.Trigger
              key={tab}
              value={tab}
              onPointerEnter={() => void loadPanel(tab).catch(() => {})}
              className="relative flex min-h-14 flex-col items-center justify-center gap-1 px-0.5 pt-1 text-center text-[0.6875rem] leading-tight font-medium whitespace-nowrap text-ink-2 after:absolute after:right-0 after:bottom-0.5 after:left-1.5 after:h-[3px] hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:after:stitch md:min-h-13 md:shrink-0 md:flex-row md:px-0 md:py-0 md:text-base md:focus-visible:outline-offset-2 md:after:-right-1.5 md:after:-bottom-0.5 md:after:left-0"
            >
              <Icon aria-hidden size={20} strokeWidth={1.6} className="shrink-0 md:hidden" />
              <TabName name={DASHBOARD_COPY.tabs[tab]} />
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      <Link
        to={tabAddress('outfits', { dialog: 'generate' })}
        aria-label={DASHBOARD_COPY.dashboard.newOutfit}
        className={classNames(
          'mr-2 ml-1 grid size-11 shrink-0 place-items-center rounded-full md:hidden',
          // Nothing calls to be pressed then.
          isOffline ? 'bg-tissue-2 text-ink-2' : 'bg-ink text-canvas hover:bg-ink-2',
        )}
      >
        <Plus aria-hidden size={22} strokeWidth={1.75} />
      </Link>
    </div>
  );
}

/** On a phone each of one line; what is heard is the whole name. */
function TabName({ name }: { name: string }) {
  const { phoneTab } = DASHBOARD_COPY.dashboard;
  const isCut = name.endsWith(` ${phoneTab}`);

  return (
    <span className="md:my-auto">
      {isCut ? (
        <>
          <span className="max-md:visually-hidden">{name.slice(0, -phoneTab.length - 1)}</span> {phoneTab}
        </>
      ) : (
        name
      )}
    </span>
  );
}
