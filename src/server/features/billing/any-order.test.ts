import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#contract/error.ts';
import { PACKAGE_IDS, type PackageId } from '#contract/plans.ts';
import { refusal } from '#contract/refusals.ts';
import { rankOf } from '#domain/billing/subscription-plan.ts';
import { DEFAULT_PACKAGES } from '#domain/plans/plan-limits.ts';
import { sandboxOnly } from '#server/adapters/payments/gateways.ts';
import {
  createSandboxGateway,
  type SandboxGateway,
} from '#server/adapters/payments/sandbox/sandbox-gateway.ts';
import { createRateLimits } from '#server/features/auth/rate-limits.ts';
import { createPlansService, type PlansService } from '#server/features/plans/plans.service.ts';
import { addUser } from '#server/testing/add-user.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { type BillingService, createBillingService } from './billing.service.ts';

const RUNS = 1_000;
const START = Date.parse('2026-01-31T10:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;
const CARDS = ['4242424242424242', '4000000000000341', '4000002500003155', '4000000000000002'];

type Action =
  | { do: 'checkout'; tab: 0 | 1; packageId: PackageId }
  | { do: 'pay'; tab: 0 | 1; card: string }
  | { do: 'pay in both tabs' }
  | { do: 'buy'; tab: 0 | 1; packageId: PackageId; card: string }
  | { do: 'answer the bank'; tab: 0 | 1; outcome: 'approve' | 'refuse' }
  | { do: 'confirm'; tab: 0 | 1; times: number }
  | { do: 'confirm as a thief'; tab: 0 | 1 }
  | { do: 'cancel' | 'resume' | 'choose Basic' | 'reconcile' }
  | { do: 'deliver'; which: number; again: boolean }
  | { do: 'forge an event' }
  | { do: 'wait'; hours: number };

const tab = fc.constantFrom<0 | 1>(0, 1);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      tab,
      packageId: fc.constantFrom<PackageId>('advanced', 'pro'),
      card: fc.constantFrom('4242424242424242', '4242424242424242', ...CARDS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('checkout' as const),
      tab,
      packageId: fc.constantFrom<PackageId>('advanced', 'pro'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('pay' as const), tab, card: fc.constantFrom(...CARDS) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay in both tabs' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer the bank' as const),
      tab,
      outcome: fc.constantFrom('approve' as const, 'refuse' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('confirm' as const), tab, times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('confirm as a thief' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'cancel' as const,
        'resume' as const,
        'choose Basic' as const,
        'reconcile' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), which: fc.nat(9), again: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forge an event' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 25, 240, 24 * 32) }),
  },
);

/** How the provider's next calls go: well, not at all, or well without the answer arriving. */
const faults = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constant('before' as const) },
    { weight: 1, arbitrary: fc.constant('after' as const) },
  ),
  { minLength: 1, maxLength: 40 },
);
type Fault = 'none' | 'before' | 'after';

describe('whatever happens in whatever order', () => {
  let database: TestDatabase;
  let now = START;
  const clock = { now: () => new Date(now) };
  let faultPlan: Fault[] = ['none'];
  let calls = 0;
  let mailbox: { raw: Uint8Array; signature: string }[] = [];
  let sandbox: SandboxGateway;
  let gateway: SandboxGateway;
  let plans: PlansService;
  let billing: BillingService;
  const counted = { paid: 0, refunded: 0, upgraded: 0, delivered: 0, failedCalls: 0 };

  beforeAll(async () => {
    database = await openTestDatabase('sqlite');
    // A thousand lives: nothing of them has to outlive a power cut.
    await sql`pragma synchronous = off`.execute(database.db);
    sandbox = createSandboxGateway({
      db: database.db,
      clock,
      newId: randomUUID,
      secret: 'the secret of the sandbox',
      deliver: (raw, signature) => mailbox.push({ raw, signature }),
    });
    gateway = withFaults(sandbox);
    plans = createPlansService({
      db: database.db,
      clock,
      newId: randomUUID,
      packages: DEFAULT_PACKAGES,
      paymentsThatCount: gateway,
    });
  });
  afterAll(() => database.close());

  test(`in ${RUNS} lives nobody is charged twice, keeps a plan that was not paid, or loses one that was`, async () => {
    await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 24 }), faults, live), {
      numRuns: RUNS,
      seed: 20_261_121,
    });
    // The lives were no idle ones.
    expect(counted.paid).toBeGreaterThan(RUNS / 2);
    expect(counted.upgraded).toBeGreaterThan(20);
    expect(counted.refunded).toBeGreaterThan(0);
    expect(counted.delivered).toBeGreaterThan(RUNS / 10);
    expect(counted.failedCalls).toBeGreaterThan(RUNS);
  }, 600_000);

  async function live(actions: Action[], faultsOfLife: Fault[]): Promise<void> {
    now = START;
    billing = createBillingService({
      db: database.db,
      clock,
      newId: randomUUID,
      plans,
      gateways: sandboxOnly(gateway),
      rateLimits: createRateLimits({ db: database.db, clock, isLocal: false }),
      onLateFailure: refusedOnly,
    });
    const person = { id: await addUser(database), email: 'ada@example.com' };
    const thief = await addUser(database);
    const tabs: Tab[] = [{}, {}];
    mailbox = [];
    calls = 0;
    faultPlan = faultsOfLife;
    for (const step of actions) await act(step, person, thief, tabs);

    faultPlan = ['none'];
    for (let round = 0; round < 3; round += 1) {
      now += HOUR_MS;
      await billing.reconcile();
    }
    await expectJustice(person.id, JSON.stringify(actions));
    expect(await plans.currentPlan(thief)).toBeNull();
    await forget();
  }

  interface Tab {
    checkout?: { clientSecret: string; subscriptionId: string };
    paymentIntentId?: string;
  }

  async function act(step: Action, person: { id: string; email: string }, thief: string, tabs: Tab[]) {
    const of = (index: 0 | 1): Tab => tabs[index] ?? {};
    switch (step.do) {
      case 'checkout': {
        const begun = await orRefused(billing.startCheckout(person, step.packageId, 'localhost'));
        if (begun) tabs[step.tab] = { checkout: begun };
        return;
      }
      case 'pay':
        return pay(of(step.tab), person.id, step.card);
      case 'buy':
        await act({ do: 'checkout', tab: step.tab, packageId: step.packageId }, person, thief, tabs);
        return pay(of(step.tab), person.id, step.card);
      case 'pay in both tabs':
        await Promise.all(tabs.map((each) => pay(each, person.id, '4242424242424242')));
        return;
      case 'answer the bank': {
        const { checkout } = of(step.tab);
        if (!checkout) return;
        const { paymentIntent } = await sandbox.authenticate(person.id, checkout.clientSecret, step.outcome);
        if (paymentIntent?.status === 'succeeded') of(step.tab).paymentIntentId = paymentIntent.id;
        return;
      }
      case 'confirm':
        await Promise.all(Array.from({ length: step.times }, () => confirm(of(step.tab), person.id)));
        return;
      case 'confirm as a thief':
        await confirm(of(step.tab), thief);
        expect(await plans.currentPlan(thief)).toBeNull();
        return;
      case 'cancel':
        await orRefused(billing.cancel(person.id));
        return;
      case 'resume':
        await orRefused(billing.resume(person.id));
        return;
      case 'choose Basic':
        await orRefused(billing.activateFree(person.id, 'basic'));
        return;
      case 'reconcile':
        await orRefused(billing.reconcile());
        return;
      case 'deliver': {
        const index = step.which % Math.max(1, mailbox.length);
        const event = mailbox[index];
        if (!event) return;
        if (!step.again) mailbox.splice(index, 1);
        if (await orRefused(billing.receiveEvent(event.raw, event.signature))) counted.delivered += 1;
        return;
      }
      case 'forge an event': {
        const event = mailbox[0];
        const raw = event?.raw ?? Buffer.from('{}');
        const forged = Buffer.from(Buffer.from(raw).toString().replace('evt_', 'evt_x'));
        expect(await billing.receiveEvent(forged, event?.signature ?? 't=1,v1=00')).toBe(false);
        return;
      }
      case 'wait':
        now += step.hours * HOUR_MS;
        await sandbox.advance();
    }
  }

  async function pay(of: Tab, userId: string, number: string): Promise<void> {
    if (!of.checkout) return;
    const { paymentIntent } = await sandbox.confirm(userId, of.checkout.clientSecret, {
      number,
      expiry: '12 / 34',
      cvc: '123',
    });
    if (paymentIntent?.status === 'succeeded') of.paymentIntentId = paymentIntent.id;
  }

  async function confirm({ checkout, paymentIntentId }: Tab, userId: string): Promise<void> {
    if (!checkout) return;
    const claimed = {
      subscriptionId: checkout.subscriptionId,
      paymentIntentId: paymentIntentId ?? checkout.clientSecret.split('_secret_', 1)[0] ?? '',
    };
    await orRefused(billing.confirm(userId, claimed));
  }

  /** What the provider's own books say about one person, against what the person has. */
  async function expectJustice(userId: string, story: string): Promise<void> {
    const subscriptions = await database.db
      .selectFrom('sandboxSubscriptions')
      .selectAll()
      .where('userId', '=', userId)
      .execute();
    const running = subscriptions.filter(({ status }) => ['active', 'past_due'].includes(status));
    expect(running.length, `one subscription at most: ${story}`).toBeLessThanOrEqual(1);

    const plan = await plans.currentPlan(userId);
    const paidPlan = plan?.status === 'free' ? null : (plan?.packageId ?? null);
    expect(paidPlan, `the plan is what is paid for: ${story}`).toBe(running[0]?.packageId ?? null);

    const periods = [];
    for (const subscription of subscriptions) {
      for (const payment of await sandbox.listPayments(subscription.id)) {
        const packageId = PACKAGE_IDS.find((id) => id === subscription.packageId) ?? 'basic';
        periods.push({ ...payment, packageId, isUpgrade: payment.paidCents < payment.valueCents });
        counted.paid += 1;
        if (payment.refundedCents > 0) counted.refunded += 1;
        if (payment.paidCents < payment.valueCents) counted.upgraded += 1;
      }
    }
    const kept = periods.reduce((sum, { paidCents, refundedCents }) => sum + paidCents - refundedCents, 0);
    expect(kept, `no time is paid twice: ${story}`).toBeLessThanOrEqual(
      worthOf(periods) + 2 * periods.length,
    );

    const at = new Date(now).toISOString();
    for (const period of periods) {
      const isCovered = period.periodStart <= at && at < period.periodEnd;
      if (!isCovered || period.refundedCents > 0) continue;
      expect(paidPlan, `what is paid is had: ${story}`).not.toBeNull();
      expect(rankOf(paidPlan ?? 'basic')).toBeGreaterThanOrEqual(rankOf(period.packageId));
    }
  }

  async function forget(): Promise<void> {
    await database.db.deleteFrom('users').execute();
    await database.db.deleteFrom('sandboxSubscriptions').execute();
    await database.db.deleteFrom('sandboxInvoices').execute();
  }

  /** The provider, as it is over a bad line. */
  function withFaults(gateway: SandboxGateway): SandboxGateway {
    return new Proxy(gateway, {
      get(target, name) {
        const value = Reflect.get(target, name);
        // Signatures are checked here, not over the line.
        if (typeof value !== 'function' || name === 'parseWebhook' || name === 'advance') return value;
        return async (...given: unknown[]) => {
          const fault = faultPlan[calls++ % faultPlan.length];
          if (fault !== 'none') counted.failedCalls += 1;
          if (fault === 'before') throw refusal('card_provider_unreachable');
          const answer = await value.apply(target, given);
          if (fault === 'after') throw refusal('card_provider_slow');
          return answer;
        };
      },
    });
  }
});

interface Period {
  periodStart: string;
  periodEnd: string;
  valueCents: number;
}

/** What all paid time is worth in cents, where each moment counts once, at the highest price that was paid for it. */
function worthOf(periods: readonly Period[]): number {
  const edges = [
    ...new Set(periods.flatMap(({ periodStart, periodEnd }) => [periodStart, periodEnd])),
  ].sort();
  let worth = 0;
  for (const [index, start] of edges.entries()) {
    const end = edges[index + 1];
    if (end === undefined) break;
    const length = Date.parse(end) - Date.parse(start);
    const prices = periods
      .filter((period) => period.periodStart <= start && period.periodEnd >= end)
      .map((period) => period.valueCents / (Date.parse(period.periodEnd) - Date.parse(period.periodStart)));
    worth += length * Math.max(0, ...prices);
  }
  return worth;
}

/** Refusals are part of life; anything else is a mistake of ours. */
function refusedOnly(error: unknown): void {
  if (!(error instanceof AppError) || error.code === 'internal') throw error;
}

async function orRefused<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    refusedOnly(error);
    return null;
  }
}
