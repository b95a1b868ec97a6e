import type { Stripe, StripeElements } from '@stripe/stripe-js';
// With its file's name: the package's types cannot be found by the short one.
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FormNotice } from '#web/ui/toast/form-notice.tsx';
import type { Checkout } from './billing.queries.ts';
import { BILLING_COPY } from './copy.ts';
import { PurchaseButton } from './purchase-button.tsx';
import { TestCardHint } from './test-card-hint.tsx';
import { TryAgain } from './try-again.tsx';
import { UnconfirmedPayment } from './unconfirmed-payment.tsx';
import { usePurchase } from './use-purchase.ts';

interface Loaded {
  stripe: Stripe;
  elements: StripeElements;
}

/** The card provider's own form, in its own frame: a card number never touches our pages. */
export function StripeForm({ checkout, onDone }: { checkout: Checkout; onDone: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isReady, setReady] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const purchase = usePurchase(checkout, onDone);
  const { clientSecret, publishableKey } = checkout;

  useEffect(() => {
    let isGone = false;
    let elements: StripeElements | undefined;
    loadStripe(publishableKey ?? '').then(
      (stripe) => {
        if (isGone || frame.current === null) return;
        if (stripe === null) {
          setMissing(true);
          return;
        }
        const made = stripe.elements({ clientSecret, appearance: appearanceOf(frame.current) });
        elements = made;
        const payment = made.create('payment');
        payment.on('ready', () => setReady(true));
        payment.on('loaderror', () => setMissing(true));
        payment.mount(frame.current);
        setLoaded({ stripe, elements: made });
      },
      () => !isGone && setMissing(true),
    );
    return () => {
      isGone = true;
      elements?.getElement('payment')?.destroy();
    };
  }, [clientSecret, publishableKey]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (loaded === null) return;
    const { stripe, elements } = loaded;
    void purchase.purchase(() =>
      stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: `${window.location.origin}/packages` },
      }),
    );
  }

  if (isMissing) {
    return (
      <ErrorBox title={BILLING_COPY.invalidSetup.title} actions={<TryAgain />}>
        {BILLING_COPY.invalidSetup.description}
      </ErrorBox>
    );
  }
  if (purchase.isUnconfirmed) return <UnconfirmedPayment purchase={purchase} />;
  return (
    <>
      <FormNotice>{purchase.error}</FormNotice>
      <form onSubmit={submit} className="space-y-5">
        {checkout.testMode && <TestCardHint />}
        {!isReady && <Skeleton className="h-60" />}
        <div ref={frame} />
        <PurchaseButton purchase={purchase} />
      </form>
    </>
  );
}

/** Our colors and edges, as they are in the theme of now; the frame cannot read our style sheets. */
function appearanceOf(element: HTMLElement) {
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body);
  const border = getComputedStyle(element).borderColor;
  return {
    variables: {
      colorText: color,
      colorBackground: backgroundColor,
      colorPrimary: color,
      colorIconTab: border,
      fontFamily,
      borderRadius: '2px',
      fontSizeBase: '16px',
    },
  };
}
