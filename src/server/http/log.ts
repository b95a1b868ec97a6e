import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#server/settings/config.ts';

/** What identifies or authenticates a person is not logged, down to the third level of whatever is handed over. */
const REDACTED = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'resetCode',
  'email',
  'prompt',
  'cookie',
  'authorization',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

interface LoggedError {
  type: string;
  message?: string;
  stack?: string | undefined;
  code?: unknown;
  cause?: LoggedError;
}

/** JSON lines with a request id and UTC times; figures and codes, never contents. */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED, censor: '[redacted]' },
      serializers: {
        // The route's pattern, not the address: paths and queries can carry what a person typed.
        req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
          method: request.method,
          route: request.routeOptions?.url ?? null,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    destination,
  );
}

/** Named fields only: others of an error carry contents, e.g. the values of the row that PostgreSQL refused. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
