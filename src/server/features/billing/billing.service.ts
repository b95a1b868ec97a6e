import { AppError } from '#contract/error.ts';
import type { PackageId, StylePackage } from '#contract/plans.ts';
import { packageOf } from '#domain/plans/plan-limits.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';

export type BillingService = ReturnType<typeof createBillingService>;

export function createBillingService({ plans }: { plans: PlansService }) {
  return {
    /**
     * Gives the user a package that costs nothing. Doing it again changes nothing.
     * @throws {AppError} `conflict` for a package with a price, or when a paid plan is running.
     */
    async activateFree(userId: string, packageId: PackageId): Promise<StylePackage> {
      const wanted = packageOf(packageId);
      if (wanted.price > 0) throw new AppError('conflict', `The ${wanted.name} package is not free.`);

      const current = await plans.currentPlan(userId);
      if (current?.packageId === packageId) return wanted;
      if (current && packageOf(current.packageId).price > 0) {
        throw new AppError('conflict', 'Your paid plan is still running. Cancel it first.');
      }
      await plans.setPlan(userId, packageId);
      return wanted;
    },
  };
}
