import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Makes transactions of one user follow one another until this one ends, so that "count, then insert" holds a limit.
 * An update that changes nothing holds the row on PostgreSQL; SQLite has one writer anyway.
 */
export async function lockUser(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((expression) => ({ id: expression.ref('id') }))
    .where('id', '=', userId)
    .execute();
}
