import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { listBackups } from './operator/backup/retention.ts';
import type { BackupSettings } from './settings/config.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A backup is no older than its interval and this. */
const LOOKED_EVERY_MS = HOUR_MS / 4;
const COMMAND = join(import.meta.dirname, 'operator/start.mjs');

/**
 * Makes a backup whenever the newest one of the folder is too old, also after a restart.
 * @param run makes one. A failure is told in the log, and tried again at the next look.
 * @returns a function that ends it
 */
export function scheduleBackups({
  backups,
  clock,
  log,
  run = runCommand,
}: {
  backups: BackupSettings;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  run?: (backups: BackupSettings) => Promise<void>;
}): () => void {
  const { everyHours, folder } = backups;
  if (everyHours === null) return () => {};

  let isRunning = false;
  const look = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      const [newest] = await listBackups(folder);
      const age = newest === undefined ? Infinity : clock.now().getTime() - newest.createdAt.getTime();
      if (age < everyHours * HOUR_MS) return;
      await run(backups);
      log.info({ folder }, 'backup made');
    } catch (error) {
      log.error({ err: error }, 'the backup failed, and is tried again');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(look, LOOKED_EVERY_MS);
  look();
  return () => clearInterval(timer);
}

/** In a process of its own, so that nobody waits for the copy of the database, and its memory goes back. */
async function runCommand({ folder, kept }: BackupSettings): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, 'backup', '--to', folder, '--keep', String(kept)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const [code, errors] = await Promise.all([ended, text(child.stderr)]);
  if (code !== 0)
    throw new Error(errors.trim() || 'some pictures are missing: npm run hemline -- verify names them');
}
