import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { PaidPlan, Receipt } from '#contract/billing.ts';
import type { PackageId, StylePackage } from '#contract/plans.ts';
import { refusal } from '#contract/refusals.ts';
import { type Gateways, gatewayOf } from '#server/adapters/payments/gateways.ts';
import type { PaymentGateway } from '#server/adapters/payments/payment-gateway.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { RateLimits } from '#server/features/auth/rate-limits.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import { claimOf, createSubscriptionWriter } from './apply-subscription.ts';
import { type CheckoutAttempt, createAttemptsRepository } from './attempts.repository.ts';
import { createEventsRepository } from './events.repository.ts';
import { createReconcile } from './reconcile.ts';
import { type Checkout, createCheckout } from './start-checkout.ts';
import { createSubscriptionsRepository, type SubscriptionRow } from './subscriptions.repository.ts';

export type BillingService = ReturnType<typeof createBillingService>;

/** The provider books a payment a moment after the browser hears of it. */
const BOOKING_WAITS_MS = [400, 800, 1_600];

export interface BillingDependencies {
  db: Db;
  clock: Clock;
  newId: () => string;
  plans: PlansService;
  gateways: Gateways;
  rateLimits: RateLimits;
  /** Failures that the person need not see, because they are made good later. */
  onLateFailure: (error: unknown) => void;
}

export function createBillingService(dependencies: BillingDependencies) {
  const { db, plans, gateways, rateLimits, clock, onLateFailure } = dependencies;
  const attempts = createAttemptsRepository(db);
  const subscriptions = createSubscriptionsRepository(db);
  const events = createEventsRepository(db);
  const writer = createSubscriptionWriter({ db, clock, plans });
  const startCheckout = createCheckout({ ...dependencies, writer });
  const reconcile = createReconcile({ db, clock, gateways, writer, onLateFailure });

  return {
    /** Makes good what was missed: lost confirmations, lost events, what the provider was too busy for. */
    reconcile,

    /**
     * Gives the user a package that costs nothing. Doing it again changes nothing. While a paid plan runs, that one is
     * let end, and the free one begins then.
     * @throws {AppError} `conflict` for a package with a price.
     */
    async activateFree(
      userId: string,
      packageId: PackageId,
    ): Promise<StylePackage & { startsAt: string | null }> {
      const wanted = plans.packageOf(packageId);
      if (wanted.price > 0) throw refusal('package_is_not_free', { params: { package: wanted.name } });

      const current = await plans.currentPlan(userId);
      if (current === null || current.status === 'free') {
        if (current?.packageId !== packageId) await plans.setPlan(userId, packageId);
        return { ...wanted, startsAt: null };
      }
      const { periodEnd } = await this.cancel(userId);
      await plans.setPlan(userId, packageId);
      return { ...wanted, startsAt: periodEnd };
    },

    /**
     * Begins to buy a package, on the keys of the host that was asked.
     * @throws {AppError} `unavailable` without payments, `conflict` for what is no upgrade, `too_many_requests`.
     */
    async startCheckout(
      user: { id: string; email: string },
      packageId: PackageId,
      hostname: string,
    ): Promise<Checkout & { gateway: PaymentGateway }> {
      const gateway = gateways.forHost(hostname);
      if (gateway === null) {
        throw refusal('payments_off');
      }
      await rateLimits.consume([['paymentByUser', user.id]]);
      return { ...(await startCheckout(gateway, user, packageId)), gateway };
    },

    /**
     * Activates what was paid, after asking the provider. Repeating it answers the same.
     * @throws {AppError} `not_found` for what is not this user's, `payment_declined`, `conflict` while it is not decided.
     */
    async confirm(
      userId: string,
      claimed: { paymentIntentId: string; subscriptionId: string },
    ): Promise<StylePackage> {
      const attempt = await attempts.findBySubscription(userId, claimed.subscriptionId);
      const gateway = attempt && gatewayOf(gateways, attempt);
      if (!attempt || !gateway) throw refusal('payment_not_found');
      const bought = plans.packageOf(claimOf(attempt).packageId);
      if (attempt.state === 'paid' && attempt.paymentIntentId === claimed.paymentIntentId) return bought;

      await expectPaid(gateway, attempt, claimed);
      await writer.apply(gateway, claimed.subscriptionId);
      await attempts.setPaymentIntent(attempt.id, claimed.paymentIntentId);
      await finishSoon(gateway, userId);
      if (gateway.livemode !== gateways.counts.livemode) {
        throw refusal('test_payment');
      }
      return bought;
    },

    /** Works on a signed event of the provider. @returns false when nobody here has signed it. */
    async receiveEvent(raw: Uint8Array, signature: string): Promise<boolean> {
      for (const gateway of gateways.all) {
        const event = await gateway.parseWebhook(raw, signature);
        if (event === null) continue;
        if (event.subscriptionId === null || (await events.isKnown(event.id))) return true;

        const applied = await writer.apply(gateway, event.subscriptionId, event);
        if (applied) await finishSoon(gateway, applied.userId);
        return true;
      }
      return false;
    },

    async paidPlan(userId: string): Promise<PaidPlan | null> {
      const current = await plans.currentPlan(userId);
      if (current === null || current.status === 'free' || current.periodEnd === null) return null;
      return {
        package: plans.packageOf(current.packageId),
        status: current.status,
        periodEnd: current.periodEnd,
        cancelAtPeriodEnd: current.cancelAtPeriodEnd,
      };
    },

    /** Lets the paid plan end with what is paid. @throws {AppError} `conflict` without one. */
    async cancel(userId: string): Promise<PaidPlan> {
      const { gateway, current } = await inForce(userId);
      await gateway.cancelAtPeriodEnd(current.id);
      return afterChange(gateway, userId, current.id);
    },

    /** Takes {@link cancel} back, while the plan runs. @throws {AppError} `conflict` without one. */
    async resume(userId: string): Promise<PaidPlan> {
      const { gateway, current } = await inForce(userId);
      await gateway.resume(current.id);
      return afterChange(gateway, userId, current.id);
    },

    /** All that a user paid, newest first. */
    async receipts(userId: string): Promise<Receipt[]> {
      const found: Receipt[] = [];
      const gateway = counting();
      if (gateway === null) return found;
      for (const subscription of await subscriptions.listOf(userId, gateway)) {
        for (const payment of await gateway.listPayments(subscription.id)) {
          found.push({
            id: payment.invoiceId,
            packageName: plans.packageOf(subscription.packageId).name,
            paidAt: payment.paidAt,
            periodStart: payment.periodStart,
            periodEnd: payment.periodEnd,
            paidCents: payment.paidCents,
            refundedCents: payment.refundedCents,
            currency: payment.currency,
            url: payment.receiptUrl,
          });
        }
      }
      return found.sort((a, b) => b.paidAt.localeCompare(a.paidAt));
    },

    /** In the transaction that deletes a person: notes whom the provider is to forget. */
    noteCustomersToForget: (userId: string, transaction: Transaction<Schema>): Promise<void> =>
      events.noteCustomersToForget(userId, transaction),

    /** After that transaction: tells the provider. What fails is tried again by the next reconcile. */
    forgetCustomers: (): Promise<void> => reconcile.forgetCustomers(),
  };

  function counting(): PaymentGateway | null {
    const { gateway, livemode } = gateways.counts;
    return gatewayOf(gateways, { gateway, livemode: Number(livemode) });
  }

  async function inForce(userId: string): Promise<{ gateway: PaymentGateway; current: SubscriptionRow }> {
    const gateway = counting();
    const [current] = gateway ? await subscriptions.listInForce(userId, gateway) : [];
    if (!gateway || !current) throw refusal('no_paid_plan');
    return { gateway, current };
  }

  async function afterChange(
    gateway: PaymentGateway,
    userId: string,
    subscriptionId: string,
  ): Promise<PaidPlan> {
    await writer.apply(gateway, subscriptionId);
    const plan = await plans.currentPlan(userId);
    if (plan === null || plan.status === 'free' || plan.periodEnd === null) {
      throw refusal('plan_ended');
    }
    return {
      package: plans.packageOf(plan.packageId),
      status: plan.status,
      periodEnd: plan.periodEnd,
      cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
    };
  }

  async function expectPaid(
    gateway: PaymentGateway,
    attempt: CheckoutAttempt,
    claimed: { paymentIntentId: string; subscriptionId: string },
  ): Promise<void> {
    const claim = { ...claimOf(attempt), ...claimed };
    let verdict = await gateway.verifyPayment(claim);
    for (const wait of BOOKING_WAITS_MS) {
      if (verdict !== 'processing') break;
      await sleep(wait);
      verdict = await gateway.verifyPayment(claim);
    }
    switch (verdict) {
      case 'succeeded':
        return;
      case 'not_yours':
        throw refusal('payment_not_found');
      case 'processing':
        throw refusal('payment_processing');
      case 'requires_action':
        throw refusal('payment_unconfirmed');
      case 'failed':
        throw refusal('payment_declined');
    }
  }

  /** What does not succeed now is done by the reconcile. */
  async function finishSoon(gateway: PaymentGateway, userId: string): Promise<void> {
    await writer.finish(gateway, userId).catch(onLateFailure);
  }
}
