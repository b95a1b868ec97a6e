import type { FastifyError, FastifyInstance } from 'fastify';
import { asAppError } from './as-app-error.ts';

/** One shape for every failure; below 500 our own words, at 500 a neutral line while the log gets the cause. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const answer = asAppError(error);
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: answer.code, err: answer.cause }, 'request refused');

    if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds);
    return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
  });
}
