import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The card provider's own pages, in which cards are typed; allowed only where it takes our payments. */
const CARD_PROVIDER = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const NOBODY = { script: [], frame: [], connect: [] };

/** Strict headers on every answer; files narrow the policy further. */
export async function securityHeaders(
  app: FastifyInstance,
  options: { production: boolean; cardProvider: boolean },
): Promise<void> {
  const others = options.cardProvider ? CARD_PROVIDER : NOBODY;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...others.script],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        // Pictures chosen but not yet sent are shown from the browser's own memory; inspirations that the server could
        // not fetch, from where they are (docs/decisions/0011-pasted-addresses.md).
        imgSrc: ["'self'", 'blob:', 'data:', 'https:'],
        connectSrc: ["'self'", ...others.connect],
        ...(others.frame.length > 0 && { frameSrc: others.frame }),
        manifestSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: options.production
      ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true }
      : false,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)');
  });
}
