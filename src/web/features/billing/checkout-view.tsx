import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import type { StylePackage } from '#contract/plans.ts';
import { InvalidResponseError, messageOf } from '#web/lib/api-error.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { moneyText } from '#web/lib/money.ts';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FormNotice } from '#web/ui/toast/form-notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AlreadyYours } from './already-yours.tsx';
import { type Checkout, useCheckout } from './billing.queries.ts';
import { BILLING_COPY } from './copy.ts';
import { leaveCheckout } from './leave-checkout.ts';
import { SandboxForm } from './sandbox-form.tsx';
import { TryAgain } from './try-again.tsx';

const COPY = BILLING_COPY.checkout;

/** The provider's library comes with the form that needs it, and not before. */
const StripeForm = lazyPart(async () => (await import('./stripe-form.tsx')).StripeForm);

/** What asks for money goes once it is paid (unconfirmed-payment.tsx). */
const UNTIL_PAID = 'group-has-data-paid:hidden';

interface CheckoutViewProps {
  offered: StylePackage;
  /** It is the plan that the person has. */
  isTheirs: boolean;
  /** Of the package. */
  picture: ReactNode;
}

/** One package, what it costs today, and the card form. */
export function CheckoutView({ offered, isTheirs, picture }: CheckoutViewProps) {
  const checkout = useCheckout(offered.id);

  return (
    <>
      <LinkButton to="/packages" look="quiet" size="small" className="-mt-4 -ml-4">
        {COPY.back}
      </LinkButton>
      {checkout.isError && isTheirs ? (
        <AlreadyYours offered={offered} picture={picture} />
      ) : (
        <Purchase offered={offered} checkout={checkout} picture={picture} />
      )}
    </>
  );
}

interface PurchaseProps extends Pick<CheckoutViewProps, 'offered' | 'picture'> {
  checkout: ReturnType<typeof useCheckout>;
}

function Purchase({ offered, checkout, picture }: PurchaseProps) {
  usePageArrival(COPY.title(offered.name));

  return (
    // The form at the left with its notices, what it is for at the right; on a phone the title stands beside that, and all of it above once it is paid.
    <div className="group md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:grid-rows-[auto_1fr] md:gap-x-16 max-md:has-data-paid:flex max-md:has-data-paid:flex-col">
      <div className="max-md:float-right max-md:ml-4 max-md:w-[min(6rem,24vw)] max-md:group-has-data-paid:order-1 max-md:group-has-data-paid:m-0 max-md:group-has-data-paid:w-full md:col-start-2 md:row-span-2 md:row-start-1 md:mt-4">
        {picture}
      </div>
      <div>
        <h1
          tabIndex={-1}
          className="title mt-4 text-3xl sm:text-4xl group-has-data-paid:text-sm group-has-data-paid:font-sans"
        >
          {COPY.title(offered.name)}
        </h1>
        <p className={`mt-3 text-ink-2 ${UNTIL_PAID}`}>
          {COPY.complete(moneyText(offered.price, offered.currency))}
        </p>
      </div>
      <div className="mt-6 space-y-8 group-has-data-paid:mt-3">
        <Summary offered={offered} checkout={checkout.data} />
        {checkout.data ? (
          <Form name={offered.name} checkout={checkout.data} onDone={leaveCheckout} />
        ) : checkout.isError ? (
          <SetupError error={checkout.error} />
        ) : (
          <div role="status">
            <FormSkeleton>{COPY.preparing}</FormSkeleton>
          </div>
        )}
      </div>
    </div>
  );
}

function Form({ name, checkout, onDone }: { name: string; checkout: Checkout; onDone: () => void }) {
  if (checkout.gateway === 'sandbox') return <SandboxForm name={name} checkout={checkout} onDone={onDone} />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <StripeForm checkout={checkout} onDone={onDone} />
    </Suspense>
  );
}

/** The card form while it is on its way: its note, its three fields and its button. */
function FormSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className="space-y-5">
      <p className="min-h-11 border-y border-line py-2.5 text-sm text-ink-2">{children}</p>
      <FieldSkeleton />
      <div className="grid grid-cols-2 gap-4">
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
      <Skeleton className="h-12" />
    </div>
  );
}

function FieldSkeleton() {
  return (
    <div>
      <Skeleton className="mb-2.5 h-4 w-28" />
      <div className="h-12 rounded-edge border border-line" />
    </div>
  );
}

interface SummaryProps {
  offered: StylePackage;
  checkout: Checkout | undefined;
}

/** What is bought and what it costs: today, and every month. */
function Summary({ offered, checkout }: SummaryProps) {
  const money = (cents: number) => moneyText(cents, offered.currency);

  return (
    <section
      aria-label={COPY.summary}
      className={`clear-both border-t border-line-strong pt-4 ${UNTIL_PAID}`}
    >
      <div className="flex flex-wrap justify-between gap-x-4 text-ink-2">
        <span>{offered.name}</span>
        <span className="tabular ml-auto">{COPY.perMonth(money(offered.price))}</span>
      </div>
      {checkout !== undefined && checkout.credit > 0 && (
        <div className="mt-2 flex justify-between gap-x-4 text-ink-2">
          <span>{COPY.credit}</span>
          <span className="tabular ml-auto whitespace-nowrap">−{money(checkout.credit)}</span>
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-semibold">
        <span>{COPY.dueToday}</span>
        <span className="tabular ml-auto">{money(checkout?.dueToday ?? offered.price)}</span>
      </div>
      <p className="mt-2 text-sm text-ink-2">{COPY.renews}</p>
    </section>
  );
}

/** The form could not be prepared: what, and that nothing was paid, until it is tried again. */
function SetupError({ error }: { error: unknown }) {
  const isInvalid = error instanceof InvalidResponseError;
  const { intentFailed, invalidSetup, unpaid } = BILLING_COPY;
  const { title, description } = invalidSetup;

  const announce = useEffectEvent(() => {
    if (isInvalid) showToast({ title, description, variant: 'destructive' });
  });
  useEffect(() => announce(), []);

  return (
    <>
      <FormNotice />
      <ErrorBox title={unpaid} actions={<TryAgain />}>
        {/* As in a notice: what it is, and what to do. */}
        {isInvalid ? (
          invalidSetup.inline
        ) : (
          <>
            <span>{intentFailed.title}</span>. {messageOf(error, intentFailed.fallback)}
          </>
        )}
      </ErrorBox>
    </>
  );
}
