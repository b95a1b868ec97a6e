import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { logout } from '#contract/auth.ts';
import type { StylePackage } from '#contract/plans.ts';
import { leave } from '#web/shared/leaving.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { PackageChoice } from './package-choice.tsx';
import { CHECKOUT } from './package-rules.ts';
import { PACKAGES_COPY as COPY } from './packages-copy.ts';
import { useActivePackage, usePackages } from './plans.queries.ts';

interface PackagesPageProps {
  /** What is shown in place of the packages, when one with a price was chosen. */
  checkout: (offered: StylePackage, isTheirs: boolean) => ReactNode;
  /** How a paid plan goes on: above the packages for whoever has one, else below. */
  children: ReactNode;
}

/** The packages, or the checkout of one: the address says which, so that a reload stays where it is. */
export function PackagesPage({ checkout, children }: PackagesPageProps) {
  const chosen = new URLSearchParams(useSearch()).get(CHECKOUT);
  const packages = usePackages();
  const active = useActivePackage();
  const current = active.data ?? null;
  const bought = packages.data?.find(({ id, price }) => id === chosen && price > 0);

  return (
    <div className="mx-auto max-w-page px-5 pb-20 sm:px-8 md:px-12">
      <SkipLink />
      <header className="flex flex-wrap items-center gap-x-4 border-b border-line py-3">
        <Link to="/home" aria-label={COPY.home} className="flex min-h-11 items-center">
          <Wordmark className="h-5 sm:h-6" />
        </Link>
        <div className="ml-auto flex flex-wrap items-center">
          {!active.isPending && (
            <LinkButton to="/home" look="quiet" size="small">
              {current === null ? COPY.decideLater : COPY.backHome}
            </LinkButton>
          )}
          <a
            href={logout.path}
            onClick={leave}
            className={buttonClass({ look: 'quiet', size: 'small' }, '-mr-4')}
          >
            {COPY.logout}
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="pt-8 md:pt-10">
        {bought ? checkout(bought, bought.id === current?.id) : <PackageChoice>{children}</PackageChoice>}
      </main>
    </div>
  );
}
