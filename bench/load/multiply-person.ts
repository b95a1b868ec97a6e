import { sql } from 'kysely';
import type { OpenDatabase } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

/** Every table that has rows of the one person, each after those that it refers to. */
const TABLES: (keyof Schema & string)[] = [
  'users',
  'accounts',
  'sessions',
  'userPlans',
  'allowances',
  'onboardings',
  'files',
  'photos',
  'styleProfiles',
  'styleProfileVersions',
  'outfits',
  'outfitFiles',
  'closetPieces',
  'closetWears',
  'jobs',
];
/** What tells people apart: each copy has its number behind it. */
const OWN = new Set([
  ...['id', 'userId', 'accountId', 'email', 'token', 'storageKey'],
  ...['fileId', 'thumbnailId', 'thumbnailAvifId', 'outfitId', 'pieceId'],
]);
/** Where the owner does not stand in a column of that name. */
const OF_THE_ONE: Record<string, string> = {
  users: 't."id" in (select "id" from "template")',
  outfitFiles: 't."outfitId" in (select "id" from "outfits" where "userId" in (select "id" from "template"))',
};
/** At once: a transaction of some megabytes. */
const BATCH = 5_000;

/**
 * Copies the one person of a database, with all rows, until there are so many people: as many rows as that many people have,
 * without their pictures. The one stays whole.
 */
export async function multiplyPerson({ db, engine }: OpenDatabase, people: number): Promise<void> {
  if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(db);
  await sql`create table "template" as select "id" from "users"`.execute(db);
  const columns = new Map<string, string[]>();
  for (const table of TABLES) columns.set(table, await columnsOf(table));
  for (let from = 1; from < people; from += BATCH) {
    const to = Math.min(people - 1, from + BATCH - 1);
    await db.transaction().execute(async (transaction) => {
      for (const table of TABLES)
        await sql.raw(copying(table, columns.get(table) ?? [], from, to)).execute(transaction);
    });
  }
  await sql`drop table "template"`.execute(db);
  if (engine === 'postgres') await sql`analyze`.execute(db);

  async function columnsOf(table: string): Promise<string[]> {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} limit 1`.execute(
      db,
    );
    return Object.keys(rows[0] ?? {});
  }
}

function copying(table: string, columns: string[], from: number, to: number): string {
  const quoted = columns.map((name) => `"${name}"`);
  const copied = columns.map((name) => (OWN.has(name) ? `t."${name}" || '-' || n.i` : `t."${name}"`));
  return `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})
    insert into "${table}" (${quoted.join(', ')})
    select ${copied.join(', ')} from "${table}" t cross join n where ${OF_THE_ONE[table] ?? 't."userId" in (select "id" from "template")'}`;
}
