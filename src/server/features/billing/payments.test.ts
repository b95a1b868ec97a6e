import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { payWith, startCheckout } from '#server/testing/pay.ts';
import { testEngines } from '#server/testing/test-database.ts';

const GOOD = '4242 4242 4242 4242';

describe.each(testEngines())('payments on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('a paid package is active once the payment is confirmed, and the receipt says so', async () => {
    const user = await app.signedIn();
    const checkout = await startCheckout(user, 'advanced');
    expect(checkout).toMatchObject({
      gateway: 'sandbox',
      publishableKey: null,
      testMode: true,
      price: 1499,
      credit: 0,
      dueToday: 1499,
      currency: 'usd',
    });

    const paymentIntentId = await payWith(user, checkout, GOOD);
    const confirmed = await confirm(user, checkout.subscriptionId, paymentIntentId);

    expect(confirmed.json()).toMatchObject({ success: true, package: { id: 'advanced' } });
    expect(await planOf(user)).toBe('advanced');
    expect((await user.get('/api/auth/user')).json()).toMatchObject({
      hasActiveSubscription: true,
      subscriptionDetails: { packageId: 'advanced', status: 'active', cancelAtPeriodEnd: false },
    });
    expect((await user.get('/api/user/plan-status')).json().limits.generationsPerDay).toBe(20);
    expect((await user.get('/api/billing/receipts')).json()).toMatchObject([
      { packageName: 'Advanced', paidCents: 1499, refundedCents: 0, currency: 'usd' },
    ]);
  });

  test('confirming twice, or at once, is one effect and the same answer', async () => {
    const user = await app.signedIn();
    const checkout = await startCheckout(user, 'pro');
    const paymentIntentId = await payWith(user, checkout, GOOD);

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => confirm(user, checkout.subscriptionId, paymentIntentId)),
    );

    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect((await user.get('/api/billing/receipts')).json()).toHaveLength(1);
  });

  test('a reload and ten clicks at once find the same purchase', async () => {
    const user = await app.signedIn();
    const answers = await Promise.all(Array.from({ length: 9 }, () => startCheckout(user, 'pro')));

    expect(new Set(answers.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  });

  test('more than ten purchases an hour are refused with the time to wait', async () => {
    const user = await app.signedIn();
    for (let click = 0; click < 10; click += 1) await startCheckout(user, 'pro');

    const refused = await user.post('/api/create-payment-intent', { packageId: 'pro' });

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([
    ['4000 0000 0000 0002', 'card_declined', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'card_declined', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'expired_card', 'Your card has expired.'],
    ['4000 0000 0000 0127', 'incorrect_cvc', "Your card's security code is incorrect."],
    [
      '4000 0000 0000 0119',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    [
      '5555 5555 5555 4444',
      'incorrect_number',
      'Only test cards can pay here: no real card is ever charged.',
    ],
  ])(
    'the card %s is refused and changes no plan; another card pays the same purchase',
    async (number, code, message) => {
      const user = await app.signedIn();
      const checkout = await startCheckout(user, 'advanced');

      const refused = await pay(user, checkout.clientSecret, number);

      expect(refused.json()).toEqual({
        error: { type: 'card_error', code, declineCode: expect.any(String), message },
      });
      expect(await planOf(user)).toBeNull();
      const intent = checkout.clientSecret.split('_secret_')[0] ?? '';
      expect((await confirm(user, checkout.subscriptionId, intent)).statusCode).toBe(402);
      expect(await planOf(user)).toBeNull();

      await confirm(user, checkout.subscriptionId, await payWith(user, checkout, GOOD));
      expect(await planOf(user)).toBe('advanced');
    },
  );

  test('a card that asks is not charged until the bank is answered, and not at all when it is abandoned', async () => {
    const user = await app.signedIn();
    const checkout = await startCheckout(user, 'pro');
    const asked = (await pay(user, checkout.clientSecret, '4000 0025 0000 3155')).json();
    expect(asked.paymentIntent.status).toBe('requires_action');
    expect((await confirm(user, checkout.subscriptionId, asked.paymentIntent.id)).statusCode).toBe(409);
    expect(await planOf(user)).toBeNull();

    const refused = await answerBank(user, checkout.clientSecret, 'refuse');
    expect(refused.json().error.code).toBe('payment_intent_authentication_failure');
    expect(await planOf(user)).toBeNull();

    await pay(user, checkout.clientSecret, '4000 0025 0000 3155');
    const approved = (await answerBank(user, checkout.clientSecret, 'approve')).json();
    expect(approved.paymentIntent.status).toBe('succeeded');
    await confirm(user, checkout.subscriptionId, approved.paymentIntent.id);
    expect(await planOf(user)).toBe('pro');
  });

  test("another person's payment does not exist, in any of its parts", async () => {
    const owner = await app.signedIn();
    const thief = await app.signedIn();
    const theirs = await startCheckout(owner, 'pro');
    const own = await startCheckout(thief, 'advanced');
    const paymentIntentId = await payWith(owner, theirs, GOOD);

    expect((await confirm(thief, theirs.subscriptionId, paymentIntentId)).statusCode).toBe(404);
    expect((await confirm(thief, own.subscriptionId, paymentIntentId)).statusCode).toBe(404);
    expect((await pay(thief, theirs.clientSecret, GOOD)).json().error.code).toBe('resource_missing');
    expect(await planOf(thief)).toBeNull();

    await confirm(owner, theirs.subscriptionId, paymentIntentId);
    expect(await planOf(owner)).toBe('pro');
    expect(await planOf(thief)).toBeNull();
  });

  test('an upgrade credits what is left of the old plan, and the old one ends without a second charge', async () => {
    const user = await app.signedIn();
    await buy(user, 'advanced');
    const upgrade = await startCheckout(user, 'pro');
    expect(upgrade.credit).toBeGreaterThan(1490);
    expect(upgrade.dueToday).toBe(2999 - upgrade.credit);
    expect(await planOf(user)).toBe('advanced');

    await confirm(user, upgrade.subscriptionId, await payWith(user, upgrade, GOOD));

    expect(await planOf(user)).toBe('pro');
    const receipts = (await user.get('/api/billing/receipts')).json();
    expect(
      receipts.map(({ paidCents, refundedCents }: Record<string, number>) => [paidCents, refundedCents]),
    ).toEqual([
      [upgrade.dueToday, 0],
      [1499, 0],
    ]);
    expect(await statusesOf(app, user)).toEqual(['active', 'canceled']);
    expect((await user.post('/api/create-payment-intent', { packageId: 'advanced' })).statusCode).toBe(409);
    expect((await user.post('/api/create-payment-intent', { packageId: 'pro' })).statusCode).toBe(409);
  });

  test('two tabs with two packages: the replaced form cannot be paid any more', async () => {
    const user = await app.signedIn();
    const first = await startCheckout(user, 'advanced');
    const second = await startCheckout(user, 'pro');

    const refused = (await pay(user, first.clientSecret, GOOD)).json();
    expect(refused.error.code).toBe('payment_intent_unexpected_state');

    await confirm(user, second.subscriptionId, await payWith(user, second, GOOD));
    expect(await planOf(user)).toBe('pro');
  });

  test('choosing Basic on a paid plan lets it end and says when; resuming takes that back', async () => {
    const user = await app.signedIn();
    await buy(user, 'advanced');

    const basic = (await user.post('/api/activate-basic-plan', { packageId: 'basic' })).json();
    const plan = (await user.get('/api/billing/plan')).json();

    expect(basic.startsAt).toBe(plan.periodEnd);
    expect(plan).toMatchObject({ package: { id: 'advanced' }, cancelAtPeriodEnd: true });
    expect(await planOf(user)).toBe('advanced');
    expect((await user.post('/api/billing/resume', undefined)).json().cancelAtPeriodEnd).toBe(false);
    expect((await user.post('/api/billing/cancel', undefined)).json().cancelAtPeriodEnd).toBe(true);
  });

  test('without a paid plan there is nothing to cancel or to resume', async () => {
    const user = await app.signedIn();

    expect((await user.get('/api/billing/plan')).json()).toBeNull();
    expect((await user.get('/api/billing/receipts')).json()).toEqual([]);
    for (const way of ['cancel', 'resume']) {
      expect((await user.post(`/api/billing/${way}`, undefined)).statusCode).toBe(409);
    }
    expect((await user.post('/api/create-payment-intent', { packageId: 'basic' })).statusCode).toBe(409);
  });

  test('bad input is refused and changes nothing', async () => {
    const user = await app.signedIn();
    for (const body of [{}, { packageId: 'gold' }, { packageId: 'pro', price: 1 }, { packageId: ['pro'] }]) {
      expect((await user.post('/api/create-payment-intent', body)).statusCode).toBe(400);
    }
    for (const body of [{}, { paymentIntentId: 'x' }, { paymentIntentId: "' or 1=1", subscriptionId: 'y' }]) {
      expect((await user.post('/api/confirm-payment', body)).statusCode).toBe(400);
    }
    expect(await statusesOf(app, user)).toEqual([]);
    expect(await planOf(user)).toBeNull();
  });
});

describe('time', () => {
  test('a plan renews by itself; one that was cancelled ends, and Basic follows where it was chosen', async () => {
    const app = await buildTestApp();
    app.clock.set('2026-01-31T10:00:00.000Z');
    const [stays, leaves] = [await app.signedIn(), await app.signedIn()];
    await buy(stays, 'pro');
    await buy(leaves, 'pro');
    await leaves.post('/api/activate-basic-plan', { packageId: 'basic' });

    app.clock.set('2026-02-28T09:59:00.000Z');
    await app.sweep('while-serving');
    expect(await planOf(leaves)).toBe('pro');
    app.clock.set('2026-02-28T10:01:00.000Z');
    await app.sweep('while-serving');

    // The provider's events of it come by themselves.
    await expect.poll(() => planOf(leaves)).toBe('basic');
    expect(await planOf(stays)).toBe('pro');
    const receiptsOf = async () => (await stays.get('/api/billing/receipts')).json();
    await expect.poll(receiptsOf).toHaveLength(2);
    const receipts = await receiptsOf();
    expect(receipts[0]).toMatchObject({ paidCents: 2999, periodEnd: '2026-03-31T10:00:00.000Z' });
    await app.close();
  });

  test('a renewal that fails keeps the plan while it is tried again, and ends it after that', async () => {
    const app = await buildTestApp();
    app.clock.set('2026-03-01T10:00:00.000Z');
    const user = await app.signedIn();
    const checkout = await startCheckout(user, 'pro');
    await confirm(user, checkout.subscriptionId, await payWith(user, checkout, '4000 0000 0000 0341'));

    app.clock.set('2026-04-02T10:00:00.000Z');
    await app.sweep('while-serving');
    expect((await user.get('/api/billing/plan')).json().status).toBe('past_due');
    expect(await planOf(user)).toBe('pro');

    app.clock.set('2026-04-10T10:00:00.000Z');
    await app.sweep('while-serving');
    expect(await planOf(user)).toBeNull();
    expect((await user.get('/api/billing/receipts')).json()).toHaveLength(1);
    await app.close();
  });

  test('a payment whose confirmation was lost is found by the next round', async () => {
    const app = await buildTestApp();
    const user = await app.signedIn();
    const checkout = await startCheckout(user, 'advanced');
    await payWith(user, checkout, GOOD);

    await app.sweep('while-serving');

    expect(await planOf(user)).toBe('advanced');
    await app.close();
  });

  test('a plan of whose renewal nobody hears any more ends a week after what is paid', async () => {
    const app = await buildTestApp();
    app.clock.set('2026-03-01T10:00:00.000Z');
    const user = await app.signedIn();
    await buy(user, 'pro');

    app.clock.set('2026-04-08T09:00:00.000Z');
    expect(await planOf(user)).toBe('pro');
    app.clock.set('2026-04-08T11:00:00.000Z');
    expect(await planOf(user)).toBeNull();
    await app.close();
  });

  test('a form that stood open for a day cannot be paid', async () => {
    const app = await buildTestApp();
    app.clock.set('2026-03-01T10:00:00.000Z');
    const user = await app.signedIn();
    const checkout = await startCheckout(user, 'advanced');

    app.clock.set('2026-03-02T10:00:00.000Z');
    expect((await pay(user, checkout.clientSecret, '4242424242424242')).json().error).toBeDefined();
    expect((await startCheckout(user, 'advanced')).subscriptionId).not.toBe(checkout.subscriptionId);
    await app.close();
  });
});

async function buy(user: SignedInClient, packageId: string): Promise<void> {
  const checkout = await startCheckout(user, packageId);
  const answer = await confirm(user, checkout.subscriptionId, await payWith(user, checkout, GOOD));
  expect(answer.statusCode, answer.body).toBe(200);
}

async function planOf(user: SignedInClient): Promise<string | null> {
  return (await user.get('/api/user/active-package')).json()?.id ?? null;
}

function confirm(user: SignedInClient, subscriptionId: string, paymentIntentId: string) {
  return user.post('/api/confirm-payment', { paymentIntentId, subscriptionId });
}

function pay(user: SignedInClient, clientSecret: string, number: string) {
  return user.post('/api/sandbox-payments/confirm', {
    clientSecret,
    card: { number, expiry: '12 / 34', cvc: '123' },
  });
}

function answerBank(user: SignedInClient, clientSecret: string, outcome: 'approve' | 'refuse') {
  return user.post('/api/sandbox-payments/authenticate', { clientSecret, outcome });
}

async function statusesOf(app: TestApp, user: SignedInClient): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('subscriptions')
    .select('status')
    .where('userId', '=', user.id)
    .orderBy('status')
    .execute();
  return rows.map(({ status }) => status);
}
