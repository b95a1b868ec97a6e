import { useLocation } from 'wouter';
import { usePageArrival } from '#web/lib/document-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { PackageCard } from './package-card.tsx';
import { PackageSkeleton } from './package-skeleton.tsx';
import { PACKAGES_COPY as COPY } from './packages-copy.ts';
import { useActivePackage, usePackages } from './plans.queries.ts';
import { useActivation } from './use-activation.ts';

/** All packages side by side. */
export function PackageChoice() {
  const [, navigate] = useLocation();
  const packages = usePackages();
  const activePackage = useActivePackage();
  const activation = useActivation({ onDone: () => navigate('/home') });
  const current = activePackage.data ?? null;
  const heading = current === null ? COPY.choose : COPY.upgrade(current.name);
  usePageArrival(heading);

  return (
    <>
      <h1 tabIndex={-1} className="hero text-4xl">
        {activePackage.isPending ? <UnknownHeading /> : heading}
      </h1>
      <div className="mt-10 md:mt-14">
        {packages.data && !activePackage.isPending ? (
          <div className="grid gap-10 md:-mx-8 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
            {packages.data.map((offered) => (
              <PackageCard key={offered.id} offered={offered} current={current} activation={activation} />
            ))}
          </div>
        ) : packages.isError ? (
          <ErrorBox
            title={COPY.loadErrorTitle}
            actions={
              <Button size="small" look="secondary" onClick={() => packages.refetch()}>
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
