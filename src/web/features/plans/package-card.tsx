import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { StylePackage } from '#contract/plans.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { STEP } from '#web/lib/history-step.ts';
import { moneyText } from '#web/lib/money.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { PACKAGE_CLASS } from './package-class.ts';
import { PackageIcon } from './package-icon.tsx';
import { CHECKOUT, isBelow, isUpgrade } from './package-rules.ts';
import { PACKAGES_COPY as COPY, inPackageWords } from './packages-copy.ts';
import { PLAN_TONES } from './plan-tones.ts';
import type { Activation } from './use-activation.ts';

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
    <section aria-labelledby={headingId} className={PACKAGE_CLASS}>
      <div>
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
              {moneyText(offered.price, offered.currency)}
              <span className="text-base font-normal text-ink-2">{COPY.perMonth}</span>
            </>
          )}
        </p>
        <p className="mt-3 text-ink-2">{inPackageWords(offered.description)}</p>
      </div>
      <ul className="mt-6 mb-8 divide-y divide-line border-y border-line sm:max-md:row-span-2 sm:max-md:-my-2.5 sm:max-md:border-y-0">
        {offered.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3 py-2.5">
            <Tick className="mt-1" />
            {inPackageWords(feature)}
          </li>
        ))}
      </ul>
      <div className="mt-auto sm:max-md:pt-6">
        <PackageButton offered={offered} current={current} activation={activation} />
      </div>
    </section>
  );
}

/** One button, by what the package is to this person. */
function PackageButton({ offered, current, activation }: PackageCardProps) {
  const reasonId = useId();
  const [, navigate] = useLocation();

  if (offered.id === current?.id) {
    return (
      <Button look="secondary" disabled className="w-full">
        {COPY.currentPlan}
      </Button>
    );
  }

  if (offered.id === 'basic' && offered.price === 0) {
    return <FreeButton current={current} activation={activation} />;
  }

  if (isBelow(offered, current)) {
    return (
      <>
        <p id={reasonId} className="mb-2 text-sm text-ink-2">
          {COPY.cancelFirst(current?.name ?? '')}
        </p>
        <Button look="secondary" disabled aria-describedby={reasonId} className="w-full">
          {COPY.chooseName(offered.name)}
        </Button>
      </>
    );
  }

  return (
    <Button
      className="w-full"
      onClick={() => navigate(`/packages?${CHECKOUT}=${offered.id}`, { state: STEP })}
    >
      {isUpgrade(offered, current) ? COPY.upgradeTo(offered.name) : COPY.chooseName(offered.name)}
    </Button>
  );
}

/** The free package begins at once, or when the paid plan ends: then it asks before. */
function FreeButton({ current, activation }: Pick<PackageCardProps, 'current' | 'activation'>) {
  const [isAsking, setAsking] = useState(false);
  const isPaying = current !== null && current.price > 0;

  return (
    <>
      <Button
        look={isPaying ? 'secondary' : 'primary'}
        className="w-full"
        pending={activation.isBusy}
        onClick={isPaying ? () => setAsking(true) : activation.activate}
      >
        {COPY.getStarted}
      </Button>
      <InlineError>
        {activation.error && inlineMessageOf(activation.error, COPY.activationFailed.fallback)}
      </InlineError>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={COPY.backToFree.title}
        description={COPY.backToFree.explanation(current?.name ?? '')}
        confirmLabel={COPY.backToFree.confirm}
        cancelLabel={COPY.backToFree.keep}
        onConfirm={activation.activate}
      />
    </>
  );
}
