import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestType } from './judge-request.ts';
import { readForm } from './read-form.ts';
import type { Books, FakeInvoice, FakeSubscription } from './stripe-books.ts';
import { type Answer, createStripeCalls, missing, monthAfter, refusal } from './stripe-calls.ts';

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
  const calls = createStripeCalls({ books, livemode, now });
  const answered = new Map<string, { text: string; answer: Answer }>();
  const asked: Asked[] = [];
  const refused: string[] = [];
  let disturb: ((asked: Asked) => 'none' | 'drop' | 'slow' | Answer) | null = null;

  const routes: [string, RegExp, RequestType | null, Handler][] = [
    ['GET', /^\/v1\/products\/([^/]+)$/, null, ([, id = '']) => books.products.get(id) ?? missing('product')],
    ['POST', /^\/v1\/products$/, 'CreateProduct', (_, body) => calls.createProduct(body)],
    ['POST', /^\/v1\/customers$/, 'CreateCustomer', (_, body) => calls.createCustomer(body)],
    [
      'GET',
      /^\/v1\/customers\/([^/]+)$/,
      null,
      ([, id = '']) => books.customers.get(id) ?? missing('customer'),
    ],
    ['DELETE', /^\/v1\/customers\/([^/]+)$/, null, ([, id = '']) => calls.deleteCustomer(id)],
    ['POST', /^\/v1\/subscriptions$/, 'CreateSubscription', (_, body) => calls.createSubscription(body)],
    [
      'GET',
      /^\/v1\/subscriptions\/([^/]+)$/,
      'RetrieveSubscription',
      ([, id = ''], body) => calls.show(id, body),
    ],
    [
      'POST',
      /^\/v1\/subscriptions\/([^/]+)$/,
      'UpdateSubscription',
      ([, id = ''], body) => calls.update(id, body),
    ],
    ['DELETE', /^\/v1\/subscriptions\/([^/]+)$/, 'CancelSubscription', ([, id = '']) => calls.cancel(id)],
    ['GET', /^\/v1\/invoices$/, 'ListInvoices', (_, body) => calls.listInvoices(body)],
    ['GET', /^\/v1\/invoices\/([^/]+)$/, 'RetrieveInvoice', ([, id = '']) => calls.showOne(id)],
    ['POST', /^\/v1\/invoices\/([^/]+)\/void$/, 'VoidInvoice', ([, id = '']) => calls.voidInvoice(id)],
    ['POST', /^\/v1\/refunds$/, 'CreateRefund', (_, body) => calls.createRefund(body)],
    ['GET', /^\/v1\/refunds$/, 'ListRefunds', (_, body) => calls.listRefunds(body)],
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
        invoice.paidAt = Math.floor(now().getTime() / 1000);
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
      calls.addInvoice(subscription, 0, isPaid);
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

  function newestOf(id: string): { subscription: FakeSubscription; invoice: FakeInvoice } {
    const subscription = books.subscriptions.get(id);
    const invoice = subscription?.invoices.at(-1);
    if (!subscription || !invoice) throw new Error(`no subscription ${id}`);
    return { subscription, invoice };
  }
}
