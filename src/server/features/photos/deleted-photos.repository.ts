import type { Transaction } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { PhotoRow } from './photo-row.ts';

type Connection = Db | Transaction<Schema>;

export function createDeletedPhotosRepository(db: Db) {
  return {
    /** @returns false when there is no such photo, or it was deleted already. */
    async markDeleted(userId: string, id: string, at: string, transaction: Connection): Promise<boolean> {
      const row = await transaction
        .updateTable('photos')
        .set({ deletedAt: at })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async find(userId: string, id: string, transaction: Connection): Promise<PhotoRow | undefined> {
      return transaction
        .selectFrom('photos')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirst();
    },

    async unmarkDeleted(userId: string, id: string, transaction: Connection): Promise<void> {
      await transaction
        .updateTable('photos')
        .set({ deletedAt: null })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .execute();
    },

    /** The last deleted first. */
    async list(userId: string, connection: Connection = db): Promise<PhotoRow[]> {
      return connection
        .selectFrom('photos')
        .selectAll()
        .where('userId', '=', userId)
        .where('deletedAt', 'is not', null)
        .orderBy('deletedAt', 'desc')
        .orderBy('id')
        .execute();
    },

    /** Everybody's that were deleted before this instant. */
    async listDeletedBefore(before: string, limit: number, transaction: Connection): Promise<PhotoRow[]> {
      return transaction
        .selectFrom('photos')
        .selectAll()
        .where('deletedAt', '<', before)
        .orderBy('deletedAt')
        .limit(limit)
        .execute();
    },

    /** @returns those that were still deleted, and whose files nothing refers to any more. */
    async take(ids: string[], transaction: Connection): Promise<PhotoRow[]> {
      if (ids.length === 0) return [];
      return transaction
        .deleteFrom('photos')
        .where('id', 'in', ids)
        .where('deletedAt', 'is not', null)
        .returningAll()
        .execute();
    },
  };
}
