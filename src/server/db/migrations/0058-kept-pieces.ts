import type { Kysely } from 'kysely';

/** Until which day nobody is asked about a piece that they have not worn for long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('closetPieces').addColumn('keptUntil', 'text').execute();
}
