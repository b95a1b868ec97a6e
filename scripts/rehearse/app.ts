import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;

export interface App {
  /** As an orchestrator does it. */
  stop(): Promise<void>;
}

/** One of several apps, as a container of it is started. Resolves when it is ready. */
export async function startApp(
  dataDir: string,
  port: number,
  settings: Record<string, string>,
): Promise<App> {
  mkdirSync(dataDir, { recursive: true });
  const env = {
    PATH: process.env.PATH,
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [join(ROOT, 'src/server/start.mjs')], {
    env,
    cwd: dataDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  for (const until = Date.now() + START_LIMIT_MS; ; await sleep(200)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.status === 200) break;
    if (child.exitCode !== null || Date.now() > until) throw new Error('an app does not become ready');
  }
  return {
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** `npm run hemline -- …` @throws where it ends with anything but 0 */
export function typed(
  args: string[],
  cwd: string,
  settings: Record<string, string>,
): Promise<{ stdout: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: join(cwd, 'operator'), ...settings };
  return promisify(execFile)(process.execPath, [join(ROOT, 'src/server/operator/start.mjs'), ...args], {
    cwd,
    env,
  });
}
