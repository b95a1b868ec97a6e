import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backupName, keepNewest, listBackups } from './operator/backup/retention.ts';
import { scheduleBackups } from './schedule-backups.ts';
import { readConfig } from './settings/config.ts';
import { startServer } from './start-server.ts';
import { runHemline } from './testing/run-hemline.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hemline-schedule-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function backedUp(hoursAgo: number): void {
  writeFileSync(join(folder, backupName(new Date(NOW.getTime() - hoursAgo * 3_600_000))), 'a backup');
}

async function schedule(run: () => Promise<void>) {
  const log = { info: vi.fn(), error: vi.fn() };
  const backups = { folder, everyHours: 24, kept: 2 };
  const stop = scheduleBackups({ backups, clock: { now: () => NOW }, log, run });
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop();
  return log;
}

test('a backup is made when there is none, or the newest is too old, and not before', async () => {
  const run = vi.fn(async () => {});
  await schedule(run);
  expect(run).toHaveBeenCalledTimes(1);
  backedUp(25);
  await schedule(run);
  expect(run).toHaveBeenCalledTimes(2);
  backedUp(23);
  await schedule(run);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a failure is told, and ends nothing', async () => {
  const log = await schedule(() => Promise.reject(new Error('no space left')));
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'no space left' }) },
    expect.stringContaining('backup failed'),
  );
});

test('the newest ones are kept, and nothing else of the folder is touched', async () => {
  for (const hours of [1, 30, 60, 90]) backedUp(hours);
  writeFileSync(join(folder, 'hemline-notes.txt'), 'mine');

  expect(await keepNewest(folder, 2)).toHaveLength(2);

  const left = (await listBackups(folder)).map(({ createdAt }) => NOW.getTime() - createdAt.getTime());
  expect(left).toEqual([1, 30].map((hours) => hours * 3_600_000));
  expect(readdirSync(folder)).toContain('hemline-notes.txt');
});

test('a server that is told to makes one beside its work', async () => {
  const environment = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', BACKUP_EVERY_HOURS: '24' };
  vi.stubEnv('DATA_DIR', folder);
  // Vitest's own, which the command would read as ours.
  vi.stubEnv('MODE', '');
  const server = await startServer(readConfig(environment), join(folder, 'no-web'));
  try {
    await expect
      .poll(() => listBackups(join(folder, 'backups')), { timeout: 40_000, interval: 200 })
      .toHaveLength(1);
  } finally {
    await server.close();
    vi.unstubAllEnvs();
  }
  const [made] = await listBackups(join(folder, 'backups'));
  expect(await runHemline(['check-backup', made?.path ?? ''], { dataDir: folder })).toMatchObject({
    code: 0,
  });
}, 60_000);
