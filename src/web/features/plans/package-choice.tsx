import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { StylePackage } from '#contract/plans.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { PackageCard } from './package-card.tsx';
import { PACKAGES_CLASS } from './package-class.ts';
import { featuresOfAll } from './package-rules.ts';
import { PackageSkeleton } from './package-skeleton.tsx';
import { PACKAGES_COPY as COPY, inPackageWords } from './packages-copy.ts';
import { useActivePackage, usePackages } from './plans.queries.ts';
import { type Activation, useActivation } from './use-activation.ts';

interface PackagesProps {
  packages: readonly StylePackage[];
  /** The package that the person has. */
  current: StylePackage | null;
  activation: Activation;
}

/** All packages side by side. @param children how a paid plan goes on: who pays came for that, and finds it first */
export function PackageChoice({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const packages = usePackages();
  const activePackage = useActivePackage();
  const activation = useActivation({ onDone: () => navigate('/home') });
  const current = activePackage.data ?? null;
  const isPaying = current !== null && current.price > 0;
  const heading = current === null ? COPY.choose : COPY.upgrade(current.name);
  usePageArrival(heading);

  return (
    <>
      {isPaying && children}
      <h1
        tabIndex={-1}
        className={
          isPaying ? 'title border-t border-line-strong pt-6 text-2xl md:pt-8' : 'title text-3xl sm:text-4xl'
        }
      >
        {activePackage.isPending ? <UnknownHeading /> : heading}
      </h1>
      <div className="mt-8 md:mt-10">
        {packages.data && !activePackage.isPending ? (
          <Packages packages={packages.data} current={current} activation={activation} />
        ) : packages.isError ? (
          <ErrorBox
            look="dinner"
            title={COPY.loadErrorTitle}
            actions={
              <Button size="small" onClick={() => packages.refetch()}>
                {COPY.tryAgain}
              </Button>
            }
          >
            {COPY.loadError}
          </ErrorBox>
        ) : (
          <PackageSkeleton />
        )}
      </div>
      {!isPaying && children}
    </>
  );
}

function Packages({ packages, current, activation }: PackagesProps) {
  const ofAll = featuresOfAll(packages);
  const paid = packages.find(({ price }) => price > 0);

  return (
    <>
      <div className={PACKAGES_CLASS}>
        {packages.map((offered) => (
          <PackageCard
            key={offered.id}
            offered={offered}
            features={offered.features.filter((feature) => !ofAll.includes(feature))}
            current={current}
            activation={activation}
          />
        ))}
      </div>
      <div className="mt-12 border-t border-line pt-4 text-ink-2">
        {ofAll.length > 0 && <p>{COPY.inEvery(ofAll.map(inPackageWords))}</p>}
        {paid && <p>{COPY.billing(paid.currency.toUpperCase())}</p>}
      </div>
    </>
  );
}

/** Which of the two headings stands here is not known before the plan is: a page is heard of by what both are about. */
function UnknownHeading() {
  return (
    <>
      <span className="visually-hidden">{COPY.packages}</span>
      <span aria-hidden className="invisible">
        {COPY.choose}
      </span>
    </>
  );
}
