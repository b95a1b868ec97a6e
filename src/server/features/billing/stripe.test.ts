import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaymentIntent } from '#contract/billing.ts';
import { stripeByHost } from '#server/adapters/payments/gateways.ts';
import { createStripeGateway } from '#server/adapters/payments/stripe/stripe-gateway.ts';
import { systemClock } from '#server/clock.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { createRequestJudge } from '#server/testing/stripe/judge-request.ts';
import { type StripeFake, startStripeFake } from '#server/testing/stripe/stripe-fake.ts';
import { WEBHOOK_PATH } from './webhook.ts';

const PRODUCTION = { host: 'hemline.example' };
const STAGING = { host: 'staging.example' };

function keys(word: 'live' | 'test') {
  return {
    secretKey: `sk_${word}_0123456789`,
    publishableKey: `pk_${word}_0123456789`,
    webhookSecret: `whsec_${word}_0123456789`,
  };
}

describe('payments with live and test keys', () => {
  let app: TestApp;
  let live: StripeFake;
  let test_: StripeFake;
  let user: SignedInClient;
  beforeAll(async () => {
    const judge = createRequestJudge();
    const open = (livemode: boolean, secretKey: string) =>
      startStripeFake({ judge, livemode, secretKey, now: systemClock.now });
    live = await open(true, keys('live').secretKey);
    test_ = await open(false, keys('test').secretKey);
    const gateway = (livemode: boolean, fake: StripeFake) =>
      createStripeGateway({
        keys: keys(livemode ? 'live' : 'test'),
        livemode,
        clock: systemClock,
        address: fake.address,
      });
    app = await buildTestApp({
      environment: { ALLOWED_HOSTS: 'hemline.example,staging.example,localhost' },
      overrides: {
        gateways: stripeByHost({
          productionHostname: 'hemline.example',
          answersProductionHost: true,
          live: gateway(true, live),
          test: gateway(false, test_),
        }),
      },
    });
  }, 120_000);
  afterAll(async () => {
    await app.close();
    expect([...live.refused, ...test_.refused]).toEqual([]);
    await Promise.all([live.close(), test_.close()]);
  });
  beforeEach(async () => {
    live.disturbBy(null);
    user = await app.signedIn();
  });

  async function startAt(host: Record<string, string>, packageId = 'pro') {
    const answer = await user.post('/api/create-payment-intent', { packageId }, host);
    expect(answer.statusCode, answer.body).toBe(200);
    return createPaymentIntent.response.parse(answer.json());
  }

  async function planAt(host: Record<string, string> = PRODUCTION): Promise<string | null> {
    return (await user.get('/api/user/active-package', host)).json()?.id ?? null;
  }

  function confirm(subscriptionId: string, paymentIntentId: string, host = PRODUCTION) {
    return user.post('/api/confirm-payment', { subscriptionId, paymentIntentId }, host);
  }

  function event(type: string, object: object, about: { at?: number; word?: 'live' | 'test' } = {}) {
    const { at = Date.now(), word = 'live' } = about;
    const payload = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      livemode: word === 'live',
      type,
      data: { object },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: keys(word).webhookSecret,
      timestamp: Math.floor(at / 1000),
    });
    return { payload, signature };
  }

  function deliver({ payload, signature }: { payload: string; signature?: string }) {
    return app.server.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers: {
        ...PRODUCTION,
        'content-type': 'application/json; charset=utf-8',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      payload,
    });
  }

  async function knownEvents(): Promise<number> {
    return (await app.database.db.selectFrom('paymentEvents').select('id').execute()).length;
  }

  test('the host name alone chooses the key', async () => {
    expect(await startAt(PRODUCTION)).toMatchObject({
      gateway: 'stripe',
      publishableKey: 'pk_live_0123456789',
      testMode: false,
    });
    expect(await startAt({ host: 'HEMLINE.example:443' }, 'pro')).toMatchObject({ testMode: false });
    expect(await startAt(STAGING)).toMatchObject({
      publishableKey: 'pk_test_0123456789',
      testMode: true,
    });
  });

  test('a forged host buys nothing', async () => {
    const ask = (headers: Record<string, string>) =>
      user.post('/api/create-payment-intent', { packageId: 'pro' }, headers);

    for (const host of ['evil.example', 'hemline.example.evil.example', 'hemline.example@evil.example']) {
      expect((await ask({ host })).statusCode).toBe(421);
    }
    // Nobody trusts this visitor's forwarded headers.
    const forged = await ask({ ...PRODUCTION, 'x-forwarded-host': 'staging.example' });
    expect(forged.json().testMode).toBe(false);
  });

  test('a live payment gives its plan at every name of this server', async () => {
    const checkout = await startAt(PRODUCTION);
    const intent = live.setFirstPayment(checkout.subscriptionId, 'succeeded');

    expect((await confirm(checkout.subscriptionId, intent)).statusCode).toBe(200);
    expect([await planAt(PRODUCTION), await planAt(STAGING)]).toEqual(['pro', 'pro']);
  });

  test('a test payment changes no plan where live ones count', async () => {
    const checkout = await startAt(STAGING);
    const intent = test_.setFirstPayment(checkout.subscriptionId, 'succeeded');

    const answer = await confirm(checkout.subscriptionId, intent);

    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/test payment/);
    expect([await planAt(PRODUCTION), await planAt(STAGING)]).toEqual([null, null]);
    expect((await user.get('/api/billing/receipts', PRODUCTION)).json()).toEqual([]);
  });

  test('the webhook alone activates what was paid, once, however often and however many at once', async () => {
    const { subscriptionId } = await startAt(PRODUCTION, 'advanced');
    live.setFirstPayment(subscriptionId, 'succeeded');
    const paid = event('invoice.paid', {
      parent: { subscription_details: { subscription: subscriptionId } },
    });
    const before = await knownEvents();

    const parallel = await Promise.all(Array.from({ length: 10 }, () => deliver(paid)));
    const replayed = [];
    for (let time = 0; time < 10; time += 1) replayed.push(await deliver(paid));

    expect([...parallel, ...replayed].map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await planAt()).toBe('advanced');
    expect(await knownEvents()).toBe(before + 1);
  });

  test('four events in all twenty-four orders end in the same plan', async () => {
    const types = [
      'customer.subscription.created',
      'customer.subscription.updated',
      'customer.subscription.deleted',
      'customer.subscription.resumed',
    ];
    const { subscriptionId } = await startAt(PRODUCTION);
    live.setFirstPayment(subscriptionId, 'succeeded');

    for (const order of permutationsOf(types)) {
      for (const type of order) await deliver(event(type, { id: subscriptionId }));
      expect(await planAt()).toBe('pro');
    }
    live.end(subscriptionId);
    for (const type of types) await deliver(event(type, { id: subscriptionId }));
    expect(await planAt()).toBeNull();
  });

  test('an event that is unsigned, forged, old, of another mode or not JSON is refused, and nothing is kept', async () => {
    const { subscriptionId } = await startAt(PRODUCTION);
    live.setFirstPayment(subscriptionId, 'succeeded');
    const about = { id: subscriptionId };
    const good = event('customer.subscription.updated', about);
    const before = await knownEvents();

    const refused = [
      { payload: good.payload },
      { payload: good.payload, signature: 't=1,v1=00' },
      { payload: `${good.payload} `, signature: good.signature },
      event('customer.subscription.updated', about, { at: Date.now() - 10 * 60_000 }),
      { payload: event('x', about, { word: 'test' }).payload, signature: good.signature },
      { payload: 'not json', signature: good.signature },
      { payload: '', signature: good.signature },
    ];
    for (const attempt of refused) expect((await deliver(attempt)).statusCode).toBe(400);

    expect(await knownEvents()).toBe(before);
    expect(await planAt()).toBeNull();
  });

  test('an event about nothing of ours is taken, and changes nothing', async () => {
    expect((await deliver(event('customer.created', { id: 'cus_1' }))).statusCode).toBe(200);
    expect((await deliver(event('invoice.paid', { parent: null }))).statusCode).toBe(200);
    expect((await deliver(event('customer.subscription.updated', { id: 'sub_stranger' }))).statusCode).toBe(
      200,
    );
  });

  test('an event that cannot be worked on is answered so that it comes again', async () => {
    const { subscriptionId } = await startAt(PRODUCTION);
    live.setFirstPayment(subscriptionId, 'succeeded');
    const updated = event('customer.subscription.updated', { id: subscriptionId });
    live.disturbBy(() => ({ status: 500, body: { error: { type: 'api_error', message: 'x' } } }));
    expect((await deliver(updated)).statusCode).toBeGreaterThanOrEqual(500);
    expect(await planAt()).toBeNull();

    live.disturbBy(null);
    expect((await deliver(updated)).statusCode).toBe(200);
    expect(await planAt()).toBe('pro');
  }, 30_000);

  test('a provider that is down is told to the person, and the next try finds the same purchase', async () => {
    live.disturbBy(({ path }) => (path === '/v1/subscriptions' ? 'drop' : 'none'));
    const failed = await user.post('/api/create-payment-intent', { packageId: 'pro' }, PRODUCTION);
    expect(failed.statusCode).toBe(503);
    expect(failed.json().message).toBe('Our card provider cannot be reached just now. Please try again.');

    live.disturbBy(null);
    const first = await startAt(PRODUCTION);
    const second = await startAt(PRODUCTION);
    expect(second.subscriptionId).toBe(first.subscriptionId);
  }, 30_000);

  test('an upgrade ends the old subscription once the new one is paid', async () => {
    const old = await startAt(PRODUCTION, 'advanced');
    await confirm(old.subscriptionId, live.setFirstPayment(old.subscriptionId, 'succeeded'));
    const upgrade = await startAt(PRODUCTION, 'pro');
    expect(upgrade.credit).toBeGreaterThan(1490);
    expect(live.books.subscriptions.get(old.subscriptionId)?.status).toBe('active');

    await confirm(upgrade.subscriptionId, live.setFirstPayment(upgrade.subscriptionId, 'succeeded'));

    expect(live.books.subscriptions.get(old.subscriptionId)?.status).toBe('canceled');
    expect(live.books.refunds).toEqual([]);
    expect(await planAt()).toBe('pro');
  });

  test('two forms that were both paid all the same: one plan stays, the other is paid back', async () => {
    const first = await startAt(PRODUCTION, 'advanced');
    // The provider does not hear that the first form is to be closed, and the person pays both.
    const second = await startAt(PRODUCTION, 'pro');
    const late = live.setFirstPayment(first.subscriptionId, 'succeeded');
    await confirm(second.subscriptionId, live.setFirstPayment(second.subscriptionId, 'succeeded'));

    await confirm(first.subscriptionId, late);

    expect(await planAt()).toBe('pro');
    expect(live.books.subscriptions.get(first.subscriptionId)?.status).toBe('canceled');
    expect(live.books.refunds.filter(({ payment_intent }) => payment_intent === late)).toMatchObject([
      { amount: expect.toSatisfy((amount: number) => amount >= 1498) },
    ]);
  });

  test('an account that is deleted is forgotten by the provider, at the latest by the next round', async () => {
    const { subscriptionId } = await startAt(PRODUCTION);
    await confirm(subscriptionId, live.setFirstPayment(subscriptionId, 'succeeded'));
    live.disturbBy(({ method }) =>
      method === 'DELETE' ? { status: 500, body: { error: { type: 'api_error' } } } : 'none',
    );

    const deleted = await user.delete('/api/account', { password: user.password });
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect(live.books.subscriptions.get(subscriptionId)?.status).toBe('active');

    live.disturbBy(null);
    await app.sweep('while-serving');
    expect(live.books.subscriptions.get(subscriptionId)?.status).toBe('canceled');
  }, 30_000);

  test('who began to buy and got no subscription is forgotten as well', async () => {
    const customersOf = (email: string) =>
      [...live.books.customers.values()].filter((customer) => customer.email === email);
    live.disturbBy(({ method, path }) =>
      method === 'POST' && path === '/v1/subscriptions'
        ? { status: 400, body: { error: { type: 'invalid_request_error', message: 'x' } } }
        : 'none',
    );
    const failed = await user.post('/api/create-payment-intent', { packageId: 'pro' }, PRODUCTION);
    expect(failed.statusCode).toBe(502);
    expect(customersOf(user.email)).toMatchObject([{ deleted: false }]);

    await user.post('/api/create-payment-intent', { packageId: 'advanced' }, PRODUCTION);
    expect(customersOf(user.email), 'the next try is the same customer').toHaveLength(1);

    live.disturbBy(null);
    expect((await user.delete('/api/account', { password: user.password })).statusCode).toBe(200);
    expect(customersOf(user.email)).toMatchObject([{ deleted: true }]);
  }, 30_000);

  test('an account that is deleted while its purchase begins leaves no customer behind', async () => {
    let deletion: Promise<unknown> | undefined;
    live.disturbBy(({ method, path }) => {
      if (method === 'POST' && path === '/v1/customers') {
        deletion = app.database.db.deleteFrom('users').where('id', '=', user.id).execute();
      }
      return 'none';
    });

    const answer = await user.post('/api/create-payment-intent', { packageId: 'pro' }, PRODUCTION);
    await deletion;

    expect(answer.statusCode).toBe(401);
    expect([...live.books.customers.values()].find(({ email }) => email === user.email)?.deleted).toBe(true);
  }, 30_000);
});

describe('without payments', () => {
  test('paid packages answer 503, and Basic works', async () => {
    const app = await buildTestApp({ environment: { PAYMENTS: 'off' } });
    const user = await app.signedIn();

    const refused = await user.post('/api/create-payment-intent', { packageId: 'pro' });
    expect(refused.statusCode).toBe(503);
    expect(refused.json().message).toMatch(/^Payments are not set up on this server/);
    expect((await user.post('/api/sandbox-payments/confirm', {})).statusCode).toBe(404);
    expect((await user.post('/api/activate-basic-plan', { packageId: 'basic' })).statusCode).toBe(200);
    await app.close();
  });
});

describe('the policy for scripts and frames', () => {
  test.each([
    ['sandbox', {}, false],
    [
      'stripe',
      {
        STRIPE_TEST_SECRET_KEY: 'sk_test_0123456789',
        STRIPE_TEST_PUBLISHABLE_KEY: 'pk_test_0123456789',
        STRIPE_TEST_WEBHOOK_SECRET: 'whsec_0123456789',
      },
      true,
    ],
  ])('with PAYMENTS=%s', async (kind, environment, isNamed) => {
    const app = await buildTestApp({ environment: { PAYMENTS: kind, ...environment } });
    const policy = String((await app.visitor().get('/api/packages')).headers['content-security-policy']);

    expect(policy.includes('stripe.com')).toBe(isNamed);
    expect(policy.includes("script-src 'self' https://js.stripe.com")).toBe(isNamed);
    expect(policy).not.toContain('unsafe');
    await app.close();
  });
});

function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
