import { sql } from 'kysely';
import type { Storage, StoredFile } from '#server/adapters/storage/storage.ts';
import { StoredFileMissingError } from '#server/adapters/storage/storage.ts';
import type { Db, OpenDatabase } from '#server/db/open-database.ts';
import type { Installation } from './open-installation.ts';

export interface Verdict {
  /** Pictures that the database knows. */
  rows: number;
  /** Pictures that lie in the storage. */
  files: number;
  /** Storage keys that the database knows and the storage does not have. */
  missing: string[];
  /** Storage keys whose file has another length than its row says. */
  wrongLength: string[];
  /** Storage keys that no row knows. */
  unknown: string[];
  /** What SQLite says of its own file; nothing for PostgreSQL, which checks itself. */
  database: string[];
}

const PAGE = 1_000;

/**
 * Holds rows and files against each other, also while the server runs: what changed meanwhile is looked at again. The
 * list of all files is in memory, some 150 bytes for each.
 */
export async function verify({ database, storage }: Installation): Promise<Verdict> {
  const lying = new Map<string, number>();
  for await (const { key, byteLength } of storage.list()) lying.set(key, byteLength);
  const files = lying.size;

  const missing: string[] = [];
  const wrongLength: string[] = [];
  let rows = 0;
  for await (const row of keptFiles(database.db)) {
    rows += 1;
    const byteLength = lying.get(row.key);
    lying.delete(row.key);
    if (byteLength === row.byteLength) continue;
    // Written or deleted since the files were listed, perhaps.
    if (!(await isKept(database.db, row.key))) continue;
    if (byteLength !== undefined) wrongLength.push(row.key);
    else if (await isMissing(storage, row.key)) missing.push(row.key);
  }

  const unknown: string[] = [];
  for (const key of lying.keys()) {
    if (!(await isKnown(database.db, key)) && !(await isMissing(storage, key))) unknown.push(key);
  }
  return { rows, files, missing, wrongLength, unknown, database: await complaintsOf(database) };
}

export function isWhole({ missing, wrongLength, unknown, database }: Verdict): boolean {
  return [missing, wrongLength, unknown, database].every((complaints) => complaints.length === 0);
}

/** All pictures that something refers to, in pages. */
export async function* keptFiles(db: Db): AsyncGenerator<StoredFile> {
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('files')
      .select(['id', 'storageKey', 'byteLength'])
      .where('state', '=', 'kept')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { storageKey, byteLength } of page) yield { key: storageKey, byteLength };
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}

/** A file's id is in its key: found by it, not by reading all rows. */
function idOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}

async function isKept(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom('files').select('state').where('id', '=', idOf(key)).executeTakeFirst();
  return row?.state === 'kept';
}

async function isKnown(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('storageKey')
    .where('id', '=', idOf(key))
    .executeTakeFirst();
  return row?.storageKey === key;
}

async function isMissing(storage: Storage, key: string): Promise<boolean> {
  try {
    (await storage.get(key)).destroy();
    return false;
  } catch (error) {
    if (error instanceof StoredFileMissingError) return true;
    throw error;
  }
}

async function complaintsOf({ db, engine }: OpenDatabase): Promise<string[]> {
  if (engine !== 'sqlite') return [];
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const parents = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(db);
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
    ...parents.rows.map(({ table, rowid }) => `row ${rowid} of ${table} belongs to nothing`),
  ];
}
