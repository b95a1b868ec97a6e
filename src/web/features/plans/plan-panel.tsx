import { type PlanStatus, UPGRADE_WARNING_RATIO } from '#contract/plans.ts';
import { PRODUCT } from '#web/lib/product.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ErrorMark } from '#web/ui/inline-error.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SocialLinks } from '#web/ui/social-links.tsx';
import { StitchUsage, UsageLine } from '#web/ui/stitch-usage.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { PLANS_COPY } from './copy.ts';
import { usePlanStatus } from './plans.queries.ts';

const COPY = PLANS_COPY.panel;

interface PlanPanelProps {
  headingId: string;
  /** Of the way to the packages, where it is the one thing that helps; else it is a link. */
  look?: ButtonLook['look'] | undefined;
}

/** 'Your Plan': what it allows, how much of it is used, and whom to ask. */
export function PlanPanel({ headingId, look }: PlanPanelProps) {
  const { data: status, isError, refetch } = usePlanStatus();

  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={headingId} className="text-sm font-semibold">
          {COPY.title}
        </h2>
        {status && <Badge>{status.plan?.name ?? COPY.noPlan}</Badge>}
      </div>
      {status ? (
        <PlanUsage status={status} look={look} />
      ) : isError ? (
        <div className="mt-3">
          <p className="flex items-start gap-2 text-sm">
            <ErrorMark />
            {COPY.loadError}
          </p>
          <Button look="secondary" size="small" className="mt-3 w-full" onClick={() => refetch()}>
            {COPY.tryAgain}
          </Button>
          {/* Not the answer to the failure. */}
          <div className="mt-8">
            <Contact />
          </div>
        </div>
      ) : (
        <UsageSkeleton />
      )}
    </section>
  );
}

/** Where else to meet us, and whom to ask. */
function Contact() {
  return (
    <div className="mt-3 border-t border-line pt-1 text-xs">
      <SocialLinks label={COPY.socials} links={PRODUCT.socials} />
      <a
        href={`mailto:${PRODUCT.contactEmail}`}
        className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink"
      >
        {PRODUCT.contactEmail}
      </a>
    </div>
  );
}

/** Of the height that the usage will have. */
function UsageSkeleton() {
  return (
    <div className="mt-2 mb-11 flex h-5.25 items-center justify-between">
      <Skeleton className="h-3.5 w-24" />
      <Skeleton className="h-3.5 w-12" />
    </div>
  );
}

function PlanUsage({ status, look }: { status: PlanStatus } & Pick<PlanPanelProps, 'look'>) {
  const { limits, usage, plan } = status;
  const meters = [
    { label: COPY.generationsToday, used: usage.generationsToday, limit: limits.generationsPerDay },
    { label: COPY.photos, used: usage.photos, limit: limits.outfitUploads },
    { label: COPY.inspirations, used: usage.inspirations, limit: limits.inspirationUploads },
    { label: COPY.outfits, used: usage.outfits, limit: limits.outfitStorage },
    { label: COPY.modificationsToday, used: usage.modificationsToday, limit: limits.modificationsPerDay },
  ];
  const nearest = meters.toSorted((one, other) => shareOf(other) - shareOf(one))[0];

  return (
    <>
      {nearest && (
        <div className="mt-2">
          <UsageLine {...nearest} />
        </div>
      )}
      <Disclosure label={COPY.rest}>
        <div className="space-y-3.5 text-ink">
          {meters.map((meter) => (
            <StitchUsage key={meter.label} {...meter} />
          ))}
          {limits.styleQuiz && (
            <p className="flex items-center gap-2">
              <Tick />
              {COPY.styleQuiz}
            </p>
          )}
        </div>
        <Contact />
      </Disclosure>
      {isUpgradeDue(status) && (
        <div className="mt-2 border-t border-line pt-3">
          <p className="text-sm font-semibold">{COPY.upgrade}</p>
          <p className="text-sm text-ink-2">
            {meters.some(({ used, limit }) => limit !== null && used >= limit)
              ? COPY.upgradeReached
              : COPY.upgradeReason}
          </p>
          <LinkButton
            to="/packages"
            look={look ?? 'quiet'}
            size="small"
            className={look ? 'mt-2 w-full' : '-ml-4'}
          >
            {COPY.seePackages}
          </LinkButton>
        </div>
      )}
      {plan === null && (
        <LinkButton to="/packages" look="secondary" size="small" className="mt-2 w-full">
          {COPY.choosePackage}
        </LinkButton>
      )}
    </>
  );
}

/** How much of a limit is used: what is nearest to its end is what one wants to know. */
function shareOf({ used, limit }: { used: number; limit: number | null }): number {
  return limit === null || limit === 0 ? 0 : used / limit;
}

/** At 80 % of the day's generations or of the photos, where a plan above allows more of them. */
export function isUpgradeDue({ limits, usage, raisedByUpgrade }: PlanStatus): boolean {
  return (
    (raisedByUpgrade.includes('generationsToday') &&
      isNearLimit(usage.generationsToday, limits.generationsPerDay)) ||
    (raisedByUpgrade.includes('photos') && isNearLimit(usage.photos, limits.outfitUploads))
  );
}

function isNearLimit(used: number, limit: number | null): boolean {
  return limit !== null && limit > 0 && used >= limit * UPGRADE_WARNING_RATIO;
}
