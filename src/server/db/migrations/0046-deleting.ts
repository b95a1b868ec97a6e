import { type Kysely, sql } from 'kysely';

/** A file that is marked for deletion says so in the words of the code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update ${sql.table('files')} set ${sql.ref('state')} = 'deleting' where ${sql.ref('state')} = 'doomed'`.execute(
    db,
  );
}
