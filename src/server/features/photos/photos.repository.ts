import type { Transaction } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { PhotoRow } from './photo-row.ts';

/** The photos that have their slot; those that were deleted are read by `deleted-photos.repository.ts`. */
export function createPhotosRepository(db: Db) {
  return {
    async list(userId: string): Promise<PhotoRow[]> {
      return db
        .selectFrom('photos')
        .selectAll()
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
    },

    async count(userId: string, transaction: Db | Transaction<Schema> = db): Promise<number> {
      const row = await transaction
        .selectFrom('photos')
        .select((expression) => expression.fn.countAll().as('photos'))
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.photos);
    },

    async insert(rows: PhotoRow[], transaction: Transaction<Schema>): Promise<void> {
      await transaction.insertInto('photos').values(rows).execute();
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
