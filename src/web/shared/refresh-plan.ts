import type { QueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/auth.ts';
import { getPaidPlan, listReceipts } from '#contract/billing.ts';
import { getActivePackage, getDailyGeneration, getPlanStatus, listPackages } from '#contract/plans.ts';

const DEPENDENT = [
  getActivePackage,
  getCurrentUser,
  getPlanStatus,
  listPackages,
  getDailyGeneration,
  getPaidPlan,
  listReceipts,
];

/** Everything that a change of plan changes is read again. */
export async function refreshPlan(queryClient: QueryClient): Promise<void> {
  await Promise.all(DEPENDENT.map((route) => queryClient.invalidateQueries({ queryKey: [route.path] })));
}
