import type { Transaction } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

export type PhotoRow = Schema['photos'];

export function createPhotosRepository(db: Db) {
  return {
    async list(userId: string): Promise<PhotoRow[]> {
      return db
        .selectFrom('photos')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
    },

    async count(userId: string, transaction: Db | Transaction<Schema> = db): Promise<number> {
      const row = await transaction
        .selectFrom('photos')
        .select((expression) => expression.fn.countAll().as('photos'))
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(row.photos);
    },

    async insert(rows: PhotoRow[], transaction: Transaction<Schema>): Promise<void> {
      await transaction.insertInto('photos').values(rows).execute();
    },

    async delete(
      userId: string,
      id: string,
      transaction: Transaction<Schema>,
    ): Promise<PhotoRow | undefined> {
      return transaction
        .deleteFrom('photos')
        .where('id', '=', id)
        .where('userId', '=', userId)
        .returningAll()
        .executeTakeFirst();
    },

    async saveFeatures(userId: string, id: string, features: string): Promise<void> {
      await db
        .updateTable('photos')
        .set({ features })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .execute();
    },
  };
}
