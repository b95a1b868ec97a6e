import { sql, type Transaction } from 'kysely';
import type { Engine } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';

/** A statement takes rows of so many characters. */
const BATCH = 512 * 1024;

/**
 * Inserts rows that are lines of JSON. Both databases turn JSON into the types of their columns themselves, so that rows of
 * one can go into the other: an instant as ISO 8601, a boolean as `true` or 1.
 */
export async function insertRows(
  transaction: Transaction<Schema>,
  engine: Engine,
  table: string,
  lines: AsyncIterable<string>,
): Promise<void> {
  let batch: string[] = [];
  let size = 0;
  for await (const line of lines) {
    batch.push(line);
    size += line.length;
    if (size < BATCH) continue;
    await insert(batch);
    batch = [];
    size = 0;
  }
  if (batch.length > 0) await insert(batch);

  async function insert(rows: string[]): Promise<void> {
    const json = `[${rows.join(',')}]`;
    // All rows of a table have the same columns: those of the schema of their time.
    const columns = Object.keys(JSON.parse(rows[0] ?? '{}'));
    const names = sql.join(columns.map((name) => sql.ref(name)));
    const into = sql`insert into ${sql.table(table)} (${names})`;
    if (engine === 'postgres') {
      const typed = sql`json_populate_recordset(null::${sql.table(table)}, ${json}::json)`;
      await sql`${into} select ${names} from ${typed}`.execute(transaction);
      return;
    }
    const values = sql.join(columns.map((name) => sql`json_extract(value, ${sql.lit(`$."${name}"`)})`));
    await sql`${into} select ${values} from json_each(${json})`.execute(transaction);
  }
}
