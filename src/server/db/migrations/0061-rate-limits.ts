import type { Kysely } from 'kysely';

/** The table of the rate limits is called after them. What it has counted goes on counting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tries').renameTo('rateLimits').execute();
  await db.schema.dropIndex('triesByExpiry').execute();
  await db.schema.createIndex('rateLimitsByExpiry').on('rateLimits').column('expiresAt').execute();
}
