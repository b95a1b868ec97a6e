import { sql, type Transaction } from 'kysely';
import { PACKAGE_IDS, type PackageId } from '#contract/plans.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

export const ALLOWANCE_KINDS = ['generation', 'modification'] as const;
export type AllowanceKind = (typeof ALLOWANCE_KINDS)[number];

export interface Reservation {
  id: string;
  userId: string;
  day: string;
  kind: AllowanceKind;
}

export interface CurrentPlan {
  packageId: PackageId;
  since: string;
}

export function createPlansRepository(db: Db) {
  return {
    async findPlan(userId: string): Promise<CurrentPlan | null> {
      const row = await db
        .selectFrom('userPlans')
        .selectAll()
        .where('userId', '=', userId)
        .executeTakeFirst();
      const packageId = PACKAGE_IDS.find((id) => id === row?.packageId);
      return row && packageId ? { packageId, since: row.since } : null;
    },

    async savePlan(userId: string, plan: CurrentPlan): Promise<void> {
      await db
        .insertInto('userPlans')
        .values({ userId, ...plan })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(plan))
        .execute();
    },

    /** All of a user's counts in one statement: it is polled by every open tab. */
    async countUsage(userId: string, day: string) {
      const { rows } = await sql<
        Record<'photos' | 'inspirations' | 'outfits' | 'generationsToday' | 'modificationsToday', unknown>
      >`
        select
          (select count(*) from "photos" where "userId" = ${userId} and "deletedAt" is null) as "photos",
          (select count(*) from "inspirations"
            where "userId" = ${userId} and "deletedAt" is null) as "inspirations",
          (select count(*) from "outfits" where "userId" = ${userId}) as "outfits",
          (select "used" from "allowances"
            where "userId" = ${userId} and "day" = ${day} and "kind" = 'generation') as "generationsToday",
          (select "used" from "allowances"
            where "userId" = ${userId} and "day" = ${day} and "kind" = 'modification') as "modificationsToday"
      `.execute(db);
      const row = rows[0];
      // PostgreSQL counts in 64 bits and hands them over as text.
      return {
        photos: Number(row?.photos ?? 0),
        inspirations: Number(row?.inspirations ?? 0),
        outfits: Number(row?.outfits ?? 0),
        generationsToday: Number(row?.generationsToday ?? 0),
        modificationsToday: Number(row?.modificationsToday ?? 0),
      };
    },

    /**
     * Takes one use if fewer than `limit` (null: unlimited) are taken, in one conditional statement, so that any number
     * of simultaneous requests never get more. @returns whether it was taken.
     */
    async reserve(reservation: Reservation, limit: number | null, takenAt: string): Promise<boolean> {
      if (limit === 0) return false;

      return db.transaction().execute(async (transaction) => {
        const { userId, day, kind } = reservation;
        const taken = await transaction
          .insertInto('allowances')
          .values({ userId, day, kind, used: 1 })
          .onConflict((conflict) => {
            const update = conflict
              .columns(['userId', 'day', 'kind'])
              .doUpdateSet((expression) => ({ used: expression('allowances.used', '+', 1) }));
            return limit === null ? update : update.where('allowances.used', '<', limit);
          })
          .returning('used')
          .executeTakeFirst();
        if (!taken) return false;

        await transaction
          .insertInto('reservations')
          .values({ ...reservation, takenAt })
          .execute();
        return true;
      });
    },

    /** The use is spent for good, together with what it was spent on. */
    async settle(reservationId: string, transaction: Transaction<Schema>): Promise<void> {
      await transaction.deleteFrom('reservations').where('id', '=', reservationId).execute();
    },

    /** Returns the use, once, however often it is asked. */
    async giveBack(reservationId: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const held = await transaction
          .deleteFrom('reservations')
          .where('id', '=', reservationId)
          .returning(['userId', 'day', 'kind'])
          .executeTakeFirst();
        if (!held) return;

        await transaction
          .updateTable('allowances')
          .set((expression) => ({ used: expression('used', '-', 1) }))
          .where('userId', '=', held.userId)
          .where('day', '=', held.day)
          .where('kind', '=', held.kind)
          .where('used', '>', 0)
          .execute();
      });
    },

    async listReservationsBefore(takenBefore: string): Promise<string[]> {
      const rows = await db
        .selectFrom('reservations')
        .select('id')
        .where('takenAt', '<', takenBefore)
        .execute();
      return rows.map((row) => row.id);
    },
  };
}
