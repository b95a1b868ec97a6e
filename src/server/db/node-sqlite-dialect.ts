import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens a SQLite file with the durability that the app promises: an acknowledged write survives a killed process and a
 * power cut (WAL with `synchronous=FULL`; see docs/decisions/0002-database.md), and what is deleted is overwritten.
 */
export function openNodeSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 1000;');
  database.exec('pragma secure_delete = on;');
  return database;
}

/** Kysely's SQLite dialect over `node:sqlite`. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new HonestDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * On a full or dying disk SQLite ends the transaction by itself. A rollback after that is an error of its own, which would
 * stand in the place of the one that tells what happened.
 */
class HonestDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) });
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite rolls schema changes back like any other, so a migration that is killed half-way leaves nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override async acquireMigrationLock(_db: Kysely<unknown>): Promise<void> {
    // The data folder's lock (folder-lock.ts) already keeps every other process out.
  }
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepare = keepStatements(database);
  return { close: () => database.close(), prepare };
}

/** More than the application has; lists of values of any length (`in (?, ?, …)`) are texts of their own. */
const MOST_STATEMENTS = 400;
const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i;

/**
 * Prepares each text once: that takes longer than the reading of a row, and what is prepared is let go only by a full
 * collection of garbage. The latest used are kept. A change of the tables ends all of them, because their columns may be others.
 */
function keepStatements(database: DatabaseSync): (sql: string) => SqliteStatement {
  const kept = new Map<string, SqliteStatement>();
  return (sql) => {
    const known = kept.get(sql);
    kept.delete(sql);
    if (CHANGES_TABLES.test(sql)) kept.clear();
    const statement = known ?? prepare(database, sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > MOST_STATEMENTS && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
