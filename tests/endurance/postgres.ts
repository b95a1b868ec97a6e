import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { runnablePostgres } from '#server/testing/runnable-postgres.ts';

/** A PostgreSQL of our own that can be stopped and started again, as durable as one that people use. */
export async function createPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'hemline-endurance-'));
  await chmod(folder, 0o777);
  const { default: EmbeddedPostgres } = await runnablePostgres(folder);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'hemline',
    password: 'hemline',
    port,
    persistent: true,
    createPostgresUser: true,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  let isRunning = true;
  return {
    url: `postgres://hemline:hemline@127.0.0.1:${port}/postgres`,
    async start() {
      await postgres.start();
      isRunning = true;
    },
    async stop() {
      await postgres.stop();
      isRunning = false;
    },
    async remove() {
      if (isRunning) await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
