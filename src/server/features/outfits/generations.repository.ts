import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { type ErrorBody, errorBody } from '#contract/error.ts';
import {
  type GenerationStage,
  type Order,
  RUNNING_STAGES,
  type RunningStage,
} from '#contract/generations.ts';
import { outfit } from '#contract/outfits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { MadeOutfit } from './make-outfits.ts';

/** A generation as it is written down. */
export interface GenerationRecord {
  id: string;
  userId: string;
  order: Order;
  stage: GenerationStage;
  reservationId: string | null;
  /** The looks on offer, while there is a choice to make. */
  offered: MadeOutfit[];
  /** What came of it. */
  outfitIds: string[];
  failure: ErrorBody | null;
  startedAt: string;
}

/** How a generation can end. */
export type Ending =
  | { stage: 'offered'; offered: MadeOutfit[] }
  | { stage: 'done'; outfitIds: string[] }
  | { stage: 'failed'; failure: ErrorBody }
  | { stage: 'cancelled' };

const madeOutfits = z.array(z.object({ outfit, fileIds: z.array(z.string()) }));
const ids = z.array(z.string());

/** Works on the database or, made anew, inside a transaction. */
export function createGenerationsRepository(db: Db | Transaction<Schema>) {
  return {
    /**
     * Writes a new order down, or begins one again that came to nothing.
     * @returns whether the work is the caller's to do: never twice for one id.
     */
    async claim(userId: string, id: string, order: Order, startedAt: string): Promise<boolean> {
      const row = {
        ...{ userId, id, request: JSON.stringify(order), stage: RUNNING_STAGES[0], startedAt },
        ...{ reservationId: null, offered: null, outfitIds: '[]', failure: null },
      };
      const claimed = await db
        .insertInto('generations')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'id'])
            .doUpdateSet(row)
            .where('generations.stage', '=', 'failed')
            .where('generations.request', '=', row.request),
        )
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    async setReservation(userId: string, id: string, reservationId: string): Promise<void> {
      await db
        .updateTable('generations')
        .set({ reservationId })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Says which stage the work has reached, unless it has ended meanwhile. */
    async reach(userId: string, id: string, stage: RunningStage): Promise<void> {
      await db
        .updateTable('generations')
        .set({ stage })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('stage', 'in', RUNNING_STAGES)
        .execute();
    },

    /** Ends a generation that is under way, once. @returns whether it was. */
    async end(userId: string, id: string, ending: Ending): Promise<boolean> {
      const row = await db
        .updateTable('generations')
        .set(columnsOf(ending))
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('stage', 'in', RUNNING_STAGES)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Ends the choice between the looks on offer, once. @returns whether there was one. */
    async endChoice(userId: string, id: string, outfitIds: string[]): Promise<boolean> {
      const row = await db
        .updateTable('generations')
        .set({ stage: 'done', offered: null, outfitIds: JSON.stringify(outfitIds) })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('stage', '=', 'offered')
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async find(userId: string, id: string): Promise<GenerationRecord | undefined> {
      const row = await db
        .selectFrom('generations')
        .selectAll()
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toRecord(row);
    },

    /** Those that began after an instant, and those that wait for a choice, newest first. */
    async list(userId: string, startedAfter: string, limit: number): Promise<GenerationRecord[]> {
      const rows = await db
        .selectFrom('generations')
        .selectAll()
        .where('userId', '=', userId)
        .where((where) => where.or([where('startedAt', '>=', startedAfter), where('stage', '=', 'offered')]))
        .orderBy('startedAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toRecord);
    },

    async listRunningBefore(startedBefore: string): Promise<GenerationRecord[]> {
      const rows = await db
        .selectFrom('generations')
        .selectAll()
        .where('stage', 'in', RUNNING_STAGES)
        .where('startedAt', '<', startedBefore)
        .execute();
      return rows.map(toRecord);
    },

    async listEndedBefore(startedBefore: string, limit: number): Promise<GenerationRecord[]> {
      const rows = await db
        .selectFrom('generations')
        .selectAll()
        .where('stage', 'not in', RUNNING_STAGES)
        .where('startedAt', '<', startedBefore)
        .limit(limit)
        .execute();
      return rows.map(toRecord);
    },

    /** @returns whether there was one in any of the stages. */
    async remove(userId: string, id: string, stages: readonly GenerationStage[]): Promise<boolean> {
      const row = await db
        .deleteFrom('generations')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('stage', 'in', stages)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function columnsOf(ending: Ending) {
  switch (ending.stage) {
    case 'offered':
      return { stage: ending.stage, offered: JSON.stringify(ending.offered) };
    case 'done':
      return { stage: ending.stage, outfitIds: JSON.stringify(ending.outfitIds) };
    case 'failed':
      return { stage: ending.stage, failure: JSON.stringify(ending.failure) };
    case 'cancelled':
      return { stage: ending.stage };
  }
}

function toRecord({ request, offered, outfitIds, failure, ...row }: Schema['generations']): GenerationRecord {
  return {
    ...row,
    // Written by `claim` alone, and compared letter by letter there. Before there were changes, nothing was said of them.
    order: { modifies: null, ...(JSON.parse(request) as Omit<Order, 'modifies'>) },
    offered: offered === null ? [] : madeOutfits.parse(JSON.parse(offered)),
    outfitIds: ids.parse(JSON.parse(outfitIds)),
    failure: failure === null ? null : errorBody.parse(JSON.parse(failure)),
  };
}
