import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process lives. `/readyz`: what it needs can be written and read too. */
export function healthRoutes(app: FastifyInstance, checks: Record<string, () => Promise<void>>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  // Who asks while it is being looked at gets the same answer: probes write, and anybody may ask.
  let looking: ReturnType<typeof lookAtAll> | null = null;

  app.get('/readyz', async (_request, reply) => {
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
