import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_PACKAGES } from '#domain/plans/plan-limits.ts';
import type {
  Payment,
  PaymentGateway,
  ProviderSubscription,
} from '#server/adapters/payments/payment-gateway.ts';
import { createPlansService } from '#server/features/plans/plans.service.ts';
import { addUser } from '#server/testing/add-user.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createSubscriptionWriter, type SubscriptionWriter } from './apply-subscription.ts';
import { type CheckoutAttempt, createAttemptsRepository } from './attempts.repository.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const PERIOD = { periodStart: '2026-03-01T00:00:00.000Z', periodEnd: '2026-03-31T00:00:00.000Z' };
/** A third of the period, and with it of the price, is over. */
const A_THIRD_ON = '2026-03-11T00:00:00.000Z';
const MODE = { gateway: 'sandbox', livemode: false } as const;
const EVENT = { id: 'event-1', type: 'customer.subscription.updated', subscriptionId: 'sub' };

/** Each branch of the writer by itself; what a life of purchases comes to is in any-order.test.ts. */
describe('the writer of what is paid for', () => {
  let database: TestDatabase;
  let writer: SubscriptionWriter;
  let userId: string;
  /** What the provider knows. */
  let truths: Map<string, ProviderSubscription>;
  let payments: Payment[];
  let calls: [string, ...unknown[]][];
  let whenFetched: () => Promise<void>;
  let isPaidMeanwhile: boolean;

  beforeAll(async () => {
    database = await openTestDatabase('sqlite');
    const clock = { now: () => new Date(NOW) };
    const plans = createPlansService({
      db: database.db,
      clock,
      newId: randomUUID,
      packages: DEFAULT_PACKAGES,
      paymentsThatCount: MODE,
    });
    writer = createSubscriptionWriter({ db: database.db, clock, plans });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await addUser(database);
    truths = new Map();
    payments = [];
    calls = [];
    whenFetched = async () => {};
    isPaidMeanwhile = false;
    await database.db.deleteFrom('paymentEvents').execute();
  });

  describe('applies what the provider says', () => {
    test.each(['active', 'trialing', 'past_due'] as const)(
      '%s: the plan is given, the purchase paid, the others under way are given up',
      async (status) => {
        // In one tab it waited for its payment while in another one a purchase was begun.
        const bought = await buy({ status }, { state: 'closing' });
        const other = await attempt();
        const elsewhere = await attempt({ gateway: 'stripe' });

        expect(await writer.apply(gateway, bought.id, EVENT)).toEqual({ userId, truth: bought });

        expect(await rows('subscriptions')).toEqual([
          {
            id: bought.id,
            userId,
            attemptId: bought.origin?.attemptId,
            gateway: 'sandbox',
            livemode: 0,
            customerId: 'customer',
            packageId: 'pro',
            status,
            since: PERIOD.periodStart,
            ...PERIOD,
            cancelAtPeriodEnd: 0,
            takenOverAt: null,
            settled: 0,
            version: 1,
          },
        ]);
        expect(await plan()).toMatchObject({
          packageId: 'pro',
          since: PERIOD.periodStart,
          periodEnd: PERIOD.periodEnd,
          cancelAtPeriodEnd: 0,
          status: status === 'past_due' ? 'past_due' : 'active',
        });
        expect(await stateOf(bought.origin?.attemptId)).toBe('paid');
        expect([await stateOf(other.id), await stateOf(elsewhere.id)]).toEqual(['closing', 'open']);
        expect(await database.db.selectFrom('paymentEvents').selectAll().execute()).toEqual([
          { id: EVENT.id, type: EVENT.type, receivedAt: NOW },
        ]);
      },
    );

    test.each([
      ['canceled', 'closed'],
      ['incomplete_expired', 'closed'],
      ['incomplete', 'open'],
      ['paused', 'open'],
    ] as const)('%s before it was paid: no plan, and the purchase is %s', async (status, state) => {
      const bought = await buy({ status });

      await writer.apply(gateway, bought.id);

      expect(await plan()).toBeUndefined();
      expect(await stateOf(bought.origin?.attemptId)).toBe(state);
    });

    test('an end after it was paid takes the plan, and the purchase stays a paid one', async () => {
      const bought = await buy({});
      await writer.apply(gateway, bought.id);
      const later = await attempt();
      truths.set(bought.id, { ...bought, status: 'canceled' });

      await writer.apply(gateway, bought.id);

      expect(await plan()).toBeUndefined();
      expect(await stateOf(bought.origin?.attemptId)).toBe('paid');
      expect(await stateOf(later.id)).toBe('open');
      expect((await rows('subscriptions'))[0]).toMatchObject({ status: 'canceled', version: 2 });
    });

    test('a renewal leaves a purchase alone that began meanwhile', async () => {
      const bought = await buy({});
      await writer.apply(gateway, bought.id);
      const upgrade = await attempt();

      await writer.apply(gateway, bought.id);

      expect(await stateOf(upgrade.id)).toBe('open');
    });

    test('that it ends with its period, is said of the plan', async () => {
      const bought = await buy({ cancelAtPeriodEnd: true });

      await writer.apply(gateway, bought.id);

      expect(await plan()).toMatchObject({ cancelAtPeriodEnd: 1 });
    });

    test('a paid one may change its price, and without a package of ours it keeps the one that was bought', async () => {
      const bought = await buy({});
      await writer.apply(gateway, bought.id);
      truths.set(bought.id, { ...bought, packageId: null, priceCents: 9_999 });

      expect(await writer.apply(gateway, bought.id)).not.toBeNull();

      expect(await plan()).toMatchObject({ packageId: 'pro' });
    });
    test('its package is the one of its price, not the one that was bought', async () => {
      const bought = await buy({});
      await writer.apply(gateway, bought.id);
      truths.set(bought.id, { ...bought, packageId: 'advanced' });

      await writer.apply(gateway, bought.id);

      expect(await plan()).toMatchObject({ packageId: 'advanced' });
    });
  });

  describe('writes nothing of one that is not ours, and is done with its event', () => {
    test.each<[string, (truth: ProviderSubscription) => ProviderSubscription | null]>([
      ['that the provider does not know', () => null],
      ['that nobody of us began', (truth) => ({ ...truth, origin: null })],
      ['of an attempt that is not there', (truth) => ({ ...truth, origin: { userId, attemptId: 'none' } })],
      ['of other money', (truth) => ({ ...truth, livemode: true })],
      ['of another provider', (truth) => ({ ...truth, gateway: 'stripe' })],
      ['at another price', (truth) => ({ ...truth, priceCents: 1 })],
      ['for another package', (truth) => ({ ...truth, packageId: 'advanced' })],
    ])('%s', async (_which, change) => {
      const bought = await buy({});
      const changed = change(bought);
      if (changed) truths.set(bought.id, changed);
      else truths.delete(bought.id);

      expect(await writer.apply(gateway, bought.id, EVENT)).toBeNull();
      expect(await writer.apply(gateway, bought.id)).toBeNull();

      expect([await rows('subscriptions'), await plan()]).toEqual([[], undefined]);
      expect(await stateOf(bought.origin?.attemptId)).toBe('open');
      expect(await database.db.selectFrom('paymentEvents').selectAll().execute()).toHaveLength(1);
    });

    test('that is of somebody else, though its purchase was paid', async () => {
      const bought = await buy({});
      await writer.apply(gateway, bought.id);
      const attemptId = bought.origin?.attemptId ?? '';
      truths.set(bought.id, { ...bought, status: 'canceled', origin: { userId: 'somebody', attemptId } });

      expect(await writer.apply(gateway, bought.id)).toBeNull();

      expect(await plan()).toMatchObject({ packageId: 'pro' });
    });

    test.each([{ livemode: true }, { gateway: 'stripe' as const }])(
      'that is of other money (%j), though its purchase was paid',
      async (other) => {
        const bought = await buy({});
        await writer.apply(gateway, bought.id);
        truths.set(bought.id, { ...bought, ...other });

        expect(await writer.apply(gateway, bought.id)).toBeNull();
      },
    );
  });

  describe('when another writes at the same time', () => {
    test('asks the provider again, because what it had may be older', async () => {
      const bought = await buy({});
      let fetched = 0;
      whenFetched = async () => {
        fetched += 1;
        if (fetched > 1) return;
        // Between asking and writing: another process wrote, and the provider has gone on.
        await writer.apply(gateway, bought.id);
        truths.set(bought.id, { ...bought, status: 'past_due' });
      };

      await writer.apply(gateway, bought.id);

      expect((await rows('subscriptions'))[0]).toMatchObject({ status: 'past_due', version: 2 });
      expect(fetched).toBe(3);
    });

    test('gives up after eight rounds, in words', async () => {
      const bought = await buy({});
      await writer.apply(gateway, bought.id);
      let fetched = 0;
      whenFetched = async () => {
        fetched += 1;
        await database.db
          .updateTable('subscriptions')
          .set(({ eb }) => ({ version: eb('version', '+', 1) }))
          .where('id', '=', bought.id)
          .execute();
      };

      await expect(writer.apply(gateway, bought.id)).rejects.toMatchObject({
        body: { reason: 'plan_being_updated' },
      });
      expect(fetched).toBe(8);
    });
  });

  describe('of two that run', () => {
    test('the higher one counts from its own beginning on; the other is taken over', async () => {
      const [old, upgrade] = await upgraded();

      expect(await plan()).toMatchObject({ packageId: 'pro', since: A_THIRD_ON });
      expect(await rows('subscriptions')).toMatchObject([
        { id: old.id, takenOverAt: A_THIRD_ON },
        { id: upgrade.id, takenOverAt: null },
      ]);
    });

    test('the old one ends, what was paid for its rest beyond the credit is paid back, and it is settled', async () => {
      const [old] = await upgraded({ creditCents: 500, replacedPeriodEnd: PERIOD.periodEnd });
      payments = [paid(old.id, {})];

      await writer.finish(gateway, userId);
      await writer.finish(gateway, userId);

      expect(calls).toEqual([
        ['cancelNow', old.id],
        ['listPayments', old.id],
        // Two thirds of 30.00, without the credit.
        ['refund', `invoice of ${old.id}`, 1_500],
      ]);
      expect(await rows('subscriptions')).toMatchObject([
        { id: old.id, status: 'canceled', settled: 1 },
        { settled: 0 },
      ]);
      expect(await plan()).toMatchObject({ packageId: 'pro' });
    });

    test('a credit counts for the period that it was given for, and what is all credited is not paid back', async () => {
      const [old] = await upgraded({ creditCents: 5_000, replacedPeriodEnd: PERIOD.periodEnd });
      const next = { periodStart: PERIOD.periodEnd, periodEnd: '2026-04-30T00:00:00.000Z' };
      payments = [paid(old.id, {}), paid(old.id, { ...next, invoiceId: 'the next', valueCents: 3_000 })];

      await writer.finish(gateway, userId);

      expect(calls.filter(([call]) => call === 'refund')).toEqual([['refund', 'the next', 3_000]]);
    });
  });

  describe('of purchases that were replaced', () => {
    test('those that never got to the provider are closed, the others are given up there', async () => {
      const begun = await attempt({ state: 'closing', subscriptionId: null });
      const waiting = await buy({ status: 'incomplete' }, { state: 'closing' });
      const abandoned = waiting.origin?.attemptId;

      await writer.finish(gateway, userId);

      expect(calls).toEqual([['abandon', waiting.id]]);
      expect([await stateOf(begun.id), await stateOf(abandoned)]).toEqual(['closed', 'closed']);
    });

    test('one that was paid in that moment counts', async () => {
      const bought = await buy({ status: 'incomplete' }, { state: 'closing' });
      isPaidMeanwhile = true;

      await writer.finish(gateway, userId);

      expect(await stateOf(bought.origin?.attemptId)).toBe('paid');
      expect(await plan()).toMatchObject({ packageId: 'pro' });
    });
  });

  const gateway: PaymentGateway = {
    ...MODE,
    kind: 'sandbox',
    publishableKey: null,
    async fetchSubscription(id) {
      const truth = truths.get(id) ?? null;
      await whenFetched();
      return truth;
    },
    async abandon(id) {
      calls.push(['abandon', id]);
      setStatus(id, isPaidMeanwhile ? 'active' : 'incomplete_expired');
      return isPaidMeanwhile ? 'paid' : 'ended';
    },
    async cancelNow(id) {
      calls.push(['cancelNow', id]);
      setStatus(id, 'canceled');
    },
    async listPayments(id) {
      calls.push(['listPayments', id]);
      return payments.filter(({ subscriptionId }) => subscriptionId === id);
    },
    async refund({ invoiceId }, cents) {
      calls.push(['refund', invoiceId, cents]);
    },
    ensureCustomer: notAsked,
    startSubscription: notAsked,
    verifyPayment: notAsked,
    cancelAtPeriodEnd: notAsked,
    resume: notAsked,
    forgetCustomer: notAsked,
    parseWebhook: notAsked,
  };

  function setStatus(id: string, status: ProviderSubscription['status']): void {
    const truth = truths.get(id);
    if (truth) truths.set(id, { ...truth, status });
  }

  /** A purchase, and the subscription that the provider made for it. */
  async function buy(
    truth: Partial<ProviderSubscription>,
    of: Partial<CheckoutAttempt> = {},
  ): Promise<ProviderSubscription> {
    const id = `sub-${randomUUID()}`;
    const { id: attemptId, priceCents } = await attempt({ subscriptionId: id, ...of });
    const made: ProviderSubscription = {
      id,
      ...MODE,
      ...PERIOD,
      customerId: 'customer',
      status: 'active',
      packageId: 'pro',
      origin: { userId, attemptId },
      priceCents,
      currency: 'usd',
      cancelAtPeriodEnd: false,
      payment: null,
      ...truth,
    };
    truths.set(id, made);
    return made;
  }

  async function attempt(of: Partial<CheckoutAttempt> = {}): Promise<CheckoutAttempt> {
    const made: CheckoutAttempt = {
      id: randomUUID(),
      userId,
      gateway: 'sandbox',
      livemode: 0,
      packageId: 'pro',
      priceCents: 3_000,
      currency: 'usd',
      creditCents: 0,
      replaces: null,
      replacedPeriodEnd: null,
      customerId: 'customer',
      subscriptionId: null,
      paymentIntentId: null,
      state: 'open',
      createdAt: NOW,
      ...of,
    };
    const attempts = createAttemptsRepository(database.db);
    await database.db.transaction().execute((transaction) => attempts.insert(made, transaction));
    return made;
  }

  /** Advanced first, and Pro a third of the period later. */
  async function upgraded(
    credit: Partial<CheckoutAttempt> = {},
  ): Promise<[ProviderSubscription, ProviderSubscription]> {
    const old = await buy({ packageId: 'advanced' }, { packageId: 'advanced' });
    await writer.apply(gateway, old.id);
    const upgrade = await buy({ periodStart: A_THIRD_ON }, { replaces: old.id, ...credit });
    await writer.apply(gateway, upgrade.id);
    return [old, upgrade];
  }

  function paid(subscriptionId: string, of: Partial<Payment>): Payment {
    return {
      invoiceId: `invoice of ${subscriptionId}`,
      subscriptionId,
      valueCents: 3_000,
      paidCents: 3_000,
      refundedCents: 0,
      currency: 'usd',
      ...PERIOD,
      paidAt: PERIOD.periodStart,
      receiptUrl: null,
      ...of,
    };
  }

  function rows(table: 'subscriptions') {
    return database.db
      .selectFrom(table)
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('periodStart')
      .execute();
  }

  function plan() {
    return database.db.selectFrom('paidPlans').selectAll().where('userId', '=', userId).executeTakeFirst();
  }

  async function stateOf(attemptId: string | undefined) {
    const [found] = await database.db
      .selectFrom('checkoutAttempts')
      .select('state')
      .where('id', '=', attemptId ?? '')
      .execute();
    return found?.state;
  }
});

async function notAsked(): Promise<never> {
  throw new Error('The writer has no reason to ask this');
}
