import type { Transaction } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

/** How often a piece was worn, and the latest day. */
export interface Worn {
  wears: number;
  lastWornOn: string | null;
}

export const NEVER_WORN: Worn = { wears: 0, lastWornOn: null };

/** @param db the database, or the transaction in which everything is to happen */
export function createWearsRepository(db: Db | Transaction<Schema>) {
  return {
    /** Of every piece that was worn at all, by its id. */
    async count(userId: string): Promise<Map<string, Worn>> {
      const rows = await db
        .selectFrom('closetWears')
        .select(({ fn }) => ['pieceId', fn.countAll().as('wears'), fn.max('day').as('lastWornOn')])
        .where('userId', '=', userId)
        .groupBy('pieceId')
        .execute();
      return new Map(
        rows.map(({ pieceId, wears, lastWornOn }) => [pieceId, { wears: Number(wears), lastWornOn }]),
      );
    },

    /** The first day on which anything was worn; null: nobody said that it was. */
    async firstDay(userId: string): Promise<string | null> {
      const row = await db
        .selectFrom('closetWears')
        .select(({ fn }) => fn.min('day').as('day'))
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row?.day ?? null;
    },

    /** A piece counts once a day. */
    async add(userId: string, pieceIds: readonly string[], day: string): Promise<void> {
      await db
        .insertInto('closetWears')
        .values(pieceIds.map((pieceId) => ({ pieceId, userId, day })))
        .onConflict((conflict) => conflict.columns(['pieceId', 'day']).doNothing())
        .execute();
    },

    async remove(userId: string, pieceIds: readonly string[], day: string): Promise<void> {
      await db
        .deleteFrom('closetWears')
        .where('userId', '=', userId)
        .where('pieceId', 'in', pieceIds)
        .where('day', '=', day)
        .execute();
    },
  };
}
