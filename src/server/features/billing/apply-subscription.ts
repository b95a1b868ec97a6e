import type { Transaction } from 'kysely';
import { refusal } from '#contract/refusals.ts';
import { isRunning, leadingOf } from '#domain/billing/subscription-plan.ts';
import { refundCents } from '#domain/billing/unused-share.ts';
import { isOfAttempt } from '#server/adapters/payments/judge-payment.ts';
import type {
  PaymentEvent,
  PaymentGateway,
  ProviderSubscription,
} from '#server/adapters/payments/payment-gateway.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import { type CheckoutAttempt, createAttemptsRepository, modeColumns } from './attempts.repository.ts';
import { createEventsRepository } from './events.repository.ts';
import { createSubscriptionsRepository, type SubscriptionRow } from './subscriptions.repository.ts';

export type SubscriptionWriter = ReturnType<typeof createSubscriptionWriter>;

const MAX_ROUNDS = 8;
const ENDED = ['canceled', 'incomplete_expired'];

/**
 * The only writer of what is paid for. Confirming, the webhook and the reconcile all end here, and all do the same: ask the
 * provider first, then write what it said. So it does not matter who comes first, how often, or in which order.
 */
export function createSubscriptionWriter(dependencies: { db: Db; clock: Clock; plans: PlansService }) {
  const { db, clock, plans } = dependencies;
  const attempts = createAttemptsRepository(db);
  const subscriptions = createSubscriptionsRepository(db);
  const events = createEventsRepository(db);

  return { apply, finish };

  /**
   * Brings one subscription to what the provider says now. The event that asked for it counts as worked on with it.
   * @returns what was written; null for one that is none of ours.
   */
  async function apply(
    gateway: PaymentGateway,
    subscriptionId: string,
    event: PaymentEvent | null = null,
  ): Promise<{ userId: string; truth: ProviderSubscription } | null> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const version = await subscriptions.versionOf(subscriptionId);
      const truth = await gateway.fetchSubscription(subscriptionId);
      const attempt = truth?.origin && (await attempts.find(truth.origin.attemptId));
      if (!truth || !attempt || !isOurs(truth, attempt)) {
        if (event) await events.note(event, clock.now().toISOString());
        return null;
      }
      const written = await db
        .transaction()
        .execute((transaction) => write(transaction, { truth, attempt, version, event }));
      if (written) return { userId: attempt.userId, truth };
    }
    throw refusal('plan_being_updated');
  }

  async function write(
    transaction: Transaction<Schema>,
    about: {
      truth: ProviderSubscription;
      attempt: CheckoutAttempt;
      version: number;
      event: PaymentEvent | null;
    },
  ): Promise<boolean> {
    const { truth, attempt, version, event } = about;
    const { userId } = attempt;
    await lockUser(transaction, userId);
    if (!(await subscriptions.save(toRow(truth, attempt), version, transaction))) return false;

    if (event) await events.note(event, clock.now().toISOString(), transaction);
    if (isRunning(truth.status) && attempt.state !== 'paid') {
      await attempts.setState(attempt.id, 'paid', transaction);
      await attempts.closeOthers(attempt, transaction);
    } else if (ENDED.includes(truth.status) && attempt.state !== 'paid') {
      await attempts.setState(attempt.id, 'closed', transaction);
    }

    const inForce = await subscriptions.listInForce(userId, truth, transaction);
    const leading = leadingOf(inForce);
    for (const { id } of inForce) {
      if (leading && id !== leading.id) {
        await subscriptions.markTakenOver(id, leading.periodStart, transaction);
      }
    }
    await plans.setPaidPlan(userId, truth, leading && toPlan(leading), transaction);
    return true;
  }

  /**
   * Tells the provider what follows from what was written: purchases that were replaced are given up, subscriptions that
   * were taken over end, and what was paid for them beyond is paid back. May be repeated, and is, until it succeeds.
   */
  async function finish(gateway: PaymentGateway, userId: string): Promise<void> {
    for (const attempt of await attempts.listClosing(userId, gateway)) {
      if (attempt.subscriptionId === null) {
        await attempts.setState(attempt.id, 'closed');
        continue;
      }
      await gateway.abandon(attempt.subscriptionId);
      await apply(gateway, attempt.subscriptionId);
    }

    for (const subscription of await subscriptions.listToSettle(gateway, userId)) {
      await gateway.cancelNow(subscription.id);
      const credit = await attempts.creditFor(subscription.id);
      for (const payment of await gateway.listPayments(subscription.id)) {
        const credited = payment.periodEnd === credit.periodEnd ? credit.cents : 0;
        const cents = refundCents(payment, subscription.takenOverAt ?? payment.periodStart, credited);
        if (cents > 0) await gateway.refund(payment, cents);
      }
      await apply(gateway, subscription.id);
      await subscriptions.markSettled(subscription.id);
    }
  }
}

/** Until its first payment it must be just what the attempt asked for; later the provider's side may change its price. */
function isOurs(truth: ProviderSubscription, attempt: CheckoutAttempt): boolean {
  const { gateway, livemode } = modeColumns(truth);
  if (attempt.gateway !== gateway || attempt.livemode !== livemode) return false;
  if (truth.origin?.userId !== attempt.userId) return false;
  return attempt.state === 'paid' || isOfAttempt(truth, claimOf(attempt));
}

/** What a subscription must be, to be this attempt's. */
export function claimOf(attempt: CheckoutAttempt) {
  return {
    attemptId: attempt.id,
    userId: attempt.userId,
    packageId: attempt.packageId as SubscriptionRow['packageId'],
    priceCents: attempt.priceCents,
    currency: attempt.currency,
  };
}

function toRow(truth: ProviderSubscription, attempt: CheckoutAttempt) {
  return {
    id: truth.id,
    userId: attempt.userId,
    attemptId: attempt.id,
    ...modeColumns(truth),
    customerId: truth.customerId,
    packageId: truth.packageId ?? claimOf(attempt).packageId,
    status: truth.status,
    since: truth.periodStart,
    periodStart: truth.periodStart,
    periodEnd: truth.periodEnd,
    cancelAtPeriodEnd: Number(truth.cancelAtPeriodEnd),
  };
}

function toPlan(leading: SubscriptionRow) {
  return {
    packageId: leading.packageId,
    since: leading.since,
    status: leading.status === 'past_due' ? ('past_due' as const) : ('active' as const),
    periodEnd: leading.periodEnd,
    cancelAtPeriodEnd: leading.cancelAtPeriodEnd === 1,
  };
}
