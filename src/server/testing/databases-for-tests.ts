import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '../db/open-database.ts';
import { asAdmin } from './as-admin.ts';
import { freePort } from './free-port.ts';
import { runnablePostgres } from './runnable-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null: no PostgreSQL could be had, and its half of the tests is skipped. */
    postgresUrl: string | null;
    /** A database with the newest schema, to be copied: that takes less time than making the tables anew. */
    postgresTemplate: string | null;
    /** A SQLite file with the newest schema, to be copied as well. */
    sqliteTemplate: string;
  }
}

/**
 * Gives the tests a SQLite file to copy, and a real PostgreSQL: the one that TEST_DATABASE_URL names, else one of our own
 * for this run, else none, with a line that says so.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hemline-template-'));
  const sqlite = openDatabase({ databaseUrl: null, dataDir: folder });
  await migrate(sqlite);
  await sqlite.close();
  project.provide('sqliteTemplate', join(folder, SQLITE_FILE));

  const stopPostgres = await setupPostgres(project);
  return async () => {
    await stopPostgres();
    await rm(folder, { recursive: true, force: true });
  };
}

async function setupPostgres(project: TestProject): Promise<() => Promise<void>> {
  try {
    const { url, stop } = process.env.TEST_DATABASE_URL
      ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
      : await startPostgres();
    const template = await createTemplate(url);
    project.provide('postgresUrl', url);
    project.provide('postgresTemplate', template.name);
    return async () => {
      await template.drop();
      await stop();
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `PostgreSQL is skipped: ${reason}. Set TEST_DATABASE_URL to a server where databases may be created.\n`,
    );
    project.provide('postgresUrl', null);
    project.provide('postgresTemplate', null);
    return async () => {};
  }
}

async function createTemplate(adminUrl: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = `hemline_template_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = openDatabase({ databaseUrl: url.toString(), dataDir: tmpdir() });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  return { name, drop: () => asAdmin(adminUrl, `drop database if exists ${name} with (force)`) };
}

async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  // In the temp folder, because the server runs as a user of its own when we are root.
  const folder = await mkdtemp(join(tmpdir(), 'hemline-postgres-'));
  const cleanUp = () => rm(folder, { recursive: true, force: true });
  try {
    await chmod(folder, 0o777);
    const { url, stop } = await startIn(folder);
    return { url, stop: () => stop().finally(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

async function startIn(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { default: EmbeddedPostgres } = await runnablePostgres(folder);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'hemline',
    password: 'hemline',
    port,
    persistent: false,
    createPostgresUser: true,
    // Nothing of a test run has to survive the machine.
    postgresFlags: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'listen_addresses=127.0.0.1',
      'max_connections=300',
    ].flatMap((setting) => ['-c', setting]),
    initdbFlags: ['--no-sync'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return { url: `postgres://hemline:hemline@127.0.0.1:${port}/postgres`, stop: () => postgres.stop() };
}
