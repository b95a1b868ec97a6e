import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#contract/error.ts';

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
  app.addHook('preParsing', async (request, reply, payload) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    const isUpload = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
    return hasBody && !isUpload ? withinTime(payload as Readable, reply, jsonBodyMs) : payload;
  });

  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    const limit = setTimeout(() => raw.socket.destroy(), leftoverMs).unref();
    raw.once('end', () => clearTimeout(limit));
  });
}

function withinTime(payload: Readable, reply: FastifyReply, limitMs: number): Readable {
  const limited = new PassThrough();
  // Where the body is not read at all (e.g. of a type that is refused), nobody else listens.
  limited.on('error', () => {});
  const limit = setTimeout(() => {
    if (reply.sent) return;
    reply.header('connection', 'close');
    limited.destroy(new AppError('timeout', 'The request took too long.'));
  }, limitMs);
  for (const ending of ['end', 'close', 'error']) payload.once(ending, () => clearTimeout(limit));
  payload.once('error', (error) => limited.destroy(error));
  return payload.pipe(limited);
}
