import type { ReactNode } from 'react';
import type { User } from '#contract/auth.ts';
import type { PackageId, StylePackage } from '#contract/plans.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { moneyText } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Dialog, DialogFoot } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PLANS_COPY } from './copy.ts';
import { Feature } from './feature.tsx';
import { PackageLooks } from './package-looks.tsx';
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
      <Head packageId="basic">
        <h3 className="title text-2xl">{COPY.headline}</h3>
        <Badge tone="green" className="mt-3">
          {COPY.badge}
        </Badge>
        <p className="mt-3 text-ink-2">{COPY.line}</p>
      </Head>
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
      <Head packageId={plan.id}>
        <h3 className="title text-2xl">{COPY.yourPlan(plan.name)}</h3>
        <p className="mt-3 text-lg font-semibold">{COPY.perMonth(moneyText(plan.price, plan.currency))}</p>
        {day !== null && (
          <p className="mt-1 text-ink-2">
            {subscription?.cancelAtPeriodEnd ? COPY.ends(day) : COPY.renews(day)}
          </p>
        )}
        {subscription?.status === 'past_due' && (
          <p className="mt-2 font-medium text-danger">{COPY.pastDue}</p>
        )}
      </Head>
      <Features of={plan.features.map(inPackageWords)} />
      <PackagesLink>{COPY.manage}</PackagesLink>
    </>
  );
}

/** Where Basic costs something and nothing was chosen. */
function NoPlan({ basic }: { basic: StylePackage }) {
  return (
    <>
      <Head packageId="basic">
        <h3 className="title text-2xl">{PLANS_COPY.panel.noPlan}</h3>
        <p className="mt-2 text-ink-2">{COPY.untilChosen(basic.name)}</p>
      </Head>
      <Features of={basic.features.map(inPackageWords)} />
      <PackagesLink>{PLANS_COPY.panel.choosePackage}</PackagesLink>
    </>
  );
}

/** Where the buttons of other dialogs are. */
function PackagesLink({ children }: { children: ReactNode }) {
  return (
    <DialogFoot isInBody>
      <LinkButton to="/packages" look="secondary">
        {children}
      </LinkButton>
    </DialogFoot>
  );
}

/** What one has, in clothes and in words. */
function Head({ packageId, children }: { packageId: PackageId; children: ReactNode }) {
  return (
    <>
      <div className="ground -mx-5 -mt-5 mb-5 flex justify-center overflow-clip sm:-mx-6 sm:-mt-6">
        <PackageLooks packageId={packageId} isOne className="w-60" />
      </div>
      {children}
    </>
  );
}

function Features({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {of.map((feature) => (
        <li key={feature} className="py-2">
          <Feature>{feature}</Feature>
        </li>
      ))}
    </ul>
  );
}

/** The specification writes this one line here otherwise than on the package's card. */
function asSpelledHere(feature: string): string {
  return feature.replace(/^(Store \d+ design)s$/, '$1');
}
