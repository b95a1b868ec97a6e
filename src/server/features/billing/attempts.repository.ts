import { type Selectable, sql, type Transaction } from 'kysely';
import type { PaymentMode } from '#server/adapters/payments/payment-gateway.ts';
import type { Db } from '#server/db/open-database.ts';
import type { CheckoutState, Schema } from '#server/db/schema.ts';

export type CheckoutAttempt = Selectable<Schema['checkoutAttempts']>;

/** The mode as it stands in a row. */
export function modeColumns({ gateway, livemode }: PaymentMode) {
  return { gateway, livemode: Number(livemode) };
}

/** In the statement itself, not beside it: the index of these few rows is known by it. */
const UNFINISHED = [sql.lit('open' as const), sql.lit('closing' as const)];

/** What each purchase was, from the click on a package to its end. */
export function createAttemptsRepository(db: Db) {
  return {
    async find(id: string): Promise<CheckoutAttempt | undefined> {
      return db.selectFrom('checkoutAttempts').selectAll().where('id', '=', id).executeTakeFirst();
    },

    async findBySubscription(userId: string, subscriptionId: string): Promise<CheckoutAttempt | undefined> {
      return db
        .selectFrom('checkoutAttempts')
        .selectAll()
        .where('userId', '=', userId)
        .where('subscriptionId', '=', subscriptionId)
        .executeTakeFirst();
    },

    async findOpen(
      userId: string,
      mode: PaymentMode,
      transaction: Transaction<Schema>,
    ): Promise<CheckoutAttempt | undefined> {
      const { gateway, livemode } = modeColumns(mode);
      return transaction
        .selectFrom('checkoutAttempts')
        .selectAll()
        .where('userId', '=', userId)
        .where('gateway', '=', gateway)
        .where('livemode', '=', livemode)
        .where('state', '=', 'open')
        .executeTakeFirst();
    },

    async insert(attempt: CheckoutAttempt, transaction: Transaction<Schema>): Promise<void> {
      await transaction.insertInto('checkoutAttempts').values(attempt).execute();
    },

    async setState(id: string, state: CheckoutState, database: Db | Transaction<Schema> = db): Promise<void> {
      await database.updateTable('checkoutAttempts').set({ state }).where('id', '=', id).execute();
    },

    /** Who the person was at the provider in the last purchase that got so far. */
    async lastCustomer(userId: string, mode: PaymentMode): Promise<string | null> {
      const { gateway, livemode } = modeColumns(mode);
      const row = await db
        .selectFrom('checkoutAttempts')
        .select('customerId')
        .where('userId', '=', userId)
        .where('gateway', '=', gateway)
        .where('livemode', '=', livemode)
        .where('customerId', 'is not', null)
        .orderBy('createdAt', 'desc')
        .executeTakeFirst();
      return row?.customerId ?? null;
    },

    /** @returns false when the purchase is not there any more: the account was deleted meanwhile. */
    async setCustomer(id: string, customerId: string): Promise<boolean> {
      const row = await db
        .updateTable('checkoutAttempts')
        .set({ customerId })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** @returns false when another purchase has taken its place meanwhile. */
    async setSubscription(id: string, subscriptionId: string): Promise<boolean> {
      const row = await db
        .updateTable('checkoutAttempts')
        .set({ subscriptionId })
        .where('id', '=', id)
        .returning('state')
        .executeTakeFirst();
      return row?.state === 'open';
    },

    async setPaymentIntent(id: string, paymentIntentId: string): Promise<void> {
      await db.updateTable('checkoutAttempts').set({ paymentIntentId }).where('id', '=', id).execute();
    },

    /** All of a person's other purchases under way are replaced. */
    async closeOthers(
      attempt: Pick<CheckoutAttempt, 'id' | 'userId' | 'gateway' | 'livemode'>,
      transaction: Transaction<Schema>,
    ): Promise<void> {
      await transaction
        .updateTable('checkoutAttempts')
        .set({ state: 'closing' })
        .where('userId', '=', attempt.userId)
        .where('gateway', '=', attempt.gateway)
        .where('livemode', '=', attempt.livemode)
        .where('id', '<>', attempt.id)
        .where('state', '=', 'open')
        .execute();
    },

    async listClosing(userId: string, mode: PaymentMode): Promise<CheckoutAttempt[]> {
      const { gateway, livemode } = modeColumns(mode);
      return db
        .selectFrom('checkoutAttempts')
        .selectAll()
        .where('userId', '=', userId)
        .where('gateway', '=', gateway)
        .where('livemode', '=', livemode)
        .where('state', '=', 'closing')
        .orderBy('createdAt')
        .execute();
    },

    async listUnfinished(mode: PaymentMode): Promise<CheckoutAttempt[]> {
      const { gateway, livemode } = modeColumns(mode);
      return db
        .selectFrom('checkoutAttempts')
        .selectAll()
        .where('gateway', '=', gateway)
        .where('livemode', '=', livemode)
        .where('state', 'in', UNFINISHED)
        .orderBy('createdAt')
        .execute();
    },

    /** The credit that the subscription in force gave for another one, and for which of its periods. */
    async creditFor(subscriptionId: string): Promise<{ cents: number; periodEnd: string | null }> {
      const row = await db
        .selectFrom('checkoutAttempts as attempt')
        .innerJoin('subscriptions as successor', 'successor.attemptId', 'attempt.id')
        .select(['attempt.creditCents', 'attempt.replacedPeriodEnd'])
        .where('attempt.replaces', '=', subscriptionId)
        .where('attempt.state', '=', 'paid')
        .where('successor.takenOverAt', 'is', null)
        .executeTakeFirst();
      return { cents: row?.creditCents ?? 0, periodEnd: row?.replacedPeriodEnd ?? null };
    },
  };
}
