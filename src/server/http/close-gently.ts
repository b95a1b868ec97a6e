import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** Longer than a request that is on its way takes to arrive. */
const ON_THE_WAY_MS = 400;

/**
 * From the wish to close on, Fastify ends each connection with its next answer. What is on its way over a connection
 * that looks idle gets that answer, because idle ones are closed a moment later only.
 */
export function closeGently(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const countConnections = promisify(app.server.getConnections.bind(app.server));
    if (app.server.listening && (await countConnections()) > 0) await sleep(ON_THE_WAY_MS);
  });
}
