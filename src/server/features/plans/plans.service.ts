import type { Transaction } from 'kysely';
import { AppError } from '#contract/error.ts';
import type { DailyGeneration, PackageId, PlanStatus, StylePackage } from '#contract/plans.ts';
import { type GenerationLimits, limitsOf, packageOf, remainingOf } from '#domain/plans/plan-limits.ts';
import { endOfUtcDay, utcDay } from '#domain/plans/utc-day.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { type AllowanceKind, type CurrentPlan, createPlansRepository } from './plans.repository.ts';

export type PlansService = ReturnType<typeof createPlansService>;

/** A use that was taken and is not spent yet: exactly one of the two ends it. */
export interface Allowance {
  /** To be called in the transaction that records what it was spent on. */
  settle(transaction: Transaction<Schema>): Promise<void>;
  giveBack(): Promise<void>;
}

const SPENT: Record<AllowanceKind, (limit: number, back: string) => string> = {
  generation: (limit, back) =>
    `You have generated ${limit} of ${limit} outfits today. New ones are possible from ${back} (UTC).`,
  modification: (limit, back) =>
    `You have used ${limit} of ${limit} modifications today. New ones are possible from ${back} (UTC).`,
};

export function createPlansService(dependencies: {
  db: Db;
  clock: Clock;
  newId: () => string;
  generationLimits: GenerationLimits;
}) {
  const { db, clock, newId, generationLimits } = dependencies;
  const repository = createPlansRepository(db);

  return {
    currentPlan: (userId: string): Promise<CurrentPlan | null> => repository.findPlan(userId),

    async activePackage(userId: string): Promise<StylePackage | null> {
      const plan = await repository.findPlan(userId);
      return plan === null ? null : packageOf(plan.packageId);
    },

    async setPlan(userId: string, packageId: PackageId): Promise<void> {
      await repository.savePlan(userId, { packageId, since: clock.now().toISOString() });
    },

    async limits(userId: string) {
      const plan = await repository.findPlan(userId);
      return limitsOf(plan?.packageId ?? null, generationLimits);
    },

    async status(userId: string): Promise<PlanStatus> {
      const [plan, usage] = await Promise.all([
        repository.findPlan(userId),
        repository.countUsage(userId, utcDay(clock.now())),
      ]);
      const limits = limitsOf(plan?.packageId ?? null, generationLimits);
      return {
        plan: plan && { packageId: plan.packageId, name: packageOf(plan.packageId).name },
        limits,
        usage,
        remaining: remainingOf(limits, usage),
      };
    },

    async daily(userId: string): Promise<DailyGeneration> {
      const { limits, usage, remaining } = await this.status(userId);
      return {
        generations: {
          used: usage.generationsToday,
          allowed: limits.generationsPerDay,
          left: remaining.generationsToday,
        },
        modifications: {
          used: usage.modificationsToday,
          allowed: limits.modificationsPerDay,
          left: remaining.modificationsToday,
        },
        resetsAt: endOfUtcDay(clock.now()).toISOString(),
      };
    },

    /**
     * Takes one use of the day before anything is spent.
     * @throws {AppError} `allowance_spent`, saying when it comes back.
     */
    async reserve(userId: string, kind: AllowanceKind): Promise<Allowance> {
      const limits = await this.limits(userId);
      const limit = kind === 'generation' ? limits.generationsPerDay : limits.modificationsPerDay;
      const now = clock.now();
      const reservation = { id: newId(), userId, day: utcDay(now), kind };

      if (!(await repository.reserve(reservation, limit, now.toISOString()))) {
        throw allowanceSpent(kind, limit ?? 0, now);
      }
      return {
        settle: (transaction) => repository.settle(reservation.id, transaction),
        giveBack: () => repository.giveBack(reservation.id),
      };
    },

    /** Gives back what a crash left reserved. @returns how many uses. */
    async sweepReservations(before: Date): Promise<number> {
      const ids = await repository.listReservationsBefore(before.toISOString());
      for (const id of ids) await repository.giveBack(id);
      return ids.length;
    },
  };
}

function allowanceSpent(kind: AllowanceKind, limit: number, now: Date): AppError {
  const back = endOfUtcDay(now);
  const words = back.toISOString().slice(0, 16).replace('T', ' ');
  return new AppError('allowance_spent', SPENT[kind](limit, words), {
    retryAfterSeconds: Math.ceil((back.getTime() - now.getTime()) / 1000),
  });
}
