import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DataDamagedError } from '../data-damaged.ts';
import { SQLITE_FILE } from '../db/open-database.ts';
import type { Config } from './config.ts';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const SECRET_BYTES = 48;

export const SECRETS_FILE = 'secrets.json';

const secretsFile = z.object({ sessionSecret: z.string().check(z.minLength(32)) });

/** A folder that should be in use already has no database in it. */
export class DataMissingError extends Error {
  constructor(dataDir: string) {
    super(
      `EXPECT_DATA=yes, but there is no database in ${dataDir}. Is the disk mounted? Nothing was made there.`,
    );
    this.name = 'DataMissingError';
  }
}

/**
 * Makes the data folder, readable by its owner alone.
 * @throws {DataMissingError} when its database is expected, and not there: a mount is missing, say.
 * @throws {DataDamagedError} when there was one, as other things in the folder tell.
 */
export function prepareDataFolder({
  dataDir,
  databaseUrl,
  expectData,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'expectData'>): void {
  const hasDatabase = databaseUrl !== null || hasContent(join(dataDir, SQLITE_FILE));
  if (expectData === 'yes' && !hasDatabase) throw new DataMissingError(dataDir);
  // The secret is made after the database, at the first start.
  if (expectData !== 'no' && !hasDatabase && existsSync(join(dataDir, SECRETS_FILE))) {
    throw new DataDamagedError(
      dataDir,
      `The database ${join(dataDir, SQLITE_FILE)} is gone or empty. Put it back; once it is lost for good, start once with EXPECT_DATA=no.`,
    );
  }

  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  chmodSync(dataDir, OWNER_ONLY_FOLDER);
}

/**
 * The secret that signs sessions: the one that was set, else one made at the first start and kept in the data folder,
 * so that people stay signed in over restarts.
 * @throws {DataDamagedError} when that one cannot be read.
 */
export function sessionSecret(config: Config): string {
  if (config.sessionSecret !== null) return config.sessionSecret;

  const path = join(config.dataDir, SECRETS_FILE);
  if (existsSync(path)) {
    chmodSync(path, OWNER_ONLY_FILE);
    try {
      return secretsFile.parse(JSON.parse(readFileSync(path, 'utf8'))).sessionSecret;
    } catch (error) {
      throw new DataDamagedError(
        config.dataDir,
        `The secret in ${path} cannot be read. Put it back, or remove the file: everybody then signs in again.`,
        error,
      );
    }
  }

  writeOnce(path, `${JSON.stringify({ sessionSecret: randomBytes(SECRET_BYTES).toString('base64url') })}\n`);
  return sessionSecret(config);
}

function hasContent(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** All of it or nothing, also when the process is killed; of two processes that start at once, the first one's stays. */
function writeOnce(path: string, content: string): void {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, content, { mode: OWNER_ONLY_FILE, flush: true });
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(aside);
  }
}
