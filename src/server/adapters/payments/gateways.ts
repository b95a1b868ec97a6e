import type { PaymentGateway, PaymentMode } from './payment-gateway.ts';
import type { SandboxGateway } from './sandbox/sandbox-gateway.ts';

/** The gateways of this deployment. */
export interface Gateways {
  /** The one for a request to this host name; null: no payments there. */
  forHost(hostname: string): PaymentGateway | null;
  /** All that are set up; several only where live and test keys are. */
  all: readonly PaymentGateway[];
  /** Only what was paid in this kind of money gives a plan here. */
  counts: PaymentMode;
  /** In local mode only. */
  sandbox: SandboxGateway | null;
}

export function gatewayOf(
  gateways: Gateways,
  row: { gateway: string; livemode: number },
): PaymentGateway | null {
  const fits = ({ kind, livemode }: PaymentGateway) =>
    kind === row.gateway && Number(livemode) === row.livemode;
  return gateways.all.find(fits) ?? null;
}

/** Nothing is set up: paid packages answer 503. Plans that were paid with live keys before go on to count. */
export const NO_GATEWAYS: Gateways = {
  forHost: () => null,
  all: [],
  counts: { gateway: 'stripe', livemode: true },
  sandbox: null,
};

export function sandboxOnly(sandbox: SandboxGateway): Gateways {
  return {
    forHost: () => sandbox,
    all: [sandbox],
    counts: { gateway: 'sandbox', livemode: false },
    sandbox,
  };
}

/**
 * The host name alone chooses the key: live on the production host, test on every other. Where this deployment answers
 * under the production host, test payments change no plan, else a test card at another of its names would buy Pro.
 */
export function stripeByHost(options: {
  productionHostname: string | null;
  answersProductionHost: boolean;
  live: PaymentGateway | null;
  test: PaymentGateway | null;
}): Gateways {
  const { productionHostname, answersProductionHost, live, test } = options;
  return {
    forHost: (hostname) => (hostname.toLowerCase() === productionHostname ? live : test),
    all: [live, test].filter((gateway) => gateway !== null),
    counts: { gateway: 'stripe', livemode: answersProductionHost },
    sandbox: null,
  };
}
