import type { Kysely } from 'kysely';

/** What models have used, by UTC day: for the limits that an operator sets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('modelTokens')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('modelTokensByUser')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('modelTokensByUserKey', ['userId', 'day'])
    .execute();
}
