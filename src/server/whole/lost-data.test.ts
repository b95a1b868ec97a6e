import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDamagedError } from '../data-damaged.ts';
import { readConfig } from '../settings/config.ts';
import { startServer } from '../start-server.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hemline-lost-'));
  await startAndStop();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function startAndStop(environment: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...environment });
  const server = await startServer(config, join(dataDir, 'no-web'));
  await server.close();
}

/** @returns the one line that is told */
async function refusal(): Promise<string> {
  const error = await startAndStop().catch((reason) => reason);
  expect(error).toBeInstanceOf(DataDamagedError);
  expect(error.message).not.toContain('\n');
  return error.message;
}

it('an empty database beside the secret of an installation is not a new one', async () => {
  truncateSync(join(dataDir, 'hemline.sqlite'));
  expect(await refusal()).toContain('hemline.sqlite is gone or empty');
  expect(readFileSync(join(dataDir, 'hemline.sqlite')).length).toBe(0);

  rmSync(join(dataDir, 'hemline.sqlite'));
  expect(await refusal()).toMatch(/EXPECT_DATA=no.*There is no backup in .*backups/);
  expect(readdirSync(dataDir)).not.toContain('hemline.sqlite');
  await startAndStop({ EXPECT_DATA: 'no' });
  await startAndStop();
});

it('a database that is none any more is named, with the newest backup, and is not touched', async () => {
  mkdirSync(join(dataDir, 'backups'));
  writeFileSync(join(dataDir, 'backups', 'monday.sqlite'), 'a copy');
  const damaged = 'no database at all '.repeat(1000);
  writeFileSync(join(dataDir, 'hemline.sqlite'), damaged);

  expect(await refusal()).toMatch(/hemline\.sqlite cannot be read .*The newest backup is .*monday\.sqlite/);
  expect(readFileSync(join(dataDir, 'hemline.sqlite'), 'utf8')).toBe(damaged);
});

it.each(['', '{"sessionSecret":', '{}'])('a secret that cannot be read is named: %s', async (content) => {
  writeFileSync(join(dataDir, 'secrets.json'), content);
  expect(await refusal()).toMatch(/secrets\.json cannot be read.*everybody then signs in again/);
});

it('pictures that the database knows nothing of stop the start', async () => {
  mkdirSync(join(dataDir, 'files', 'somebody'), { recursive: true });
  writeFileSync(join(dataDir, 'files', 'somebody', 'one.webp.part'), 'left by a crash');
  await startAndStop();

  writeFileSync(join(dataDir, 'files', 'somebody', 'one.webp'), 'a picture');
  expect(await refusal()).toContain('the database knows none');
  await startAndStop({ EXPECT_DATA: 'no' });
});
