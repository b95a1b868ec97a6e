import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type cancelPlan,
  createPaymentIntent,
  getPaidPlan,
  listReceipts,
  type resumePlan,
} from '#contract/billing.ts';
import type { PackageId } from '#contract/plans.ts';
import { type CallOutput, call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { refreshPlan } from '#web/shared/refresh-plan.ts';

/** A purchase that waits for its payment. */
export type Checkout = CallOutput<typeof createPaymentIntent>;

/** Begins the purchase when the form opens. Asked again, the server goes on with the same one. */
export function useCheckout(packageId: PackageId) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [createPaymentIntent.path, packageId],
    queryFn: async ({ signal }) => {
      try {
        return await call(createPaymentIntent, { body: { packageId }, signal });
      } catch (error) {
        // Perhaps because it has been paid meanwhile, in another tab or just before a reload.
        if (error instanceof ApiError && error.status === 409) await refreshPlan(queryClient);
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The next visit may replace another plan, with another credit.
    gcTime: 0,
  });
}

export function usePaidPlan() {
  return useQuery(routeQuery(getPaidPlan));
}

export function useReceipts() {
  return useQuery(routeQuery(listReceipts));
}

/** Cancel and resume: both answer the plan as it then stands. */
export function usePlanChange(route: typeof cancelPlan | typeof resumePlan) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(route),
    onSuccess: (plan) => {
      queryClient.setQueryData([getPaidPlan.path], plan);
      void refreshPlan(queryClient);
    },
  });
}
