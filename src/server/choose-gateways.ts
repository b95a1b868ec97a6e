import { createHmac } from 'node:crypto';
import { type Gateways, NO_GATEWAYS, sandboxOnly, stripeByHost } from './adapters/payments/gateways.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open-database.ts';
import type { PaymentSettings } from './settings/payment-settings.ts';

/** Makes the gateways that the settings ask for. The card provider's library is loaded only where it is used. */
export async function chooseGateways(options: {
  payments: PaymentSettings;
  db: Db;
  clock: Clock;
  newId: () => string;
  secret: string;
  deliver: (raw: Uint8Array, signature: string) => void;
}): Promise<Gateways> {
  const { payments, secret, ...rest } = options;
  if (payments.kind === 'off') return NO_GATEWAYS;

  if (payments.kind === 'sandbox') {
    const { createSandboxGateway } = await import('./adapters/payments/sandbox/sandbox-gateway.ts');
    const ofItsOwn = createHmac('sha256', secret).update('sandbox payments').digest('base64url');
    return sandboxOnly(createSandboxGateway({ ...rest, secret: ofItsOwn }));
  }

  const { createStripeGateway } = await import('./adapters/payments/stripe/stripe-gateway.ts');
  const { live, test, address } = payments;
  return stripeByHost({
    productionHostname: payments.productionHostname,
    answersProductionHost: payments.answersProductionHost,
    live: live && createStripeGateway({ keys: live, livemode: true, clock: options.clock }),
    test: test && createStripeGateway({ keys: test, livemode: false, clock: options.clock, address }),
  });
}
