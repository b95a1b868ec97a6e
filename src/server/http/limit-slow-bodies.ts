import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '#contract/refusals.ts';

/** JSON is small: it has arrived within this, or somebody only holds the connection. */
const JSON_BODY_MS = 15_000;
/** What still comes in after the answer is thrown away for this long, so that the sender gets to read the answer. */
const LEFTOVER_MS = 15_000;

/**
 * Cuts bodies that drip. Node's own limit is for the whole of a request and has to leave time for uploads over a slow
 * line; those are received for signed-in people only (mount-routes.ts asks for the session first).
 */
export function limitSlowBodies(
  app: FastifyInstance,
  { jsonBodyMs = JSON_BODY_MS, leftoverMs = LEFTOVER_MS } = {},
): void {
  const limits = new WeakMap<FastifyRequest, NodeJS.Timeout>();

  app.addHook('onRequest', async (request, reply) => {
    const { headers } = request;
    // Without these a request has no body (RFC 9112, 6.3), and most have none.
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    if (/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) return;

    // Answered rather than destroyed, so that the sender reads why; what it still sends is cut below.
    const limit = setTimeout(() => {
      if (reply.sent) return;
      reply.header('connection', 'close').send(refusal('request_too_slow'));
    }, jsonBodyMs).unref();
    limits.set(request, limit);
    reply.raw.once('close', () => clearTimeout(limit));
  });

  // The body is read: what takes time from here on is our own work.
  app.addHook('preValidation', async (request) => clearTimeout(limits.get(request)));

  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    const limit = setTimeout(() => raw.destroy(), leftoverMs).unref();
    raw.once('end', () => clearTimeout(limit));
    raw.once('close', () => clearTimeout(limit));
  });
}
