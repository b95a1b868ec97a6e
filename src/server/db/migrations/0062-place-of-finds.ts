import type { Kysely } from 'kysely';

/** Where of its photo a garment was found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('closetFinds').addColumn('place', 'text').execute();
}
