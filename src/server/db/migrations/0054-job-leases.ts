import type { Kysely } from 'kysely';

interface Tables {
  jobs: { state: string; startedAt: string; leasedUntil: string };
}

const FIRST_LEASE_MS = 10 * 60_000;

/** Who works on a job says so again and again; what nobody says any more was interrupted. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  await untyped.schema
    .alterTable('jobs')
    .addColumn('leasedUntil', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // What an older version is at, beside this one, comes to its end: it does not renew anything.
  await (untyped as Kysely<Tables>)
    .updateTable('jobs')
    .set({ leasedUntil: new Date(Date.now() + FIRST_LEASE_MS).toISOString() })
    .where('state', 'in', ['queued', 'running'])
    .execute();
}
