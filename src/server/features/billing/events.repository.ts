import type { Transaction } from 'kysely';
import type { PaymentEvent, PaymentMode } from '#server/adapters/payments/payment-gateway.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { modeColumns } from './attempts.repository.ts';

/** Which events were worked on, and which customers are still to be forgotten. */
export function createEventsRepository(db: Db) {
  return {
    async isKnown(eventId: string): Promise<boolean> {
      const row = await db
        .selectFrom('paymentEvents')
        .select('id')
        .where('id', '=', eventId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async note(
      { id, type }: PaymentEvent,
      receivedAt: string,
      database: Db | Transaction<Schema> = db,
    ): Promise<void> {
      await database
        .insertInto('paymentEvents')
        .values({ id, type, receivedAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    async forgetBefore(instant: string): Promise<void> {
      await db.deleteFrom('paymentEvents').where('receivedAt', '<', instant).execute();
    },

    /** In the transaction that deletes the person. */
    async noteCustomersToForget(userId: string, transaction: Transaction<Schema>): Promise<void> {
      const customers = await transaction
        .selectFrom('subscriptions')
        .select(['customerId', 'gateway', 'livemode'])
        .where('userId', '=', userId)
        .union(
          // Who began to buy and got no subscription is known to the provider all the same.
          transaction
            .selectFrom('checkoutAttempts')
            .select(['customerId', 'gateway', 'livemode'])
            .where('userId', '=', userId)
            .where('customerId', 'is not', null)
            .$narrowType<{ customerId: string }>(),
        )
        .execute();
      for (const customer of customers) {
        await transaction
          .insertInto('customersToForget')
          .values(customer)
          .onConflict((conflict) => conflict.column('customerId').doNothing())
          .execute();
      }
    },

    async listCustomersToForget(mode: PaymentMode): Promise<string[]> {
      const { gateway, livemode } = modeColumns(mode);
      const rows = await db
        .selectFrom('customersToForget')
        .select('customerId')
        .where('gateway', '=', gateway)
        .where('livemode', '=', livemode)
        .execute();
      return rows.map(({ customerId }) => customerId);
    },

    async removeCustomerToForget(customerId: string): Promise<void> {
      await db.deleteFrom('customersToForget').where('customerId', '=', customerId).execute();
    },
  };
}
