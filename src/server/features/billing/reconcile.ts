import { AppError } from '#contract/error.ts';
import type { Gateways } from '#server/adapters/payments/gateways.ts';
import type { PaymentGateway } from '#server/adapters/payments/payment-gateway.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { SubscriptionWriter } from './apply-subscription.ts';
import { createAttemptsRepository } from './attempts.repository.ts';
import { createEventsRepository } from './events.repository.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** So long after its form was opened a purchase is looked at in every round. */
const LIVELY_MS = HOUR_MS;
/** A purchase that got no subscription by then never will: nobody was shown a form. */
const UNSTARTED_LIMIT_MS = HOUR_MS;
/** Providers repeat an event for three days. */
const EVENTS_KEPT_MS = 30 * 24 * HOUR_MS;

/** Asks the provider about what may have been missed: what is under way every time, everything once an hour. */
export function createReconcile(dependencies: {
  db: Db;
  clock: Clock;
  gateways: Gateways;
  writer: SubscriptionWriter;
  onLateFailure: (error: unknown) => void;
}) {
  const { db, clock, gateways, writer, onLateFailure } = dependencies;
  const attempts = createAttemptsRepository(db);
  const subscriptions = createSubscriptionsRepository(db);
  const events = createEventsRepository(db);
  let fullAt = Number.NEGATIVE_INFINITY;
  let isUnderWay = false;

  return Object.assign(reconcile, { forgetCustomers });

  async function reconcile(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      const now = clock.now().getTime();
      const isFull = now - fullAt >= HOUR_MS;
      await gateways.sandbox?.advance();
      for (const gateway of gateways.all) {
        await reconcileGateway(gateway, isFull).catch(onLateFailure);
      }
      await forgetCustomers();
      if (isFull) {
        await events.forgetBefore(new Date(now - EVENTS_KEPT_MS).toISOString());
        fullAt = now;
      }
    } finally {
      isUnderWay = false;
    }
  }

  async function reconcileGateway(gateway: PaymentGateway, isFull: boolean): Promise<void> {
    const users = new Set<string>();
    for (const attempt of await attempts.listUnfinished(gateway)) {
      const age = clock.now().getTime() - Date.parse(attempt.createdAt);
      // A form that somebody left open is asked about once an hour, until the provider lets it expire.
      if (attempt.state === 'open' && age > LIVELY_MS && !isFull) continue;

      users.add(attempt.userId);
      const { subscriptionId } = attempt;
      if (subscriptionId !== null) await each(() => writer.apply(gateway, subscriptionId));
      else if (age > UNSTARTED_LIMIT_MS) await attempts.setState(attempt.id, 'closed');
    }
    if (isFull) {
      for (const id of await subscriptions.listRunning(gateway)) await each(() => writer.apply(gateway, id));
    }
    for (const { userId } of await subscriptions.listToSettle(gateway)) users.add(userId);
    for (const userId of users) await each(() => writer.finish(gateway, userId));
  }

  async function forgetCustomers(): Promise<void> {
    for (const gateway of gateways.all) {
      for (const customerId of await events.listCustomersToForget(gateway)) {
        await each(async () => {
          await gateway.forgetCustomer(customerId);
          await events.removeCustomerToForget(customerId);
        }).catch(onLateFailure);
      }
    }
  }

  /** One that fails leaves the others; a provider that cannot be reached ends the round. */
  async function each(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof AppError && ['unavailable', 'provider_too_slow'].includes(error.code)) throw error;
      onLateFailure(error);
    }
  }
}
