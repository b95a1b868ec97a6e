import Stripe from 'stripe';
import type { PackageId } from '#contract/plans.ts';
import type { Clock } from '#server/clock.ts';
import type { StripeAddress, StripeKeys } from '#server/settings/payment-settings.ts';
import { judgePayment } from '../judge-payment.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { asked, orMissing, toAppError } from './ask-stripe.ts';
import { intentOf, productOf, readEvent, readInvoice, readSubscription } from './read-stripe.ts';
import {
  INVOICE_OPEN,
  INVOICE_PAID,
  MONTHLY,
  PAYMENT_BEHAVIOR,
  RESOURCE_ALREADY_EXISTS,
  SAVE_PAYMENT_METHOD,
} from './stripe-words.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const SIGNATURE_TOLERANCE_SECONDS = 300;
const PAGE = 100;
const EXPANDED = [
  'latest_invoice.confirmation_secret',
  'latest_invoice.payments.data.payment.payment_intent',
];

interface StripeOptions {
  keys: StripeKeys;
  livemode: boolean;
  clock: Clock;
  /** Another server than Stripe's, for tests and rehearsals; null: Stripe's. */
  address?: StripeAddress | null;
}

export function createStripeGateway({ keys, livemode, clock, address }: StripeOptions): PaymentGateway {
  const stripe = new Stripe(keys.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(address ?? {}),
  });

  const gateway: PaymentGateway = {
    gateway: 'stripe',
    livemode,
    kind: 'stripe',
    publishableKey: keys.publishableKey,

    /** The address is where the provider sends its receipts. */
    async ensureCustomer({ userId, email, customerId }) {
      if (customerId !== null) {
        const known = await orMissing(() => stripe.customers.retrieve(customerId));
        if (known && !known.deleted) return known.id;
      }
      const made = await asked(() =>
        stripe.customers.create(
          { email, metadata: { userId } },
          { idempotencyKey: `hemline-customer-${userId}-${email}-${customerId}` },
        ),
      );
      return made.id;
    },

    async startSubscription({ userId, attemptId, customerId: customer, offered, creditCents }) {
      const product = await ensureProduct(offered);
      const subscription = await asked(() =>
        stripe.subscriptions.create(
          {
            customer,
            items: [
              {
                price_data: {
                  currency: offered.currency,
                  product,
                  recurring: { interval: MONTHLY },
                  unit_amount: offered.price,
                },
              },
            ],
            ...(creditCents > 0 && {
              add_invoice_items: [
                { price_data: { currency: offered.currency, product, unit_amount: -creditCents } },
              ],
            }),
            payment_behavior: PAYMENT_BEHAVIOR,
            payment_settings: { save_default_payment_method: SAVE_PAYMENT_METHOD },
            metadata: { userId, packageId: offered.id, attemptId },
          },
          { idempotencyKey: `hemline-subscription-${attemptId}` },
        ),
      );
      return { subscriptionId: subscription.id };
    },

    async fetchSubscription(subscriptionId) {
      const found = await orMissing(() =>
        stripe.subscriptions.retrieve(subscriptionId, { expand: EXPANDED }),
      );
      return found && found.livemode === livemode ? readSubscription(found) : null;
    },

    async verifyPayment(claim) {
      return judgePayment(await gateway.fetchSubscription(claim.subscriptionId), claim);
    },

    async cancelAtPeriodEnd(subscriptionId) {
      await asked(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
    },

    async resume(subscriptionId) {
      await asked(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }));
    },

    async abandon(subscriptionId) {
      const found = await orMissing(() =>
        stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] }),
      );
      if (found === null || hasEnded(found)) return 'ended';
      const invoice = typeof found.latest_invoice === 'object' ? found.latest_invoice : null;
      if (found.status !== 'incomplete' || !invoice) return 'paid';

      // Voiding fails once it is paid, however close the two come: cancelling would take what is paid.
      if (invoice.status === INVOICE_OPEN) {
        const voided = await stripe.invoices.voidInvoice(invoice.id).catch((error: unknown) => {
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
          throw toAppError(error);
        });
        if (voided === null) return 'paid';
      }
      await gateway.cancelNow(subscriptionId);
      return 'ended';
    },

    async cancelNow(subscriptionId) {
      const found = await orMissing(() => stripe.subscriptions.retrieve(subscriptionId));
      if (found === null || hasEnded(found)) return;
      await orMissing(() => stripe.subscriptions.cancel(subscriptionId));
    },

    async listPayments(subscriptionId) {
      const { data } = await asked(() =>
        stripe.invoices.list({
          subscription: subscriptionId,
          status: INVOICE_PAID,
          limit: PAGE,
          expand: ['data.payments'],
        }),
      );
      const payments = [];
      for (const invoice of data) {
        const payment = readInvoice(invoice, subscriptionId);
        if (payment) payments.push({ ...payment, refundedCents: await refundedOf(invoice) });
      }
      return payments;
    },

    async refund(payment, cents) {
      const invoice = await asked(() =>
        stripe.invoices.retrieve(payment.invoiceId, { expand: ['payments'] }),
      );
      const intent = intentIdOf(invoice);
      if (intent === null || (await refundedOf(invoice)) > 0) return;
      await asked(() =>
        stripe.refunds.create(
          { payment_intent: intent, amount: cents, metadata: { invoiceId: payment.invoiceId } },
          { idempotencyKey: `hemline-refund-${payment.invoiceId}` },
        ),
      );
    },

    async forgetCustomer(customerId) {
      await orMissing(() => stripe.customers.del(customerId));
    },

    async parseWebhook(raw, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          Buffer.from(raw),
          signature,
          keys.webhookSecret,
          SIGNATURE_TOLERANCE_SECONDS,
          undefined,
          clock.now().getTime(),
        );
      } catch {
        return null;
      }
      // Of another mode, or of another account that is connected to ours.
      if (event.livemode !== livemode || event.account !== undefined) return null;
      return readEvent(event);
    },
  };
  return gateway;

  async function ensureProduct(offered: { id: PackageId; name: string }): Promise<string> {
    const id = productOf(offered.id);
    if (await orMissing(() => stripe.products.retrieve(id))) return id;
    await stripe.products.create({ id, name: offered.name }).catch((error: unknown) => {
      const isThere =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === RESOURCE_ALREADY_EXISTS;
      if (!isThere) throw toAppError(error);
    });
    return id;
  }

  async function refundedOf(invoice: Stripe.Invoice): Promise<number> {
    const intent = intentIdOf(invoice);
    if (intent === null) return 0;
    const { data } = await asked(() => stripe.refunds.list({ payment_intent: intent, limit: PAGE }));
    return data.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);
  }
}

function intentIdOf(invoice: Stripe.Invoice): string | null {
  const intent = intentOf(invoice);
  return intent === null || typeof intent === 'string' ? intent : intent.id;
}

function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
