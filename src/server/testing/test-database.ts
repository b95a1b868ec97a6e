import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Engine } from '#server/db/engine.ts';
import { migrate } from '#server/db/migrate.ts';
import { type OpenDatabase, openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { asAdmin } from './as-admin.ts';

/** The engines that every repository and slice test runs on. */
export function testEngines(): Engine[] {
  return inject('postgresUrl') === null ? ['sqlite'] : ['sqlite', 'postgres'];
}

export interface TestDatabase extends OpenDatabase {
  /** A folder of its own, also where there is no SQLite file in it. */
  dataDir: string;
  databaseUrl: string | null;
}

/** An empty database of its own with the newest schema; closing it removes it. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hemline-test-'));
  const created = engine === 'postgres' ? await createPostgresDatabase(inject('postgresTemplate')) : null;
  if (created === null) await copyFile(inject('sqliteTemplate'), join(dataDir, SQLITE_FILE));
  const database = openDatabase({ databaseUrl: created?.url ?? null, dataDir });
  await migrate(database);

  return {
    ...database,
    dataDir,
    databaseUrl: created?.url ?? null,
    async close() {
      await database.close();
      await created?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param template a database to copy; null: an empty one */
export async function createPostgresDatabase(
  template: string | null = null,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = inject('postgresUrl');
  if (adminUrl === null) throw new Error('no PostgreSQL in this run');

  const name = `hemline_${randomUUID().replaceAll('-', '')}`;
  // Copied as files, which takes half as long as through the log.
  const copied = template === null ? '' : ` template ${template} strategy file_copy`;
  await asAdmin(adminUrl, `create database ${name}${copied}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    drop: () => asAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  };
}
