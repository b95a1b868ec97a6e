import type Stripe from 'stripe';
import { PACKAGE_IDS, type PackageId } from '#contract/plans.ts';
import type { Payment, PaymentEvent, ProviderSubscription } from '../payment-gateway.ts';
import {
  INTENT_STATUS_OF,
  INVOICE_EVENTS,
  INVOICE_PAID,
  STATUS_OF,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_LINE,
} from './stripe-words.ts';

/** Our packages at the provider: `hemline_advanced` and so on. */
export function productOf(packageId: PackageId): string {
  return `hemline_${packageId}`;
}

/** The part of a subscription that we read, with its newest invoice and that one's payment expanded. */
export function readSubscription(found: Stripe.Subscription): ProviderSubscription {
  const [item] = found.items.data;
  const { userId, attemptId } = found.metadata;
  const product = idOf(item?.price.product);
  const invoice = typeof found.latest_invoice === 'object' ? found.latest_invoice : null;
  return {
    gateway: 'stripe',
    livemode: found.livemode,
    id: found.id,
    customerId: idOf(found.customer) ?? '',
    status: STATUS_OF[found.status] ?? 'unpaid',
    origin: userId && attemptId ? { userId, attemptId } : null,
    packageId: PACKAGE_IDS.find((id) => productOf(id) === product) ?? null,
    priceCents: item?.price.unit_amount ?? 0,
    currency: found.currency,
    periodStart: toInstant(item?.current_period_start ?? found.created),
    periodEnd: toInstant(item?.current_period_end ?? found.created),
    cancelAtPeriodEnd: found.cancel_at_period_end,
    payment: invoice && readPayment(invoice),
  };
}

function readPayment(invoice: Stripe.Invoice): ProviderSubscription['payment'] {
  const intent = intentOf(invoice);
  if (intent === null) return null;
  return {
    intentId: typeof intent === 'string' ? intent : intent.id,
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    status: typeof intent === 'string' ? 'processing' : (INTENT_STATUS_OF[intent.status] ?? 'processing'),
    invoicePaid: invoice.status === INVOICE_PAID,
  };
}

/** The payment that an invoice was or is to be paid with; a bare id where it was not expanded. */
export function intentOf(invoice: Stripe.Invoice): Stripe.PaymentIntent | string | null {
  const payments = invoice.payments?.data ?? [];
  const newest = payments.find(({ is_default }) => is_default) ?? payments[0];
  return newest?.payment.payment_intent ?? null;
}

/** A paid invoice; null for one that is for nothing of ours. */
export function readInvoice(invoice: Stripe.Invoice, subscriptionId: string): Payment | null {
  // The invoice's own period is the moment it was made; the line says what was bought.
  const line = invoice.lines.data.find(
    ({ parent, amount }) => parent?.type === SUBSCRIPTION_LINE && amount >= 0,
  );
  if (!line) return null;
  return {
    invoiceId: invoice.id,
    subscriptionId,
    valueCents: line.amount,
    paidCents: invoice.amount_paid,
    refundedCents: 0,
    currency: invoice.currency,
    periodStart: toInstant(line.period.start),
    periodEnd: toInstant(line.period.end),
    paidAt: toInstant(invoice.status_transitions.paid_at ?? invoice.created),
    receiptUrl: invoice.hosted_invoice_url ?? null,
  };
}

/** Which subscription an event is about. */
export function readEvent(event: Stripe.Event): PaymentEvent {
  const { id, type } = event;
  const object: unknown = event.data.object;
  if (SUBSCRIPTION_EVENTS.includes(type))
    return { id, type, subscriptionId: (object as Stripe.Subscription).id };
  if (INVOICE_EVENTS.includes(type)) {
    const details = (object as Stripe.Invoice).parent?.subscription_details;
    return { id, type, subscriptionId: idOf(details?.subscription) };
  }
  return { id, type, subscriptionId: null };
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
