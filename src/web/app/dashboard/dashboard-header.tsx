import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/auth.ts';
import { usePlanStatus } from '#web/features/plans/plans.queries.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { AccountButton } from './account-button.tsx';
import { type AccountDialog, AccountDialogs } from './account-dialogs.tsx';
import { DASHBOARD_COPY } from './copy.ts';

const COPY = DASHBOARD_COPY.header;
const fetchStatus = () => import('#web/features/plans/account-status-dialog.tsx');
const AccountStatusDialog = lazyPart(async () => (await fetchStatus()).AccountStatusDialog);

interface DashboardHeaderProps {
  user: User;
  onOpenFitting: () => void;
  /** In a wide window. */
  isFittingBeside: boolean;
}

export function DashboardHeader({ user, ...fitting }: DashboardHeaderProps) {
  const [isStatusOpen, setStatusOpen] = useState(false);
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const packageId = usePlanStatus().data?.plan?.packageId;
  const canUpgrade = packageId === 'basic' || packageId === 'advanced';

  return (
    <header className="border-b border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 px-5 py-2 sm:gap-x-3 sm:px-8 md:px-12 md:py-3">
        <Link to="/home" aria-label={COPY.home} className="flex min-h-11 shrink-0 items-center">
          <Wordmark className="h-4.5 sm:h-6" />
        </Link>
        {/* How it is, beside the name; what can be done about it, at the other end. */}
        <button
          type="button"
          className="mr-auto min-h-11 text-[0.75rem] whitespace-nowrap text-ink-2 hover:underline sm:text-sm"
          onPointerEnter={fetchStatus}
          onFocus={fetchStatus}
          onClick={() => setStatusOpen(true)}
        >
          <span className="border-line-strong sm:border-l sm:pl-2">{COPY.allFeaturesFree}</span>
        </button>
        {canUpgrade && (
          <LinkButton
            to="/packages"
            look="quiet"
            size="small"
            className="max-sm:px-0! max-sm:text-[0.75rem]! max-[22rem]:order-last max-[22rem]:basis-full"
          >
            {COPY.upgradePlan}
          </LinkButton>
        )}
        <AccountButton user={user} {...fitting} onOpenDialog={setDialog} />
      </div>
      {isStatusOpen && (
        <Suspense>
          <AccountStatusDialog open onOpenChange={setStatusOpen} subscription={user.subscriptionDetails} />
        </Suspense>
      )}
      <AccountDialogs user={user} open={dialog} onClose={() => setDialog(null)} />
    </header>
  );
}
