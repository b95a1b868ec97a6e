import { PACKAGE_IDS } from '#contract/plans.ts';
import {
  type IntentStatus,
  type Payment,
  type ProviderSubscription,
  SUBSCRIPTION_STATUSES,
} from '../payment-gateway.ts';
import type { SandboxInvoice, SandboxSubscription } from './sandbox-ledger.ts';

export const SANDBOX_MODE = { gateway: 'sandbox', livemode: false } as const;

/** A person is always the same customer here. */
export function sandboxCustomer(userId: string): string {
  return `cus_sandbox_${userId}`;
}

/** A row of the books, as the port speaks of subscriptions. */
export function toProviderSubscription(
  subscription: SandboxSubscription,
  invoice: SandboxInvoice,
): ProviderSubscription {
  return {
    ...SANDBOX_MODE,
    id: subscription.id,
    customerId: sandboxCustomer(subscription.userId),
    status: SUBSCRIPTION_STATUSES.find((status) => status === subscription.status) ?? 'unpaid',
    origin: { userId: subscription.userId, attemptId: subscription.attemptId },
    packageId: PACKAGE_IDS.find((id) => id === subscription.packageId) ?? null,
    priceCents: subscription.priceCents,
    currency: subscription.currency,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd === 1,
    payment: {
      intentId: invoice.paymentIntentId,
      clientSecret: invoice.clientSecret,
      status: invoice.intentStatus as IntentStatus,
      invoicePaid: invoice.paidAt !== null,
    },
  };
}

/** A paid invoice of the books, as the port speaks of payments. */
export function toPayment(subscription: SandboxSubscription, invoice: SandboxInvoice): Payment {
  return {
    invoiceId: invoice.id,
    subscriptionId: subscription.id,
    valueCents: subscription.priceCents,
    paidCents: invoice.dueCents,
    refundedCents: invoice.refundedCents,
    currency: subscription.currency,
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
    paidAt: invoice.paidAt ?? invoice.createdAt,
    receiptUrl: null,
  };
}
