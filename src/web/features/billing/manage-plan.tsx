import { type ReactNode, useId, useState } from 'react';
import { cancelPlan, type PaidPlan, resumePlan } from '#contract/billing.ts';
import type { PackageId } from '#contract/plans.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { moneyText } from '#web/lib/money.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { usePaidPlan, usePlanChange, useReceipts } from './billing.queries.ts';
import { BILLING_COPY } from './copy.ts';
import { ReceiptList } from './receipt-list.tsx';

const COPY = BILLING_COPY.manage;

/** How the paid plan goes on, and all that was paid. Nothing for somebody who has never paid. @param picture the plan in clothes */
export function ManagePlan({ picture }: { picture: (id: PackageId) => ReactNode }) {
  const headingId = useId();
  const plan = usePaidPlan().data ?? null;
  const receipts = useReceipts();
  if (plan === null && !receipts.isError && (receipts.data ?? []).length === 0) return null;

  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        plan === null
          ? 'mt-8 border-t border-line-strong pt-6 md:mt-10 md:pt-8'
          : 'mb-8 grid grid-cols-[minmax(0,1fr)_min(6rem,24vw)] gap-x-4 md:grid-cols-[minmax(0,1fr)_15rem] md:gap-x-16',
      )}
    >
      <div>
        <h2
          id={headingId}
          className={plan === null ? 'font-semibold' : 'title text-3xl text-balance sm:text-4xl'}
        >
          {COPY.title}
        </h2>
        {plan !== null && <PlanState plan={plan} />}
      </div>
      {plan !== null && <div className="md:row-span-2">{picture(plan.package.id)}</div>}
      <div className={classNames('mt-6', plan !== null && 'max-md:col-span-2')}>
        <ReceiptList receipts={receipts} />
        {plan !== null && <PlanChange plan={plan} />}
      </div>
    </section>
  );
}

/** What is had, what it costs and until when, as the first line of a bill. */
function PlanState({ plan }: { plan: PaidPlan }) {
  const day = formatDay(plan.periodEnd);
  const { name, price, currency } = plan.package;

  return (
    <>
      <p className="mt-4 text-lg text-pretty sm:text-xl">
        {plan.cancelAtPeriodEnd
          ? COPY.endsOn(name, day)
          : COPY.renewsOn(name, moneyText(price, currency), day)}
      </p>
      {plan.status === 'past_due' && <p className="mt-3 font-medium text-danger">{COPY.pastDue(name)}</p>}
    </>
  );
}

/** Cancels what renews, or resumes what was cancelled. */
function PlanChange({ plan }: { plan: PaidPlan }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = usePlanChange(cancelPlan);
  const resume = usePlanChange(resumePlan);
  const day = formatDay(plan.periodEnd);
  const { name } = plan.package;
  const change = plan.cancelAtPeriodEnd ? resume : cancel;
  const failed = plan.cancelAtPeriodEnd ? COPY.resumeFailed : COPY.cancelFailed;

  function run() {
    const done = plan.cancelAtPeriodEnd ? COPY.resumed : COPY.cancelled;
    change.mutate(undefined, {
      onSuccess: (changed) => showToast(done(formatDay(changed.periodEnd))),
      onError: (error) => showFailure(failed, error),
    });
  }

  return (
    <div className="mt-3">
      {plan.cancelAtPeriodEnd ? (
        <Button size="small" className="mt-2" pending={resume.isPending} onClick={run}>
          {COPY.resume}
        </Button>
      ) : (
        <Button
          size="small"
          look="quiet"
          className="-ml-4"
          pending={cancel.isPending}
          onClick={() => setAsking(true)}
        >
          {COPY.cancel}
        </Button>
      )}
      <InlineError>{change.isError && inlineMessageOf(change.error, failed.fallback)}</InlineError>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={COPY.cancelTitle}
        description={COPY.cancelExplanation(name, day)}
        confirmLabel={COPY.cancelConfirm}
        cancelLabel={COPY.cancelKeep}
        onConfirm={run}
      />
    </div>
  );
}
