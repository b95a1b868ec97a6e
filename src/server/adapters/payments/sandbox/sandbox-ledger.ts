import { type Selectable, sql, type Transaction } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { addMonths } from './add-months.ts';
import { renewsWith } from './test-cards.ts';

export type SandboxSubscription = Selectable<Schema['sandboxSubscriptions']>;
export type SandboxInvoice = Selectable<Schema['sandboxInvoices']>;

const UNPAID_LIMIT_MS = 23 * 60 * 60 * 1000;
/** So long a failed renewal is tried again before the subscription ends. */
const COLLECTING_MS = 7 * 24 * 60 * 60 * 1000;

const ENDED = [sql.lit('canceled'), sql.lit('incomplete_expired')];

/** The sandbox's books: what a card provider would keep on its side. Time moves them on, renewals and all. */
export function createSandboxLedger(dependencies: { db: Db; clock: Clock; newId: () => string }) {
  const { db, clock, newId } = dependencies;

  return {
    find: (id: string) =>
      db.selectFrom('sandboxSubscriptions').selectAll().where('id', '=', id).executeTakeFirst(),

    newestInvoice: (subscriptionId: string) =>
      db
        .selectFrom('sandboxInvoices')
        .selectAll()
        .where('subscriptionId', '=', subscriptionId)
        .orderBy('periodStart', 'desc')
        .executeTakeFirst(),

    invoiceOfSecret: (clientSecret: string) =>
      db
        .selectFrom('sandboxInvoices')
        .selectAll()
        .where('clientSecret', '=', clientSecret)
        .executeTakeFirst(),

    paidInvoices: (subscriptionId: string) =>
      db
        .selectFrom('sandboxInvoices')
        .selectAll()
        .where('subscriptionId', '=', subscriptionId)
        .where('paidAt', 'is not', null)
        .orderBy('paidAt', 'desc')
        .execute(),

    /** One subscription for an attempt, however often it is asked. */
    async open(
      asked: Pick<SandboxSubscription, 'attemptId' | 'userId' | 'packageId' | 'priceCents' | 'currency'>,
      dueCents: number,
    ): Promise<string> {
      const now = clock.now().toISOString();
      const periodEnd = addMonths(now, 1);
      return db.transaction().execute(async (transaction) => {
        const id = `sub_sandbox_${newId()}`;
        const made = await transaction
          .insertInto('sandboxSubscriptions')
          .values({
            ...asked,
            id,
            status: 'incomplete',
            startedAt: now,
            periodStart: now,
            periodEnd,
            cancelAtPeriodEnd: 0,
            renewals: 0,
            cardBrand: null,
            cardLast4: null,
          })
          .onConflict((conflict) => conflict.column('attemptId').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (made) {
          await insertInvoice(transaction, { id, periodStart: now, periodEnd }, dueCents, null);
          return id;
        }
        const existing = await transaction
          .selectFrom('sandboxSubscriptions')
          .select('id')
          .where('attemptId', '=', asked.attemptId)
          .executeTakeFirstOrThrow();
        return existing.id;
      });
    },

    setIntent: (invoiceId: string, intentStatus: string) =>
      db
        .updateTable('sandboxInvoices')
        .set({ intentStatus })
        .where('id', '=', invoiceId)
        .where('intentStatus', 'not in', ['succeeded', 'canceled'])
        .execute(),

    /** The first payment, once. @returns false when there was nothing to pay any more. */
    async pay(invoice: SandboxInvoice, card: { brand: string; last4: string } | null): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const paid = await transaction
          .updateTable('sandboxInvoices')
          .set({ intentStatus: 'succeeded', paidAt: clock.now().toISOString() })
          .where('id', '=', invoice.id)
          .where('intentStatus', 'not in', ['succeeded', 'canceled'])
          .returning('id')
          .executeTakeFirst();
        if (!paid) return false;

        await transaction
          .updateTable('sandboxSubscriptions')
          .set({ status: 'active', ...(card && { cardBrand: card.brand, cardLast4: card.last4 }) })
          .where('id', '=', invoice.subscriptionId)
          .where('status', '=', 'incomplete')
          .execute();
        return true;
      });
    },

    noteCard: (subscriptionId: string, card: { brand: string; last4: string }) =>
      db
        .updateTable('sandboxSubscriptions')
        .set({ cardBrand: card.brand, cardLast4: card.last4 })
        .where('id', '=', subscriptionId)
        .where('status', '=', 'incomplete')
        .execute(),

    setCancelAtPeriodEnd: (id: string, cancelAtPeriodEnd: 0 | 1) =>
      db
        .updateTable('sandboxSubscriptions')
        .set({ cancelAtPeriodEnd })
        .where('id', '=', id)
        .where('status', 'not in', ENDED)
        .execute(),

    /** Ends it if it is in one of these states (any that is no end, by default). @returns whether it did. */
    end: (id: string, onlyFrom?: string) =>
      db.transaction().execute((transaction) => end(transaction, id, 'canceled', onlyFrom)),

    refund: (invoiceId: string, cents: number) =>
      db
        .updateTable('sandboxInvoices')
        .set({ refundedCents: cents })
        .where('id', '=', invoiceId)
        .where('refundedCents', '=', 0)
        .execute(),

    subscriptionsOf: (userId: string) =>
      db.selectFrom('sandboxSubscriptions').select('id').where('userId', '=', userId).execute(),

    forget: (userId: string) =>
      db.updateTable('sandboxSubscriptions').set({ userId: '' }).where('userId', '=', userId).execute(),

    /** Does what time has brought: renewals, failed and made ones, ends. @returns the subscriptions that changed. */
    async advance(id?: string): Promise<string[]> {
      const now = clock.now();
      const changed = new Set<string>();
      for (;;) {
        let query = db
          .selectFrom('sandboxSubscriptions')
          .selectAll()
          .where('status', 'not in', ENDED)
          .where((where) =>
            where.or([
              where('periodEnd', '<=', now.toISOString()),
              where.and([
                where('status', '=', 'incomplete'),
                where('startedAt', '<=', new Date(now.getTime() - UNPAID_LIMIT_MS).toISOString()),
              ]),
              where.and([
                where('status', '=', 'past_due'),
                where('periodStart', '<=', new Date(now.getTime() - COLLECTING_MS).toISOString()),
              ]),
            ]),
          );
        if (id !== undefined) query = query.where('id', '=', id);
        const due = await query.execute();
        if (due.length === 0) return [...changed];

        for (const subscription of due) {
          await db.transaction().execute((transaction) => step(transaction, subscription));
          changed.add(subscription.id);
        }
      }
    },
  };

  /** One step of one subscription; nothing, when somebody else has taken it. */
  async function step(transaction: Transaction<Schema>, subscription: SandboxSubscription): Promise<void> {
    if (subscription.status === 'incomplete') {
      await end(transaction, subscription.id, 'incomplete_expired', 'incomplete');
      return;
    }
    if (subscription.status === 'past_due' || subscription.cancelAtPeriodEnd === 1) {
      await end(transaction, subscription.id, 'canceled', subscription.status);
      return;
    }

    const renewals = subscription.renewals + 1;
    const pays = renewsWith(subscription.cardLast4);
    const period = {
      periodStart: subscription.periodEnd,
      periodEnd: addMonths(subscription.startedAt, renewals + 1),
    };
    const moved = await transaction
      .updateTable('sandboxSubscriptions')
      .set({ ...period, renewals, status: pays ? 'active' : 'past_due' })
      .where('id', '=', subscription.id)
      .where('renewals', '=', subscription.renewals)
      .where('cancelAtPeriodEnd', '=', 0)
      .where('status', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    if (!moved) return;
    await insertInvoice(
      transaction,
      { id: subscription.id, ...period },
      subscription.priceCents,
      pays ? period.periodStart : null,
    );
  }

  async function end(
    transaction: Transaction<Schema>,
    id: string,
    status: 'canceled' | 'incomplete_expired',
    onlyFrom?: string,
  ): Promise<boolean> {
    let update = transaction
      .updateTable('sandboxSubscriptions')
      .set({ status })
      .where('id', '=', id)
      .where('status', 'not in', ENDED);
    if (onlyFrom !== undefined) update = update.where('status', '=', onlyFrom);
    if (!(await update.returning('id').executeTakeFirst())) return false;

    await transaction
      .updateTable('sandboxInvoices')
      .set({ intentStatus: 'canceled' })
      .where('subscriptionId', '=', id)
      .where('intentStatus', '<>', 'succeeded')
      .execute();
    return true;
  }

  async function insertInvoice(
    transaction: Transaction<Schema>,
    of: { id: string; periodStart: string; periodEnd: string },
    dueCents: number,
    paidAt: string | null,
  ): Promise<void> {
    const intent = `pi_sandbox_${newId()}`;
    await transaction
      .insertInto('sandboxInvoices')
      .values({
        id: `in_sandbox_${newId()}`,
        subscriptionId: of.id,
        paymentIntentId: intent,
        clientSecret: `${intent}_secret_${newId()}`,
        intentStatus: paidAt === null ? 'requires_payment_method' : 'succeeded',
        dueCents,
        refundedCents: 0,
        periodStart: of.periodStart,
        periodEnd: of.periodEnd,
        createdAt: clock.now().toISOString(),
        paidAt,
      })
      .execute();
  }
}
