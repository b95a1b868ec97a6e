import { getActivePackage, getDailyGeneration, getPlanStatus, listPackages } from '#contract/plans.ts';
import { serve } from '#server/http/serve.ts';
import type { PlansService } from './plans.service.ts';

export function plansRoutes(plans: PlansService) {
  return [
    serve(listPackages, () => plans.listPackages()),
    serve(getActivePackage, ({ user }) => plans.activePackage(user.id)),
    serve(getPlanStatus, ({ user }) => plans.status(user.id)),
    serve(getDailyGeneration, ({ user }) => plans.daily(user.id)),
  ];
}
