import type { Kysely } from 'kysely';

/** Which garment a photo seems to show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('closetFinds').addColumn('guess', 'text').execute();
}
