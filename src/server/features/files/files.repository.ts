import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { FileState, Schema } from '#server/db/schema.ts';

export type FileRow = Schema['files'];

/** In the statement itself, not beside it: the index of these few rows is known by it. */
const KEPT = sql.lit('kept' as const);

export function createFilesRepository(db: Db) {
  return {
    async insertPending(rows: Omit<FileRow, 'state'>[]): Promise<void> {
      await db
        .insertInto('files')
        .values(rows.map((row) => ({ ...row, state: 'pending' as const })))
        .execute();
    },

    async setState(
      ids: string[],
      state: FileState,
      transaction: Db | Transaction<Schema> = db,
    ): Promise<void> {
      if (ids.length === 0) return;
      await transaction.updateTable('files').set({ state }).where('id', 'in', ids).execute();
    },

    async findKept(userId: string, id: string): Promise<FileRow | undefined> {
      return db
        .selectFrom('files')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('state', '=', 'kept')
        .executeTakeFirst();
    },

    async markAllForDeletion(userId: string, transaction: Transaction<Schema>): Promise<string[]> {
      const rows = await transaction
        .updateTable('files')
        .set({ state: 'deleting' })
        .where('userId', '=', userId)
        .returning('id')
        .execute();
      return rows.map((row) => row.id);
    },

    async listKept(userId: string): Promise<Pick<FileRow, 'id' | 'mediaType'>[]> {
      return db
        .selectFrom('files')
        .select(['id', 'mediaType'])
        .where('userId', '=', userId)
        .where('state', '=', 'kept')
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
    },

    /** The keys of some files, whoever's they are: ids are random, so those at either end of them are a sample. */
    async sampleKept(count: number): Promise<string[]> {
      const from = (end: 'asc' | 'desc') =>
        db
          .selectFrom('files')
          .select('storageKey')
          .where('state', '=', 'kept')
          .orderBy('id', end)
          .limit(count)
          .execute();
      const rows = [...(await from('asc')), ...(await from('desc'))];
      return [...new Set(rows.map((row) => row.storageKey))];
    },

    async hasAny(): Promise<boolean> {
      return (await db.selectFrom('files').select('id').limit(1).executeTakeFirst()) !== undefined;
    },

    async listUnkept(ids: string[]): Promise<FileRow[]> {
      if (ids.length === 0) return [];
      return db.selectFrom('files').selectAll().where('id', 'in', ids).where('state', '!=', 'kept').execute();
    },

    async listUnkeptBefore(createdBefore: string, limit: number): Promise<FileRow[]> {
      return db
        .selectFrom('files')
        .selectAll()
        .where('state', '!=', KEPT)
        .where('createdAt', '<', createdBefore)
        .orderBy('createdAt')
        .limit(limit)
        .execute();
    },

    async deleteRows(ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.deleteFrom('files').where('id', 'in', ids).where('state', '!=', 'kept').execute();
    },
  };
}
