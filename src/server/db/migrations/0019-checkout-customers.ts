import type { Kysely } from 'kysely';

/** Whom the provider knows from a purchase on: it is to forget them also when the purchase got no further. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('checkoutAttempts').addColumn('customerId', 'text').execute();
}
