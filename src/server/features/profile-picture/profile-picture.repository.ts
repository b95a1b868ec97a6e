import type { Transaction } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

export type ProfilePictureRow = Schema['profilePictures'];

export function createProfilePictureRepository(db: Db) {
  return {
    async find(
      userId: string,
      transaction: Db | Transaction<Schema> = db,
    ): Promise<ProfilePictureRow | undefined> {
      return transaction
        .selectFrom('profilePictures')
        .selectAll()
        .where('userId', '=', userId)
        .executeTakeFirst();
    },

    async save(row: ProfilePictureRow, transaction: Transaction<Schema>): Promise<void> {
      const { userId, ...files } = row;
      await transaction
        .insertInto('profilePictures')
        .values({ userId, ...files })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(files))
        .execute();
    },
  };
}
