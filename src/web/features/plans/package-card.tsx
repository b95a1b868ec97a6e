import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { StylePackage } from '#contract/plans.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { STEP } from '#web/lib/history-step.ts';
import { moneyText } from '#web/lib/money.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Feature } from './feature.tsx';
import { PACKAGE_CLASS, PACKAGE_LOOKS_CLASS, PACKAGE_TAG_CLASS } from './package-class.ts';
import { PackageIcon } from './package-icon.tsx';
import { PackageLooks } from './package-looks.tsx';
import { CHECKOUT, isBelow, isRecommended, isUpgrade } from './package-rules.ts';
import { PACKAGES_COPY as COPY, inPackageWords } from './packages-copy.ts';
import type { Activation } from './use-activation.ts';

interface PackageCardProps {
  offered: StylePackage;
  /** In which it differs from the others. */
  features: readonly string[];
  /** The package that the person has. */
  current: StylePackage | null;
  activation: Activation;
}

export function PackageCard({ offered, features, current, activation }: PackageCardProps) {
  const headingId = useId();
  const isFree = offered.price === 0;
  const tags = [
    isRecommended(offered, current) && COPY.mostPopular,
    offered.id === current?.id && COPY.currentPlan,
    isUpgrade(offered, current) && COPY.upgradeAvailable,
  ].filter((tag) => tag !== false);

  const tone =
    offered.id === current?.id
      ? 'bg-loden text-canvas'
      : isRecommended(offered, current)
        ? 'inked'
        : 'bg-tissue-2';

  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        PACKAGE_CLASS,
        // Whoever has a plan came for this one.
        isUpgrade(offered, current) &&
          (isRecommended(offered, current) ? 'max-md:order-first' : 'max-md:-order-1'),
        isBelow(offered, current) && 'max-md:order-last',
      )}
    >
      <p
        style={{ boxShadow: tags.length > 0 ? 'inset 0 0 0 1px var(--edge)' : undefined }}
        className={classNames(
          PACKAGE_TAG_CLASS,
          tags.length > 0 && `px-3 py-2 forced-colors:border forced-colors:border-line ${tone}`,
        )}
      >
        {tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
      <div className={`ground ${PACKAGE_LOOKS_CLASS}`}>
        <PackageLooks packageId={offered.id} />
      </div>
      <div className={tags.length > 0 ? 'max-md:pt-3' : undefined}>
        <div className="flex min-h-7 flex-wrap items-center gap-x-1.5 gap-y-1.5">
          <h2 id={headingId} className="title text-2xl">
            {offered.name}
          </h2>
          <PackageIcon packageId={offered.id} />
        </div>
        <p className="mt-2 text-xl font-medium">
          {isFree ? (
            COPY.free
          ) : (
            <span>
              {moneyText(offered.price, offered.currency)}
              <span className="text-base font-normal text-ink-2">{COPY.perMonth}</span>
            </span>
          )}
        </p>
        <p className="mt-2 text-ink-2">{inPackageWords(offered.description)}</p>
      </div>
      <ul className="mt-3 md:mt-4">
        {features.map((feature) => (
          <li key={feature} className="py-0.5">
            <Feature>{inPackageWords(feature)}</Feature>
          </li>
        ))}
      </ul>
      <div className="mt-5 max-md:col-span-2">
        <PackageButton offered={offered} current={current} activation={activation} />
      </div>
    </section>
  );
}

/** One button, by what the package is to this person. */
function PackageButton({ offered, current, activation }: Omit<PackageCardProps, 'features'>) {
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
      look={isRecommended(offered, current) ? 'primary' : 'secondary'}
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
        look="secondary"
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
