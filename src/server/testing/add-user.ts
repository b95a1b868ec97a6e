import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/db/open-database.ts';

/** A bare user row, for tests of what belongs to users. @returns its id. */
export async function addUser({ db, engine }: OpenDatabase): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const verified = engine === 'postgres' ? sql`false` : sql`0`;
  await sql`
    insert into "users" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values (${id}, 'Ada Byron', ${`${id}@example.com`}, ${verified}, ${now}, ${now})
  `.execute(db);
  return id;
}
