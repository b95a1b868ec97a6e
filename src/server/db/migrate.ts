import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { up as firstJourney } from './migrations/0001-first-journey.ts';
import { up as accounts } from './migrations/0002-accounts.ts';
import { up as billing } from './migrations/0003-billing.ts';
import { up as inspirations } from './migrations/0004-inspirations.ts';
import { up as generationsAndHistory } from './migrations/0005-generations-and-history.ts';
import { up as secondThoughts } from './migrations/0007-second-thoughts.ts';
import { up as modelTokens } from './migrations/0008-model-tokens.ts';
import { up as checkoutCustomers } from './migrations/0019-checkout-customers.ts';
import { up as jobs } from './migrations/0020-jobs.ts';
import { up as outfitSummaries } from './migrations/0021-outfit-summaries.ts';
import { up as indexes } from './migrations/0025-indexes.ts';
import { up as probes } from './migrations/0026-probes.ts';
import { up as deleting } from './migrations/0046-deleting.ts';
import { up as tries } from './migrations/0050-tries.ts';
import { up as jobLeases } from './migrations/0054-job-leases.ts';
import { up as summariesOfAWall } from './migrations/0055-summaries-of-a-wall.ts';
import { up as closet } from './migrations/0056-closet.ts';
import { up as wears } from './migrations/0057-wears.ts';
import { up as keptPieces } from './migrations/0058-kept-pieces.ts';
import { up as closetFinds } from './migrations/0059-closet-finds.ts';
import { up as guessOfFinds } from './migrations/0060-guess-of-finds.ts';
import { up as rateLimits } from './migrations/0061-rate-limits.ts';
import { up as placeOfFinds } from './migrations/0062-place-of-finds.ts';
import type { OpenDatabase } from './open-database.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** Forward only, in this order, never changed once landed. */
const STEPS: Record<string, Step> = {
  '0001-first-journey': firstJourney,
  '0002-accounts': accounts,
  '0003-billing': billing,
  '0004-inspirations': inspirations,
  '0005-generations-and-history': generationsAndHistory,
  '0007-second-thoughts': secondThoughts,
  '0008-model-tokens': modelTokens,
  '0019-checkout-customers': checkoutCustomers,
  '0020-jobs': jobs,
  '0021-outfit-summaries': outfitSummaries,
  '0025-indexes': indexes,
  '0026-probes': probes,
  '0046-deleting': deleting,
  '0050-tries': tries,
  '0054-job-leases': jobLeases,
  '0055-summaries-of-a-wall': summariesOfAWall,
  '0056-closet': closet,
  '0057-wears': wears,
  '0058-kept-pieces': keptPieces,
  '0059-closet-finds': closetFinds,
  '0060-guess-of-finds': guessOfFinds,
  '0061-rate-limits': rateLimits,
  '0062-place-of-finds': placeOfFinds,
};

const MIGRATION_TABLE = 'migrations';

/**
 * Brings the schema up to date, in one transaction.
 * @throws when a step fails, or when the database was made by a newer Hemline.
 */
export async function migrate(database: OpenDatabase): Promise<void> {
  await migrateTo(database, MIGRATIONS.at(-1) ?? '');
}

/** The names of all steps, oldest first. */
export const MIGRATIONS: readonly string[] = Object.keys(STEPS);

/** @returns the names of the steps that this database has been taken; none for an empty one */
export async function appliedMigrations({ db }: Pick<OpenDatabase, 'db'>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select "name" from ${sql.table(MIGRATION_TABLE)} order by "name"
  `.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * As {@link migrate}, up to a step: for data that an older Hemline wrote.
 * @throws as that does
 */
export async function migrateTo({ withoutTimeouts, engine }: OpenDatabase, step: string): Promise<void> {
  // A step may write every row, and another process waits for it.
  const { error } = await withoutTimeouts((db) =>
    new Migrator({
      db,
      provider: { getMigrations: async () => migrations(engine) },
      migrationTableName: MIGRATION_TABLE,
      migrationLockTableName: 'migrationLock',
    }).migrateTo(step),
  );
  if (error === undefined) return;

  const text = error instanceof Error ? error.message : String(error);
  if (text.includes('previously executed migration')) {
    throw new Error(
      'This database was made by a newer Hemline. Update the app, or set DATA_DIR to another folder.',
    );
  }
  throw error;
}

function migrations(engine: Engine): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(STEPS).map(([name, step]) => [name, { up: (db: Kysely<unknown>) => step(db, engine) }]),
  );
}
