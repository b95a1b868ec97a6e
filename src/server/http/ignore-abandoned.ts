import type { FastifyInstance } from 'fastify';

/** A request whose sender has gone before its turn came is not worked on: nobody would get the answer. */
export function ignoreAbandoned(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.socket.destroyed) reply.hijack();
  });
}
