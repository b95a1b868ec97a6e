import type { PackageId, StylePackage } from '#contract/plans.ts';
import { refusal } from '#contract/refusals.ts';
import { rankOf } from '#domain/billing/subscription-plan.ts';
import { upgradeCreditCents } from '#domain/billing/unused-share.ts';
import type { PaymentGateway, ProviderSubscription } from '#server/adapters/payments/payment-gateway.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import type { SubscriptionWriter } from './apply-subscription.ts';
import { type CheckoutAttempt, createAttemptsRepository, modeColumns } from './attempts.repository.ts';
import { createSubscriptionsRepository, type SubscriptionRow } from './subscriptions.repository.ts';

/** A purchase that waits for its payment. */
export interface Checkout {
  subscriptionId: string;
  clientSecret: string;
  offered: StylePackage;
  creditCents: number;
}

const MAX_ROUNDS = 3;

/** Begins a purchase, or goes on with the one that was begun: a reload and a double click find the same one. */
export function createCheckout(dependencies: {
  db: Db;
  clock: Clock;
  newId: () => string;
  plans: PlansService;
  writer: SubscriptionWriter;
}) {
  const { db, clock, newId, plans, writer } = dependencies;
  const attempts = createAttemptsRepository(db);
  const subscriptions = createSubscriptionsRepository(db);

  return async function startCheckout(
    gateway: PaymentGateway,
    user: { id: string; email: string },
    packageId: PackageId,
  ): Promise<Checkout> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const offered = plans.packageOf(packageId);
      const current = await currentOf(gateway, user.id);
      refuseWhatIsNoUpgrade(offered, current);

      const attempt = await openAttempt(gateway, user.id, offered, current);
      // What it replaces must be out of reach before a new form is shown, so that nobody pays twice.
      await writer.finish(gateway, user.id);
      const subscription = await subscriptionOf(gateway, user, attempt, offered);
      if (subscription?.status === 'incomplete' && subscription.payment?.clientSecret) {
        return {
          subscriptionId: subscription.id,
          clientSecret: subscription.payment.clientSecret,
          offered,
          creditCents: attempt.creditCents,
        };
      }
      // Paid in another tab, or expired: what is written now decides anew.
      if (subscription) await writer.apply(gateway, subscription.id);
    }
    throw refusal('purchase_in_another_tab');
  };

  /** The subscription in force, as the provider says now. */
  async function currentOf(gateway: PaymentGateway, userId: string): Promise<SubscriptionRow | null> {
    for (const { id } of await subscriptions.listInForce(userId, gateway)) await writer.apply(gateway, id);
    const [current] = await subscriptions.listInForce(userId, gateway);
    return current ?? null;
  }

  function refuseWhatIsNoUpgrade(offered: StylePackage, current: SubscriptionRow | null): void {
    if (offered.price === 0) {
      throw refusal('package_is_free', { params: { package: offered.name } });
    }
    if (current === null) return;
    if (current.packageId === offered.id)
      throw refusal('plan_already', { params: { package: offered.name } });
    if (rankOf(current.packageId) > rankOf(offered.id)) {
      const { name } = plans.packageOf(current.packageId);
      throw refusal('plan_has_more', { params: { package: name } });
    }
  }

  async function openAttempt(
    gateway: PaymentGateway,
    userId: string,
    offered: StylePackage,
    current: SubscriptionRow | null,
  ): Promise<CheckoutAttempt> {
    const now = clock.now().toISOString();
    const payments = current ? await gateway.listPayments(current.id) : [];
    const wanted: CheckoutAttempt = {
      id: newId(),
      userId,
      ...modeColumns(gateway),
      packageId: offered.id,
      priceCents: offered.price,
      currency: offered.currency,
      creditCents: upgradeCreditCents(payments, now, offered.price),
      replaces: current?.id ?? null,
      replacedPeriodEnd: current?.periodEnd ?? null,
      customerId: null,
      subscriptionId: null,
      paymentIntentId: null,
      state: 'open',
      createdAt: now,
    };

    return db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const open = await attempts.findOpen(userId, gateway, transaction);
      if (open && isSamePurchase(open, wanted)) return open;

      if (open) await attempts.setState(open.id, 'closing', transaction);
      await attempts.insert(wanted, transaction);
      return wanted;
    });
  }

  /** Null: another tab has replaced this purchase meanwhile. */
  async function subscriptionOf(
    gateway: PaymentGateway,
    user: { id: string; email: string },
    attempt: CheckoutAttempt,
    offered: StylePackage,
  ): Promise<ProviderSubscription | null> {
    if (attempt.subscriptionId !== null) return gateway.fetchSubscription(attempt.subscriptionId);

    const customerId = await customerOf(gateway, user, attempt);
    const { subscriptionId } = await gateway.startSubscription({
      attemptId: attempt.id,
      userId: user.id,
      customerId,
      offered,
      creditCents: attempt.creditCents,
    });
    if (!(await attempts.setSubscription(attempt.id, subscriptionId))) {
      await gateway.abandon(subscriptionId);
      return null;
    }
    // So that it is known from here on, whatever becomes of this request.
    await writer.apply(gateway, subscriptionId);
    return gateway.fetchSubscription(subscriptionId);
  }

  /** Written down before anything is bought: whoever deletes the account has the provider forget them by it. */
  async function customerOf(
    gateway: PaymentGateway,
    user: { id: string; email: string },
    attempt: CheckoutAttempt,
  ): Promise<string> {
    if (attempt.customerId !== null) return attempt.customerId;

    const [earlier] = await subscriptions.listOf(user.id, gateway);
    const known = earlier?.customerId ?? (await attempts.lastCustomer(user.id, gateway));
    const customerId = await gateway.ensureCustomer({
      userId: user.id,
      email: user.email,
      customerId: known,
    });
    if (await attempts.setCustomer(attempt.id, customerId)) return customerId;

    await gateway.forgetCustomer(customerId);
    throw refusal('signed_out');
  }
}

/** Package, price and what is replaced, period and all: then the credit still fits. */
function isSamePurchase(open: CheckoutAttempt, wanted: CheckoutAttempt): boolean {
  return (
    open.packageId === wanted.packageId &&
    open.priceCents === wanted.priceCents &&
    open.currency === wanted.currency &&
    open.replaces === wanted.replaces &&
    open.replacedPeriodEnd === wanted.replacedPeriodEnd
  );
}
