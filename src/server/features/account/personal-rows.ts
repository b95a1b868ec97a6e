import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import { PERSONAL_TABLES, type PersonalTable } from '#server/db/personal-tables.ts';

/** What identifies a person in the tables. */
export interface Person {
  id: string;
  email: string;
}

type Row = Record<string, unknown>;

const PAGE_ROWS = 50;

/** The tables of a person, by the file of the export that they stand in. */
export function tablesByFile(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const [table, about] of Object.entries(PERSONAL_TABLES)) {
    if ('nothingBecause' in about) continue;
    files.set(about.file, [...(files.get(about.file) ?? []), table]);
  }
  return files;
}

/** A person's rows of a table, a page at a time, without what is withheld and with JSON as what it means. */
export async function* personalRows(db: Db, table: string, person: Person): AsyncGenerator<Row> {
  const about = PERSONAL_TABLES[table as keyof typeof PERSONAL_TABLES];
  if ('nothingBecause' in about) return;

  const order = sql.join(about.key.map((column) => sql.ref(column)));
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${isOf(person, about)}
      order by ${order} limit ${PAGE_ROWS} offset ${offset}
    `.execute(db);
    for (const row of rows) yield toExport(row, about);
    if (rows.length < PAGE_ROWS) return;
  }
}

function isOf(person: Person, { owner }: PersonalTable): RawBuilder<unknown> {
  if ('userId' in owner) return sql`${sql.ref(owner.userId)} = ${person.id}`;
  if ('address' in owner) return sql`${sql.ref(owner.address)} = ${person.email}`;
  return sql`${sql.ref(owner.by)} in (select "id" from ${sql.table(owner.through)} where "userId" = ${person.id})`;
}

function toExport(row: Row, { withheld = [], json = [] }: PersonalTable): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !withheld.includes(column))
      .map(([column, value]) => [column, json.includes(column) ? meaningOf(value) : value]),
  );
}

function meaningOf(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    // Nobody loses their data because we once wrote it badly.
    return value;
  }
}
