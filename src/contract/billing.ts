import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import { PACKAGE_IDS, stylePackage } from './plans.ts';
import { defineRoute } from './route.ts';
import { instant } from './shared-shapes.ts';

/** A provider's id: printable, without spaces, never very long. */
const providerId = z.string().check(z.regex(/^[\w-]{1,255}$/, fieldError('payment_id_invalid')));

export const activateBasicPlan = defineRoute({
  method: 'POST',
  path: '/api/activate-basic-plan',
  tag: 'billing',
  summary: 'Activate the free package; while a paid plan runs, it begins when that one ends',
  body: z.strictObject({ packageId: z.enum(PACKAGE_IDS) }),
  response: z.extend(stylePackage, {
    /** When it begins; null: it has begun. */
    startsAt: z.nullable(instant),
  }),
});

export const createPaymentIntent = defineRoute({
  method: 'POST',
  path: '/api/create-payment-intent',
  tag: 'billing',
  summary: 'Begin to buy a package; asked again, the same purchase goes on',
  body: z.strictObject({ packageId: z.enum(PACKAGE_IDS) }),
  response: z.object({
    clientSecret: z.string().check(z.minLength(1)),
    subscriptionId: z.string().check(z.minLength(1)),
    gateway: z.enum(['sandbox', 'stripe']),
    /** For the card provider's form; null for our own sandbox form. */
    publishableKey: z.nullable(z.string()),
    testMode: z.boolean(),
    /** In cents. `credit` is for the unused rest of the plan that it replaces. */
    price: z.int(),
    credit: z.int(),
    dueToday: z.int(),
    currency: z.string(),
  }),
});

export const confirmPayment = defineRoute({
  method: 'POST',
  path: '/api/confirm-payment',
  tag: 'billing',
  summary: 'Activate what was paid, after asking the card provider; repeating it changes nothing',
  body: z.strictObject({ paymentIntentId: providerId, subscriptionId: providerId }),
  response: z.object({ success: z.literal(true), package: stylePackage }),
});

/** How the paid plan goes on. */
export const paidPlan = z.object({
  package: stylePackage,
  /** `past_due`: the last payment failed and is tried again. */
  status: z.enum(['active', 'past_due']),
  /** The end of what is paid. */
  periodEnd: instant,
  /** True: it ends then. False: it renews then. */
  cancelAtPeriodEnd: z.boolean(),
});
export type PaidPlan = z.infer<typeof paidPlan>;

export const getPaidPlan = defineRoute({
  method: 'GET',
  path: '/api/billing/plan',
  tag: 'billing',
  summary: 'The running paid plan, or null',
  response: z.nullable(paidPlan),
});

export const cancelPlan = defineRoute({
  method: 'POST',
  path: '/api/billing/cancel',
  tag: 'billing',
  summary: 'Let the paid plan end with what is paid',
  response: paidPlan,
});

export const resumePlan = defineRoute({
  method: 'POST',
  path: '/api/billing/resume',
  tag: 'billing',
  summary: 'Take the cancellation back, while the plan still runs',
  response: paidPlan,
});

export const receipt = z.object({
  id: z.string(),
  packageName: z.string(),
  paidAt: instant,
  periodStart: instant,
  periodEnd: instant,
  paidCents: z.int(),
  refundedCents: z.int(),
  currency: z.string(),
  /** The card provider's page of it. */
  url: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof receipt>;

export const listReceipts = defineRoute({
  method: 'GET',
  path: '/api/billing/receipts',
  tag: 'billing',
  summary: 'All that was paid, newest first',
  response: z.array(receipt),
});
