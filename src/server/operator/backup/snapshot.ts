import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Engine } from '#server/db/engine.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { PERSONAL_TABLES } from '#server/db/personal-tables.ts';

type Row = Record<string, unknown>;

/** All rows of one instant, while others go on writing. */
export interface Snapshot {
  engine: Engine;
  /** As the columns give them: instants of PostgreSQL are dates, its booleans are booleans. */
  rows(table: string): AsyncIterable<Row>;
  close(): Promise<void>;
}

/** Every table of ours. */
export const ALL_TABLES: readonly string[] = Object.keys(PERSONAL_TABLES);

const FETCHED_AT_ONCE = 500;

/** @param folder for a copy of a SQLite file, as large as that */
export function takeSnapshot(database: OpenDatabase, folder: string): Promise<Snapshot> {
  return database.engine === 'sqlite' ? copySqlite(database, folder) : beginPostgres(database);
}

/**
 * A copy made in one read transaction: no page of it is torn, whoever writes. It is read from the copy, because a
 * transaction that is read for long keeps the log from being emptied (docs/decisions/0062-backups.md).
 */
async function copySqlite({ db }: OpenDatabase, folder: string): Promise<Snapshot> {
  const path = join(folder, `.${randomUUID()}.part`);
  try {
    await sql`vacuum into ${path}`.execute(db);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
  const copy = new DatabaseSync(path, { readOnly: true });
  return {
    engine: 'sqlite',
    async *rows(table) {
      for (const row of copy.prepare(`select * from "${table}"`).iterate()) yield { ...row };
    },
    async close() {
      copy.close();
      rmSync(path);
    },
  };
}

async function beginPostgres({ db }: OpenDatabase): Promise<Snapshot> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  return {
    engine: 'postgres',
    async *rows(table) {
      await sql`declare backup cursor for select * from ${sql.table(table)}`.execute(transaction);
      for (;;) {
        const { rows } = await sql<Row>`fetch ${sql.lit(FETCHED_AT_ONCE)} from backup`.execute(transaction);
        yield* rows;
        if (rows.length < FETCHED_AT_ONCE) break;
      }
      await sql`close backup`.execute(transaction);
    },
    async close() {
      await transaction.rollback().execute();
    },
  };
}
