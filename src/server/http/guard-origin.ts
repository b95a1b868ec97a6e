import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '#contract/refusals.ts';
import { mayBeForeign } from './own-site-cookie.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A name or an address, with or without a port, and nothing else. */
const HOST = /^(?<name>[a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/;
const IP_LITERAL = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/;
const LOOPBACK_NAME = /^([a-z0-9-]+\.)*localhost$/;
/** Probes come by address, whatever the public name is. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Refuses requests for hosts that are not ours (421) and changes that another site's page asks for (403).
 * Browsers name the page's origin on every change; a client without a browser carries no stolen cookie.
 */
export function guardOrigin(
  app: FastifyInstance,
  options: { allowedHosts: string[]; publicUrl: string | null },
): void {
  const allowed = new Set(options.allowedHosts.map((host) => host.toLowerCase()));

  app.addHook('onRequest', async (request) => {
    if (!PROBES.has(request.url) && !isOurHost(request)) {
      throw refusal('unknown_host');
    }
    if (!SAFE_METHODS.has(request.method) && !isOurOrigin(request)) {
      throw refusal('foreign_origin');
    }
  });

  function isOurHost(request: FastifyRequest): boolean {
    // Two of them: a proxy in front of us may have believed the other one.
    if (
      request.raw.rawHeaders.filter((entry, index) => index % 2 === 0 && /^host$/i.test(entry)).length > 1
    ) {
      return false;
    }

    const host = request.host.toLowerCase();
    const name = HOST.exec(host)?.groups?.name;
    if (name === undefined) return false;
    if (allowed.size > 0) return allowed.has(host) || allowed.has(name);
    // Nothing configured: addresses and loopback names, so that no foreign name can be pointed at this server.
    return IP_LITERAL.test(name) || LOOPBACK_NAME.test(name);
  }

  function isOurOrigin(request: FastifyRequest): boolean {
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    // A form that our own page sends without a script: under our referrer policy the browser withholds the page's origin
    // and still says whose page it was, which no page can say in its place.
    if (origin === 'null' && site === 'same-origin') return true;
    if (origin !== undefined) {
      if (options.publicUrl !== null && origin === new URL(options.publicUrl).origin) return true;
      return origin.toLowerCase() === `${request.protocol}://${request.host.toLowerCase()}`;
    }
    return site === undefined || site === 'same-origin' || site === 'none';
  }
}

/** For the few GET routes that do something: a link on another site must not be able to do it. */
export function refuseCrossSite(request: FastifyRequest): void {
  if (/^(cross|same)-site$/.test(String(request.headers['sec-fetch-site'])) || mayBeForeign(request)) {
    throw refusal('foreign_origin');
  }
}
