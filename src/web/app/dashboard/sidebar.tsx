import { type ReactNode, useId } from 'react';
import { PlanPanel } from '#web/features/plans/plan-panel.tsx';
import { usePlanStatus } from '#web/features/plans/plans.queries.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DASHBOARD_COPY } from './copy.ts';
import { tabAddress } from './dashboard-tabs.ts';
import { FittingChecklist } from './fitting-checklist.tsx';
import { SidebarPalette } from './sidebar-palette.tsx';

const COPY = DASHBOARD_COPY.dashboard;

interface SidebarProps {
  /** Greets by name; left out where the greeting stands above already. */
  firstName?: string;
  /** Above all of it. */
  children?: ReactNode;
  /** Called when something in it was followed. */
  onNavigate?: () => void;
}

/** How far the fitting is, the palette so far, the next outfit and the plan. */
export function Sidebar({ firstName, children, onNavigate }: SidebarProps) {
  const planHeadingId = useId();
  const isSpent = usePlanStatus().data?.remaining.generationsToday === 0;
  const look = onNavigate ? 'primary' : 'secondary';

  return (
    // biome-ignore lint/a11y: the links inside are what is pressed; this only hears of it
    <div
      className="flex flex-col"
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onNavigate?.()}
    >
      {children}
      {firstName !== undefined && <p className="title mb-5 text-2xl">{COPY.hello(firstName)}</p>}
      {/* Each may be missing: then the next one follows the greeting. */}
      <div className="space-y-6 empty:hidden">
        <FittingChecklist />
        <SidebarPalette />
      </div>
      <LinkButton
        // Beside a panel, that has its own first thing to do.
        look={isSpent ? 'off' : look}
        size="small"
        to={tabAddress('outfits', { dialog: 'generate' })}
        className="mt-4 w-full"
      >
        {COPY.generateOutfit}
      </LinkButton>
      {isSpent && <p className="mt-2 text-sm text-ink-2">{COPY.spent}</p>}
      <div className="mt-8">
        <PlanPanel headingId={planHeadingId} look={isSpent ? look : undefined} />
      </div>
    </div>
  );
}
