import { useId } from 'react';
import { Link } from 'wouter';
import type { PlanStatus } from '#contract/plans.ts';
import type { DashboardTab } from '#contract/screens.ts';
import type { Profile } from '#contract/style-profile.ts';
import { usePlanStatus } from '#web/features/plans/plans.queries.ts';
import { useProfile } from '#web/shared/use-profile.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DASHBOARD_COPY } from './copy.ts';
import { tabAddress } from './dashboard-tabs.ts';

const COPY = DASHBOARD_COPY.fitting;
type Step = keyof typeof COPY.next;

const STEP_TABS: Record<Step, DashboardTab> = {
  photos: 'upload',
  quiz: 'quiz',
  colours: 'style',
  body: 'style',
  outfit: 'outfits',
};
const STEPS = Object.keys(STEP_TABS) as Step[];

/** How far the stylist knows somebody, and the next step to it; nothing once all is known. */
export function FittingChecklist() {
  const headingId = useId();
  const [status, profile] = [usePlanStatus(), useProfile()];
  const done = finishedSteps(status.data, profile.data);
  const isKnown = !status.isPending && !profile.isPending;
  const next = STEPS.find((step) => !done.has(step));
  const count = COPY.count(done.size, STEPS.length);
  // Nobody knows what is next while one of the two is not known; most have been here before, and the place of their colors is held
  // (sidebar-palette.tsx).
  if (profile.isPending || status.isError || profile.isError || (isKnown && next === undefined)) return null;

  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={headingId} className="font-semibold">
          {COPY.title}
        </h2>
        <span className={classNames('tabular text-sm text-ink-2', !isKnown && 'invisible')}>{count}</span>
      </div>
      <div className="flex min-h-11 items-center">
        {!isKnown && <Skeleton className="h-4 w-40" />}
        {isKnown && next !== undefined && (
          <Link to={tabAddress(STEP_TABS[next])} className="inline-flex min-h-11 items-center">
            {COPY.next[next]}
          </Link>
        )}
      </div>
    </section>
  );
}

/** The steps that the stored data shows to be done. */
export function finishedSteps(
  status: PlanStatus | undefined,
  profile: Profile | null | undefined,
): ReadonlySet<Step> {
  const facts: Record<Step, boolean> = {
    photos: (status?.usage.photos ?? 0) > 0,
    quiz: profile?.styleQuizResults != null,
    colours: (profile?.colorPalette.length ?? 0) + (profile?.customColorPalette.length ?? 0) > 0,
    body: profile?.bodyTypeProfile.bodyType != null,
    outfit: (status?.usage.outfits ?? 0) > 0,
  };
  return new Set(STEPS.filter((step) => facts[step]));
}
