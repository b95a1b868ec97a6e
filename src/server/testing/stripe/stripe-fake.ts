import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { addMonths } from '#server/adapters/payments/sandbox/add-months.ts';
import type { RequestType } from './judge-request.ts';
import { readForm } from './read-form.ts';
import {
  type Books,
  type FakeInvoice,
  type FakeSubscription,
  showInvoice,
  showSubscription,
} from './stripe-books.ts';

interface Answer {
  status: number;
  body: unknown;
}

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** The judge has let the body through, so it is of the type that the handler names. */
type Handler = (match: RegExpExecArray, body: never) => Answer | object;

export type StripeFake = Awaited<ReturnType<typeof startStripeFake>>;

/** The card provider on loopback: judges every request by the provider's own types, and keeps its books. */
export async function startStripeFake(options: {
  judge: (type: RequestType, body: unknown) => string | null;
  livemode: boolean;
  secretKey: string;
  now: () => Date;
}) {
  const { judge, livemode, now } = options;
  const books: Books = { subscriptions: new Map(), refunds: [], products: new Map(), customers: new Map() };
  const answered = new Map<string, { text: string; answer: Answer }>();
  const asked: Asked[] = [];
  const refused: string[] = [];
  let disturb: ((asked: Asked) => 'none' | 'drop' | 'slow' | Answer) | null = null;

  const routes: [string, RegExp, RequestType | null, Handler][] = [
    ['GET', /^\/v1\/products\/([^/]+)$/, null, ([, id = '']) => books.products.get(id) ?? missing('product')],
    ['POST', /^\/v1\/products$/, 'CreateProduct', (_, body) => createProduct(body)],
    ['POST', /^\/v1\/customers$/, 'CreateCustomer', (_, body) => createCustomer(body)],
    [
      'GET',
      /^\/v1\/customers\/([^/]+)$/,
      null,
      ([, id = '']) => books.customers.get(id) ?? missing('customer'),
    ],
    ['DELETE', /^\/v1\/customers\/([^/]+)$/, null, ([, id = '']) => deleteCustomer(id)],
    ['POST', /^\/v1\/subscriptions$/, 'CreateSubscription', (_, body) => createSubscription(body)],
    ['GET', /^\/v1\/subscriptions\/([^/]+)$/, 'RetrieveSubscription', ([, id = ''], body) => show(id, body)],
    ['POST', /^\/v1\/subscriptions\/([^/]+)$/, 'UpdateSubscription', ([, id = ''], body) => update(id, body)],
    ['DELETE', /^\/v1\/subscriptions\/([^/]+)$/, 'CancelSubscription', ([, id = '']) => cancel(id)],
    ['GET', /^\/v1\/invoices$/, 'ListInvoices', (_, body) => listInvoices(body)],
    ['GET', /^\/v1\/invoices\/([^/]+)$/, 'RetrieveInvoice', ([, id = '']) => showOne(id)],
    ['POST', /^\/v1\/invoices\/([^/]+)\/void$/, 'VoidInvoice', ([, id = '']) => voidInvoice(id)],
    ['POST', /^\/v1\/refunds$/, 'CreateRefund', (_, body) => createRefund(body)],
    ['GET', /^\/v1\/refunds$/, 'ListRefunds', (_, body) => listRefunds(body)],
  ];

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    address: { host: '127.0.0.1', port, protocol: 'http' as const },
    books,
    /** Every request, in order. */
    asked,
    /** Requests that the provider's types do not allow: none, in a test that passes. */
    refused,
    /** Decides how the next requests go wrong; null: they go well. */
    disturbBy(way: typeof disturb) {
      disturb = way;
    },
    /** What the browser, the bank and time do to a first payment. */
    setFirstPayment(subscriptionId: string, intentStatus: FakeInvoice['intentStatus']): string {
      const { subscription, invoice } = newestOf(subscriptionId);
      invoice.intentStatus = intentStatus;
      if (intentStatus === 'succeeded') {
        invoice.status = 'paid';
        invoice.paidAt = seconds();
        subscription.status = 'active';
      }
      return invoice.intent;
    },
    /** The next period begins; its payment goes well or not. */
    renew(subscriptionId: string, isPaid: boolean): void {
      const { subscription } = newestOf(subscriptionId);
      subscription.periodStart = subscription.periodEnd;
      subscription.periodEnd = monthAfter(subscription.periodEnd);
      subscription.status = isPaid ? 'active' : 'past_due';
      addInvoice(subscription, 0, isPaid);
    },
    /** The operator ends it by hand, at the provider. */
    end(subscriptionId: string): void {
      newestOf(subscriptionId).subscription.status = 'canceled';
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, search } = new URL(request.url ?? '/', 'http://fake');
    const text = request.method === 'GET' ? search.slice(1) : Buffer.concat(chunks).toString();
    const body = readForm(text);
    asked.push({ method: request.method ?? '', path: pathname, body });

    const way = disturb?.({ method: request.method ?? '', path: pathname, body }) ?? 'none';
    if (way === 'drop') return void request.socket.destroy();
    if (way === 'slow') return;
    const key = String(request.headers['idempotency-key'] ?? '');
    const isCreation = request.method === 'POST' && key !== '' && !key.startsWith('stripe-node-retry');
    const known = isCreation ? answered.get(key) : undefined;
    const given =
      way !== 'none'
        ? way
        : request.headers.authorization !== `Bearer ${options.secretKey}`
          ? refusal(401, 'api_key', 'No such key')
          : known
            ? known.text === text
              ? known.answer
              : refusal(400, 'idempotency_error', 'Keys for idempotent requests can only be used once')
            : handle(request.method ?? '', pathname, body);
    if (isCreation && given.status === 200) answered.set(key, { text, answer: given });
    response.writeHead(given.status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify(given.body));
  }

  function handle(method: string, path: string, body: unknown): Answer {
    for (const [verb, pattern, type, handler] of routes) {
      const match = verb === method ? pattern.exec(path) : null;
      if (!match) continue;
      const complaint = type && judge(type, body);
      if (complaint) {
        refused.push(`${method} ${path}: ${complaint}`);
        return refusal(400, 'parameter_invalid', complaint);
      }
      const given = handler(match, body as never);
      return 'status' in given && 'body' in given ? (given as Answer) : { status: 200, body: given };
    }
    refused.push(`${method} ${path}: no such call`);
    return missing('call');
  }

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

  function newestOf(id: string): { subscription: FakeSubscription; invoice: FakeInvoice } {
    const subscription = books.subscriptions.get(id);
    const invoice = subscription?.invoices.at(-1);
    if (!subscription || !invoice) throw new Error(`no subscription ${id}`);
    return { subscription, invoice };
  }

  function seconds(): number {
    return Math.floor(now().getTime() / 1000);
  }
}

function monthAfter(at: number): number {
  return Date.parse(addMonths(new Date(at * 1000).toISOString(), 1)) / 1000;
}

function refusal(status: number, code: string, message: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}

function missing(what: string): Answer {
  return refusal(404, 'resource_missing', `No such ${what}`);
}
