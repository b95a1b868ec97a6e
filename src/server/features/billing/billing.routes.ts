import {
  activateBasicPlan,
  cancelPlan,
  confirmPayment,
  createPaymentIntent,
  getPaidPlan,
  listReceipts,
  resumePlan,
} from '#contract/billing.ts';
import { serve } from '#server/http/serve.ts';
import type { BillingService } from './billing.service.ts';

export function billingRoutes(billing: BillingService) {
  return [
    serve(activateBasicPlan, ({ user, body }) => billing.activateFree(user.id, body.packageId)),
    serve(createPaymentIntent, async ({ user, body, request }) => {
      const checkout = await billing.startCheckout(user, body.packageId, request.hostname);
      const { gateway, offered, creditCents } = checkout;
      return {
        clientSecret: checkout.clientSecret,
        subscriptionId: checkout.subscriptionId,
        gateway: gateway.kind,
        publishableKey: gateway.publishableKey,
        testMode: !gateway.livemode,
        price: offered.price,
        credit: creditCents,
        dueToday: offered.price - creditCents,
        currency: offered.currency,
      };
    }),
    serve(confirmPayment, async ({ user, body }) => ({
      success: true as const,
      package: await billing.confirm(user.id, body),
    })),
    serve(getPaidPlan, ({ user }) => billing.paidPlan(user.id)),
    serve(cancelPlan, ({ user }) => billing.cancel(user.id)),
    serve(resumePlan, ({ user }) => billing.resume(user.id)),
    serve(listReceipts, ({ user }) => billing.receipts(user.id)),
  ];
}
