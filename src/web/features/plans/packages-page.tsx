import { useLocation } from 'wouter';
import { logout } from '#contract/auth.ts';
import { PRODUCT } from '#contract/product.ts';
import { forgetDrafts } from '#web/lib/drafts.ts';
import { usePageArrival } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { PLANS_COPY } from './copy.ts';
import { PackageCard } from './package-card.tsx';
import { useActivePackage, usePackages } from './plans.queries.ts';
import { useActivation } from './use-activation.ts';

const COPY = PLANS_COPY.packages;

export function PackagesPage() {
  const [, navigate] = useLocation();
  const packages = usePackages();
  const activePackage = useActivePackage();
  const activation = useActivation({ onDone: () => navigate('/home') });
  const current = activePackage.data ?? null;
  const heading = current === null ? COPY.choose : COPY.upgrade(current.name);
  usePageArrival(heading);

  return (
    <div className="mx-auto max-w-page px-5 pb-20 sm:px-8 md:px-12">
      <SkipLink />
      <header className="flex flex-wrap items-center gap-x-4 border-b border-line py-3">
        <Wordmark name={PRODUCT.name} className="h-5 sm:h-6" />
        <div className="ml-auto flex flex-wrap items-center">
          {current !== null && (
            <LinkButton to="/home" look="quiet" size="small">
              {COPY.backHome}
            </LinkButton>
          )}
          <a
            href={logout.path}
            onClick={() => forgetDrafts()}
            className={buttonClass({ look: 'quiet', size: 'small' }, '-mr-4')}
          >
            {COPY.logout}
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="pt-10 md:pt-16">
        <h1 tabIndex={-1} className="hero text-4xl">
          {heading}
        </h1>
        <div className="mt-10 md:mt-14">
          {packages.data && !activePackage.isPending ? (
            <div className="grid gap-10 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
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
            <SkeletonCards cards={3} />
          )}
        </div>
      </main>
    </div>
  );
}
