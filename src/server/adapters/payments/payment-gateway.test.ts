import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequestJudge } from '#server/testing/stripe/judge-request.ts';
import { startStripeFake } from '#server/testing/stripe/stripe-fake.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { PaymentGateway, SubscriptionRequest } from './payment-gateway.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';

/** One provider with what only a browser, a bank and time can do to it. */
interface World {
  gateway: PaymentGateway;
  /** The first payment, as the browser makes it. @returns its id. */
  pay(subscriptionId: string, how: 'succeeds' | 'declines' | 'asks'): Promise<string>;
  nextPeriod(subscriptionId: string): Promise<void>;
  /** An event about it, as the provider delivers it. */
  event(subscriptionId: string): Promise<{ raw: Uint8Array; signature: string }>;
  waitSeconds(seconds: number): void;
  close(): Promise<void>;
}

const START = Date.parse('2026-03-01T10:00:00.000Z');
const STRIPE_KEYS = {
  secretKey: 'sk_test_0123456789',
  publishableKey: 'pk_test_0123456789',
  webhookSecret: 'whsec_0123456789',
};

async function sandboxWorld(): Promise<World> {
  const database = await openTestDatabase('sqlite');
  let now = START;
  const sent: { raw: Uint8Array; signature: string; about: string }[] = [];
  const gateway = createSandboxGateway({
    db: database.db,
    clock: { now: () => new Date(now) },
    newId: randomUUID,
    secret: 'sandbox',
    deliver: (raw, signature) =>
      sent.push({ raw, signature, about: JSON.parse(Buffer.from(raw).toString()).subscription }),
  });
  const cards = { succeeds: '4242424242424242', declines: '4000000000000002', asks: '4000002500003155' };
  return {
    gateway,
    async pay(subscriptionId, how) {
      const found = await gateway.fetchSubscription(subscriptionId);
      const secret = found?.payment?.clientSecret ?? '';
      await gateway.confirm(found?.origin?.userId ?? '', secret, {
        number: cards[how],
        expiry: '12/34',
        cvc: '123',
      });
      return found?.payment?.intentId ?? '';
    },
    async nextPeriod(subscriptionId) {
      const found = await gateway.fetchSubscription(subscriptionId);
      now = Date.parse(found?.periodEnd ?? '') + 1000;
    },
    async event(subscriptionId) {
      await gateway.resume(subscriptionId);
      return sent.findLast(({ about }) => about === subscriptionId) ?? expect.unreachable();
    },
    waitSeconds: (seconds) => {
      now += seconds * 1000;
    },
    close: () => database.close(),
  };
}

let judge: ReturnType<typeof createRequestJudge>;

async function stripeWorld(): Promise<World & { fake: Awaited<ReturnType<typeof startStripeFake>> }> {
  let now = START;
  const clock = { now: () => new Date(now) };
  const fake = await startStripeFake({
    judge,
    livemode: false,
    secretKey: STRIPE_KEYS.secretKey,
    now: clock.now,
  });
  const gateway = createStripeGateway({ keys: STRIPE_KEYS, livemode: false, clock, address: fake.address });
  const statuses = {
    succeeds: 'succeeded',
    declines: 'requires_payment_method',
    asks: 'requires_action',
  } as const;
  return {
    fake,
    gateway,
    pay: async (subscriptionId, how) => fake.setFirstPayment(subscriptionId, statuses[how]),
    nextPeriod: async (subscriptionId) => fake.renew(subscriptionId, true),
    event: async (subscriptionId) =>
      signed({ type: 'customer.subscription.updated', data: { object: { id: subscriptionId } } }, now),
    waitSeconds: (seconds) => {
      now += seconds * 1000;
    },
    close: fake.close,
  };
}

function signed(about: object, at: number): { raw: Uint8Array; signature: string } {
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', livemode: false, ...about });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: STRIPE_KEYS.webhookSecret,
    timestamp: Math.floor(at / 1000),
  });
  return { raw: Buffer.from(payload), signature };
}

async function aRequest(
  gateway: PaymentGateway,
  about: Partial<SubscriptionRequest> = {},
): Promise<SubscriptionRequest> {
  const userId = about.userId ?? randomUUID();
  return {
    attemptId: randomUUID(),
    userId,
    customerId: await gateway.ensureCustomer({ userId, email: 'ada@example.com', customerId: null }),
    offered: { id: 'advanced', name: 'Advanced', price: 1499, currency: 'usd' },
    creditCents: 0,
    ...about,
  };
}

beforeAll(() => {
  judge = createRequestJudge();
}, 120_000);

describe.each([
  ['the sandbox', sandboxWorld],
  ['Stripe', stripeWorld],
])('%s as a gateway', (_name, open) => {
  let world: World;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    world = await open();
    ({ gateway } = world);
  });
  afterAll(() => world.close());

  async function started(about: Partial<SubscriptionRequest> = {}) {
    const request = await aRequest(gateway, about);
    const { subscriptionId } = await gateway.startSubscription(request);
    const claim = {
      subscriptionId,
      attemptId: request.attemptId,
      userId: request.userId,
      packageId: request.offered.id,
      priceCents: request.offered.price,
      currency: request.offered.currency,
    };
    return { request, subscriptionId, claim };
  }

  test('a subscription waits for its first payment, and says whose it is', async () => {
    const { request, subscriptionId } = await started();

    expect(await gateway.fetchSubscription(subscriptionId)).toMatchObject({
      id: subscriptionId,
      gateway: gateway.kind,
      livemode: false,
      status: 'incomplete',
      origin: { userId: request.userId, attemptId: request.attemptId },
      packageId: 'advanced',
      priceCents: 1499,
      currency: 'usd',
      cancelAtPeriodEnd: false,
      payment: { status: 'requires_payment_method', clientSecret: expect.stringContaining('_secret_') },
    });
    expect(await gateway.listPayments(subscriptionId)).toEqual([]);
  });

  test('a person is one customer, whom the subscription is for', async () => {
    const person = { userId: randomUUID(), email: 'ada@example.com' };
    const customerId = await gateway.ensureCustomer({ ...person, customerId: null });
    const { subscriptionId } = await started({ userId: person.userId, customerId });

    expect(await gateway.ensureCustomer({ ...person, customerId })).toBe(customerId);
    expect((await gateway.fetchSubscription(subscriptionId))?.customerId).toBe(customerId);
  });

  test('asked twice for one attempt, there is one subscription', async () => {
    const { request, subscriptionId } = await started();

    expect((await gateway.startSubscription(request)).subscriptionId).toBe(subscriptionId);
  });

  test('what it does not know is null', async () => {
    expect(await gateway.fetchSubscription('sub_nobody')).toBeNull();
  });

  test('a payment is judged by what the provider says', async () => {
    const { subscriptionId, claim } = await started();
    const paymentIntentId = await world.pay(subscriptionId, 'asks');
    expect(await gateway.verifyPayment({ ...claim, paymentIntentId })).toBe('requires_action');
    await world.pay(subscriptionId, 'declines');
    expect(await gateway.verifyPayment({ ...claim, paymentIntentId })).toBe('failed');
    await world.pay(subscriptionId, 'succeeds');
    expect(await gateway.verifyPayment({ ...claim, paymentIntentId })).toBe('succeeded');
    expect((await gateway.fetchSubscription(subscriptionId))?.status).toBe('active');
  });

  test.each([
    ['another person', { userId: 'somebody-else' }],
    ['another attempt', { attemptId: 'another-attempt' }],
    ['another package', { packageId: 'pro' as const }],
    ['another price', { priceCents: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['another payment', { paymentIntentId: 'pi_of_somebody' }],
    ['another subscription', { subscriptionId: 'sub_of_somebody' }],
  ])('a payment of %s is not the claimed one', async (_what, different) => {
    const { subscriptionId, claim } = await started();
    const paymentIntentId = await world.pay(subscriptionId, 'succeeds');

    expect(await gateway.verifyPayment({ ...claim, paymentIntentId, ...different })).toBe('not_yours');
  });

  test('a credit comes off the first payment, and the period keeps its value', async () => {
    const { subscriptionId } = await started({ creditCents: 500 });
    await world.pay(subscriptionId, 'succeeds');

    expect(await gateway.listPayments(subscriptionId)).toMatchObject([
      { paidCents: 999, valueCents: 1499, refundedCents: 0, currency: 'usd' },
    ]);
  });

  test('it is let end with its period, and that is taken back', async () => {
    const { subscriptionId } = await started();
    await world.pay(subscriptionId, 'succeeds');

    await gateway.cancelAtPeriodEnd(subscriptionId);
    await gateway.cancelAtPeriodEnd(subscriptionId);
    expect(await gateway.fetchSubscription(subscriptionId)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    await gateway.resume(subscriptionId);
    expect((await gateway.fetchSubscription(subscriptionId))?.cancelAtPeriodEnd).toBe(false);
  });

  test('the next period is paid by itself, and listed first', async () => {
    const { subscriptionId } = await started();
    await world.pay(subscriptionId, 'succeeds');
    const first = await gateway.fetchSubscription(subscriptionId);

    await world.nextPeriod(subscriptionId);

    const second = await gateway.fetchSubscription(subscriptionId);
    expect(second).toMatchObject({ status: 'active', periodStart: first?.periodEnd });
    const payments = await gateway.listPayments(subscriptionId);
    expect(payments.map(({ periodStart }) => periodStart)).toEqual([second?.periodStart, first?.periodStart]);
  });

  test('a purchase that was not paid is given up; its form is dead', async () => {
    const { subscriptionId } = await started();

    expect(await gateway.abandon(subscriptionId)).toBe('ended');
    expect(await gateway.abandon(subscriptionId)).toBe('ended');

    const found = await gateway.fetchSubscription(subscriptionId);
    expect(['canceled', 'incomplete_expired']).toContain(found?.status);
    expect(found?.payment?.status).toBe('canceled');
  });

  test('what was paid a moment ago is not given up', async () => {
    const { subscriptionId } = await started();
    await world.pay(subscriptionId, 'succeeds');

    expect(await gateway.abandon(subscriptionId)).toBe('paid');
    expect((await gateway.fetchSubscription(subscriptionId))?.status).toBe('active');
  });

  test('ending and paying back happen once, however often they are asked', async () => {
    const { subscriptionId } = await started();
    await world.pay(subscriptionId, 'succeeds');
    const [payment] = await gateway.listPayments(subscriptionId);
    if (!payment) return expect.unreachable();

    for (let time = 0; time < 3; time += 1) {
      await gateway.cancelNow(subscriptionId);
      await gateway.refund(payment, 700);
    }

    expect((await gateway.fetchSubscription(subscriptionId))?.status).toBe('canceled');
    expect((await gateway.listPayments(subscriptionId)).map(({ refundedCents }) => refundedCents)).toEqual([
      700,
    ]);
  });

  test('a forgotten customer has no running subscription, and forgetting again is no error', async () => {
    const { subscriptionId } = await started();
    await world.pay(subscriptionId, 'succeeds');
    const { customerId = '' } = (await gateway.fetchSubscription(subscriptionId)) ?? {};

    await gateway.forgetCustomer(customerId);
    await gateway.forgetCustomer(customerId);

    expect((await gateway.fetchSubscription(subscriptionId))?.status).toBe('canceled');
  });

  test('an event counts with its own signature, for five minutes', async () => {
    const { subscriptionId } = await started();
    const { raw, signature } = await world.event(subscriptionId);

    expect(await gateway.parseWebhook(raw, signature)).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'customer.subscription.updated',
      subscriptionId,
    });
    expect(await gateway.parseWebhook(Buffer.concat([raw, Buffer.from(' ')]), signature)).toBeNull();
    expect(await gateway.parseWebhook(raw, signature.replace(/v1=./, 'v1=x'))).toBeNull();
    expect(await gateway.parseWebhook(raw, 'nonsense')).toBeNull();
    world.waitSeconds(600);
    expect(await gateway.parseWebhook(raw, signature)).toBeNull();
  });
});

describe('the Stripe gateway', () => {
  let world: Awaited<ReturnType<typeof stripeWorld>>;
  beforeAll(async () => {
    world = await stripeWorld();
  });
  afterAll(() => world.close());

  test('asks for a subscription that saves the card for its renewals, and for nothing that the types do not know', async () => {
    const request = await aRequest(world.gateway, { creditCents: 300 });
    await world.gateway.startSubscription(request);

    expect(world.fake.refused).toEqual([]);
    expect(world.fake.asked.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/subscriptions',
      body: {
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { userId: request.userId, packageId: 'advanced', attemptId: request.attemptId },
      },
    });
  });

  test('a request that the types do not know would be refused by the test', () => {
    expect(judge('CreateSubscription', { customer: 'cus_1', payment_behaviour: 'x' })).toMatch(/additional/);
    expect(judge('CreateSubscription', { items: [{ price_data: { currency: 'usd' } }] })).not.toBeNull();
    expect(judge('CreateRefund', { payment_intent: 'pi_1', amount: 'much' })).not.toBeNull();
  });

  test.each([
    ['of another mode', { livemode: true }],
    ['of another account', { account: 'acct_1' }],
  ])('an event %s is nobody’s, whoever signed it', async (_what, about) => {
    const { raw, signature } = signed({ type: 'invoice.paid', data: { object: {} }, ...about }, START);

    expect(await world.gateway.parseWebhook(raw, signature)).toBeNull();
  });

  test('an event about something else is known, and says so', async () => {
    const { raw, signature } = signed({ type: 'charge.refunded', data: { object: { id: 'ch_1' } } }, START);
    expect((await world.gateway.parseWebhook(raw, signature))?.subscriptionId).toBeNull();

    const parent = { subscription_details: { subscription: 'sub_7' } };
    const paid = signed({ type: 'invoice.paid', data: { object: { parent } } }, START);
    expect((await world.gateway.parseWebhook(paid.raw, paid.signature))?.subscriptionId).toBe('sub_7');
  });

  test('a provider that is down is said to be, after two more tries; nothing is made twice', async () => {
    const request = await aRequest(world.gateway);
    let drops = 0;
    world.fake.disturbBy(({ path }) => (path === '/v1/subscriptions' && ++drops <= 1 ? 'drop' : 'none'));
    await world.gateway.startSubscription(request);
    expect(
      [...world.fake.books.subscriptions.values()].filter(
        ({ metadata }) => metadata.attemptId === request.attemptId,
      ),
    ).toHaveLength(1);

    world.fake.disturbBy(() => 'drop');
    await expect(world.gateway.fetchSubscription('sub_1')).rejects.toMatchObject({ code: 'unavailable' });
    world.fake.disturbBy(() => ({ status: 500, body: { error: { type: 'api_error', message: 'x' } } }));
    await expect(world.gateway.fetchSubscription('sub_1')).rejects.toMatchObject({ code: 'provider_failed' });
    world.fake.disturbBy(null);
  }, 30_000);

  test('a customer whom the provider has deleted is made anew', async () => {
    const person = { userId: randomUUID(), email: 'ada@example.com' };
    const customerId = await world.gateway.ensureCustomer({ ...person, customerId: null });
    expect(await world.gateway.ensureCustomer({ ...person, customerId })).toBe(customerId);

    await world.gateway.forgetCustomer(customerId);

    expect(await world.gateway.ensureCustomer({ ...person, customerId })).not.toBe(customerId);
    expect(world.fake.refused).toEqual([]);
  });
});
