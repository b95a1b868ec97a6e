import type { IntentStatus, SubscriptionStatus } from '../payment-gateway.ts';

/**
 * The words of the card provider's interface that its types let any string pass for: a typing error in one of them would
 * neither fail to compile nor fail a schema. They stand here once, and a test compares each with the provider's own list.
 */
export const PAYMENT_BEHAVIOR = 'default_incomplete';
export const SAVE_PAYMENT_METHOD = 'on_subscription';
export const MONTHLY = 'month';
export const INVOICE_PAID = 'paid';
export const INVOICE_OPEN = 'open';
export const SUBSCRIPTION_LINE = 'subscription_item_details';
export const RESOURCE_MISSING = 'resource_missing';
export const RESOURCE_ALREADY_EXISTS = 'resource_already_exists';

export const STATUS_OF: Record<string, SubscriptionStatus> = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
  unpaid: 'unpaid',
  paused: 'paused',
};

export const INTENT_STATUS_OF: Record<string, IntentStatus> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_confirmation',
  requires_action: 'requires_action',
  // We never ask for a later capture; if somebody did, nothing is paid yet.
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** The events that say something about a subscription. */
export const SUBSCRIPTION_EVENTS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
];
export const INVOICE_EVENTS = ['invoice.paid', 'invoice.payment_failed', 'invoice.payment_action_required'];
