import type { PaymentClaim, PaymentVerdict, ProviderSubscription } from './payment-gateway.ts';

/** Whether a payment is the claimed one, and how it stands. What the browser says about it counts for nothing. */
export function judgePayment(found: ProviderSubscription | null, claim: PaymentClaim): PaymentVerdict {
  if (found === null || !isOfAttempt(found, claim)) return 'not_yours';
  const { payment, status } = found;
  if (payment === null || payment.intentId !== claim.paymentIntentId) return 'not_yours';

  switch (payment.status) {
    case 'requires_action':
    case 'requires_confirmation':
      return 'requires_action';
    case 'requires_payment_method':
    case 'canceled':
      return 'failed';
    case 'processing':
      return 'processing';
    case 'succeeded':
      // The provider books the invoice, and then the subscription, a moment after the payment.
      if (!payment.invoicePaid || status === 'incomplete') return 'processing';
      return status === 'active' || status === 'trialing' ? 'succeeded' : 'failed';
  }
}

/** Whether a subscription is what one attempt asked for: same person, same package, same price. */
export function isOfAttempt(
  found: ProviderSubscription,
  asked: Omit<PaymentClaim, 'paymentIntentId' | 'subscriptionId'>,
): boolean {
  return (
    found.origin?.userId === asked.userId &&
    found.origin.attemptId === asked.attemptId &&
    found.packageId === asked.packageId &&
    found.priceCents === asked.priceCents &&
    found.currency === asked.currency
  );
}
