import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { ListedStorage } from '#server/adapters/storage/storage.ts';
import { chooseStorage } from '#server/choose-storage.ts';
import { appliedMigrations, MIGRATIONS } from '#server/db/migrate.ts';
import { NodeSqliteDialect, openNodeSqlite } from '#server/db/node-sqlite-dialect.ts';
import { type OpenDatabase, openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Config } from '#server/settings/config.ts';
import { OperatorError } from './operator-error.ts';

/** An installation as a command works on it, beside the server that may run. */
export interface Installation {
  config: Config;
  database: OpenDatabase;
  storage: ListedStorage;
}

/**
 * Opens what is there, does the work, and closes it.
 * @throws {OperatorError} where nothing is there, or where the database is not of this version.
 */
export async function withInstallation<Result>(
  config: Config,
  work: (installation: Installation) => Promise<Result>,
): Promise<Result> {
  const database = config.databaseUrl === null ? openBesideTheServer(config.dataDir) : openDatabase(config);
  try {
    await expectThisVersion(database);
    return await work({ config, database, storage: await chooseStorage(config) });
  } finally {
    await database.close();
  }
}

/** Without the folder's lock, which the server has: SQLite itself lets one small change through at a time. */
function openBesideTheServer(dataDir: string): OpenDatabase {
  const path = join(dataDir, SQLITE_FILE);
  if (!existsSync(path)) throw new OperatorError(`There is no database in ${dataDir}. See DATA_DIR.`);
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openNodeSqlite(path)) });
  return {
    db,
    engine: 'sqlite',
    exclusive: false,
    alone: (_name, work) => work(),
    withoutTimeouts: (work) => work(db),
    connections: () => null,
    async forgetDeleted() {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    close: () => db.destroy(),
  };
}

async function expectThisVersion(database: OpenDatabase): Promise<void> {
  const applied = await appliedMigrations(database);
  if (applied.length === 0)
    throw new OperatorError('The database is empty: start Hemline once, or restore a backup.');
  if (applied.some((name) => !MIGRATIONS.includes(name)))
    throw new OperatorError('This database was made by a newer Hemline. Update this one.');
  if (applied.length < MIGRATIONS.length)
    throw new OperatorError(
      'This database is of an older Hemline: start the new one once, which brings it up to date.',
    );
}
