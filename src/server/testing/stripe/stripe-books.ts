import type Stripe from 'stripe';

/** What a test provider keeps, in the shapes of the real one: the parts that we read, by the names that it gives them. */
export interface Books {
  subscriptions: Map<string, FakeSubscription>;
  refunds: FakeRefund[];
  products: Map<string, { id: string; name: string }>;
  customers: Map<string, { id: string; email: string; deleted: boolean }>;
}

export interface FakeSubscription {
  id: string;
  customer: string;
  status: string;
  product: string;
  unitAmount: number;
  currency: string;
  metadata: Record<string, string>;
  created: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  invoices: FakeInvoice[];
}

export interface FakeInvoice {
  id: string;
  intent: string;
  intentStatus: Stripe.PaymentIntent.Status;
  status: Stripe.Invoice.Status;
  credit: number;
  periodStart: number;
  periodEnd: number;
  created: number;
  paidAt: number | null;
}

export interface FakeRefund {
  id: string;
  payment_intent: string;
  amount: number;
}

type SubscriptionParts =
  | 'id'
  | 'object'
  | 'customer'
  | 'status'
  | 'livemode'
  | 'metadata'
  | 'currency'
  | 'created'
  | 'cancel_at_period_end';

/** A subscription as it goes over the line; `expand` says whether its invoice and payment come with it. */
export function showSubscription(found: FakeSubscription, livemode: boolean, expand: string[]) {
  const invoice = found.invoices.at(-1);
  const isExpanded = expand.some((path) => path.startsWith('latest_invoice'));
  const withIntent = expand.includes('latest_invoice.payments.data.payment.payment_intent');
  return {
    ...({
      id: found.id,
      object: 'subscription',
      customer: found.customer,
      status: found.status,
      livemode,
      metadata: found.metadata,
      currency: found.currency,
      created: found.created,
      cancel_at_period_end: found.cancelAtPeriodEnd,
    } satisfies Pick<Stripe.Subscription, SubscriptionParts>),
    items: {
      object: 'list',
      has_more: false,
      url: '/v1/subscription_items',
      data: [
        {
          current_period_start: found.periodStart,
          current_period_end: found.periodEnd,
          price: { product: found.product, unit_amount: found.unitAmount } satisfies Pick<
            Stripe.Price,
            'product' | 'unit_amount'
          >,
        } satisfies Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'> & {
          price: Pick<Stripe.Price, 'product' | 'unit_amount'>;
        },
      ],
    },
    latest_invoice: invoice && (isExpanded ? showInvoice(found, invoice, livemode, withIntent) : invoice.id),
  };
}

type InvoiceParts =
  | 'id'
  | 'object'
  | 'status'
  | 'amount_paid'
  | 'currency'
  | 'created'
  | 'hosted_invoice_url'
  | 'confirmation_secret'
  | 'livemode';

export function showInvoice(
  of: FakeSubscription,
  invoice: FakeInvoice,
  livemode: boolean,
  withIntent: boolean,
) {
  const total = of.unitAmount - invoice.credit;
  return {
    ...({
      id: invoice.id,
      object: 'invoice',
      status: invoice.status,
      amount_paid: invoice.paidAt === null ? 0 : total,
      currency: of.currency,
      created: invoice.created,
      livemode,
      hosted_invoice_url: `https://invoice.example/${invoice.id}`,
      confirmation_secret: { client_secret: `${invoice.intent}_secret_x`, type: 'payment_intent' },
    } satisfies Pick<Stripe.Invoice, InvoiceParts>),
    status_transitions: { paid_at: invoice.paidAt } satisfies Pick<
      Stripe.Invoice.StatusTransitions,
      'paid_at'
    >,
    lines: {
      object: 'list',
      data: [
        ...(invoice.credit > 0 ? [line(-invoice.credit, 'invoice_item_details', invoice)] : []),
        line(of.unitAmount, 'subscription_item_details', invoice),
      ],
    },
    payments: {
      object: 'list',
      data: [
        {
          is_default: true,
          payment: {
            type: 'payment_intent',
            payment_intent: withIntent
              ? ({ id: invoice.intent, status: invoice.intentStatus } satisfies Pick<
                  Stripe.PaymentIntent,
                  'id' | 'status'
                >)
              : invoice.intent,
          },
        },
      ],
    },
  };
}

function line(amount: number, type: Stripe.InvoiceLineItem.Parent.Type, invoice: FakeInvoice) {
  return {
    amount,
    period: { start: invoice.periodStart, end: invoice.periodEnd },
    parent: { type, invoice_item_details: null, subscription_item_details: null },
  } satisfies Pick<Stripe.InvoiceLineItem, 'amount' | 'period' | 'parent'>;
}
