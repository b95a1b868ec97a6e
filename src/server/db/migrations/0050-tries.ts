import type { Kysely } from 'kysely';

/** Tries at the doors are counted in the database on both engines, and reset codes can be written a second time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What was counted and asked for minutes ago may begin anew.
  await db.schema.dropTable('tries').ifExists().execute();
  await db.schema
    .createTable('tries')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('triesByExpiry').on('tries').column('expiresAt').execute();

  await db.schema.dropTable('resetCodes').execute();
  await db.schema
    .createTable('resetCodes')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('triesLeft', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('resetCodesByExpiry').on('resetCodes').column('expiresAt').execute();
}
