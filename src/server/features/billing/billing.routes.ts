import { activateBasicPlan } from '#contract/billing.ts';
import { serve } from '#server/http/serve.ts';
import type { BillingService } from './billing.service.ts';

export function billingRoutes(billing: BillingService) {
  return [serve(activateBasicPlan, ({ user, body }) => billing.activateFree(user.id, body.packageId))];
}
