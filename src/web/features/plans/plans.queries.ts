import { useQuery } from '@tanstack/react-query';
import { getActivePackage, getPlanStatus, listPackages, PLAN_STATUS_POLL_MS } from '#contract/plans.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** The packages on offer, cheapest first. */
export function usePackages() {
  return useQuery(routeQuery(listPackages));
}

/** The signed-in user's package, or null. */
export function useActivePackage() {
  return useQuery(routeQuery(getActivePackage));
}

/** Plan, limits and usage, read again every 30 s. */
export function usePlanStatus() {
  return useQuery({ ...routeQuery(getPlanStatus), refetchInterval: PLAN_STATUS_POLL_MS });
}
