import { type Selectable, sql, type Transaction } from 'kysely';
import type { PackageId } from '#contract/plans.ts';
import { isRunning } from '#domain/billing/subscription-plan.ts';
import type { PaymentMode } from '#server/adapters/payments/payment-gateway.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { modeColumns } from './attempts.repository.ts';

export type SubscriptionRow = Selectable<Schema['subscriptions']> & { packageId: PackageId };

/** In the statement itself, not beside it: the index of those that run is known by it. */
const ENDED = [sql.lit('canceled'), sql.lit('incomplete_expired')];

/** What the provider said last about each subscription. */
export function createSubscriptionsRepository(db: Db) {
  return {
    /** 0: nothing is written yet. */
    async versionOf(id: string): Promise<number> {
      const row = await db
        .selectFrom('subscriptions')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.version ?? 0;
    },

    /**
     * Writes, unless somebody has written since `version` was read: what was fetched before that may be older.
     * @returns whether it was written.
     */
    async save(
      row: Omit<SubscriptionRow, 'version' | 'takenOverAt' | 'settled'>,
      version: number,
      transaction: Transaction<Schema>,
    ): Promise<boolean> {
      if (version === 0) {
        const inserted = await transaction
          .insertInto('subscriptions')
          .values({ ...row, takenOverAt: null, settled: 0, version: 1 })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        return inserted !== undefined;
      }
      const { since: _, ...changed } = row;
      const updated = await transaction
        .updateTable('subscriptions')
        .set({ ...changed, version: version + 1 })
        .where('id', '=', row.id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return updated !== undefined;
    },

    /** Running, and not taken over by another one. */
    async listInForce(
      userId: string,
      mode: PaymentMode,
      database: Db | Transaction<Schema> = db,
    ): Promise<SubscriptionRow[]> {
      const all = await listOf(userId, mode, database);
      return all.filter(({ status, takenOverAt }) => isRunning(status) && takenOverAt === null);
    },

    async markTakenOver(id: string, at: string, transaction: Transaction<Schema>): Promise<void> {
      await transaction
        .updateTable('subscriptions')
        .set({ takenOverAt: at })
        .where('id', '=', id)
        .where('takenOverAt', 'is', null)
        .execute();
    },

    async listToSettle(mode: PaymentMode, userId?: string): Promise<SubscriptionRow[]> {
      const { gateway, livemode } = modeColumns(mode);
      let query = db
        .selectFrom('subscriptions')
        .selectAll()
        .where('gateway', '=', gateway)
        .where('livemode', '=', livemode)
        .where('takenOverAt', 'is not', null)
        .where('settled', '=', sql.lit(0));
      if (userId !== undefined) query = query.where('userId', '=', userId);
      return (await query.execute()) as SubscriptionRow[];
    },

    async markSettled(id: string): Promise<void> {
      await db.updateTable('subscriptions').set({ settled: 1 }).where('id', '=', id).execute();
    },

    listOf: (userId: string, mode: PaymentMode): Promise<SubscriptionRow[]> => listOf(userId, mode, db),

    async listRunning(mode: PaymentMode): Promise<string[]> {
      const { gateway, livemode } = modeColumns(mode);
      const rows = await db
        .selectFrom('subscriptions')
        .select('id')
        .where('gateway', '=', gateway)
        .where('livemode', '=', livemode)
        .where('status', 'not in', ENDED)
        .execute();
      return rows.map(({ id }) => id);
    },
  };

  async function listOf(
    userId: string,
    mode: PaymentMode,
    database: Db | Transaction<Schema>,
  ): Promise<SubscriptionRow[]> {
    const { gateway, livemode } = modeColumns(mode);
    const rows = await database
      .selectFrom('subscriptions')
      .selectAll()
      .where('userId', '=', userId)
      .where('gateway', '=', gateway)
      .where('livemode', '=', livemode)
      .execute();
    return rows as SubscriptionRow[];
  }
}
