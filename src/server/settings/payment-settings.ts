import * as z from 'zod/mini';

/** One set of the card provider's keys. */
export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

export type PaymentSettings =
  | { kind: 'off' }
  /** Test cards, our own form, no money; local mode only. */
  | { kind: 'sandbox' }
  | {
      kind: 'stripe';
      /** The host name whose visitors pay with live keys; null: all are test payments. */
      productionHostname: string | null;
      /** Whether this deployment answers under that name: then test payments change no plan. */
      answersProductionHost: boolean;
      live: StripeKeys | null;
      test: StripeKeys | null;
      /** A server that answers in Stripe's place, for rehearsals with test keys; null: Stripe's own. */
      address: StripeAddress | null;
    };

export interface StripeAddress {
  host: string;
  port: number;
  protocol: 'http' | 'https';
}

/** Live and test keys look alike but for one word, and mixing them up costs money. */
function stripeSettings<Which extends 'LIVE' | 'TEST'>(which: Which) {
  const word = which.toLowerCase();
  const key = (kinds: string, shown: string) =>
    z.optional(
      z
        .string()
        .check(z.regex(new RegExp(`^(${kinds})_${word}_\\w{8,}$`), `must begin with ${shown}_${word}_`)),
    );
  return {
    [`STRIPE_${which}_SECRET_KEY`]: key('sk|rk', 'sk'),
    [`STRIPE_${which}_PUBLISHABLE_KEY`]: key('pk', 'pk'),
    [`STRIPE_${which}_WEBHOOK_SECRET`]: z.optional(
      z.string().check(z.regex(/^whsec_\S{8,}$/, 'must begin with whsec_')),
    ),
  } as Record<
    `STRIPE_${Which}_${'SECRET_KEY' | 'PUBLISHABLE_KEY' | 'WEBHOOK_SECRET'}`,
    z.ZodMiniOptional<z.ZodMiniString>
  >;
}

/** The part of the environment that is about payments. */
export const paymentVariables = {
  PAYMENTS: z.optional(z.enum(['sandbox', 'stripe', 'off'])),
  PRODUCTION_HOSTNAME: z.optional(
    z.string().check(z.regex(/^[a-z0-9.-]+$/i, 'is not a host name: no scheme, no port, no path')),
  ),
  STRIPE_API_URL: z.optional(z.url({ protocol: /^https?$/, error: 'is not an http(s) address' })),
  ...stripeSettings('LIVE'),
  ...stripeSettings('TEST'),
};

const variables = z.object(paymentVariables);
type Variables = z.output<typeof variables>;

/** How payments are taken; what cannot be used goes to `problems`. */
export function readPayments(
  settings: Variables,
  about: { production: boolean; allowedHosts: string[]; problems: string[] },
): PaymentSettings {
  const { production, allowedHosts, problems } = about;
  const hasKeys = Object.keys(settings).some((name) => /^STRIPE_(LIVE|TEST)_/.test(name));
  const kind = settings.PAYMENTS ?? (production ? (hasKeys ? 'stripe' : 'off') : 'sandbox');
  if (kind === 'sandbox' && production) {
    problems.push('PAYMENTS=sandbox is for local mode only: it gives every plan away for a test card');
  }
  if (kind !== 'stripe') return { kind };

  const productionHostname = settings.PRODUCTION_HOSTNAME?.toLowerCase() ?? null;
  const answersProductionHost = allowedHosts.some(
    (host) => host.toLowerCase().replace(/:\d+$/, '') === productionHostname,
  );
  const live = readKeys(settings, 'LIVE', problems);
  const test = readKeys(settings, 'TEST', problems);
  if (live !== null && productionHostname === null) {
    problems.push('PRODUCTION_HOSTNAME is missing: live keys are used at that host name alone');
  }
  if (answersProductionHost && live === null) {
    problems.push('STRIPE_LIVE_SECRET_KEY is missing: this server answers under PRODUCTION_HOSTNAME');
  }
  if (live === null && test === null) {
    problems.push('STRIPE_TEST_SECRET_KEY or STRIPE_LIVE_SECRET_KEY is missing: PAYMENTS=stripe needs keys');
  }
  if (live !== null && settings.STRIPE_API_URL !== undefined) {
    problems.push(
      'STRIPE_API_URL is for rehearsals with test keys alone: live keys go to Stripe and nowhere else',
    );
  }
  const address = settings.STRIPE_API_URL === undefined ? null : addressOf(settings.STRIPE_API_URL);
  return { kind, productionHostname, answersProductionHost, live, test, address };
}

function addressOf(url: string): StripeAddress {
  const { hostname: host, port, protocol } = new URL(url);
  return protocol === 'https:'
    ? { host, port: Number(port || 443), protocol: 'https' }
    : { host, port: Number(port || 80), protocol: 'http' };
}

/** All three keys or none. */
function readKeys(settings: Variables, which: 'LIVE' | 'TEST', problems: string[]): StripeKeys | null {
  const keys = {
    secretKey: settings[`STRIPE_${which}_SECRET_KEY`],
    publishableKey: settings[`STRIPE_${which}_PUBLISHABLE_KEY`],
    webhookSecret: settings[`STRIPE_${which}_WEBHOOK_SECRET`],
  };
  const { secretKey, publishableKey, webhookSecret } = keys;
  if (secretKey !== undefined && publishableKey !== undefined && webhookSecret !== undefined) {
    return { secretKey, publishableKey, webhookSecret };
  }
  if (Object.values(keys).some((key) => key !== undefined)) {
    const names = {
      secretKey: 'SECRET_KEY',
      publishableKey: 'PUBLISHABLE_KEY',
      webhookSecret: 'WEBHOOK_SECRET',
    };
    for (const [name, value] of Object.entries(keys)) {
      if (value === undefined) {
        problems.push(
          `STRIPE_${which}_${names[name as keyof typeof names]} is missing: the three keys belong together`,
        );
      }
    }
  }
  return null;
}
