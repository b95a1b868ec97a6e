import type { User } from '#contract/auth.ts';
import type { StylePackage } from '#contract/plans.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { moneyText } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { PLANS_COPY } from './copy.ts';
import { inPackageWords } from './packages-copy.ts';
import { useActivePackage, usePackages } from './plans.queries.ts';

const COPY = PLANS_COPY.accountStatus;

interface AccountStatusDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  subscription: User['subscriptionDetails'];
}

/** What the person has, and what it costs. */
export function AccountStatusDialog({ open, onOpenChange, subscription }: AccountStatusDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={COPY.title} width="narrow">
      <Status subscription={subscription} />
    </Dialog>
  );
}

function Status({ subscription }: Pick<AccountStatusDialogProps, 'subscription'>) {
  const active = useActivePackage();
  const packages = usePackages();
  if (active.isPending || packages.isPending) return <Skeleton className="h-64" />;

  const basic = packages.data?.find(({ id }) => id === 'basic');
  const plan = active.data ?? null;
  if (plan !== null && plan.price > 0) return <PaidPlan plan={plan} subscription={subscription} />;
  if (plan === null && basic !== undefined && basic.price > 0) return <NoPlan basic={basic} />;
  return <FreePlan features={(plan ?? basic)?.features} />;
}

function FreePlan({ features }: { features: readonly string[] | undefined }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg font-semibold">{COPY.headline}</h3>
        <Badge tone="green">{COPY.badge}</Badge>
      </div>
      <p className="mt-2 text-ink-2">{COPY.line}</p>
      <Features of={features?.map((feature) => inPackageWords(asSpelledHere(feature))) ?? COPY.features} />
    </>
  );
}

function PaidPlan({
  plan,
  subscription,
}: { plan: StylePackage } & Pick<AccountStatusDialogProps, 'subscription'>) {
  const day = subscription?.periodEnd ? formatDay(subscription.periodEnd) : null;

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg font-semibold">{COPY.yourPlan(plan.name)}</h3>
        <Badge>{COPY.perMonth(moneyText(plan.price, plan.currency))}</Badge>
      </div>
      {day !== null && (
        <p className="mt-2 text-ink-2">
          {subscription?.cancelAtPeriodEnd ? COPY.ends(day) : COPY.renews(day)}
        </p>
      )}
      {subscription?.status === 'past_due' && <p className="mt-2 font-medium text-danger">{COPY.pastDue}</p>}
      <Features of={plan.features.map(inPackageWords)} />
      <LinkButton to="/packages" look="secondary" size="small" className="mt-6">
        {COPY.manage}
      </LinkButton>
    </>
  );
}

/** Where Basic costs something and nothing was chosen. */
function NoPlan({ basic }: { basic: StylePackage }) {
  return (
    <>
      <h3 className="text-lg font-semibold">{PLANS_COPY.panel.noPlan}</h3>
      <p className="mt-2 text-ink-2">{COPY.untilChosen(basic.name)}</p>
      <Features of={basic.features.map(inPackageWords)} />
      <LinkButton to="/packages" look="secondary" size="small" className="mt-6">
        {PLANS_COPY.panel.choosePackage}
      </LinkButton>
    </>
  );
}

function Features({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {of.map((feature) => (
        <li key={feature} className="flex items-center gap-3 py-3">
          <Tick />
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** The specification writes this one line here otherwise than on the package's card. */
function asSpelledHere(feature: string): string {
  return feature.replace(/^(Store \d+ design)s$/, '$1');
}
