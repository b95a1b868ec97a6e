import type { PackageId, StylePackage } from '#contract/plans.ts';

/** Whose money it is: rows of one kind never count where another is in use. */
export interface PaymentMode {
  gateway: 'sandbox' | 'stripe';
  /** False: test cards, no money. Always false for the sandbox. */
  livemode: boolean;
}

/** A subscription as its provider names the states. `active` and `trialing` are paid; `past_due` is being collected. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A payment as the provider names its states, of which the browser's form sees the same. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface SubscriptionRequest {
  /** Makes the request idempotent: asked twice, the provider makes one subscription. */
  attemptId: string;
  userId: string;
  /** As `ensureCustomer` gives it. */
  customerId: string;
  offered: Pick<StylePackage, 'id' | 'name' | 'price' | 'currency'>;
  /** Comes off the first invoice; 0 for none. */
  creditCents: number;
}

/** The provider's truth about one subscription. Instants are ISO 8601 in UTC. */
export interface ProviderSubscription extends PaymentMode {
  id: string;
  customerId: string;
  status: SubscriptionStatus;
  /** Whose it is, by what was noted on it when it was made; null on one that is not ours. */
  origin: { userId: string; attemptId: string } | null;
  /** By its price, never by a note on it; null when the price is none of ours. */
  packageId: PackageId | null;
  priceCents: number;
  currency: string;
  periodStart: string;
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
  /** Of the newest invoice; null when there was nothing to pay. */
  payment: {
    intentId: string;
    clientSecret: string | null;
    status: IntentStatus;
    invoicePaid: boolean;
  } | null;
}

/** What a payment must be, to be this attempt's. */
export interface PaymentClaim {
  subscriptionId: string;
  paymentIntentId: string;
  attemptId: string;
  userId: string;
  packageId: PackageId;
  priceCents: number;
  currency: string;
}

export type PaymentVerdict = 'succeeded' | 'processing' | 'requires_action' | 'failed' | 'not_yours';

/** An invoice that was paid. */
export interface Payment {
  invoiceId: string;
  subscriptionId: string;
  /** What the period costs, before any credit. */
  valueCents: number;
  paidCents: number;
  refundedCents: number;
  currency: string;
  periodStart: string;
  periodEnd: string;
  paidAt: string;
  /** The provider's own page of the receipt, where it has one. */
  receiptUrl: string | null;
}

export interface PaymentEvent {
  id: string;
  type: string;
  /** Null: of a kind that says nothing about a subscription. */
  subscriptionId: string | null;
}

/**
 * Takes payments. Every call may be repeated. Failures are `AppError`s: `provider_failed`, `provider_too_slow` or
 * `unavailable`.
 */
export interface PaymentGateway extends PaymentMode {
  readonly kind: PaymentMode['gateway'];
  /** For the browser's form; null where that form is our own. */
  readonly publishableKey: string | null;

  /**
   * The one customer that a person is at the provider, made where there is none.
   * @param person `customerId`: from an earlier purchase; null for the first
   */
  ensureCustomer(person: { userId: string; email: string; customerId: string | null }): Promise<string>;
  /** Makes a subscription that waits for its first payment. */
  startSubscription(request: SubscriptionRequest): Promise<{ subscriptionId: string }>;
  /** Null: the provider knows of none. */
  fetchSubscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  verifyPayment(claim: PaymentClaim): Promise<PaymentVerdict>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Takes {@link cancelAtPeriodEnd} back. */
  resume(subscriptionId: string): Promise<void>;
  /**
   * Ends a purchase whose first payment was not made. `paid`: it was, a moment ago, or is being; nothing was ended.
   * Never takes back what is paid, however the two meet.
   */
  abandon(subscriptionId: string): Promise<'ended' | 'paid'>;
  /** Ends it, and with it what is still to be paid. One that has ended already stays as it is. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** All that was paid for a subscription, newest first. */
  listPayments(subscriptionId: string): Promise<Payment[]>;
  /** Pays back a part of an invoice, once per invoice, however often it is asked. */
  refund(payment: Payment, cents: number): Promise<void>;
  /** Forgets the person: all subscriptions end at once, and the provider deletes what it may. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Null: not signed by this provider for this mode, or too long ago. */
  parseWebhook(raw: Uint8Array, signature: string): Promise<PaymentEvent | null>;
}
