import { createPaymentIntent } from '#contract/billing.ts';
import { sandboxConfirm } from '#contract/sandbox-payments.ts';
import type { SignedInClient } from './build-test-app.ts';

/** Begins to buy a package. Throws where that is refused. */
export async function startCheckout(user: SignedInClient, packageId: string) {
  const answer = await user.post('/api/create-payment-intent', { packageId });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return createPaymentIntent.response.parse(answer.json());
}

/** Pays with a test card that succeeds at once. @returns the payment's id. */
export async function payWith(
  user: SignedInClient,
  { clientSecret }: { clientSecret: string },
  number: string,
): Promise<string> {
  const answer = await user.post('/api/sandbox-payments/confirm', {
    clientSecret,
    card: { number, expiry: '12 / 34', cvc: '123' },
  });
  const { paymentIntent } = sandboxConfirm.response.parse(answer.json());
  if (paymentIntent?.status !== 'succeeded') throw new Error(answer.body);
  return paymentIntent.id;
}
