import type { Transaction } from 'kysely';
import type { AppError } from '#contract/error.ts';
import type { DailyGeneration, PackageId, PlanStatus, StylePackage } from '#contract/plans.ts';
import { type Refusal, refusal } from '#contract/refusals.ts';
import {
  limitsOf,
  type PackageTable,
  packageOf,
  raisedByUpgrade,
  remainingOf,
} from '#domain/plans/plan-limits.ts';
import { endOfUtcDay, utcDay } from '#domain/plans/utc-day.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import {
  type AllowanceKind,
  type CurrentPlan,
  createPlansRepository,
  type PaidPlanState,
  type PaymentsThatCount,
} from './plans.repository.ts';

export type PlansService = ReturnType<typeof createPlansService>;

/** A use that was taken and is not spent yet: exactly one of the two ends it. */
export interface Allowance {
  /** To be written down where a crash could lose this object. */
  readonly id: string;
  /** To be called in the transaction that records what it was spent on. */
  settle(transaction: Transaction<Schema>): Promise<void>;
  giveBack(): Promise<void>;
}

/** So long a paid plan goes on after its period when nobody hears of its renewal, e.g. because payments were turned off. */
const UNHEARD_LIMIT_MS = 7 * 24 * 60 * 60 * 1000;

const SPENT = {
  generation: 'generations_spent',
  modification: 'modifications_spent',
} as const satisfies Record<AllowanceKind, Refusal>;

export function createPlansService(dependencies: {
  db: Db;
  clock: Clock;
  newId: () => string;
  packages: PackageTable;
  /** Paid plans of any other kind of money do not exist here. */
  paymentsThatCount: PaymentsThatCount;
}) {
  const { db, clock, newId, packages, paymentsThatCount } = dependencies;
  const repository = createPlansRepository(db);
  const findPlan = (userId: string) => {
    const endedBefore = new Date(clock.now().getTime() - UNHEARD_LIMIT_MS).toISOString();
    return repository.findPlan(userId, paymentsThatCount, endedBefore);
  };

  return {
    listPackages: (): StylePackage[] => [...packages.packages],

    packageOf: (packageId: PackageId): StylePackage => packageOf(packages, packageId),

    currentPlan: (userId: string): Promise<CurrentPlan | null> => findPlan(userId),

    async activePackage(userId: string): Promise<StylePackage | null> {
      const plan = await findPlan(userId);
      return plan === null ? null : packageOf(packages, plan.packageId);
    },

    /** Gives a plan without payment; it counts while nothing is paid for. */
    async setPlan(userId: string, packageId: PackageId): Promise<void> {
      await repository.grantPlan(userId, { packageId, since: clock.now().toISOString() });
    },

    /** Records what is paid for; for billing alone, in the transaction in which it records why. */
    setPaidPlan: (
      userId: string,
      money: PaymentsThatCount,
      plan: PaidPlanState | null,
      transaction: Transaction<Schema>,
    ): Promise<void> => repository.savePaidPlan(userId, money, plan, transaction),

    async limits(userId: string) {
      const plan = await findPlan(userId);
      return limitsOf(packages, plan?.packageId ?? null);
    },

    async status(userId: string): Promise<PlanStatus> {
      const [plan, usage] = await Promise.all([
        findPlan(userId),
        repository.countUsage(userId, utcDay(clock.now())),
      ]);
      const limits = limitsOf(packages, plan?.packageId ?? null);
      return {
        plan: plan && { packageId: plan.packageId, name: packageOf(packages, plan.packageId).name },
        limits,
        usage,
        remaining: remainingOf(limits, usage),
        raisedByUpgrade: raisedByUpgrade(packages, plan?.packageId ?? null),
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
        id: reservation.id,
        settle: (transaction) => repository.settle(reservation.id, transaction),
        giveBack: () => repository.giveBack(reservation.id),
      };
    },

    /** Gives a reserved use back by its id, once, however often it is asked. */
    giveBack: (allowanceId: string): Promise<void> => repository.giveBack(allowanceId),

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
  return refusal(SPENT[kind], {
    params: { used: limit, back: back.toISOString().slice(0, 16).replace('T', ' ') },
    retryAfterSeconds: Math.ceil((back.getTime() - now.getTime()) / 1000),
  });
}
