import { type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

/** Nothing that identifies or authenticates a person is logged, wherever it stands in an object. */
const REDACTED = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'code',
  'resetCode',
  'email',
  'prompt',
  'cookie',
  'authorization',
].flatMap((name) => [`*.${name}`, `*.*.${name}`, `body.${name}`]);

/** JSON lines with a request id and UTC times; figures and codes, never contents. */
export function createLogger(level: Config['logLevel']): Logger {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: {
      // The path only: a query can carry what a person typed.
      req: (request: { method: string; url: string; id: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  });
}
