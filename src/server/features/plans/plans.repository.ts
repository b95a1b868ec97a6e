import { sql, type Transaction } from 'kysely';
import { PACKAGE_IDS, type PackageId, type PlanUsage } from '#contract/plans.ts';
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

/** Whose money counts here: rows of another kind are as if they were not there. */
export interface PaymentsThatCount {
  gateway: 'sandbox' | 'stripe';
  livemode: boolean;
}

/** A plan that is paid for, as the provider said last. */
export interface PaidPlanState {
  packageId: PackageId;
  since: string;
  /** `past_due`: the last payment failed, and the provider tries again. */
  status: 'active' | 'past_due';
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
}

export interface CurrentPlan {
  packageId: PackageId;
  since: string;
  /** `free`: given without payment. */
  status: 'free' | PaidPlanState['status'];
  /** Null for what is not paid. */
  periodEnd: string | null;
  cancelAtPeriodEnd: boolean;
}

export function createPlansRepository(db: Db) {
  return {
    /** What is paid for, unless its period was over before `endedBefore`; else what was given. */
    async findPlan(
      userId: string,
      counts: PaymentsThatCount,
      endedBefore: string,
    ): Promise<CurrentPlan | null> {
      const { rows } = await sql<{ packageId: string; since: string } & Record<string, unknown>>`
        select "packageId", "since", "status", "periodEnd", "cancelAtPeriodEnd", 0 as "order" from "paidPlans"
          where "userId" = ${userId} and "gateway" = ${counts.gateway} and "livemode" = ${Number(counts.livemode)}
            and "periodEnd" > ${endedBefore}
        union all
        select "packageId", "since", 'free', null, 0, 1 from "userPlans" where "userId" = ${userId}
        order by "order"
      `.execute(db);
      const [row] = rows;
      const packageId = PACKAGE_IDS.find((id) => id === row?.packageId);
      if (!row || !packageId) return null;
      return {
        packageId,
        since: row.since,
        status: row.status as CurrentPlan['status'],
        periodEnd: row.periodEnd as string | null,
        cancelAtPeriodEnd: Number(row.cancelAtPeriodEnd) === 1,
      };
    },

    async grantPlan(userId: string, plan: { packageId: PackageId; since: string }): Promise<void> {
      await db
        .insertInto('userPlans')
        .values({ userId, ...plan })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(plan))
        .execute();
    },

    /** Null: nothing is paid for any more. */
    async savePaidPlan(
      userId: string,
      money: PaymentsThatCount,
      plan: PaidPlanState | null,
      transaction: Transaction<Schema>,
    ): Promise<void> {
      const key = { userId, gateway: money.gateway, livemode: Number(money.livemode) };
      if (plan === null) {
        await transaction
          .deleteFrom('paidPlans')
          .where('userId', '=', userId)
          .where('gateway', '=', key.gateway)
          .where('livemode', '=', key.livemode)
          .execute();
        return;
      }
      const row = { ...plan, cancelAtPeriodEnd: Number(plan.cancelAtPeriodEnd) };
      await transaction
        .insertInto('paidPlans')
        .values({ ...key, ...row })
        .onConflict((conflict) => conflict.columns(['userId', 'gateway', 'livemode']).doUpdateSet(row))
        .execute();
    },

    /** All of a user's counts in one statement: it is polled by every open tab. */
    async countUsage(userId: string, day: string) {
      const { rows } = await sql<Record<keyof PlanUsage, unknown>>`
        select
          (select count(*) from "photos" where "userId" = ${userId} and "deletedAt" is null) as "photos",
          (select count(*) from "inspirations"
            where "userId" = ${userId} and "deletedAt" is null) as "inspirations",
          (select count(*) from "outfits" where "userId" = ${userId} and "deletedAt" is null) as "outfits",
          (select count(*) from "closetPieces"
            where "userId" = ${userId} and "letGoAt" is null) as "closetPieces",
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
        closetPieces: Number(row?.closetPieces ?? 0),
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
