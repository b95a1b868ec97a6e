import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { NodeSqliteDialect, openNodeSqlite } from '#server/db/node-sqlite-dialect.ts';
import { type Db, openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

/** The database of an operator's command, without the folder's lock, which the server has: SQLite itself lets one small change through at a time. */
export function openBesideTheServer({ dataDir, databaseUrl }: Config): Db {
  if (databaseUrl !== null) return openDatabase({ dataDir, databaseUrl }).db;

  const path = join(dataDir, SQLITE_FILE);
  if (!existsSync(path)) end(`There is no database in ${dataDir}. See DATA_DIR.`);
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(openNodeSqlite(path)) });
}

/** The settings that the server reads as well. */
export function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) end(error.problems.join('\n'));
    throw error;
  }
}

export function end(reason: string): never {
  console.error(reason);
  process.exit(1);
}
