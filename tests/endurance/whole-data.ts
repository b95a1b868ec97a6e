import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

/** The first column of what a statement gives. */
type Column = (statement: string) => Promise<string[]>;

/**
 * Looks at a data folder, and at its PostgreSQL if it has one, while nobody has them open.
 * @returns what does not go together, one line each
 */
export async function contradictions(dataDir: string, databaseUrl?: string): Promise<string[]> {
  return databaseUrl === undefined ? inSqlite(dataDir) : inPostgres(dataDir, databaseUrl);
}

async function inSqlite(dataDir: string): Promise<string[]> {
  const database = new DatabaseSync(join(dataDir, 'hemline.sqlite'), { readOnly: true });
  const column: Column = async (statement) => firstColumn(database.prepare(statement).all());
  try {
    const integrity = await column('pragma integrity_check');
    return [
      ...(integrity.join() === 'ok' ? [] : [`the database is damaged: ${integrity.join()}`]),
      ...(await column('select "table" from pragma_foreign_key_check')).map((t) => `${t} has a lost parent`),
      ...(await betweenRowsAndFiles(column, dataDir)),
    ];
  } finally {
    database.close();
  }
}

async function inPostgres(dataDir: string, connectionString: string): Promise<string[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await betweenRowsAndFiles(
      async (statement) => firstColumn((await client.query(statement)).rows),
      dataDir,
    );
  } finally {
    await client.end();
  }
}

function firstColumn(rows: Record<string, unknown>[]): string[] {
  return rows.map((row) => String(Object.values(row)[0]));
}

async function betweenRowsAndFiles(column: Column, dataDir: string): Promise<string[]> {
  const alone = await column('select id from users where id not in (select "userId" from accounts)');
  const wrong = alone.map((id) => `user ${id} has no account`);

  const folder = join(dataDir, 'files');
  const onDisk = new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      : [],
  );
  const kept = new Set(await column(`select "storageKey" from files where state = 'kept'`));
  const known = new Set(await column('select "storageKey" from files'));
  for (const key of kept) if (!onDisk.has(key)) wrong.push(`${key} has a row and no bytes`);
  for (const key of onDisk)
    if (!known.has(key.replace(/\.part$/, ''))) wrong.push(`${key} has bytes and no row`);
  return wrong;
}
