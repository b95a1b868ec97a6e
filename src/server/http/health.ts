import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * `/healthz`: the process lives. `/readyz`: what it needs can be written and read too, and it is not about to close.
 * @param drainMs from the wish to close on it answers as before and says for so long that it is not ready, so that whoever sends
 * requests here has time to send them elsewhere
 */
export function healthRoutes(
  app: FastifyInstance,
  checks: Record<string, () => Promise<void>>,
  drainMs: number,
): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    await sleep(drainMs);
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  // Who asks while it is being looked at gets the same answer: probes write, and anybody may ask.
  let looking: ReturnType<typeof lookAtAll> | null = null;

  app.get('/readyz', async (_request, reply) => {
    if (isClosing) return reply.code(503).send({ status: 'closing' });
    looking ??= lookAtAll().finally(() => {
      looking = null;
    });
    const results = await looking;
    const ready = results.every(([, result]) => result === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'failed', ...Object.fromEntries(results) });
  });

  function lookAtAll() {
    return Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check();
          return [name, 'ok'] as const;
        } catch (error) {
          app.log.error({ err: error, check: name }, 'not ready');
          return [name, 'failed'] as const;
        }
      }),
    );
  }
}
