import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process lives. `/readyz`: what it needs answers too. */
export function healthRoutes(app: FastifyInstance, checks: Record<string, () => Promise<void>>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check();
          return [name, 'ok'] as const;
        } catch (error) {
          request.log.error({ err: error, check: name }, 'not ready');
          return [name, 'failed'] as const;
        }
      }),
    );
    const ready = results.every(([, result]) => result === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'failed', ...Object.fromEntries(results) });
  });
}
