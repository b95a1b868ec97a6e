import { useId } from 'react';
import type { StylePackage } from '#contract/plans.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { PLAN_TONES, PLANS_COPY } from './copy.ts';
import { PackageIcon } from './package-icon.tsx';
import { isUpgrade, priceText } from './package-rules.ts';
import type { Activation } from './use-activation.ts';

const COPY = PLANS_COPY.packages;

interface PackageCardProps {
  offered: StylePackage;
  /** The package that the person has. */
  current: StylePackage | null;
  activation: Activation;
}

export function PackageCard({ offered, current, activation }: PackageCardProps) {
  const headingId = useId();
  const isCurrent = offered.id === current?.id;
  const isFree = offered.price === 0;

  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col border-t border-line pt-6 md:border-t-0 md:px-8 md:pt-0 md:first:pl-0 md:last:pr-0"
    >
      <div className="flex min-h-12 flex-wrap items-start justify-between gap-3">
        <PackageIcon packageId={offered.id} />
        <div className="flex flex-wrap gap-1.5">
          {isCurrent && <Badge tone={PLAN_TONES[offered.id]}>{COPY.currentPlan}</Badge>}
          {offered.id === 'pro' && !isCurrent && <Badge tone="amber">{COPY.mostPopular}</Badge>}
          {isUpgrade(offered, current) && <Badge tone="green">{COPY.upgradeAvailable}</Badge>}
        </div>
      </div>
      <h2 id={headingId} className="title mt-4 text-2xl">
        {offered.name}
      </h2>
      <p className="tabular mt-2 text-xl font-medium">
        {isFree ? (
          COPY.free
        ) : (
          <>
            {priceText(offered)}
            <span className="text-base font-normal text-ink-2">{COPY.perMonth}</span>
          </>
        )}
      </p>
      <p className="mt-3 text-ink-2">{offered.description}</p>
      <ul className="mt-6 mb-8 divide-y divide-line border-y border-line">
        {offered.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3 py-2.5">
            <Tick className="mt-1" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <PackageButton offered={offered} current={current} activation={activation} />
      </div>
    </section>
  );
}

/** One button, by what the package is to this person. */
function PackageButton({ offered, current, activation }: PackageCardProps) {
  const reasonId = useId();

  if (offered.id === current?.id) {
    return (
      <Button look="secondary" disabled className="w-full">
        {COPY.currentPlan}
      </Button>
    );
  }

  if (offered.id === 'basic' && offered.price === 0) {
    return (
      <>
        <Button className="w-full" pending={activation.isBusy} onClick={activation.activate}>
          {COPY.getStarted}
        </Button>
        <InlineError>
          {activation.error && inlineMessageOf(activation.error, COPY.activationFailed.fallback)}
        </InlineError>
      </>
    );
  }

  return (
    <>
      <p id={reasonId} className="mb-2 text-sm text-ink-2">
        {COPY.paymentsOff}
      </p>
      <Button disabled aria-describedby={reasonId} className="w-full">
        {isUpgrade(offered, current) ? COPY.upgradeTo(offered.name) : COPY.chooseName(offered.name)}
      </Button>
    </>
  );
}
