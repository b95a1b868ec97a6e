import { accessSync, constants } from 'node:fs';
import * as z from 'zod/mini';

/** How a process is connected to PostgreSQL. */
export interface ConnectionSettings {
  /** Connections at most; of several processes each has so many. */
  pool: number;
  /** A statement that takes longer is given up, in milliseconds; null: as the server itself says. */
  statementTimeoutMs: number | null;
  /** One that waits longer for what another has locked, in milliseconds; null: as the server itself says. */
  lockTimeoutMs: number | null;
}

/** A sweep holds a connection while it asks with another. */
const LEAST_POOL = 2;
const seconds = (standard: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3600)), standard);

/** The settings as they stand in the environment. */
export const databaseEnvironment = {
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address'))),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(LEAST_POOL), z.maximum(500)), 10),
  DATABASE_STATEMENT_TIMEOUT: seconds(15),
  DATABASE_LOCK_TIMEOUT: seconds(10),
};

const environment = z.object(databaseEnvironment);

/** What pg takes; `require` asks of the certificate what `verify-full` asks. */
const SSL_MODES = ['disable', 'require', 'verify-full', 'no-verify'];

/** What cannot be used goes to `problems`, a line each. */
export function readDatabase(
  given: z.infer<typeof environment>,
  problems: string[],
): { databaseUrl: string | null; connections: ConnectionSettings } {
  const { DATABASE_URL, DATABASE_POOL, DATABASE_STATEMENT_TIMEOUT, DATABASE_LOCK_TIMEOUT } = given;
  if (DATABASE_URL !== undefined) problems.push(...problemsOfAddress(DATABASE_URL));

  return {
    databaseUrl: DATABASE_URL ?? null,
    connections: {
      pool: DATABASE_POOL,
      statementTimeoutMs: DATABASE_STATEMENT_TIMEOUT * 1000 || null,
      lockTimeoutMs: DATABASE_LOCK_TIMEOUT * 1000 || null,
    },
  };
}

function problemsOfAddress(address: string): string[] {
  if (!URL.canParse(address))
    return ['DATABASE_URL cannot be read: are : / @ # ? in the password written as %3A %2F %40 %23 %3F?'];
  const { searchParams } = new URL(address);
  const mode = searchParams.get('sslmode');
  const unknown =
    mode === null || SSL_MODES.includes(mode)
      ? []
      : [`DATABASE_URL has sslmode=${mode}; it can be: ${SSL_MODES.join(', ')}`];
  const files = ['sslrootcert', 'sslcert', 'sslkey'].flatMap((name) => {
    const path = searchParams.get(name);
    return path === null || isReadable(path)
      ? []
      : [`DATABASE_URL has ${name}=${path}, which cannot be read`];
  });

  return [...unknown, ...files];
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
