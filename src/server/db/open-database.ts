import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { DataDamagedError } from '#server/data-damaged.ts';
import type { Config } from '#server/settings/config.ts';
import type { ConnectionSettings } from '#server/settings/database-settings.ts';
import { DatabaseUnreachableError } from './database-unreachable.ts';
import type { Engine } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { NodeSqliteDialect, openNodeSqlite } from './node-sqlite-dialect.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

/** Of a process to PostgreSQL: those in use, those at hand, and what waits for one. */
export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Db;
  /** Where the two engines differ (column types, better-auth's own mapping), code asks for this. */
  engine: Engine;
  /** True when this process alone works on the data, so that what a crash left behind can be swept at once. */
  exclusive: boolean;
  /**
   * Does what one process at a time shall do. Of several that come at once one does it; the others do nothing.
   * @param name of the work
   */
  alone(name: string, work: () => Promise<void>): Promise<void>;
  /** Does what may take as long as it takes: the time-outs of `connections` do not count for it. */
  withoutTimeouts<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Empties SQLite's log, in which pages still have what has been deleted from the database. PostgreSQL clears up by
   * itself, in its own time. What still reads keeps it as it is until the next call.
   */
  forgetDeleted(): Promise<void>;
  /** As they are now; null where there are none (SQLite). */
  connections(): Connections | null;
  close(): Promise<void>;
}

/** In the data folder. */
export const SQLITE_FILE = 'hemline.sqlite';

/** SQLite's: corrupt, not a database. */
const DAMAGED = new Set([11, 26]);
const CONNECT_TIMEOUT_MS = 2_500;

/**
 * Opens PostgreSQL when an address is given, else SQLite in the data folder.
 * @throws {FolderInUseError} when another process holds the data folder.
 * @throws {DataDamagedError} when the file is not a database any more.
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'connections'>>,
): OpenDatabase {
  return config.databaseUrl === null
    ? openSqlite(config.dataDir)
    : openPostgres(config.databaseUrl, config.connections);
}

function openSqlite(dataDir: string): OpenDatabase {
  const unlock = lockFolder(dataDir);
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openFile(dataDir)) });
  return {
    db,
    engine: 'sqlite',
    exclusive: true,
    alone: (_name, work) => work(),
    withoutTimeouts: (work) => work(db),
    connections: () => null,
    async forgetDeleted() {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    async close() {
      await db.destroy();
      unlock();
    },
  };
}

function openFile(dataDir: string): DatabaseSync {
  const path = join(dataDir, SQLITE_FILE);
  try {
    return openNodeSqlite(path);
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error && DAMAGED.has(Number(error.errcode)))) throw error;
    throw new DataDamagedError(
      dataDir,
      `The database ${path} cannot be read (${error.message}). Put a backup in its place, without ${SQLITE_FILE}-wal and ${SQLITE_FILE}-shm.`,
      error,
    );
  }
}

function openPostgres(connectionString: string, connections?: ConnectionSettings): OpenDatabase {
  const { db, pool } = connect({
    connectionString,
    max: connections?.pool,
    // Asked for with the connection itself: a pooler in between that does not know them refuses it.
    statement_timeout: connections?.statementTimeoutMs ?? false,
    lock_timeout: connections?.lockTimeoutMs ?? undefined,
  });
  return {
    db,
    engine: 'postgres',
    exclusive: false,
    alone: (name, work) =>
      // The lock ends with the transaction, however the process ends. What is done has transactions of its own.
      db.transaction().execute(async (transaction) => {
        const lock = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext(${name})) as taken`;
        if ((await lock.execute(transaction)).rows[0]?.taken) await work();
      }),
    async withoutTimeouts(work) {
      const { db: patient } = connect({ connectionString, max: 2 });
      return work(patient).finally(() => patient.destroy());
    },
    forgetDeleted: async () => {},
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}

function connect(config: pg.PoolConfig): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        // The pool says in words only that it has no connection to give.
        connect: () => pool.connect().catch((cause) => Promise.reject(new DatabaseUnreachableError(cause))),
        end: () => pool.end(),
      },
    }),
  });
  return { db, pool };
}
