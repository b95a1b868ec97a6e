import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { addMonths } from '#server/adapters/payments/sandbox/add-months.ts';
import { type Books, type FakeSubscription, showInvoice, showSubscription } from './stripe-books.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** What each call does to the books, and what it answers. */
export function createStripeCalls({
  books,
  livemode,
  now,
}: {
  books: Books;
  livemode: boolean;
  now: () => Date;
}) {
  return {
    createProduct,
    createCustomer,
    deleteCustomer,
    createSubscription,
    show,
    update,
    cancel,
    listInvoices,
    showOne,
    voidInvoice,
    createRefund,
    listRefunds,
    addInvoice,
  };

  function createProduct({ id = '', name }: Stripe.ProductCreateParams) {
    if (books.products.has(id)) return refusal(400, 'resource_already_exists', 'Product already exists.');
    const product = { id, name, object: 'product' };
    books.products.set(id, product);
    return product;
  }

  function createCustomer({ email = '' }: Stripe.CustomerCreateParams) {
    const customer = { id: `cus_${randomUUID()}`, email, object: 'customer', deleted: false };
    books.customers.set(customer.id, customer);
    return customer;
  }

  function deleteCustomer(id: string) {
    const customer = books.customers.get(id);
    if (!customer || customer.deleted) return missing('customer');
    customer.deleted = true;
    for (const subscription of books.subscriptions.values()) {
      if (subscription.customer === id) subscription.status = 'canceled';
    }
    return { id, object: 'customer', deleted: true };
  }

  function createSubscription(body: Stripe.SubscriptionCreateParams) {
    const { customer = '', items = [], add_invoice_items: extras = [], metadata } = body;
    const price = items[0]?.price_data;
    if (!books.customers.has(customer)) return missing('customer');
    if (!price || !books.products.has(price.product)) return missing('product');

    const created = seconds();
    const subscription: FakeSubscription = {
      id: `sub_${randomUUID()}`,
      customer,
      status: 'incomplete',
      product: price.product,
      unitAmount: Number(price.unit_amount),
      currency: price.currency,
      metadata: metadata as Record<string, string>,
      created,
      periodStart: created,
      periodEnd: monthAfter(created),
      cancelAtPeriodEnd: false,
      invoices: [],
    };
    addInvoice(subscription, -Number(extras[0]?.price_data?.unit_amount ?? 0), false);
    books.subscriptions.set(subscription.id, subscription);
    return showSubscription(subscription, livemode, []);
  }

  function show(id: string, { expand }: { expand?: string[] }) {
    const found = books.subscriptions.get(id);
    return found ? showSubscription(found, livemode, expand ?? []) : missing('subscription');
  }

  function update(id: string, { cancel_at_period_end: ends }: { cancel_at_period_end?: unknown }) {
    const found = books.subscriptions.get(id);
    if (!found) return missing('subscription');
    // The judge has turned the form's text into the type.
    found.cancelAtPeriodEnd = ends === true || ends === 'true';
    return showSubscription(found, livemode, []);
  }

  function cancel(id: string) {
    const found = books.subscriptions.get(id);
    if (!found || found.status === 'canceled') return missing('subscription');
    found.status = 'canceled';
    return showSubscription(found, livemode, []);
  }

  function listInvoices({ subscription, status }: { subscription?: string; status?: string }) {
    const found = books.subscriptions.get(subscription ?? '');
    const data = (found?.invoices ?? [])
      .filter((invoice) => status === undefined || invoice.status === status)
      .toReversed();
    return {
      object: 'list',
      has_more: false,
      url: '/v1/invoices',
      data: found ? data.map((invoice) => showInvoice(found, invoice, livemode, false)) : [],
    };
  }

  function showOne(id: string) {
    for (const subscription of books.subscriptions.values()) {
      const invoice = subscription.invoices.find((each) => each.id === id);
      if (invoice) return showInvoice(subscription, invoice, livemode, false);
    }
    return missing('invoice');
  }

  function voidInvoice(id: string) {
    for (const subscription of books.subscriptions.values()) {
      const invoice = subscription.invoices.find((each) => each.id === id);
      if (!invoice) continue;
      if (invoice.status !== 'open') return refusal(400, 'invoice_not_open', 'This invoice is not open.');
      invoice.status = 'void';
      invoice.intentStatus = 'canceled';
      return showInvoice(subscription, invoice, livemode, false);
    }
    return missing('invoice');
  }

  function createRefund({ payment_intent: intent, amount }: { payment_intent?: string; amount?: unknown }) {
    const refund = { id: `re_${randomUUID()}`, payment_intent: intent ?? '', amount: Number(amount) };
    books.refunds.push(refund);
    return { ...refund, object: 'refund', status: 'succeeded' };
  }

  function listRefunds({ payment_intent: intent }: { payment_intent?: string }) {
    const data = books.refunds.filter((refund) => refund.payment_intent === intent);
    return { object: 'list', has_more: false, url: '/v1/refunds', data };
  }

  function addInvoice(subscription: FakeSubscription, credit: number, isPaid: boolean): void {
    subscription.invoices.push({
      id: `in_${randomUUID()}`,
      intent: `pi_${randomUUID()}`,
      intentStatus: isPaid ? 'succeeded' : 'requires_payment_method',
      status: isPaid ? 'paid' : 'open',
      credit,
      periodStart: subscription.periodStart,
      periodEnd: subscription.periodEnd,
      created: seconds(),
      paidAt: isPaid ? seconds() : null,
    });
  }

  function seconds(): number {
    return Math.floor(now().getTime() / 1000);
  }
}

export function monthAfter(at: number): number {
  return Date.parse(addMonths(new Date(at * 1000).toISOString(), 1)) / 1000;
}

export function refusal(status: number, code: string, message: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}

export function missing(what: string): Answer {
  return refusal(404, 'resource_missing', `No such ${what}`);
}
