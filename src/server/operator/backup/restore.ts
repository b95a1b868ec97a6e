import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import type { ListedStorage } from '#server/adapters/storage/storage.ts';
import { chooseStorage } from '#server/choose-storage.ts';
import { appliedMigrations, migrate, migrateTo } from '#server/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Config } from '#server/settings/config.ts';
import { prepareDataFolder, SECRETS_FILE } from '#server/settings/secrets.ts';
import { OperatorError } from '../operator-error.ts';
import { insertRows } from './insert-rows.ts';
import type { Manifest } from './manifest.ts';
import { type Archive, checkArchive, openArchive } from './read-archive.ts';

const AT_ONCE = 8;
/** Rows of other tables refer to theirs. */
const FIRST = ['users', 'files', 'outfits'];

/**
 * Puts a backup into an empty installation, on either database and either storage, whichever it came from. Pictures
 * first, rows last and in one transaction: where it is interrupted, it can be begun again.
 * @throws {OperatorError} for a damaged backup, one of a newer Hemline, or an installation that is not empty; with nothing changed.
 */
export async function restoreBackup(config: Config, path: string): Promise<Manifest> {
  const archive = await openArchive(path);
  try {
    await checkArchive(archive);
    const storage = await chooseStorage(config);
    await expectNoStrangers(storage, archive.manifest);
    prepareDataFolder({ ...config, expectData: 'no' });
    const database = openDatabase(config);
    try {
      await expectEmpty(database, archive.manifest);
      await restorePictures(archive, storage);
      await migrateTo(database, archive.manifest.migrations.at(-1) ?? '');
      await restoreRows(archive, database);
      await restoreSecrets(archive, config);
      await migrate(database);
      return archive.manifest;
    } finally {
      await database.close();
    }
  } finally {
    archive.close();
  }
}

/** @throws {OperatorError} unless there are no rows, and a schema that is not newer than that of the backup. */
async function expectEmpty(database: OpenDatabase, { migrations, hemline }: Manifest): Promise<void> {
  const applied = await appliedMigrations(database);
  if (applied.length === 0) return;
  if (await hasUsers(database.db)) throw notEmpty();
  if (applied.some((name) => !migrations.includes(name))) {
    throw new OperatorError(
      `The backup is of an older Hemline (${hemline}), and the empty database has the tables of a newer one already. Take a new database or DATA_DIR; the restore brings it up to date.`,
    );
  }
}

async function hasUsers(db: OpenDatabase['db'] | Transaction<Schema>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

function notEmpty(): OperatorError {
  return new OperatorError(
    'There are accounts here already: a backup is restored into an empty installation only. Take a new DATA_DIR, or a new database. Nothing was changed.',
  );
}

/** Pictures of an interrupted restore may be there; others are somebody's. */
async function expectNoStrangers(storage: ListedStorage, { pictures }: Manifest): Promise<void> {
  const known = new Set(pictures.map(({ key }) => key));
  for await (const { key } of storage.list()) {
    if (known.has(key)) continue;
    throw new OperatorError(
      `There are pictures already that are not in the backup, e.g. ${key}. Take an empty folder or bucket. Nothing was changed.`,
    );
  }
}

async function restorePictures(archive: Archive, storage: ListedStorage): Promise<void> {
  const put = async ({ key }: { key: string }) => storage.put(key, await archive.picture(key));
  await Readable.from(archive.manifest.pictures).forEach(put, { concurrency: AT_ONCE });
}

async function restoreRows(archive: Archive, { db, engine }: OpenDatabase): Promise<void> {
  const names = archive.manifest.tables.map(({ name }) => name);
  const inOrder = [
    ...FIRST.filter((name) => names.includes(name)),
    ...names.filter((name) => !FIRST.includes(name)),
  ];
  await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`lock table "users" in exclusive mode`.execute(transaction);
    // Somebody may have registered meanwhile.
    if (await hasUsers(transaction)) throw notEmpty();
    for (const name of inOrder) {
      await sql`delete from ${sql.table(name)}`.execute(transaction);
      await insertRows(transaction, engine, name, archive.lines(name));
    }
  });
}

/** Sessions and codes of before are worth something with their secret alone. */
async function restoreSecrets(archive: Archive, { dataDir, sessionSecret }: Config): Promise<void> {
  const secrets = await archive.secrets();
  if (secrets === null || sessionSecret !== null) return;
  const path = join(dataDir, SECRETS_FILE);
  writeFileSync(path, secrets, { mode: 0o600, flush: true });
}
