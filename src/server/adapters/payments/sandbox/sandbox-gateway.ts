import * as z from 'zod/mini';
import type { SandboxResult } from '#contract/sandbox-payments.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import { judgePayment } from '../judge-payment.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { isSigned, signEvent } from '../sign-event.ts';
import { SANDBOX_MODE, sandboxCustomer, toPayment, toProviderSubscription } from './read-ledger.ts';
import { createSandboxLedger, type SandboxInvoice } from './sandbox-ledger.ts';
import { hasExpired, testCardOf } from './test-cards.ts';

/** The provider's side that a browser talks to, and the passing of time: only the sandbox has these. */
export interface SandboxGateway extends PaymentGateway {
  /** Pays with a card; `userId` is who is signed in. */
  confirm(
    userId: string,
    clientSecret: string,
    card: { number: string; expiry: string; cvc: string },
  ): Promise<SandboxResult>;
  /** Answers the question that some cards ask. */
  authenticate(userId: string, clientSecret: string, outcome: 'approve' | 'refuse'): Promise<SandboxResult>;
  /** Does what time has brought, and tells of it. */
  advance(): Promise<void>;
}

interface SandboxDependencies {
  db: Db;
  clock: Clock;
  newId: () => string;
  /** Signs the events. */
  secret: string;
  /** Where events go: the webhook, as a provider would call it. */
  deliver: (raw: Uint8Array, signature: string) => void;
}

const CUSTOMER = /^cus_sandbox_/;

const event = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.literal(false),
  subscription: z.string(),
});

/** A card provider without cards or money, for local mode: the same port, its own books, real signatures. */
export function createSandboxGateway(dependencies: SandboxDependencies): SandboxGateway {
  const { clock, newId, secret, deliver } = dependencies;
  const ledger = createSandboxLedger(dependencies);

  const gateway: SandboxGateway = {
    ...SANDBOX_MODE,
    kind: 'sandbox',
    publishableKey: null,

    async ensureCustomer({ userId }) {
      return sandboxCustomer(userId);
    },

    async startSubscription({ attemptId, userId, offered, creditCents }) {
      const asked = {
        attemptId,
        userId,
        packageId: offered.id,
        priceCents: offered.price,
        currency: offered.currency,
      };
      return { subscriptionId: await ledger.open(asked, offered.price - creditCents) };
    },

    async fetchSubscription(subscriptionId) {
      await ledger.advance(subscriptionId);
      const subscription = await ledger.find(subscriptionId);
      const invoice = await ledger.newestInvoice(subscriptionId);
      return subscription && invoice ? toProviderSubscription(subscription, invoice) : null;
    },

    async verifyPayment(claim) {
      return judgePayment(await gateway.fetchSubscription(claim.subscriptionId), claim);
    },

    async cancelAtPeriodEnd(subscriptionId) {
      await ledger.advance(subscriptionId);
      await ledger.setCancelAtPeriodEnd(subscriptionId, 1);
      tell('customer.subscription.updated', subscriptionId);
    },

    async resume(subscriptionId) {
      await ledger.advance(subscriptionId);
      await ledger.setCancelAtPeriodEnd(subscriptionId, 0);
      tell('customer.subscription.updated', subscriptionId);
    },

    async abandon(subscriptionId) {
      if (await ledger.end(subscriptionId, 'incomplete')) {
        tell('customer.subscription.deleted', subscriptionId);
        return 'ended';
      }
      const found = await ledger.find(subscriptionId);
      return found === undefined || ['canceled', 'incomplete_expired'].includes(found.status)
        ? 'ended'
        : 'paid';
    },

    async cancelNow(subscriptionId) {
      if (await ledger.end(subscriptionId)) tell('customer.subscription.deleted', subscriptionId);
    },

    async listPayments(subscriptionId) {
      const subscription = await ledger.find(subscriptionId);
      if (!subscription) return [];
      const invoices = await ledger.paidInvoices(subscriptionId);
      return invoices.map((invoice) => toPayment(subscription, invoice));
    },

    async refund(payment, cents) {
      await ledger.refund(payment.invoiceId, cents);
    },

    async forgetCustomer(customerId) {
      const userId = customerId.replace(CUSTOMER, '');
      for (const { id } of await ledger.subscriptionsOf(userId)) await ledger.end(id);
      await ledger.forget(userId);
    },

    async parseWebhook(raw, signature) {
      if (!isSigned(raw, signature, secret, clock.now())) return null;
      const parsed = event.safeParse(JSON.parse(Buffer.from(raw).toString('utf8')));
      if (!parsed.success) return null;
      const { id, type, subscription } = parsed.data;
      return { id, type, subscriptionId: subscription };
    },

    async confirm(userId, clientSecret, card) {
      const found = await findOpen(userId, clientSecret);
      if (!('invoice' in found)) return found;
      const { invoice } = found;
      if (hasExpired(card.expiry, clock.now())) {
        return refusal(
          'validation_error',
          'invalid_expiry_year',
          "Your card's expiration date is in the past.",
        );
      }

      const { brand, paying } = testCardOf(card.number);
      const kept = { brand, last4: card.number.replaceAll(/\D/g, '').slice(-4) };
      if (paying === 'succeeds') return settle(invoice, kept);
      if (paying === 'asks') {
        await ledger.noteCard(invoice.subscriptionId, kept);
        await ledger.setIntent(invoice.id, 'requires_action');
        return { paymentIntent: { id: invoice.paymentIntentId, status: 'requires_action' } };
      }
      await ledger.setIntent(invoice.id, 'requires_payment_method');
      tell('invoice.payment_failed', invoice.subscriptionId);
      return { error: paying };
    },

    async authenticate(userId, clientSecret, outcome) {
      const found = await findOpen(userId, clientSecret);
      if (!('invoice' in found)) return found;
      const { invoice } = found;
      if (invoice.intentStatus !== 'requires_action') {
        return refusal('invalid_request_error', 'payment_intent_unexpected_state', 'Nothing is being asked.');
      }
      if (outcome === 'approve') return settle(invoice, null);

      await ledger.setIntent(invoice.id, 'requires_payment_method');
      tell('invoice.payment_failed', invoice.subscriptionId);
      return refusal(
        'card_error',
        'payment_intent_authentication_failure',
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      );
    },

    async advance() {
      for (const id of await ledger.advance()) tell('customer.subscription.updated', id);
    },
  };
  return gateway;

  /** The invoice of a secret that is still to be paid by this person, else what to answer. */
  async function findOpen(
    userId: string,
    clientSecret: string,
  ): Promise<{ invoice: SandboxInvoice } | SandboxResult> {
    const known = await ledger.invoiceOfSecret(clientSecret);
    if (known) await ledger.advance(known.subscriptionId);
    const invoice = await ledger.invoiceOfSecret(clientSecret);
    const subscription = invoice && (await ledger.find(invoice.subscriptionId));
    if (!invoice || subscription?.userId !== userId) {
      return refusal('invalid_request_error', 'resource_missing', 'No such payment.');
    }
    if (invoice.intentStatus === 'succeeded') {
      return { paymentIntent: { id: invoice.paymentIntentId, status: 'succeeded' } };
    }
    if (invoice.intentStatus === 'canceled') {
      return refusal(
        'invalid_request_error',
        'payment_intent_unexpected_state',
        'This payment was replaced by another one. Please choose your package again.',
      );
    }
    return { invoice };
  }

  async function settle(
    invoice: SandboxInvoice,
    card: { brand: string; last4: string } | null,
  ): Promise<SandboxResult> {
    if (await ledger.pay(invoice, card)) {
      tell('invoice.paid', invoice.subscriptionId);
      tell('customer.subscription.updated', invoice.subscriptionId);
      return { paymentIntent: { id: invoice.paymentIntentId, status: 'succeeded' } };
    }
    const now = await ledger.invoiceOfSecret(invoice.clientSecret);
    if (now?.intentStatus === 'succeeded') {
      return { paymentIntent: { id: invoice.paymentIntentId, status: 'succeeded' } };
    }
    return refusal(
      'invalid_request_error',
      'payment_intent_unexpected_state',
      'This payment was replaced by another one. Please choose your package again.',
    );
  }

  function tell(type: string, subscription: string): void {
    const raw = Buffer.from(
      JSON.stringify({ id: `evt_sandbox_${newId()}`, type, livemode: false, subscription }),
    );
    deliver(raw, signEvent(raw, secret, clock.now()));
  }
}

function refusal(
  type: NonNullable<SandboxResult['error']>['type'],
  code: string,
  message: string,
): SandboxResult {
  return { error: { type, code, declineCode: null, message } };
}
