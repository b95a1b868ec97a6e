import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { confirmPayment, createPaymentIntent } from '#contract/billing.ts';
import { call } from '#web/lib/api-client.ts';
import { inlineMessageOf, messageOf } from '#web/lib/api-error.ts';
import { refreshPlan } from '#web/shared/refresh-plan.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { Checkout } from './billing.queries.ts';
import { BILLING_COPY } from './copy.ts';
import { notePaid } from './leave-checkout.ts';

const COPY = BILLING_COPY;
/** Says no more than that it was declined. */
const GENERIC_DECLINE = 'generic_decline';
const SUCCESS_DELAY_MS = 1_000;
const REDIRECT_DELAY_MS = 2_000;

/** What a card form answers: the provider's, or our own sandbox's in the same shape. */
export interface PayResult {
  paymentIntent?: { id: string; status: string } | undefined;
  error?: CardRefusal | undefined;
}

interface CardRefusal {
  type: string;
  code?: string | undefined;
  /** Why a card was declined, as the sandbox writes it, and as the provider does. */
  declineCode?: string | null | undefined;
  decline_code?: string | undefined;
  /** In the language of the screens. */
  message?: string | undefined;
}

/** From the press of the button to the dashboard: pays, has it confirmed, and says how it went. */
export function usePurchase(checkout: Checkout, onDone: () => void) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [isPaid, setPaid] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The code of the refusal that `error` tells of. */
  const [refusedFor, setRefusedFor] = useState<string | null>(null);
  /** Paid, and not yet confirmed: the id of the payment. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );

  async function purchase(pay: () => Promise<PayResult>): Promise<void> {
    if (isPending || isPaid) return;
    setPending(true);
    setError(null);
    setRefusedFor(null);
    try {
      await handle(await pay());
    } catch (failure) {
      fail(COPY.failed.title, inlineMessageOf(failure, COPY.failed.fallback));
    } finally {
      setPending(false);
    }
  }

  /** Asks once more for the confirmation of what has been paid. */
  async function checkAgain(): Promise<void> {
    if (isPending || isPaid || unconfirmed === null) return;
    setPending(true);
    await confirm(unconfirmed);
    setPending(false);
  }

  async function handle({ paymentIntent, error: refused }: PayResult): Promise<void> {
    setRefusedFor(refused?.code ?? null);
    if (refused?.code === 'card_declined') {
      const text = checkout.testMode ? COPY.declined.test : COPY.declined.live;
      const why = declineCodeOf(refused) === GENERIC_DECLINE ? undefined : refused.message;
      fail(COPY.declined.title, why ?? text);
    } else if (refused || !paymentIntent) {
      fail(COPY.failed.title, refused?.message ?? COPY.failed.fallback);
    } else if (paymentIntent.status !== 'succeeded') {
      setError(COPY.processing.description);
      showToast(COPY.processing);
    } else {
      await confirm(paymentIntent.id);
    }
  }

  async function confirm(paymentIntentId: string): Promise<void> {
    try {
      await call(confirmPayment, { body: { paymentIntentId, subscriptionId: checkout.subscriptionId } });
    } catch (failure) {
      setUnconfirmed(paymentIntentId);
      const { title, description } = COPY.confirmationFailed;
      setError(messageOf(failure, ''));
      showToast({ title, description, variant: 'destructive' });
      return;
    }
    setPaid(true);
    notePaid();
    showToast(COPY.succeeded);
    after(SUCCESS_DELAY_MS, () => {
      void refreshPlan(queryClient);
      after(REDIRECT_DELAY_MS, () => {
        // Whoever goes forward again at once would find the form of what has been paid.
        queryClient.removeQueries({ queryKey: [createPaymentIntent.path] });
        onDone();
      });
    });
  }

  /** What went wrong stays in the form until the next try. */
  function fail(title: string, text: string): void {
    setError(text);
    showToast({ title, description: text, variant: 'destructive' });
  }

  function after(milliseconds: number, work: () => void): void {
    timers.current.push(setTimeout(work, milliseconds));
  }

  return { purchase, checkAgain, isPending, isPaid, isUnconfirmed: unconfirmed !== null, error, refusedFor };
}

function declineCodeOf({ declineCode, decline_code }: CardRefusal): string {
  return declineCode ?? decline_code ?? GENERIC_DECLINE;
}
