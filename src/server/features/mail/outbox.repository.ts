import type { Transaction } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Email } from './email.ts';

export type OutboxRow = Schema['outbox'];

export function createOutboxRepository(db: Db) {
  return {
    async insert(row: OutboxRow, transaction: Db | Transaction<Schema> = db): Promise<void> {
      await transaction.insertInto('outbox').values(row).execute();
    },

    async listDue(now: string, limit: number): Promise<OutboxRow[]> {
      return db
        .selectFrom('outbox')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(limit)
        .execute();
    },

    async countWaiting(): Promise<number> {
      const { count } = await db
        .selectFrom('outbox')
        .select((expression) => expression.fn.countAll().as('count'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Takes a due row until `until`. @returns false when another process was quicker. */
    async claim(row: OutboxRow, until: string): Promise<boolean> {
      const result = await db
        .updateTable('outbox')
        .set({ dueAt: until })
        .where('id', '=', row.id)
        .where('dueAt', '=', row.dueAt)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async postpone(id: string, tries: number, dueAt: string): Promise<void> {
      await db.updateTable('outbox').set({ tries, dueAt }).where('id', '=', id).execute();
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
    },

    /** Keeps the written email to be read here, and no more than `limit` of them. */
    async keep(id: string, email: Email, limit: number): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ state: 'kept', ...email })
        .where('id', '=', id)
        .execute();
      const newest = db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'kept')
        .orderBy('createdAt', 'desc')
        .limit(limit);
      await db.deleteFrom('outbox').where('state', '=', 'kept').where('id', 'not in', newest).execute();
    },

    async listKept(): Promise<OutboxRow[]> {
      return db
        .selectFrom('outbox')
        .selectAll()
        .where('state', '=', 'kept')
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute();
    },
  };
}
