import type { FastifyError, FastifyInstance } from 'fastify';
import { asAppError } from './as-app-error.ts';

/**
 * One shape for every failure; below 500 our own words, at 500 a neutral line while the log gets the cause with its stack.
 * What others can cause as often as they like leaves a short line: where in our code it was refused helps nobody.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const answer = asAppError(error);
    // Whoever has gone away gets no answer, and nothing is wrong here.
    if (request.raw.socket.destroyed) request.log.debug({ code: answer.code }, 'request abandoned');
    else if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: answer.code, cause: inShort(answer.cause) }, 'request refused');

    if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds);
    return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
  });
}

/** An error and its causes by their names and messages. */
function inShort(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const cause = inShort(error.cause);
  return `${error.name}${code}: ${error.message}${cause === undefined ? '' : ` < ${cause}`}`;
}
