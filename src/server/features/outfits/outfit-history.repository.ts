import type { Transaction } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { ORIGINAL_VERSION, type OutfitContent, readContent, writeContent } from './outfits.repository.ts';

/** One state of an outfit; its number grows with every state that is made. */
export interface OutfitState {
  number: number;
  /** The state that was changed to make it; null for the original. */
  cameFrom: number | null;
  /** The request that made it. */
  prompt: string;
  content: OutfitContent;
  createdAt: string;
}

export type OutfitHistory = ReturnType<typeof createOutfitHistory>;

/** The states of outfits that were changed. Works on the database or, made anew, inside a transaction. */
export function createOutfitHistory(db: Db | Transaction<Schema>) {
  return {
    /** The number of the state that an outfit is in. */
    async currentNumber(outfitId: string): Promise<number> {
      const row = await db
        .selectFrom('outfits')
        .select('version')
        .where('id', '=', outfitId)
        .executeTakeFirst();
      return row?.version ?? ORIGINAL_VERSION;
    },

    /** Oldest first; empty for an outfit that was never changed. */
    async list(outfitId: string): Promise<OutfitState[]> {
      const rows = await db
        .selectFrom('outfitHistory')
        .selectAll()
        .where('outfitId', '=', outfitId)
        .orderBy('number')
        .execute();
      return rows.flatMap((row) => toState(row) ?? []);
    },

    async find(outfitId: string, number: number): Promise<OutfitState | undefined> {
      const row = await db
        .selectFrom('outfitHistory')
        .selectAll()
        .where('outfitId', '=', outfitId)
        .where('number', '=', number)
        .executeTakeFirst();
      return row && toState(row);
    },

    async add(outfitId: string, { content, ...state }: OutfitState): Promise<void> {
      await db
        .insertInto('outfitHistory')
        .values({ ...state, outfitId, content: writeContent(content) })
        .execute();
    },

    /** Takes a state out; what was made from it now comes from what it came from. */
    async remove(outfitId: string, { number, cameFrom }: OutfitState): Promise<void> {
      await db
        .updateTable('outfitHistory')
        .set({ cameFrom })
        .where('outfitId', '=', outfitId)
        .where('cameFrom', '=', number)
        .execute();
      await db
        .deleteFrom('outfitHistory')
        .where('outfitId', '=', outfitId)
        .where('number', '=', number)
        .execute();
    },
  };
}

/** Undefined for one that cannot be read. */
function toState({ outfitId, content, ...state }: Schema['outfitHistory']): OutfitState | undefined {
  const row = `${outfitId} ${state.number}`;
  const stored = readContent(content, { table: 'outfitHistory', column: 'content', row });
  return stored === null ? undefined : { ...state, content: stored };
}
