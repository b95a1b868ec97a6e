import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');
const START_LIMIT_MS = 30_000;

export interface RunningApp {
  address: string;
  stop: () => Promise<void>;
}

/** The built app on an empty data folder, as `npm start` gives it; `web` is another build than the published one. */
export async function startApp(
  environment: Record<string, string> = {},
  { web }: { web?: string } = {},
): Promise<RunningApp> {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-journey-'));
  const child = spawn(process.execPath, web === undefined ? [MAIN] : [MAIN, web], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await addressOf(child),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const address = /Hemline is at (\S+)\n/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${output}`)));
  });
}
