import type { Kysely } from 'kysely';

/** One row, which the probe of readiness writes again and again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('probes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('written', 'text', (column) => column.notNull())
    .execute();
}
